// The gallery looks as it did: each picture is kept as the mean colours of its squares (`gallery.json`).
// Whole pictures would be hundreds of kilobytes, and another version of the browser smooths letters in another way; the
// mean of a square of 40 pixels does not mind that, but sees a part that is gone, has moved, or has another colour.
// After a change that is meant: RECORD=1 node e2e/run.mjs gallery
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { openPage } from './browser.mjs';

const KEPT = new URL('./gallery.json', import.meta.url);
const SQUARE = 40;
/** By how many of sixteen steps a colour may differ, and how many squares in a hundred may differ by more. */
const STEPS = 2;
const SHARE = 1;

/** One row of squares is one word, each square three digits: red, green and blue from 0 to f. */
async function squares(page) {
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(
    async ([data, size]) => {
      const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      pen.drawImage(image, 0, 0);
      const rows = [];
      for (let y = 0; y + size <= image.height; y += size) {
        let row = '';
        for (let x = 0; x + size <= image.width; x += size) {
          const { data: dots } = pen.getImageData(x, y, size, size);
          const sums = [0, 0, 0];
          for (let i = 0; i < dots.length; i += 4) for (let c = 0; c < 3; c++) sums[c] += dots[i + c];
          row += sums.map((sum) => Math.floor(sum / (size * size) / 16).toString(16)).join('');
        }
        rows.push(row);
      }
      return rows;
    },
    [picture, SQUARE],
  );
}

function different(now, then) {
  assert.deepEqual([now.length, now[0].length], [then.length, then[0].length], 'the gallery has another size');
  const found = [];
  now.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 3) {
      const far = [0, 1, 2].some((c) => Math.abs(parseInt(row[x + c], 16) - parseInt(then[y][x + c], 16)) > STEPS);
      if (far) found.push(`${(x / 3) * SQUARE},${y * SQUARE}`);
    }
  });
  return found;
}

export const looks = {
  async 'the gallery looks as it did, in both themes and two sizes'(browser, url) {
    const kept = process.env.RECORD ? {} : JSON.parse(readFileSync(KEPT, 'utf8'));
    const notes = [];
    for (const [theme, size] of [
      ['dark', 'wide'],
      ['light', 'wide'],
      ['dark', 'phone'],
      ['light', 'phone'],
    ]) {
      const page = await openPage(browser, url, { theme, size, reduced: true });
      await page.goto('/gallery');
      await page.waitForSelector('.icons span:nth-child(100)');
      await page.evaluate((t) => {
        document.documentElement.dataset.theme = t;
        return document.fonts.ready;
      }, theme);
      const now = await squares(page);
      const name = `${theme} ${size}`;
      if (process.env.RECORD) kept[name] = now;
      else {
        const found = different(now, kept[name]);
        const all = (now.length * now[0].length) / 3;
        assert.ok(found.length * 100 <= SHARE * all, `${name}: ${found.length} of ${all} squares differ: ${found.slice(0, 12).join(' ')}`);
        notes.push(`${name} ${found.length} of ${all}`);
      }
      await page.context().close();
    }
    if (process.env.RECORD) writeFileSync(KEPT, `${JSON.stringify(kept, null, 1)}\n`);
    return notes.join(', ');
  },
};
