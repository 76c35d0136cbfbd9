// How to play: guides with their scenes, the player aid at the table, and rules by chapter and words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openPage } from './browser.mjs';
import { startGame, wait } from './play.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Each of them once, so that both sizes, languages and themes are seen. */
const GUIDES = [
  ['wide', 'en', 'dark', ['aquasphere', 'data_era', 'planet_unknown']],
  ['phone', 'cs', 'light', ['underwater_cities', 'evacuation']],
];

async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async () =>
    (
      await window.axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    ).violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' '))}`),
  );
}
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Reads to the end, so that every scene is drawn. */
async function read(page, name) {
  await page.goto(`/guide/${name}`);
  await page.waitForSelector('[data-chapter="mistakes"]');
  assert.equal(await page.locator('[data-chapter="mistakes"] li').count(), 5, name);
  for (const figure of await page.$$('figure')) {
    await figure.scrollIntoViewIfNeeded();
    await figure.waitForSelector('[inert] *');
    assert.ok((await figure.boundingBox()).height > 300, `${name}: a scene is drawn`);
  }
  assert.deepEqual(page.errors, [], name);
  assert.ok((await overflow(page)) <= 0, `${name}: too wide`);
}

export const guides = {
  async 'every guide shows its text and its scenes, on a phone and wide, with nothing for axe'(browser, url) {
    for (const [size, language, theme, names] of GUIDES) {
      const page = await openPage(browser, url, { size, language, theme, reduced: true });
      for (const name of names) {
        await read(page, name);
      }
      assert.deepEqual(await violations(page), [], `${names.at(-1)} ${size} ${theme}`);
      await page.context().close();
    }
  },

  async 'a guide leads to the rules, which open at a rule, at a chapter and at words'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/guide/data-era');
    await page.click('[data-chapter="turn"] a[href*="rule=DE-7.01"]');
    await page.waitForSelector('article.chosen[data-rule="DE-7.01"]');
    await page.goto('/rules/underwater_cities?rule=UC-9');
    await page.waitForSelector('[data-rule="UC-9.03"]');
    assert.equal(await page.locator('h2 [aria-expanded="true"]').count(), 1);
    await page.goto('/rules/underwater_cities?q=metropolis');
    await page.waitForSelector('article mark');
    await page.goto('/guide/chess');
    await page.waitForSelector('main [role="status"]');
  },

  async 'the player aid is one key away at the table, and a button on a phone'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await startGame(page, { seats: 2 });
    await wait(page);
    await page.keyboard.press('a');
    await page.waitForSelector('dialog [data-aid] li');
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('a');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.keyboard.press('a');
    await page.locator('dialog [data-aid] button').first().click();
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.waitForSelector('article.chosen');
    const table = page.url();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(table);
    await wait(page);
    await page.click('.top button[title*="(A)"]');
    await page.waitForSelector('dialog [data-aid] li');
    await page.click('dialog summary');
    await page.fill('dialog input', 'zzz');
    await page.waitForSelector('dialog [role="status"]');
    assert.ok((await overflow(page)) <= 0);
    assert.deepEqual(page.errors, []);
  },
};
