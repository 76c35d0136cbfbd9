// Whole games on a wide screen through the board alone, of the titles that no other test plays so to their end.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { newTable, playByBoard } from './play.mjs';

/** Titles, settings, and the share of decisions that may be left to the panel. */
const TITLES = [
  ['planet_unknown', {}, 0.2],
  ['underwater_cities', { data_era: 'on' }, 0],
];

async function play(browser, url, [game, settings, share]) {
  const name = settings.data_era ? 'data_era' : game;
  const page = await openPage(browser, url, { reduced: true });
  await page.goto('/account');
  await page.waitForSelector('h1');
  const id = await newTable(page, game, { settings, seats: [{ kind: 'me' }] });
  await page.goto(`/table/${id}`);
  await page.waitForSelector('#decision[data-decision]');
  const told = await playByBoard(page);
  assert.equal(told.over, true, `${name}: ${JSON.stringify(told)}`);
  assert.ok(told.panel.length <= told.decisions * share, `${name}: ${JSON.stringify(told)}`);
  assert.deepEqual(page.errors, []);
  await page.context().close();
  return `${name}: ${told.decisions} decisions, ${told.panel.length} in the panel`;
}

export const whole = {
  async 'Planet Unknown and Data Era alone, to the end, by the board'(browser, url) {
    return (await Promise.all(TITLES.map((title) => play(browser, url, title)))).join('; ');
  },
};
