// From a press to the drawn result: node e2e/speed.mjs [game ...]
// Medians of a game against a quick bot, each decision answered on the board where it can be. KOLONIE_URL measures a
// server that is already running (a compiled one: `make fast`, then `kolonie serve`); nothing here can fail.
import { openBrowser, openPage } from './browser.mjs';
import { newTable, TITLES } from './play.mjs';
import { startServer } from './server.mjs';

const DECISIONS = Number(process.env.DECISIONS ?? 60);

/** Run in the page: answers so many decisions and tells how long each part of it took, in milliseconds. */
async function measure(most) {
  const find = (selector) => document.querySelector(selector);
  const asked = () => find('#decision')?.getAttribute('data-decision') ?? '';
  const moves = () => Number(find('[role="log"]')?.getAttribute('data-moves') ?? 0);
  const pick = (list) => list[Math.floor(Math.random() * list.length)];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  /** After the next frame has been painted. */
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
      });
    });
  const until = (there) =>
    new Promise((done) => {
      if (there()) return done(true);
      const watch = new MutationObserver(() => there() && stop(true));
      const late = setTimeout(() => stop(false), 20000);
      const stop = (found) => {
        clearTimeout(late);
        watch.disconnect();
        done(found);
      };
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const told = { select: [], whole: [], server: [], client: [] };
  while (told.whole.length < most) {
    if (!(await until(() => find('.hero') || asked())) || find('.hero')) break;
    // Who plays looks before pressing; what is asked for meanwhile is not part of what is measured.
    await pause(250);
    if (!find('[data-confirm]:not(:disabled)')) {
      const places = [...document.querySelectorAll('.wide [data-state="legal"][data-place]')].filter(
        (place) => place.getBoundingClientRect().width > 0,
      );
      const began = performance.now();
      pick(places)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await pause(0);
      if (find('[data-confirm]:not(:disabled)')) told.select.push((await painted()) - began);
      else {
        const rows = [...document.querySelectorAll('#decision [data-option]')];
        const again = performance.now();
        if (rows.length) pick(rows).click();
        else window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
        await pause(0);
        told.select.push((await painted()) - again);
      }
    }
    const button = find('[data-confirm]:not(:disabled)');
    if (!button) {
      await pause(200);
      continue;
    }
    const [before, count] = [asked(), moves()];
    const began = performance.now();
    window.heardAt = 0;
    button.click();
    if (!(await until(() => find('.hero') || asked() !== before || moves() > count))) break;
    const heard = window.heardAt || performance.now();
    const done = await painted();
    told.whole.push(done - began);
    told.server.push(heard - began);
    told.client.push(done - heard);
  }
  return told;
}

const wanted = process.argv.slice(2);
const median = (list) => (list.length ? [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] : NaN);
const tenth = (list) => (list.length ? [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.9)] : NaN);
const server = await startServer();
const browser = await openBrowser();
console.log('game               n   select  whole (9 of 10)  until it is heard  from there to the screen   [ms]');
for (const [game, settings] of TITLES) {
  const name = settings.data_era ? 'data_era' : game;
  if (wanted.length && !wanted.includes(name)) continue;
  const page = await openPage(browser, server.url, { reduced: true });
  // When the first word of the new state was heard: before the client does anything with it.
  await page.addInitScript(() => {
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', () => (window.heardAt ||= performance.now()));
      }
    };
  });
  await page.goto('/account');
  await page.waitForSelector('h1');
  const id = await newTable(page, game, { settings });
  await page.goto(`/table/${id}`);
  await page.waitForSelector('#decision[data-decision]');
  const told = await page.evaluate(`(${measure})(${DECISIONS})`);
  const ms = (n, width) => n.toFixed(0).padStart(width);
  console.log(
    `${name.padEnd(18)}${String(told.whole.length).padStart(2)}${ms(median(told.select), 8)}${ms(median(told.whole), 7)}` +
      `${`(${tenth(told.whole).toFixed(0)})`.padStart(10)}${ms(median(told.server), 17)}${ms(median(told.client), 20)}`,
  );
  await page.context().close();
}
await browser.close();
server.stop();
