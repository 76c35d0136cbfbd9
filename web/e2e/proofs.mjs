// What is promised of every title and of the server: games that end, boards that are played on, two browsers, a crash.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { openPage } from './browser.mjs';
import { confirm, markOld, wait } from './play.mjs';
import { startServer } from './server.mjs';

const LIMIT = 4 * 60 * 1000;
const clean = (page) => assert.deepEqual(page.errors, []);
const idOf = (page) => page.url().split('/').pop();
const stateOf = (page) => page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json());
const drawn = (game) => existsSync(new URL(`../src/boards/${game.id}/board.ts`, import.meta.url));

async function shelf(url) {
  const games = await (await fetch(`${url}/api/games`)).json();
  assert.ok(games.length, 'the shelf is empty');
  return games;
}

/** Picks a title in the lobby, with as few seats as make company. */
async function choose(page, game) {
  page.answered = '';
  await page.goto('/');
  await page.click(`[data-game="${game.id}"]`);
  await page.waitForSelector(`[data-game="${game.id}"][aria-checked="true"]`);
  const seats = Math.min(Math.max(2, game.min_seats), game.max_seats);
  const count = async () => Number(await page.textContent('.count output'));
  while ((await count()) > seats) await page.locator('.count button').first().click();
  while ((await count()) < seats) await page.locator('.count button').last().click();
  assert.equal(await count(), seats);
}

/** A table of that title against the quickest bots. */
async function against(page, game) {
  await choose(page, game);
  if (game.bots.some((bot) => bot.name === 'learner'))
    for (const level of await page.$$('.seats select.name')) await level.selectOption('learner');
  await page.click('[data-start]');
  await page.waitForURL('**/table/*');
}

/** Answers by keys alone: a number for what the panel lists, N for the next place on the board, then Enter. */
async function answer(page, digit = 1) {
  await markOld(page);
  if (!(await page.$('#decision [aria-selected="true"]')))
    await page.keyboard.press((await page.$('#decision [data-option]')) ? String(digit) : 'n');
  await page.keyboard.press('Enter');
}

/** Plays by keys to the end: mostly the first option, at times a later one, so that nothing goes round for ever. */
async function toTheEnd(page, until) {
  for (let n = 1; (await wait(page)) === 'asked'; n++) {
    if (Date.now() > until) throw new Error(`the game does not end: ${n} decisions`);
    const offered = Math.min(9, await page.locator('#decision [data-option]').count());
    await answer(page, n % 3 || !offered ? 1 : offered);
    page.decisions = n;
  }
}

/** Presses the drawn board with the pointer where it invites to; tells whether that alone chose an option. */
async function pressBoard(page) {
  if (await page.$('#decision [aria-selected="true"]')) return false;
  const points = await page.evaluate(() => {
    const laying = document.querySelector('.wide [data-lay]');
    const all = laying
      ? document.querySelectorAll('.wide .cell rect[stroke-dasharray="4 3"]')
      : document.querySelectorAll('.wide [data-board] [data-place][data-state="legal"]');
    const found = [];
    for (const element of all) {
      const box = element.getBoundingClientRect();
      const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const top = document.elementFromPoint(point.x, point.y);
      if (top && (laying ? top === laying : top.closest('[data-place]') === element)) found.push(point);
    }
    return found;
  });
  for (const point of points.slice(0, 6)) {
    await page.mouse.click(point.x, point.y);
    if (await page.$('[data-confirm]:not(:disabled)')) return true;
  }
  return false;
}

const asked = (page) => page.getAttribute('#decision', 'data-decision', { timeout: 5000 });

/** What the server says to a move that is posted past the page. */
const post = (page, body) =>
  page.evaluate(async (move) => {
    const csrf = decodeURIComponent(
      document.cookie
        .split('; ')
        .find((c) => c.startsWith('kolonie_csrf='))
        ?.split('=')[1] ?? '',
    );
    const answer = await fetch(`/api/tables/${location.pathname.split('/')[2]}/moves`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Kolonie-Csrf': csrf },
      body: JSON.stringify(move),
    });
    return answer.status;
  }, body);

/** The lines of the log with their steps, without the heading that goes on with every turn of one's own. */
const linesOf = (page) => page.$$eval('[role="log"] > ol > li:not(.sep)', (all) => all.map((li) => li.textContent.trim()));

