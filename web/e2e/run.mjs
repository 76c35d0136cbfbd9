// End to end against the real server: node e2e/run.mjs [name ...]; with DEEP=1 also what takes minutes
import { startServer } from './server.mjs';
import { openBrowser } from './browser.mjs';
import { whole } from './whole.mjs';
import { tests } from './tests.mjs';
import { analysing } from './analysing.mjs';
import { pages } from './pages.mjs';
import { people } from './people.mjs';
import { proofs } from './proofs.mjs';
import { evacuation } from './evacuation.mjs';
import { guides } from './guides.mjs';
import { coached } from './coached.mjs';
import { lessons } from './lessons.mjs';
import { puzzles } from './puzzles.mjs';
import { phone } from './phone.mjs';
import { looks } from './looks.mjs';
import { legible } from './legible.mjs';
import { tips } from './tips.mjs';

const wanted = process.argv.slice(2);
const server = await startServer();
const browser = await openBrowser();
let failed = 0;
// A loaded machine can make a browser late: what fails is tried once more and then told as unsteady.
const TRIES = 2;
const all = {
  ...tests,
  ...analysing,
  ...evacuation,
  ...lessons,
  ...puzzles,
  ...coached,
  ...phone,
  ...whole,
  ...looks,
  ...legible,
  ...tips,
  ...pages,
  ...guides,
  ...people,
  ...proofs,
};
for (const [name, test] of Object.entries(all)) {
  if (wanted.length && !wanted.some((w) => name.includes(w))) continue;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const began = Date.now();
    try {
      const note = await test(browser, server.url);
      const word = attempt > 1 ? 'ok (second try)' : 'ok   ';
      console.log(`${word} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)${note ? ` ${note}` : ''}`);
      break;
    } catch (error) {
      console.log(`${attempt < TRIES ? 'again' : 'FAIL '} ${name}\n${error.stack ?? error}`);
      if (attempt === TRIES) failed++;
    }
  }
}
await browser.close();
server.stop();
process.exit(failed ? 1 : 0);
