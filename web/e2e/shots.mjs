// Screenshots of a path: node e2e/shots.mjs <base> <name> <path> [en|cs] [dark|light] [wide|phone] ...
import { mkdirSync } from 'node:fs';
import { openBrowser, openPage } from './browser.mjs';

const [base, name, path, ...rest] = process.argv.slice(2);
const languages = rest.filter((r) => ['en', 'cs'].includes(r));
const themes = rest.filter((r) => ['dark', 'light'].includes(r));
const sizes = rest.filter((r) => ['wide', 'phone'].includes(r));
const clicks = rest.filter((r) => r.startsWith('click=')).map((r) => r.slice(6));
mkdirSync(new URL('./shots/', import.meta.url), { recursive: true });
const browser = await openBrowser();
for (const language of languages.length ? languages : ['en'])
  for (const theme of themes.length ? themes : ['dark'])
    for (const size of sizes.length ? sizes : ['wide', 'phone']) {
      const page = await openPage(browser, base, { size, language, theme });
      await page.goto(path);
      await page.evaluate((th) => {
        document.documentElement.dataset.theme = th;
      }, theme);
      await page.waitForTimeout(900);
      for (const selector of clicks) {
        await page.click(selector);
        await page.waitForTimeout(350);
      }
      await page.evaluate((th) => {
        document.documentElement.dataset.theme = th;
      }, theme);
      const file = new URL(`./shots/${name}-${language}-${theme}-${size}.png`, import.meta.url).pathname;
      await page.screenshot({ path: file });
      console.log(file, page.errors.slice(0, 3));
      await page.context().close();
    }
await browser.close();
