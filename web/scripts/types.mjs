// Writes src/api/described.ts: the types of everything that the server sends and takes, from the description
// that the server itself gives of its routes and messages. Runs before `dev`, `build`, `check` and `test`;
// the result is not committed. PYTHON names another Python than that of the checkout's environment.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const target = join(root, 'web', 'src', 'api', 'described.ts');

function findPython() {
  const places = [process.env.PYTHON, join(root, '.venv', 'bin', 'python'), join(root, '.venv', 'Scripts', 'python.exe')];
  const found = places.find((place) => place && (place === process.env.PYTHON || existsSync(place)));
  if (found) return found;
  console.error('types: the server describes itself in Python, and there is no .venv (python3 tools/bootstrap.py run makes it)');
  process.exit(1);
}

const description = execFileSync(findPython(), ['-m', 'kolonie.server.describe'], {
  cwd: root,
  env: { ...process.env, PYTHONPATH: root },
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const types = await openapi(JSON.parse(description), { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false });
const text = `// Made by \`npm run types\` from the server's description of itself.\n\n${astToString(types)}`;
// Left alone where nothing has changed, so that nobody who watches the file wakes up.
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
