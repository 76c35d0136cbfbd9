// Debian's chromium under playwright-core, and the two sizes that every screen must bear.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Each size in each language. */
export const WAYS = ['en', 'cs'].flatMap((language) => Object.keys(SIZES).map((size) => ({ language, size })));

export function findChromium() {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return places.find((path) => path && existsSync(path));
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });

export async function openPage(browser, base, { size = 'wide', language = 'en', theme = 'dark', reduced = false } = {}) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: SIZES[size],
    locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    deviceScaleFactor: 1,
    reducedMotion: reduced ? 'reduce' : 'no-preference',
    colorScheme: theme,
  });
  await context.addInitScript(
    ([l, th]) => {
      if (!localStorage.getItem('kolonie.language')) {
        localStorage.setItem('kolonie.language', l);
        localStorage.setItem('kolonie.theme', th);
      }
    },
    [language, theme],
  );
  const page = await context.newPage();
  page.errors = [];
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text()) && page.errors.push(message.text()),
  );
  return page;
}
