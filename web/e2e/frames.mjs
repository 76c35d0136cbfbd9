// How smoothly a list of a thousand options moves: node e2e/frames.mjs [options]. It prints and cannot fail.
// Frames of a browser without a graphics card, on a machine that does other things, are late for many reasons; what the page
// itself does for each frame (scripts, styles, layout, the list of what is to be painted) is told beside them.
import { openBrowser, openPage } from './browser.mjs';
import { startServer } from './server.mjs';

const options = Number(process.argv[2] ?? 1000);
const server = await startServer();
const browser = await openBrowser();
console.log(`${options} options   frames  median   9 of 10   longest  later than 1/60 s   work for a frame   [ms]`);
for (const size of ['wide', 'phone']) {
  const page = await openPage(browser, server.url, { size });
  await page.goto(`/gallery?options=${options}`);
  await page.waitForSelector('.more');
  await page.click('.more');
  await page.waitForSelector('[data-option] >> nth=60');
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  const worked = async () => (await tools.send('Performance.getMetrics')).metrics.find((m) => m.name === 'ThreadTime').value * 1000;
  for (const way of ['scroll', 'point', 'walk']) {
    const before = await worked();
    const times = await page.evaluate(async (how) => {
      const list = document.querySelector('[role="listbox"]');
      const rows = () => [...list.querySelectorAll('[data-option]')];
      const found = [];
      let last = await new Promise(requestAnimationFrame);
      rows()[0].focus();
      for (let i = 0; i < 180; i++) {
        if (how === 'scroll') window.scrollBy(0, 60);
        else if (how === 'point') rows()[i % 60].dispatchEvent(new PointerEvent('pointerenter'));
        else document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
        const now = await new Promise(requestAnimationFrame);
        found.push(now - last);
        last = now;
      }
      return found.sort((a, b) => a - b);
    }, way);
    const work = ((await worked()) - before) / times.length;
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1).padStart(8);
    const late = times.filter((ms) => ms > 17.5).length;
    console.log(
      `${size.padEnd(6)}${way.padEnd(8)}${String(times.length).padStart(8)}${at(0.5)}${at(0.9)}${at(1)}${`${late}`.padStart(14)}${work.toFixed(1).padStart(18)}`,
    );
  }
  console.log(`       rows in the page at the end: ${await page.locator('[data-option]').count()}`);
  await page.context().close();
}
await browser.close();
server.stop();
