// A finished game is analysed: asked for, waited for, read with the keyboard, the better line on the board.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPage } from './browser.mjs';

const GAME = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'tests', 'golden', 'aquasphere', '2-players.kol');
const MOVES = 26;

/** The beginning of a recorded game, opened as a replay: whole games take too long to be looked at here. */
async function opened(page) {
  const text = readFileSync(GAME, 'utf8')
    .split('\n')
    .filter((line) => !/^\[(Result|Hash)/.test(line) && !(parseInt(line) > MOVES))
    .join('\n');
  await page.goto('/');
  await page.setInputFiles('input[type=file]', { name: 'game.kol', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL('**/replay/*');
  await page.waitForSelector('a[href^="/analysis/"]');
}

export const analysing = {
  async 'a game is analysed, and its turns are gone through with the keyboard'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await opened(page);
    await page.click('a[href^="/analysis/"]');
    await page.click('.ask .btn.prim');
    await page.waitForSelector('[data-turn]', { timeout: 90_000 });
    await page.waitForSelector('.turn h2');
    const current = () => page.getAttribute('[aria-current="true"][data-turn]', 'data-turn');
    await page.click('[data-turn="2"]');
    assert.equal(await current(), '2');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('[data-turn="3"][aria-current="true"]');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.lines li [aria-current="true"]');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.lines li [aria-current="true"]', { state: 'detached' });
    assert.equal(await page.locator('figure svg .line').count(), 4, 'two seats in two charts');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },
};
