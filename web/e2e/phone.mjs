// Every title on a phone, through its board alone. The quickest games are played to their end; of the others the first
// turns, unless DEEP asks for all of them.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { newTable, playByBoard } from './play.mjs';

const DEEP = Boolean(process.env.DEEP);
const TURNS = 40;
/** Titles, settings, and whether a game of it is over in a few seconds. */
const TITLES = [
  ['aquasphere', {}, true],
  ['planet_unknown', {}, false],
  ['underwater_cities', {}, false],
  ['underwater_cities', { data_era: 'on' }, false],
  ['evacuation', {}, true],
];

async function play(browser, url, [game, settings, quick]) {
  const name = settings.data_era ? 'data_era' : game;
  const whole = DEEP || quick;
  const page = await openPage(browser, url, { size: 'phone', reduced: true });
  await page.goto('/account');
  await page.waitForSelector('h1');
  const id = await newTable(page, game, { settings });
  await page.goto(`/table/${id}`);
  await page.waitForSelector('.narrow [data-board]');
  const told = await playByBoard(page, { root: '.narrow', most: whole ? 3000 : TURNS, ms: 280000 });
  assert.ok(!told.late, `${name}: stands still at ${told.late}, ${JSON.stringify(told)}`);
  assert.equal(told.over, whole, `${name}: ${JSON.stringify(told)}`);
  // What a phone shows elsewhere is answered in the sheet; most of a game is not.
  assert.ok(told.panel.length <= told.decisions / 2, `${name}: ${JSON.stringify(told)}`);
  assert.deepEqual(page.errors, []);
  await page.context().close();
  return `${name}: ${told.decisions} decisions, ${told.panel.length} in the sheet${whole ? ', to the end' : ''}`;
}

export const phone = {
  async 'phone: every title is played through its board'(browser, url) {
    return (await Promise.all(TITLES.map((title) => play(browser, url, title)))).join('; ');
  },
};
