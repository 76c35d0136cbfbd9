// The note about what is pointed at covers nothing that could be pressed next to it.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { newTable, playOn } from './play.mjs';

const TITLES = ['aquasphere', 'planet_unknown', 'underwater_cities', 'evacuation'];
/** So many places of each table are pointed at, of a decision that offers at least so many. */
const POINTED = 12;
const OFFERED = 4;
/** So many of them must have told something: one may lie under another. */
const LEAST = 3;

/** The places of the board that can be chosen. */
const lit = async (page) => [
  ...new Set(await page.$$eval('.wide [data-state="legal"][data-place]', (all) => all.map((e) => e.dataset.place))),
];

/** How many places the decision of a table names. A tile is laid by moving it about: there nothing is told of a cell. */
const named = (page, id) =>
  page.evaluate(async (table) => {
    for (let n = 0; n < 100; n++) {
      const { decision } = await (await fetch(`/api/tables/${table}`)).json();
      if (decision?.options.some((option) => option.verb === 'place')) return 0;
      if (decision) return new Set(decision.options.flatMap((option) => option.places)).size;
      await new Promise((done) => setTimeout(done, 50));
    }
    return 0;
  }, id);

/** Plays on until the board shows several places that can be chosen, and tells them. */
async function crowded(page, id) {
  await playOn(page, id, 4);
  for (let i = 0; i < 40; i++) {
    await playOn(page, id, 1);
    if ((await named(page, id)) < OFFERED) continue;
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision[data-decision]');
    await page.waitForTimeout(600);
    const places = await lit(page);
    if (places.length >= OFFERED) return places;
  }
  throw new Error('no decision with several places on the board');
}

/** How many places that can be chosen the note lies over, and whether it lies over what it tells of. */
const covered = (page, place) =>
  page.evaluate((name) => {
    const tip = document.querySelector('.card-tip.ready')?.getBoundingClientRect();
    if (!tip) return null;
    const thing = document.querySelector(`.wide [data-place="${CSS.escape(name)}"][data-state="legal"]`);
    const over = (element) => {
      const box = element.getBoundingClientRect();
      const [w, h] = [
        Math.min(box.right, tip.right) - Math.max(box.left, tip.left),
        Math.min(box.bottom, tip.bottom) - Math.max(box.top, tip.top),
      ];
      return w > 1 && h > 1;
    };
    const others = [...document.querySelectorAll('.wide [data-state="legal"]')].filter((e) => !e.contains(thing) && !thing.contains(e));
    return { self: over(thing), others: others.filter(over).length, of: others.length };
  }, place);

export const tips = {
  async 'tips: what is told of a place covers no other place that can be chosen'(browser, url) {
    const notes = [];
    for (const game of TITLES) {
      const page = await openPage(browser, url, { reduced: true });
      await page.goto('/account');
      await page.waitForSelector('h1');
      const id = await newTable(page, game);
      const places = await crowded(page, id);
      let [seen, bad] = [0, 0];
      for (const place of places.slice(0, POINTED)) {
        await page.mouse.move(2, 2);
        await page.waitForFunction(() => !document.querySelector('.card-tip'));
        const spot = page.locator(`.wide [data-place="${place}"][data-state="legal"]`).first();
        await spot.hover({ force: true });
        if (!(await page.waitForSelector('.card-tip.ready', { timeout: 2000 }).catch(() => null))) continue;
        await page.waitForTimeout(120);
        const told = await covered(page, place);
        if (!told) continue;
        seen++;
        assert.ok(!told.self, `${game}: the note lies over ${place}`);
        if (told.others) bad++;
      }
      assert.ok(seen >= LEAST, `${game}: only ${seen} notes at ${places.length} places`);
      // In a crowd that fills the window one of them may have no room.
      assert.ok(bad <= seen / 6, `${game}: ${bad} of ${seen} notes lie over places`);
      notes.push(`${game} ${seen - bad} of ${seen}`);
      await page.context().close();
    }
    return `notes that cover nothing: ${notes.join(', ')}`;
  },
};
