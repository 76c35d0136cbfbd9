// A whole game of Evacuation through its drawn board: every decision is answered by pressing a lit place.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { markOld, newTable, wait } from './play.mjs';

/** Presses one of the lit places, those that bring the game on before those that end a turn. */
async function press(page, n) {
  const place = await page.evaluate((turn) => {
    const lit = [...document.querySelectorAll('.wide [data-place][data-state="legal"]')].map((e) => e.dataset.place);
    const worth = [/^area:/, /^home:/, /^shuttle:/, /^stadium:/, /^technology:/, /^(section|cell):/, /^prepared:/, /^action:/, /^stock:/];
    // An action or two a year, then a pass: four years are soon over, and all phases are seen.
    const pass = lit.find((name) => name === 'choice:pass');
    if (pass && turn % 3 === 0) return pass;
    for (const kind of worth) {
      const found = lit.filter((name) => kind.test(name));
      if (found.length) return found[turn % found.length];
    }
    return lit[0] ?? null;
  }, n);
  if (place === null) return '';
  await page.evaluate((name) => {
    const element = [...document.querySelectorAll(`.wide [data-place="${CSS.escape(name)}"]`)].find((e) => e.dataset.state === 'legal');
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, place);
  return place.split(':')[0];
}

export const evacuation = {
  async 'Evacuation tells its phases, and cuts no market while there is something to pass'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/account');
    await page.waitForSelector('h1');
    const seats = [{ kind: 'me' }, ...['Marta', 'Jonáš', 'Kelpie'].map((name) => ({ kind: 'bot', bot: 'random', name }))];
    const id = await newTable(page, 'evacuation', { seats });
    await page.goto(`/table/${id}`);
    await page.waitForSelector('.wide [data-place="choice:pass"][data-state="legal"]');
    assert.deepEqual(await page.$$eval('.crumbs li', (all) => all.map((e) => `${e.textContent.trim()}${e.ariaCurrent ? '!' : ''}`)), [
      'Year 1 of 4',
      'Income',
      'Actions!',
      'Flight',
      'Order',
      'Progress',
      'Bonuses',
    ]);
    const cut = await page.$$eval(
      '.offers .of',
      (all) =>
        all.filter((card) => {
          const [box, thing] = [card.getBoundingClientRect(), card.querySelector('.thing')];
          const room = card.closest('.rx').getBoundingClientRect();
          return box.bottom > room.bottom + 1 || (thing && thing.scrollHeight > thing.clientHeight + 2);
        }).length,
    );
    assert.equal(cut, 0, `${cut} cards of the markets are cut`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },

  async 'a whole game of Evacuation through its drawn board'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/account');
    await page.waitForSelector('h1');
    // A race against a quick bot, which can be over in a few dozen decisions.
    const id = await newTable(page, 'evacuation');
    await page.goto(`/table/${id}`);
    page.answered = '';
    const kinds = new Map();
    let moves = 0;
    while ((await wait(page)) === 'asked') {
      await page.waitForSelector('.wide [data-board]');
      const chosen = await page.$('#decision [data-option][aria-selected="true"]');
      const kind = chosen ? 'single' : await press(page, moves);
      assert.ok(kind, `nothing on the board answers: ${await page.textContent('#decision h2')}`);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      // A place with several options lists them; the first of them will do.
      if (!(await page.$('#decision [data-option][aria-selected="true"]'))) await page.click('#decision [data-option]');
      await markOld(page);
      await page.click('[data-confirm]');
      if (++moves > 300) throw new Error('the game does not end');
    }
    for (const kind of ['action', 'section', 'choice']) assert.ok(kinds.has(kind), `never on the board: ${kind}`);
    assert.match(await page.textContent('.hero h1'), /\S/);
    assert.deepEqual(page.errors, []);
    await page.context().close();
    return `${moves} decisions on ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`;
  },
};
