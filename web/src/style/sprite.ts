// Sprites are part of the page, so that icons take their tones from where they stand.
export function laySprite(source: string): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = source.replace(/<title>[^<]*<\/title>/g, '');
  document.body.prepend(holder);
}
