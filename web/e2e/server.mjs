// The real server on a free port with a database of its own, for one run of the tests.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** With `own`, a server of the test's own, which can be killed and started again on its port and database. */
export async function startServer({ own = false } = {}) {
  if (process.env.KOLONIE_URL && !own) return { url: process.env.KOLONIE_URL, stop() {} };
  const port = 18000 + Math.floor(Math.random() * 2000);
  const folder = mkdtempSync(join(tmpdir(), 'kolonie-e2e-'));
  const python = process.env.PYTHON ?? join(root, '.venv', 'bin', 'python');
  const url = `http://127.0.0.1:${port}`;
  let child;
  async function start() {
    child = spawn(python, ['-m', 'kolonie.server', '--port', String(port), '--database', join(folder, 'e2e.sqlite')], {
      cwd: root,
      env: { ...process.env, KOLONIE_LIMITS: '0', PYTHONPATH: root },
      stdio: ['ignore', 'ignore', process.env.LOUD ? 'inherit' : 'ignore'],
    });
    for (let i = 0; i < 100; i++) {
      try {
        if ((await fetch(`${url}/health`)).ok) break;
      } catch {
        /* not yet */
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  await start();
  return {
    url,
    start,
    kill() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      return gone;
    },
    stop() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
