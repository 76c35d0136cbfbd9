// Every title on a phone, through its board alone. The quickest games are played to their end; of the others the first
// turns, unless DEEP asks for all of them.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { newTable, playByBoard, playOn, TITLES } from './play.mjs';

const DEEP = Boolean(process.env.DEEP);
const TURNS = 40;
/** Titles of which a game is over in a few seconds. */
const QUICK = ['aquasphere', 'evacuation'];

async function play(browser, url, [game, settings]) {
  const name = settings.data_era ? 'data_era' : game;
  const whole = DEEP || QUICK.includes(game);
  const page = await openPage(browser, url, { size: 'phone', reduced: true });
  await page.goto('/account');
  await page.waitForSelector('h1');
  const id = await newTable(page, game, { settings });
  await page.goto(`/table/${id}`);
  await page.waitForSelector('#decision[data-decision]');
  const told = await playByBoard(page, { root: '.narrow', most: whole ? 3000 : TURNS, ms: 280000 });
  assert.ok(!told.late, `${name}: stands still at ${told.late}, ${JSON.stringify(told)}`);
  assert.equal(told.over, whole, `${name}: ${JSON.stringify(told)}`);
  // Where several options share a place, the sheet tells them apart; that is never most of a game.
  assert.ok(told.panel.length <= told.decisions * 0.7, `${name}: ${JSON.stringify(told)}`);
  assert.deepEqual(page.errors, []);
  await page.context().close();
  return `${name}: ${told.decisions} decisions, ${told.panel.length} in the sheet${whole ? ', to the end' : ''}`;
}

/** What of the decision and of the board, or of the own area where the options lie there, can be seen without scrolling. */
const seen = async (page) => {
  const found = await page.waitForFunction(() => {
    const [confirm, board] = ['[data-confirm]', '.narrow [data-board], .narrow > .scroll'].map((s) =>
      document.querySelector(s)?.getBoundingClientRect(),
    );
    return (
      confirm && {
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        confirm: Math.round(innerHeight - confirm.bottom),
        board: board ? Math.round(Math.min(board.bottom, innerHeight) - Math.max(board.top, 0)) : 0,
      }
    );
  });
  return found.jsonValue();
};

export const phone = {
  async 'phone: at twice its size every table shows its board and can be played'(browser, url) {
    const notes = [];
    for (const [game, settings] of TITLES) {
      const page = await openPage(browser, url, { reduced: true });
      await page.setViewportSize({ width: 720, height: 450 });
      await page.goto('/account');
      await page.waitForSelector('h1');
      const id = await newTable(page, game, { settings });
      await page.goto(`/table/${id}`);
      await page.waitForSelector('#decision[data-decision]');
      const told = await playByBoard(page, { root: '.narrow', most: 6 });
      assert.equal(told.decisions, 6, JSON.stringify(told));
      const { sideways, confirm, board } = await seen(page);
      assert.ok(sideways <= 0 && confirm >= 0 && board >= 150, `${game}: ${JSON.stringify({ sideways, confirm, board })}`);
      assert.deepEqual(page.errors, []);
      await page.context().close();
      notes.push(`${game}: ${board} px of the board`);
    }
    return notes.join('; ');
  },

  async 'phone: all boards are seen at once, and one of them whole'(browser, url) {
    const notes = [];
    const seats = [{ kind: 'me' }, ...['Marta', 'Jonáš', 'Kelpie'].map((name) => ({ kind: 'bot', bot: 'random', name }))];
    for (const [game, settings] of TITLES) {
      const page = await openPage(browser, url, { size: 'phone', reduced: true, language: 'cs' });
      await page.goto('/account');
      await page.waitForSelector('h1');
      const id = await newTable(page, game, { settings, seats });
      await playOn(page, id, 12);
      await page.goto(`/table/${id}`);
      await page.waitForSelector('#decision[data-decision]');
      await page.click('.top .right button');
      await page.waitForSelector('.cells article.small:nth-child(4) .board-facts');
      const told = await page.evaluate(() => {
        const cells = document.querySelector('.cells');
        const over = (e) => Math.max(e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth);
        return {
          hidden: over(cells),
          cut: Math.max(...[...cells.querySelectorAll('article, .board-facts')].map(over)),
          least: Math.min(...[...cells.querySelectorAll('.board-pic')].map((e) => Math.min(e.clientWidth, e.clientHeight))),
        };
      });
      assert.ok(told.hidden <= 1 && told.cut <= 1 && told.least >= 120, `${game}: ${JSON.stringify(told)}`);
      await page.click('.cells article:nth-child(2) .head');
      await page.waitForSelector('.cells article:nth-child(2):not(.small) .board');
      assert.equal(await page.locator('.cells article.small').count(), 3);
      assert.deepEqual(page.errors, []);
      await page.context().close();
      notes.push(`${game}: pictures of ${told.least} px`);
    }
    return notes.join('; ');
  },

  async 'phone: every title is played through its board'(browser, url) {
    return (await Promise.all(TITLES.map((title) => play(browser, url, title)))).join('; ');
  },
};
