// Puzzles in the browser: a wrong answer, the solution on the board, the right answer, and what is remembered of it.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';

const GAME = 'aquasphere';
const moved = (page, n) => page.waitForFunction((was) => document.querySelectorAll('[data-back]').length === (was ? 1 : 0), n);

async function choose(page, key) {
  await page.click(`[data-option="${key}"]`);
  await page.click('[data-confirm]');
}

/** Any option but the one of the solution, again and again, until the turn is over. */
async function wrong(page, right) {
  for (let n = 0; !(await page.$('[data-ended]')); n++) {
    assert.ok(n < 30);
    const keys = await page.$$eval('[data-option]', (all) => all.map((one) => one.dataset.option));
    await choose(page, keys.find((key) => key !== right[0]) ?? keys[0]);
    await page.waitForTimeout(250);
  }
}

export const puzzles = {
  async 'a puzzle is missed, shown, solved and remembered'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/');
    await page.click(`[data-puzzles="${GAME}"]`);
    await page.waitForSelector(`[data-puzzle-link="${GAME}/1"]`);
    assert.equal(await page.$$eval('.n.done', (all) => all.length), 0);
    await page.click(`[data-puzzle-link="${GAME}/1"]`);
    await page.waitForSelector('.talk[data-puzzle="1"]');
    const { answers } = await page.evaluate(async (game) => (await fetch(`/api/puzzles/${game}/1/solution`)).json(), GAME);
    await wrong(page, answers);
    assert.equal(await page.$('[data-solved]'), null);
    assert.match(await page.textContent('.answer.bad'), /too few/);
    await page.click('[data-solution]');
    await page.waitForSelector('[data-step]');
    assert.equal(await page.$('[data-option]'), null, 'nothing is asked while the solution is shown');
    for (let n = 1; n <= answers.length; n++) {
      await page.click('[data-step]');
      await page.waitForFunction((done) => document.querySelectorAll('.steps li.done').length === done, n);
    }
    await page.waitForSelector('.answer.good');
    assert.match(await page.textContent('.why'), /All were tried/);
    assert.equal(await page.$('[data-solved]'), null, 'what was shown is not solved');
    await page.click('[data-again]');
    await moved(page, 0);
    for (const key of answers) {
      await page.waitForSelector(`[data-option="${key}"]`);
      await choose(page, key);
    }
    await page.waitForSelector('.talk[data-solved]');
    assert.deepEqual(page.errors, []);
    await page.keyboard.press('Enter'); // the next puzzle lies under the finger
    await page.waitForURL(`**/puzzles/${GAME}/2`);
    await page.goto(`/puzzles/${GAME}`);
    await page.waitForSelector('.n.done');
    assert.equal(await page.$$eval('.n.done', (all) => all.length), 1);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },

  async 'the first puzzles of every game are solved on a phone, in Czech'(browser, url) {
    const page = await openPage(browser, url, { size: 'phone', language: 'cs', reduced: true });
    await page.goto('/puzzles');
    const all = await page.evaluate(async () => (await fetch('/api/puzzles')).json());
    for (const { game } of all) {
      await page.goto(`/puzzles/${game}/1`);
      await page.waitForSelector('.talk[data-puzzle="1"]');
      await page.click('[data-solution]');
      await page.waitForSelector('[data-step]');
      while (await page.$('[data-step]')) {
        const was = await page.$$eval('.steps li.done', (done) => done.length);
        await page.click('[data-step]');
        await page.waitForFunction((n) => document.querySelectorAll('.steps li.done').length > n, was);
      }
      await page.waitForSelector('.answer.good');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      assert.ok(!wide, `${game}: nothing is wider than the phone`);
      assert.deepEqual(page.errors, [], game);
    }
    await page.context().close();
    return `${all.length} games`;
  },
};
