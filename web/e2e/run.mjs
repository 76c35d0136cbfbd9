// End to end against the real server: node e2e/run.mjs [name ...]
import { startServer } from './server.mjs';
import { openBrowser } from './browser.mjs';
import { tests } from './tests.mjs';
import { pages } from './pages.mjs';
import { proofs } from './proofs.mjs';

const wanted = process.argv.slice(2);
const server = await startServer();
const browser = await openBrowser();
let failed = 0;
for (const [name, test] of Object.entries({ ...tests, ...pages, ...proofs })) {
  if (wanted.length && !wanted.some((w) => name.includes(w))) continue;
  const began = Date.now();
  try {
    const note = await test(browser, server.url);
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)${note ? ` ${note}` : ''}`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name}\n${error.stack ?? error}`);
  }
}
await browser.close();
server.stop();
process.exit(failed ? 1 : 0);
