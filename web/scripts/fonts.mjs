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
  ['@fontsource-variable/inter/files/inter-{set}-wght-normal.woff2', 'inter', { wght: { min: 400, max: 700 } }],
  ...[500, 600, 700].map((weight) => [
    `@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-{set}-${weight}-normal.woff2`,
    `barlow-${weight}`,
    undefined,
  ]),
];

mkdirSync(out, { recursive: true });
for (const [pattern, name, variationAxes] of cuts) {
  for (const set of ['latin', 'latin-ext']) {
    const target = join(out, `${name}-${set}.woff2`);
    if (existsSync(target)) continue;
    const source = readFileSync(join(home, 'node_modules', pattern.replace('{set}', set)));
    const wanted = set === 'latin' ? basic + czech + marks : czech + marks;
    const cut = await subsetFont(source, wanted, { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) });
    writeFileSync(target, cut);
    console.log(`${name}-${set}.woff2 ${cut.length} B`);
  }
}
