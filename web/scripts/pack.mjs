// After the build: packs every file that is worth it (`kolonie/server/packing.py` sends what a browser takes), and tells
// how much has to be loaded for the first page and for a table of each game, with all fonts. `--check` fails if it is more
// than it should be.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.ftl', '.txt']);
const FIRST = 150_000;
const TABLE = 250_000;

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );

for (const file of files(dist)) {
  if (!PACKED.has(extname(file)) || file.includes('.vite') || statSync(file).size < 800) continue;
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

/** What a browser that takes brotli gets of a file. */
function size(name) {
  const file = join(dist, name);
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
}

/** The files that come with a chunk: itself, what it imports, their styles and what they point at. */
function comes(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? []).filter((name) => !name.endsWith('.woff2'))]) found.add(file);
  for (const inner of chunk.imports ?? []) comes(inner, found);
  return found;
}

const total = (names) => [...names].reduce((sum, name) => sum + size(name), 0);
const always = ['index.html', 'favicon.svg', ...files(join(dist, 'fonts')).map((file) => relative(dist, file))];
const first = new Set(always);
comes('index.html', first);
comes('src/text/en.ftl?raw', first);
const games = [...new Set(Object.keys(manifest).flatMap((key) => key.match(/^src\/boards\/(\w+)\/board\.ts$/)?.[1] ?? []))];
for (const key of Object.keys(manifest)) if (key.endsWith('/Cover.svelte')) comes(key, first);

let worst = 0;
const report = (name, bytes, most) => {
  console.log(`${name}: ${(bytes / 1000).toFixed(0)} kB of ${most / 1000}`);
  if (bytes > most) worst = 1;
};
report('first page', total(first), FIRST);
for (const game of games) {
  const table = new Set(always);
  for (const key of ['index.html', 'src/text/cs.ftl?raw', 'src/table/TablePage.svelte', `src/boards/${game}/board.ts`]) comes(key, table);
  comes(`src/boards/${game}/text/cs.ftl?raw`, table);
  report(`a table of ${game}`, total(table), TABLE);
}
if (process.argv.includes('--check')) process.exit(worst);
