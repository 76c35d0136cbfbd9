// A tour of the screens for looking at them: node e2e/tour.mjs <base> <folder> [name ...]
import { mkdirSync } from 'node:fs';
import { openBrowser, openPage } from './browser.mjs';
import { newTable, playOn as advance } from './play.mjs';

const [base, folder, ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();

const create = (page, game, seats, settings = {}) => newTable(page, game, { seats, settings, clock: { initial_s: 1500, increment_s: 30 } });
const bots = (n) => ['Marta', 'Nautil', 'Jonáš'].slice(0, n).map((name) => ({ kind: 'bot', bot: 'medium', name }));

const stops = {
  lobby: async (page) => {
    await page.goto('/');
    await page.waitForSelector('[data-start]');
  },
  aquasphere: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, ...bots(3)]);
    await advance(page, id, 26);
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision [data-option]');
  },
  area: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, ...bots(2)]);
    await advance(page, id, 60, 'area');
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision [data-option]');
  },
  whynot: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, ...bots(1)]);
    await advance(page, id, 10);
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision [data-option]');
    await page.keyboard.press('?');
  },
  'planet-unknown': async (page) => {
    const id = await create(page, 'planet_unknown', [{ kind: 'me' }, ...bots(3)]);
    await advance(page, id, 60, 'place');
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision [data-option]');
    await page.waitForTimeout(500);
    await page.keyboard.press('n');
    await page.keyboard.press('e');
  },
  solo: async (page) => {
    const id = await create(page, 'planet_unknown', [{ kind: 'me' }]);
    await advance(page, id, 60, 'place');
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision [data-option]');
    await page.waitForTimeout(500);
    await page.keyboard.press('n');
  },
  result: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, ...bots(3)]);
    await advance(page, id, 900);
    await page.goto(`/table/${id}`);
    await page.waitForSelector('.hero');
    await page.waitForTimeout(900);
  },
  replay: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, ...bots(2)]);
    await advance(page, id, 900);
    await page.goto(`/replay/${id}?at=120`);
    await page.waitForSelector('.replay output');
    await page.waitForTimeout(900);
  },
  handover: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, { kind: 'hotseat', name: 'Marta' }]);
    await advance(page, id, 9);
    await page.goto(`/table/${id}`);
    await page.waitForSelector('[data-handover]');
  },
  boards: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, ...bots(3)]);
    await advance(page, id, 26);
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision [data-option]');
    await page.keyboard.press('b');
  },
  'underwater-cities': async (page) => {
    const id = await create(page, 'underwater_cities', [{ kind: 'me' }, ...bots(2)], { contracts: 'on' });
    await advance(page, id, 90, 'at');
    await page.goto(`/table/${id}`);
    await page.waitForSelector('#decision [data-option]');
  },
  generic: async (page) => {
    const id = await create(page, 'aquasphere', [{ kind: 'me' }, ...bots(3)]);
    await advance(page, id, 20);
    await page.goto(`/table/${id}?board=generic`);
    await page.waitForSelector('#decision [data-option]');
  },
  rules: async (page) => {
    await page.goto('/rules');
    await page.waitForSelector('[data-rule]');
  },
  gallery: async (page) => {
    await page.goto('/gallery');
    await page.waitForSelector('h1');
  },
  account: async (page) => {
    await page.goto('/account');
    await page.waitForSelector('h1');
  },
};

for (const [name, stop] of Object.entries(stops)) {
  if (wanted.length && !wanted.includes(name)) continue;
  for (const [language, theme, size] of [
    ['en', 'dark', 'wide'],
    ['cs', 'light', 'wide'],
    ['cs', 'dark', 'phone'],
    ['en', 'light', 'phone'],
  ]) {
    const page = await openPage(browser, base, { size, language, theme });
    try {
      await page.goto('/account');
      await page.waitForSelector('h1');
      await stop(page);
      await page.waitForTimeout(700);
      await page.evaluate((th) => {
        document.documentElement.dataset.theme = th;
      }, theme);
      await page.waitForTimeout(100);
      await page.screenshot({ path: `${folder}/${name}-${language}-${theme}-${size}.png` });
      if (page.errors.length) console.log(name, language, size, page.errors.slice(0, 2));
    } catch (error) {
      console.log(name, language, size, String(error).slice(0, 300));
    }
    await page.context().close();
  }
  console.log(name);
}
await browser.close();
