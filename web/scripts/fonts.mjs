// Cuts the two typefaces down to what English and Czech need, so that the first page stays small.
// Runs before `dev` and `build`; the result is not committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(home, 'public', 'fonts');
const basic = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const czech = 'ÁÉÍÓÚÝáéíóúýĎŤŇďťňČŘŠŽĚŮčřšžěůÄÖÜäöüßŁłÔôĽľĹĺŔŕ';
const marks = '\u00a0–—‘’‚“”„…·×−±½¼¾→←↑↓⇧⏎°•§©«»‹›★☆≤≥≈²³';

const cuts = [
  ['@fontsource-variable/inter/files/inter-{set}-wght-normal.woff2', 'inter', { variationAxes: { wght: { min: 400, max: 700 } } }],
  // The lightest weight is for small words, which need no other forms of digits and letters.
  ...[500, 600, 700].map((weight) => [
    `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-{set}-${weight}-normal.woff2`,
    `barlow-${weight}`,
    { noLayoutClosure: weight === 500 },
  ]),
];

mkdirSync(out, { recursive: true });
for (const [pattern, name, how] of cuts) {
  for (const set of ['latin', 'latin-ext']) {
    const target = join(out, `${name}-${set}.woff2`);
    if (existsSync(target)) continue;
    const source = readFileSync(join(home, 'node_modules', pattern.replace('{set}', set)));
    const wanted = set === 'latin' ? basic + czech + marks : czech + marks;
    const cut = await subsetFont(source, wanted, { targetFormat: 'woff2', ...how });
    writeFileSync(target, cut);
    console.log(`${name}-${set}.woff2 ${cut.length} B`);
  }
}
