// Screens: sizes, languages, themes, accessibility, replay.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openPage } from './browser.mjs';
import { confirm, markOld, moveOnBoard, newTable, playOn, startGame, wait } from './play.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// What can be pressed is called by the words that can be read on it: that rule has to be switched on.
async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () =>
    (
      await window.axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    ).violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? ''))
          .join(' | ')}`,
    ),
  );
  return found;
}
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Boxes of a map that lie over each other; run in the page. */
function covered() {
  const boxes = [...document.querySelectorAll('.map [data-spot]')].map((e) => e.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => over(a, b))
      .map((b) => `${a.left},${a.top} and ${b.left},${b.top}`),
  );
}

/** A game that was begun on the board and played to its end through the API. */
async function finished(browser, url) {
  const page = await openPage(browser, url, { reduced: true });
  await startGame(page, { seats: 2 });
  for (let i = 0; i < 3 && (await wait(page)) === 'asked'; i++) await moveOnBoard(page);
  await playOn(page, page.url().split('/').pop(), 900);
  return page;
}

export const pages = {
  async 'axe finds nothing: lobby, table, rules, gallery, account, both themes'(browser, url) {
    for (const theme of ['dark', 'light']) {
      const page = await openPage(browser, url, { theme, reduced: true });
      await page.goto('/');
      await page.waitForSelector('[data-start]');
      await page.evaluate((t) => {
        document.documentElement.dataset.theme = t;
      }, theme);
      assert.deepEqual(await violations(page), [], `lobby ${theme}`);
      for (const path of ['/rules', '/gallery', '/account', '/stats']) {
        await page.goto(path);
        await page.waitForSelector('h1');
        await page.waitForTimeout(300);
        await page.evaluate((t) => {
          document.documentElement.dataset.theme = t;
        }, theme);
        assert.deepEqual(await violations(page), [], `${path} ${theme}`);
      }
      await startGame(page);
      await moveOnBoard(page);
      await wait(page);
      await page.evaluate((t) => {
        document.documentElement.dataset.theme = t;
      }, theme);
      assert.deepEqual(await violations(page), [], `table ${theme}`);
      await page.context().close();
    }
  },

  async 'every box on the shelf leads to its lessons and to its guide'(browser, url) {
    for (const size of ['wide', 'phone']) {
      const page = await openPage(browser, url, { size, reduced: true });
      await page.goto('/');
      await page.waitForSelector('[data-game]');
      const boxes = await page.$$eval('[data-game]', (all) => all.map((one) => one.dataset.game));
      assert.ok(boxes.length >= 5, boxes.join());
      for (const box of boxes) {
        assert.ok(await page.isVisible(`a[href="/learn/${box}"]`), `${box}: lessons`);
        assert.ok(await page.isVisible(`a[href="/guide/${box}"]`), `${box}: guide`);
      }
      await page.click(`a[href="/guide/${boxes.at(-1)}"]`);
      await page.waitForSelector('[data-chapter="goal"]');
      assert.deepEqual(page.errors, []);
      await page.context().close();
    }
  },

  async 'axe finds nothing at any drawn table, wide or on a phone'(browser, url) {
    for (const [game, settings, theme, size] of [
      ['planet_unknown', {}, 'light', 'wide'],
      ['underwater_cities', { data_era: 'on' }, 'dark', 'wide'],
      ['evacuation', {}, 'light', 'wide'],
      ['aquasphere', {}, 'dark', 'phone'],
      ['planet_unknown', {}, 'dark', 'phone'],
      ['underwater_cities', { data_era: 'on' }, 'light', 'phone'],
      ['evacuation', {}, 'dark', 'phone'],
    ]) {
      const page = await openPage(browser, url, { theme, size, reduced: true });
      await page.goto('/account');
      await page.waitForSelector('h1');
      const id = await newTable(page, game, { settings });
      await playOn(page, id, 12);
      await page.goto(`/table/${id}`);
      page.answered = '';
      await wait(page);
      await page.waitForSelector('[data-board]');
      await page.evaluate((t) => {
        document.documentElement.dataset.theme = t;
      }, theme);
      assert.deepEqual(await violations(page), [], `${game} ${size} ${theme}`);
      await page.context().close();
    }
  },

  async 'axe finds nothing where a device is handed on, at the end, in a replay and at a link'(browser, url) {
    const page = await openPage(browser, url, { theme: 'light', reduced: true });
    await page.goto('/account');
    await page.waitForSelector('h1');
    const handed = await newTable(page, 'aquasphere', { seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Marta' }] });
    await page.goto(`/table/${handed}`);
    await page.waitForSelector('[data-handover]');
    assert.deepEqual(await violations(page), [], 'hand-over');
    await page.click('[data-handover]');
    await page.waitForSelector('#decision');
    await page.keyboard.press('b');
    await page.waitForSelector('.all .cells');
    assert.deepEqual(await violations(page), [], 'all boards');
    const linked = await newTable(page, 'aquasphere', { seats: [{ kind: 'me' }, { kind: 'link' }] });
    const link = await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seat_links[0].url, linked);
    await page.goto(link);
    await page.waitForSelector('form li');
    assert.deepEqual(await violations(page), [], 'a link');
    const over = await newTable(page, 'evacuation');
    assert.equal(await playOn(page, over, 900), 'finished');
    await page.goto(`/table/${over}`);
    await page.waitForSelector('.hero');
    await page.waitForTimeout(300);
    assert.deepEqual(await violations(page), [], 'the end');
    await page.goto(`/replay/${over}?at=5`);
    await page.waitForSelector('.replay output');
    assert.deepEqual(await violations(page), [], 'a replay');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },

  async 'no sideways scrolling at 390, 1024 and 1440, in both languages'(browser, url) {
    for (const language of ['en', 'cs'])
      for (const size of ['phone', 'wide']) {
        const page = await openPage(browser, url, { size, language, reduced: true });
        const widths = size === 'phone' ? [390] : [1440, 1024];
        await startGame(page);
        const table = page.url();
        for (const width of widths) {
          await page.setViewportSize({ width, height: size === 'phone' ? 844 : 800 });
          for (const path of ['/', table, '/rules', '/gallery', '/account', '/stats']) {
            await page.goto(path);
            await page.waitForTimeout(400);
            assert.ok((await overflow(page)) <= 0, `${language} ${width} ${path}: ${await overflow(page)} px too wide`);
          }
        }
        await page.context().close();
      }
  },

  async 'the generic table: drawn from the scene, played on it, nothing for axe, no box over another'(browser, url) {
    for (const [game, query] of [
      ['underwater_cities', '?board=generic'],
      ['aquasphere', '?board=generic'],
      ['planet_unknown', '?board=generic'],
    ]) {
      const page = await openPage(browser, url, { theme: 'light', reduced: true });
      await page.goto('/account');
      await page.waitForSelector('h1');
      const id = await newTable(page, game);
      if (!id) {
        await page.context().close();
        continue;
      }
      const table = `/table/${id}`;
      await playOn(page, id, 24);
      await page.goto(`${table}${query}`);
      page.answered = '';
      await wait(page);
      await page.waitForSelector('.around, .generic');
      assert.deepEqual(await violations(page), [], game);
      assert.deepEqual(await page.evaluate(covered), [], game);
      for (let i = 0; i < 4 && (await wait(page)) === 'asked'; i++) await moveOnBoard(page);
      await wait(page);
      assert.deepEqual(page.errors, []);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForTimeout(300);
      for (const tab of await page.$$('nav.phone button')) {
        await tab.click();
        await page.waitForTimeout(80);
        assert.ok((await overflow(page)) <= 0, `${game}: too wide`);
      }
      await page.context().close();
    }
  },

  async 'a phone plays with taps'(browser, url) {
    const page = await openPage(browser, url, { size: 'phone', reduced: true });
    await page.goto('/');
    await page.waitForSelector('[data-start]');
    await page.tap('[data-start]');
    await page.waitForURL('**/table/*');
    for (let i = 0; i < 6 && (await wait(page)) === 'asked'; i++) {
      await markOld(page);
      await page.tap('#decision [data-option] >> nth=0');
      await confirm(page);
    }
    await wait(page);
    for (const tab of await page.$$('nav.phone button')) {
      await tab.tap();
      await page.waitForTimeout(80);
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },

  async 'replay steps, jumps, shares; record goes out and in; practice continues from a position'(browser, url) {
    const page = await finished(browser, url);
    const id = page.url().split('/').pop();
    await page.goto(`/replay/${id}?at=2`);
    await page.waitForSelector('.replay output');
    await page.keyboard.press(']');
    await page.waitForFunction(() => /^3 \//.test(document.querySelector('.replay output').textContent));
    await page.keyboard.press('[');
    await page.waitForFunction(() => location.search.includes('at=2'));
    // Playing goes on by itself, more than one step.
    await page.click('.tb.play');
    await page.waitForFunction(() => /^5 \//.test(document.querySelector('.replay output').textContent));
    await page.click('.tb.play');
    await page.selectOption('.side select', '1');
    await page.waitForFunction(() => location.search.includes('seat=1'));
    const record = await (await page.request.get(`/api/tables/${id}/record.kol`)).text();
    assert.match(record, /aquasphere/);
    await page.goto('/');
    await page.setInputFiles('input[type="file"]', { name: 'game.kol', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await page.waitForURL('**/replay/*');
    await page.waitForSelector('.replay output');
    await page.goto(`/replay/${id}?at=12`);
    await page.waitForSelector('.replay output');
    page.answered = '';
    await page.click('button:has-text("Continue from here")');
    await page.waitForURL('**/table/*');
    assert.equal(await wait(page), 'asked');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },

  async 'a game alone ends with its grade, in both languages'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/');
    await page.waitForSelector('[data-start]');
    const alone = (await (await fetch(`${url}/api/games`)).json()).filter((game) => game.min_seats === 1);
    for (const game of alone) {
      const id = await newTable(page, game.id, { seats: [{ kind: 'me' }] });
      assert.equal(await playOn(page, id, 3000), 'finished');
      await page.goto(`/table/${id}`);
      const told = [];
      for (const language of ['cs', 'en']) {
        await page.waitForSelector('.hero .grade');
        const before = await page.textContent('.hero .grade');
        await page.click('header.top [data-language]');
        await page.waitForFunction(
          ([l, old]) => document.documentElement.lang === l && document.querySelector('.hero .grade').textContent !== old,
          [language, before],
        );
        told.push(await page.textContent('.hero .grade'));
        assert.match(await page.textContent('.hero h1'), /\d/);
      }
      assert.ok(told[0].length > 10 && told[1].length > 10 && told[0] !== told[1], told.join(' / '));
      assert.doesNotMatch(told.join(), /[[{]/, 'a bare key or variable');
    }
    assert.ok(alone.length, 'no title can be played alone');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },

  async 'a guest becomes an account and keeps the table'(browser, url) {
    const page = await openPage(browser, url);
    await startGame(page);
    const table = page.url();
    await page.goto('/account');
    await page.click('label:has(input[value="login"])');
    await page.waitForSelector('text=ask its operator');
    await page.click('label:has(input[value="new"])');
    await page.fill('input[autocomplete="username"]', `Tester ${Date.now() % 100000}`);
    await page.fill('input[type="password"]', 'correct horse battery');
    await page.click('form:has(input[type="password"]) .btn.prim');
    await page.waitForFunction(() => !document.querySelector('input[autocomplete="username"]'));
    // This server sends no mail, so it asks for no address.
    assert.equal((await (await page.request.get('/api/me')).json()).mails, false);
    assert.equal(await page.locator('input[type="email"]').count(), 0);
    await page.goto(table);
    assert.equal(await wait(page), 'asked');
    assert.deepEqual(page.errors, []);
    await page.context().close();
  },
};
