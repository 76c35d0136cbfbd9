// The coached first game: ten turns of each title, silence for whoever knows, a warning before a blunder, on and off.
import assert from 'node:assert/strict';
import { openPage, WAYS } from './browser.mjs';

const clean = (page) => assert.deepEqual(page.errors, []);
const TURNS = 10;
const COURSES = ['aquasphere', 'planet_unknown', 'underwater_cities', 'data_era', 'evacuation'];
/** The kinds of decisions that turns begin with. */
const BEGIN = { aquasphere: ['turn'], evacuation: ['turn'], planet_unknown: ['tile'], default: ['slot', 'data-slot'] };

async function firstGame(page, course) {
  await page.goto(`/learn/${course}`);
  await page.click(`[data-first-game="${course}"]`);
  await page.waitForURL('**/table/*');
  await page.waitForSelector('[data-coach]', { timeout: 60000 });
}

/** Plays what is listed first, inside of the page and so without delay, until so many turns have begun; tells what the coach said. */
const play = (page, kinds, turns) =>
  page.evaluate(
    async ([begin, most]) => {
      const rest = (ms) => new Promise((done) => setTimeout(done, ms));
      const told = [];
      let [count, old] = [0, ''];
      for (const end = Date.now() + 120000; Date.now() < end && !document.querySelector('.hero');) {
        const panel = document.querySelector('#decision');
        const coach = panel?.querySelector('[data-coach]');
        const asked = panel?.dataset.decision;
        if (!asked || !coach || asked === old) {
          await rest(15);
          continue;
        }
        const kind = coach.dataset.kind ?? '';
        if (begin.includes(kind) && count++ === most) break;
        told.push({ kind, state: coach.dataset.coach, text: coach.querySelector('.say')?.textContent.trim() ?? '' });
        if (!panel.querySelector('[data-option]')) panel.querySelector('button.more')?.click();
        await rest(0);
        panel.querySelector('[data-option]')?.click();
        await rest(0);
        panel.querySelector('[data-confirm]')?.click();
        old = asked;
      }
      return { count, told, over: !!document.querySelector('.hero') };
    },
    [kinds, turns],
  );

export const coached = {
  async 'a coach goes with the first game of each title, ten turns of it, in both languages, wide and on a phone'(browser, url) {
    const said = [];
    async function go(way) {
      for (const course of COURSES) {
        const page = await openPage(browser, url, { ...way, reduced: true });
        const name = `${course} ${JSON.stringify(way)}`;
        await firstGame(page, course);
        const { count, told, over } = await play(page, BEGIN[course] ?? BEGIN.default, TURNS);
        assert.ok(count > TURNS || over, `${name}: ${count} turns`);
        // Every kind has words as long as it is not known; what needs none is silent.
        assert.deepEqual(
          told.filter((one) => one.kind && one.state === 'speaks' && !one.text),
          [],
        );
        assert.ok(new Set(told.map((one) => one.kind)).size >= 3, name);
        clean(page);
        said.push(`${course} ${told.length}`);
        await page.context().close();
      }
    }
    await Promise.all(WAYS.map(go));
    return `decisions: ${said.join(', ')}`;
  },

  async 'the coach marks options, warns before a blunder, is silent for whoever knows, and can be sent away'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    // Which option is a blunder depends on the deal: here the last one that is offered is called so.
    await page.route('**/hint', async (route) => {
      const answer = await route.fetch();
      if (!answer.ok()) return route.fulfill({ response: answer }); // the decision was over already
      const told = await answer.json();
      const last = await page.$$eval('#decision [data-option]', (rows) => rows.at(-1).dataset.option);
      told.weighed = [...told.weighed.filter((one) => one.key !== last), { key: last, less: 9, verdict: 'blunder', text: '9 points less' }];
      await route.fulfill({ response: answer, json: told });
    });
    await firstGame(page, 'aquasphere');
    await play(page, ['turn'], 0);
    await page.waitForSelector('[data-kind="turn"][data-coach="speaks"] [data-advice]', { timeout: 60000 });
    const advised = await page.$$eval('[data-advice]', (all) => all.map((one) => one.dataset.advice));
    assert.ok(advised.length >= 2 && advised.length <= 3);
    assert.equal((await page.$$('#decision .advised')).length, advised.length);
    assert.equal(await page.$('[data-blunder]'), null, 'nothing is chosen yet');
    const rows = await page.$$eval('#decision [data-option]', (all) => all.map((one) => one.dataset.option));
    await page.click(`[data-option="${rows.at(-1)}"]`);
    await page.waitForSelector('[data-blunder]');
    const before = await page.getAttribute('#decision', 'data-decision');
    await page.click('[data-blunder] button');
    await page.waitForFunction(() => !document.querySelector('[data-blunder]'));
    assert.equal(await page.getAttribute(`[data-option="${advised[0]}"]`, 'aria-selected'), 'true');
    assert.equal(await page.getAttribute('#decision', 'data-decision'), before, 'nothing was played');
    // Who has shown to know it is left in peace, and may ask.
    await page.evaluate(() => localStorage.setItem('kolonie.known', '{"aquasphere/turn":3}'));
    await page.reload();
    await page.waitForSelector('[data-coach="silent"]');
    await page.click('[data-ask-coach]');
    await page.waitForSelector('[data-coach="speaks"] .say');
    // Off and on again in the settings of the table.
    for (const there of [false, true]) {
      await page.click('button[aria-label="Settings"]');
      await page.getByRole('switch', { name: /^Coach/ }).click();
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-coach]', { state: there ? 'attached' : 'detached' });
    }
    clean(page);
    await page.context().close();
  },
};
