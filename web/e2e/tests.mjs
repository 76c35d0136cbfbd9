// Playing: what must work for a person at a table.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { markOld, moveOnBoard, playByBoard, startGame, wait } from './play.mjs';

const clean = (page) => assert.deepEqual(page.errors, []);

/** The keys that open things, in the middle of a game; the focus is always to be seen. */
async function keys(page) {
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const s = getComputedStyle(document.activeElement);
    return s.outlineStyle !== 'none' || document.activeElement.className === 'skip';
  });
  assert.ok(ring, 'the focus is not visible');
  await page.keyboard.press('b');
  await page.waitForSelector('.all .cells');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.waitForSelector('.text section');
  await page.keyboard.press('t');
  await page.keyboard.press('/');
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-rule-search'));
  await page.fill('[data-rule-search]', '');
  await page.evaluate(() => document.activeElement.blur());
}

export const tests = {
  async 'what a bot did is shown step by step and can be skipped'(browser, url) {
    const page = await openPage(browser, url);
    await startGame(page, { seats: 2 });
    for (let i = 0; i < 6 && !(await page.$('[data-showing]')); i++) {
      await moveOnBoard(page);
      await page.waitForFunction((old) => {
        const asked = document.querySelector('#decision')?.getAttribute('data-decision');
        return document.querySelector('[data-showing]') || (asked && asked !== old);
      }, page.answered);
    }
    await page.waitForSelector('[data-showing]');
    await page.waitForSelector('.marks i');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-showing]', { state: 'detached' });
    clean(page);
    await page.context().close();
  },

  async 'a guest is at a table against bots within three clicks'(browser, url) {
    const page = await openPage(browser, url);
    await page.goto('/');
    await page.click('[data-game="aquasphere"]');
    await page.click('[data-start]');
    await page.waitForURL('**/table/*');
    await wait(page);
    clean(page);
    await page.context().close();
  },

  async 'a whole game through the drawn board, to the score'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await startGame(page, { seats: 2 });
    let moves = 0;
    let onBoard = 0;
    while ((await wait(page)) === 'asked') {
      if (await moveOnBoard(page)) onBoard++;
      if (++moves > 400) throw new Error('the game does not end');
    }
    assert.ok(onBoard > 10, `only ${onBoard} moves on the board`);
    assert.match(await page.textContent('.hero h1'), /win/);
    await page.waitForSelector('.chart canvas');
    assert.match(await page.textContent('.check'), /verified/);
    clean(page);
    await page.context().close();
    return `${moves} decisions, ${onBoard} on the board`;
  },

  async 'a whole game of Underwater Cities by its board alone, and its first turns on a phone'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/');
    await page.click('[data-game="underwater_cities"]');
    await page.click('label:has(input[value="alone"])');
    await page.click('[data-start]');
    await page.waitForURL('**/table/*');
    await page.waitForSelector('.stage-uc');
    const played = await playByBoard(page);
    assert.equal(played.over, true, JSON.stringify(played));
    assert.deepEqual(played.panel, [], 'something could not be answered on the board');
    clean(page);
    await page.context().close();
    const phone = await openPage(browser, url, { reduced: true, size: 'phone' });
    await phone.goto('/');
    await phone.click('[data-game="underwater_cities"]');
    await phone.click('[data-start]');
    await phone.waitForURL('**/table/*');
    await phone.waitForSelector('.narrow .uc');
    const begun = await playByBoard(phone, { most: 12, root: '.narrow' });
    assert.ok(begun.places >= 6, JSON.stringify(begun));
    clean(phone);
    await phone.context().close();
    return `${played.decisions} decisions, ${played.places} at places, ${played.choices} among choices on the board`;
  },

  async 'the language changes everywhere and stays'(browser, url) {
    const page = await openPage(browser, url);
    await startGame(page);
    const before = await page.textContent('#decision h2');
    await page.click('[data-language="cs"]');
    await page.waitForFunction((old) => document.querySelector('#decision h2').textContent !== old, before);
    assert.equal(await page.getAttribute('html', 'lang'), 'cs');
    assert.match(await page.textContent('#decision'), /Proč ne/);
    page.answered = '';
    await page.reload();
    await wait(page);
    assert.equal(await page.getAttribute('html', 'lang'), 'cs');
    clean(page);
    await page.context().close();
  },

  async 'a whole game with the keyboard only, from the lobby on'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/');
    await page.waitForSelector('[data-start]');
    // The first stop leads past everything to the button that starts.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.ok(await page.evaluate(() => document.activeElement?.hasAttribute('data-start')), 'the first stop does not lead to the start');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/table/*');
    let moves = 0;
    let checked = false;
    while ((await wait(page)) === 'asked') {
      if (moves === 6 && !checked) {
        checked = true;
        await keys(page);
      }
      // An only option is chosen already: where nothing is hidden behind it, its number plays it at once.
      await markOld(page);
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      if (++moves > 400) throw new Error('the game does not end');
    }
    clean(page);
    await page.context().close();
    return `${moves} decisions`;
  },

  async 'places of the board can be reached and walked by keyboard'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await startGame(page);
    await moveOnBoard(page);
    await wait(page);
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    await page.waitForFunction(() => document.querySelectorAll('.wide .station [data-state="legal"]').length > 1);
    await page.focus('.wide .station [data-state="legal"]');
    const first = await page.evaluate(() => document.activeElement.getAttribute('data-place'));
    for (const key of keys) {
      await page.keyboard.press(key);
      if ((await page.evaluate(() => document.activeElement.getAttribute('data-place'))) !== first) break;
    }
    const second = await page.evaluate(() => document.activeElement.getAttribute('data-place'));
    assert.notEqual(first, second);
    await page.keyboard.press('Enter');
    assert.equal(await page.getAttribute(`.wide [data-place="${second}"]`, 'data-state'), 'selected');
    clean(page);
    await page.context().close();
  },

  async 'a rehearsed turn is taken back, then confirmed, and the wall stands'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await startGame(page, { seats: 2, confirm: true });
    await moveOnBoard(page);
    await page.waitForFunction(() => document.querySelector('#decision .backs .btn:first-child:not(:disabled)'));
    await page.keyboard.press('u');
    await page.waitForFunction(() => document.querySelector('#decision .backs .btn:first-child:disabled'));
    await wait(page);
    for (let i = 0; i < 10 && (await page.$('[data-confirm]')); i++) {
      await moveOnBoard(page);
      await wait(page);
    }
    await markOld(page);
    await page.click('#decision .btn.prim');
    await wait(page);
    await page.waitForFunction(() => document.querySelector('#decision .backs .btn:first-child:disabled'));
    assert.match(await page.textContent('#decision .wall'), /acted since|hidden/);
    clean(page);
    await page.context().close();
  },

  async 'a refused place says why, and the rule opens'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await startGame(page);
    await moveOnBoard(page);
    await wait(page);
    await page.evaluate(() => {
      const place = [...document.querySelectorAll('.wide [data-place="hq:H6"]')][0];
      place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await page.waitForSelector('#decision [role="alert"]');
    const said = await page.textContent('#decision [role="alert"]');
    assert.match(said, /No arrow leads there/);
    const rule = await page.textContent('#decision [role="alert"] .rule');
    await page.click('#decision [role="alert"] .rule');
    await page.waitForSelector(`[data-rule="${rule}"].chosen`);
    clean(page);
    await page.context().close();
    return rule;
  },

  async 'two on one device: nothing is shown before the next player opens'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await startGame(page, { seats: 2, way: 'device' });
    for (let i = 0; i < 4; i++) {
      assert.equal(await wait(page), 'handover');
      assert.equal(await page.$('#decision'), null);
      await page.click('[data-handover]');
      await wait(page);
      for (let n = 0; n < 12 && (await wait(page)) === 'asked'; n++) await moveOnBoard(page);
    }
    clean(page);
    await page.context().close();
  },

  async 'a spectator sees the table and cannot act'(browser, url) {
    const page = await openPage(browser, url);
    await startGame(page);
    await page.click('header.top button[aria-label="Settings"]');
    const link = await page.evaluate(
      async () => (await (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json()).spectator_url,
    );
    const other = await openPage(browser, url);
    await other.goto(link);
    await other.waitForSelector('#decision h2');
    assert.equal(await other.$('#decision [data-option]'), null);
    clean(other);
    await page.context().close();
    await other.context().close();
  },
  async 'a tile is turned, laid by the pointer and by keys (where that game is on the shelf)'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/');
    await page.waitForSelector('[data-game]');
    if (!(await page.$('[data-game="planet_unknown"]'))) {
      await page.context().close();
      return 'skipped: not on the shelf';
    }
    await page.click('[data-game="planet_unknown"]');
    await page.click('[data-start]');
    await page.waitForURL('**/table/*');
    page.answered = '';
    let laid = 0;
    let tried = false;
    for (let i = 0; i < 60 && laid < 3 && (await wait(page)) === 'asked'; i++) {
      await page.waitForTimeout(60);
      if (await page.$('[data-lay]')) {
        await page.keyboard.press('n');
        await page.keyboard.press('e');
        const chosen = await page.textContent('[data-confirm]');
        if (laid === 0 && (await page.$('[data-try]:not(:disabled)'))) {
          // The other tile is tried in place of this one.
          await markOld(page);
          const other = await page.getAttribute('[data-try]:not(:disabled)', 'data-try');
          await page.click('[data-try]:not(:disabled)');
          await page.waitForSelector(`[data-try="${other}"][aria-pressed="true"]`);
          await page.waitForSelector('[data-lay]');
          await page.keyboard.press('n');
          tried = true;
        }
        if (laid === 1) {
          await page.focus('[data-lay]');
          await page.keyboard.press('ArrowRight');
        }
        if (laid === 2) {
          const cell = await page.locator('.planet .ghost rect').first().boundingBox();
          await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2);
        }
        assert.ok(chosen.length > 3);
        laid++;
      } else if (!(await page.$('#decision [aria-selected="true"]'))) await page.click('#decision [data-option]');
      await markOld(page);
      await page.click('[data-confirm]');
    }
    assert.equal(laid, 3);
    assert.ok(tried, 'no other tile could be tried');
    clean(page);
    await page.context().close();
  },
};
