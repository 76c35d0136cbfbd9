// Nothing that is written at a table is too small to be read: eleven pixels at least, at every size of the window.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';
import { newTable, playOn, TITLES } from './play.mjs';

const LEAST = 11;
/** Windows of a desk, of a tablet upright and lying, and of a phone. */
const WINDOWS = { desk: [1440, 900], upright: [820, 1180], lying: [1024, 768], phone: [390, 844] };

/** What is shown with smaller letters, where it stands, and how large it is. */
const tiny = (page) =>
  page.evaluate((least) => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const words = walker.currentNode.textContent.trim();
      if (!words || element.closest('.sr, title, script, style') || !element.checkVisibility({ visibilityProperty: true })) continue;
      // A drawing is scaled as a whole, and so is what has a zoom.
      const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : (element.currentCSSZoom ?? 1);
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      const around = [element, element.parentElement].map((e) => `${e.localName}.${e.getAttribute('class')?.split(' ')[0] ?? ''}`);
      // What a style hides by giving it no size is not written small.
      if (size > 0 && size < least - 0.05) found.add(`"${words.slice(0, 16)}" ${size.toFixed(1)} px in ${around.join(' in ')}`);
    }
    return [...found];
  }, LEAST);

/** Looks at everything that a table shows at this size: on a phone at all its views, everywhere at all boards. */
async function look(page, id, where) {
  const shown = async (what) => {
    await page.waitForTimeout(250);
    assert.deepEqual(await tiny(page), [], `${where}, ${what}`);
  };
  await page.goto(`/table/${id}`);
  await page.waitForSelector('#decision[data-decision]');
  await page.evaluate(() => document.fonts.ready);
  await shown('at first');
  let looks = 1;
  for (const tab of await page.$$('nav.phone button')) {
    await tab.click();
    await shown(await tab.textContent());
    looks++;
  }
  await page.click('.top .right button');
  await page.waitForSelector('.cells article');
  await shown('all boards');
  return looks + 1;
}

export const legible = {
  async 'legible: nothing at a table is written smaller than can be read'(browser, url) {
    let looks = 0;
    for (const [game, settings] of TITLES) {
      const page = await openPage(browser, url, { reduced: true, language: 'cs' });
      await page.goto('/account');
      await page.waitForSelector('h1');
      const id = await newTable(page, game, { settings });
      for (const moves of [0, 24]) {
        await playOn(page, id, moves);
        for (const [name, [width, height]] of Object.entries(WINDOWS)) {
          await page.setViewportSize({ width, height });
          looks += await look(page, id, `${game} ${JSON.stringify(settings)} after ${moves} moves, ${name}`);
        }
      }
      assert.deepEqual(page.errors, []);
      await page.context().close();
    }
    return `${looks} looks`;
  },
};
