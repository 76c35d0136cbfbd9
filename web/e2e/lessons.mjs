// Lessons in the browser: every one on its real board, other moves, leaving and coming back, the way to a game.
import assert from 'node:assert/strict';
import { openPage, WAYS } from './browser.mjs';

const clean = (page) => assert.deepEqual(page.errors, []);
const step = (page) => page.getAttribute('.coach', 'data-step');
const moved = (page, old) => page.waitForFunction((was) => document.querySelector('.coach')?.dataset.step !== was, old);

async function open(page, course, lesson) {
  await page.goto(`/learn/${course}/${lesson}`);
  await page.waitForSelector('.coach');
}

/** What the coach asks for: read on, or take the option that is shown. */
async function goOn(page) {
  const old = await step(page);
  if (await page.$('[data-next]')) await page.keyboard.press('Enter');
  else {
    await page.click('[data-show]');
    await page.click('[data-confirm]');
  }
  await moved(page, old);
}

/** To the end of a lesson; every place that the coach speaks of has a ring. */
async function take(page) {
  let rings = 0;
  while (!(await page.$('.coach[data-done]'))) {
    const marks = await page.$$eval('.coach .say .cm', (all) => new Set(all.map((one) => one.textContent)).size);
    if (marks) {
      await page.waitForFunction((n) => Number(document.querySelector('[data-pointing]')?.dataset.pointing) >= n, marks);
      rings += marks;
    }
    await goOn(page);
  }
  return rings;
}

export const lessons = {
  async 'a guest is in a lesson within two clicks, and other moves are answered'(browser, url) {
    const page = await openPage(browser, url, { reduced: true });
    await page.goto('/');
    await page.click('[data-learn="aquasphere"]');
    await page.click('[data-lesson="program"]');
    await page.waitForSelector('.coach');
    await goOn(page);
    await page.click('[data-option="engineer:H2"]');
    await page.click('[data-confirm]');
    await page.waitForSelector('.answer.bad');
    assert.equal(await step(page), '1');
    await page.click('[data-place="hq:H1"]');
    await page.click('[data-confirm]');
    await moved(page, '1');
    // Left and found again where it was.
    await page.goto('/learn/aquasphere');
    assert.match(await page.textContent('[data-lesson="program"]'), /Go on/);
    await page.click('[data-lesson="program"]');
    await page.waitForSelector('.coach');
    assert.equal(await step(page), '2');
    assert.ok((await take(page)) > 3);
    await page.click('[data-next-lesson]');
    await page.waitForURL('**/learn/aquasphere/action');
    clean(page);
    await page.context().close();
  },

  async 'every lesson along its path, in both languages, wide and on a phone; the last one leads to a game'(browser, url) {
    const first = await openPage(browser, url);
    await first.goto('/learn');
    const all = await first.evaluate(async () => (await fetch('/api/lessons')).json());
    await first.context().close();
    const listed = all.flatMap((one) => one.lessons.map((lesson) => [one.course, lesson.name]));
    let rings = 0;
    async function go(way) {
      const page = await openPage(browser, url, { ...way, reduced: true });
      for (const [course, lesson] of listed) {
        await open(page, course, lesson);
        if (way.size === 'wide') rings += await take(page);
        else while (!(await page.$('.coach[data-done]'))) await goOn(page);
        assert.deepEqual(page.errors, [], `${course} ${lesson} ${JSON.stringify(way)}`);
      }
      await page.context().close();
    }
    await Promise.all(WAYS.map(go));
    assert.ok(rings > listed.length);
    const page = await openPage(browser, url, { reduced: true });
    await open(page, 'aquasphere', 'scoring');
    await take(page);
    await page.click('[data-play-now]');
    await page.waitForURL('**/table/*');
    await page.waitForSelector('#decision [data-coach]');
    clean(page);
    await page.context().close();
    return `${listed.length} lessons, ${rings} places marked`;
  },
};