export const proofs = {
  async 'proof: every title on the shelf is played from the lobby to the score by keys'(browser, url) {
    const notes = await Promise.all(
      (await shelf(url)).map(async (game) => {
        const page = await openPage(browser, url, { reduced: true });
        const began = Date.now();
        await against(page, game);
        try {
          await toTheEnd(page, began + LIMIT);
        } catch (error) {
          throw new Error(`${game.id}: ${error.message}`, { cause: error });
        }
        assert.match(await page.textContent('.hero h1'), /\S/);
        const { status, result } = await stateOf(page);
        assert.equal(status, 'finished');
        assert.ok(result.winners.length || result.grade, `${game.id}: no result`);
        clean(page);
        await page.context().close();
        return `${game.id}: ${page.decisions} decisions, ${((Date.now() - began) / 1000).toFixed(0)} s`;
      }),
    );
    return notes.join('; ');
  },

  async 'proof: ten decisions on the drawn board of every title that has one'(browser, url) {
    const notes = [];
    for (const game of (await shelf(url)).filter(drawn)) {
      const page = await openPage(browser, url, { reduced: true });
      await against(page, game);
      await wait(page);
      let pressed = 0;
      let all = 0;
      for (; pressed < 10 && all < 200 && (await wait(page)) === 'asked'; all++) {
        await markOld(page);
        if (await pressBoard(page)) pressed++;
        else if (!(await page.$('#decision [aria-selected="true"]'))) await page.click('#decision [data-option]');
        await confirm(page);
      }
      assert.ok(pressed >= 10, `${game.id}: only ${pressed} of ${all} decisions on the board`);
      clean(page);
      await page.context().close();
      notes.push(`${game.id}: ${pressed} of ${all} decisions`);
    }
    return notes.join('; ');
  },

  async 'proof: two browsers at one table, by a seat link, in turns'(browser, url) {
    const [game] = (await shelf(url)).filter((g) => g.max_seats > 1);
    const one = await openPage(browser, url, { reduced: true });
    const two = await openPage(browser, url, { reduced: true });
    await choose(one, game);
    for (const kind of await one.$$('.seats select.kind')) await kind.selectOption('link');
    await one.click('[data-start]');
    await one.waitForSelector('dialog input[readonly]');
    const links = await one.$$eval('dialog input[readonly]', (all) => all.map((input) => input.value));
    assert.equal(links.length, 1);
    await one.click('dialog .btn.prim');
    await one.waitForURL('**/table/*');
    await two.goto(links[0]);
    await two.fill('input[autocomplete="nickname"]', 'Second');
    await two.click('form .btn.prim');
    await two.waitForURL('**/table/*');
    assert.equal(idOf(one), idOf(two));
    const pages = [one, two];
    for (const page of pages) {
      page.answered = '';
      await page.waitForSelector('#decision');
      await page.evaluate(() => {
        window.notReloaded = true;
      });
      page.seen = 0;
      page.barred = 0;
    }
    const [a, b] = [await stateOf(one), await stateOf(two)];
    assert.notEqual(a.you, b.you);
    for (let turns = 0, last = null, moves = 0; turns < 6; moves++) {
      assert.ok(moves < 80, 'the turn does not pass');
      await Promise.race(pages.map((page) => page.waitForSelector('#decision[data-decision]')));
      const actor = (await asked(one)) ? one : two;
      const other = actor === one ? two : one;
      if (actor !== last) {
        turns++;
        last = actor;
      }
      const before = await stateOf(actor);
      if (!before.seats[(await stateOf(other)).you].to_act) {
        // Out of turn: nothing to press, keys do nothing, and the server refuses either seat.
        await other.waitForFunction(() => !document.querySelector('#decision [data-option], [data-confirm]'));
        await other.keyboard.press('1');
        await other.keyboard.press('Enter');
        for (const seat of [a.you, b.you]) {
          // Decisions are counted for each seat: of its own it names one that is still to come, not one that it has answered.
          const number = before.decision.number + (seat === before.you ? 0 : 1000);
          const status = await post(other, { seat, number, key: before.decision.options[0].key });
          assert.ok(status >= 400 && status < 500, `out of turn the server said ${status}`);
        }
        assert.equal((await stateOf(actor)).number, before.number);
        other.barred++;
      }
      await answer(actor);
      await other.waitForFunction(
        (was) => Number(document.querySelector('[role="log"]')?.getAttribute('data-moves')) > was,
        before.number,
        { timeout: 10000 },
      );
      assert.ok((await stateOf(other)).number > before.number);
      other.seen++;
      await actor.waitForFunction((was) => document.querySelector('#decision')?.getAttribute('data-decision') !== was, actor.answered);
    }
    for (const page of pages) {
      assert.ok(await page.evaluate(() => window.notReloaded), 'the page was reloaded');
      assert.ok(page.seen && page.barred, `saw ${page.seen} moves, barred ${page.barred} times`);
      clean(page);
    }
    const note = `${game.id}: moves seen ${one.seen} and ${two.seen}, barred ${one.barred} and ${two.barred}`;
    for (const page of pages) await page.context().close();
    return note;
  },

  async 'proof: the server is killed in the middle of a game and nothing acknowledged is lost'(browser) {
    const server = await startServer({ own: true });
    try {
      const [game] = await shelf(server.url);
      const page = await openPage(browser, server.url, { reduced: true });
      let acknowledged = () => {};
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).includes('"moved"') && acknowledged()));
      await against(page, game);
      await wait(page);
      await page.evaluate(() => {
        window.notReloaded = true;
      });
      for (let crash = 0; crash < 2; crash++) {
        for (let i = 0; i < 4; i++) {
          assert.equal(await wait(page), 'asked');
          await answer(page);
        }
        assert.equal(await wait(page), 'asked');
        const before = await linesOf(page);
        const { number } = await stateOf(page);
        const told = new Promise((done) => (acknowledged = done));
        await answer(page);
        await told;
        await server.kill();
        await page.waitForSelector('header.top .off');
        await server.start();
        await page.waitForSelector('header.top .off', { state: 'detached', timeout: 30000 });
        const after = await stateOf(page);
        assert.ok(after.number > number, `the server is at ${after.number}, the move was made at ${number}`);
        assert.equal(await wait(page), 'asked', 'the move is asked for again, or nothing is');
        // the last line may have grown by what followed
        const kept = before.slice(0, -1);
        assert.deepEqual((await linesOf(page)).slice(0, kept.length), kept);
      }
      for (let i = 0; i < 4 && (await wait(page)) === 'asked'; i++) await answer(page);
      await wait(page);
      assert.ok(await page.evaluate(() => window.notReloaded), 'the page was reloaded');
      clean(page);
      await page.context().close();
      return `${game.id}: killed twice`;
    } finally {
      server.stop();
    }
  },
};
