// People: accounts and what one may ask for about oneself, dealing together, ending a game.
import assert from 'node:assert/strict';
import { openPage } from './browser.mjs';

const clean = (page) => assert.deepEqual(page.errors, []);
const PASSWORD = 'correct horse battery';

async function makeAccount(page, name) {
  await page.goto('/account');
  await page.fill('input[autocomplete=username]', name);
  await page.fill('input[autocomplete=new-password]', PASSWORD);
  await page.click('form.card button.prim');
  await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
}

export const people = {
  async 'an account is logged out elsewhere, and deleted after a word of what goes'(browser, url) {
    const [home, phone] = [await openPage(browser, url), await openPage(browser, url, { size: 'phone' })];
    const name = `Ann ${Date.now()}`;
    await makeAccount(home, name);
    await phone.goto('/account');
    await phone.getByText('Log in', { exact: true }).first().click();
    await phone.fill('input[autocomplete=username]', name);
    await phone.fill('input[autocomplete=current-password]', PASSWORD);
    await phone.click('form.card button.prim');
    await phone.getByRole('heading', { name: 'Where you are logged in' }).waitFor();
    await home.reload();
    await home.locator('section.card li button').click();
    await home.waitForFunction(() => document.querySelectorAll('section.card li').length === 1);
    await phone.reload();
    await phone.getByRole('button', { name: 'Begin anew' }).click();
    await phone.getByText('You are a guest').waitFor();
    await home.getByText('Delete me…').click();
    await home.getByText('Your account: name, password').waitFor();
    await home.locator('section.card form input[type=password]').fill(PASSWORD);
    await home.getByText('Delete for good').click();
    await home.waitForURL((address) => address.pathname === '/');
    for (const page of [home, phone]) {
      clean(page);
      await page.context().close();
    }
  },

  async 'two people add to the shuffle; one would stop, the other resigns'(browser, url) {
    const [ann, ben] = [await openPage(browser, url), await openPage(browser, url, { language: 'cs', size: 'phone' })];
    await ann.goto('/');
    await ann.click('label:has(input[value="online"])');
    for (let i = 0; i < 6 && Number(await ann.textContent('.count output')) > 2; i++) await ann.locator('.count button').first().click();
    const opened = ann.waitForResponse((answer) => answer.url().endsWith('/api/tables') && answer.request().method() === 'POST');
    await ann.click('[data-start]');
    const table = `/table/${(await (await opened).json()).id}`;
    await ann.goto(table);
    const state = () => ann.evaluate(async (path) => (await fetch(`/api/tables/${path.split('/')[2]}`)).json(), table);
    const link = (await state()).seat_links[0]?.url;
    await ben.goto(link ?? table);
    await ben.locator('button.prim').first().click();
    await ann.waitForSelector('#decision, .side');
    const dealt = await state();
    assert.equal(dealt.status, 'running');
    assert.ok(dealt.shares.length === 2 && dealt.shares.every((share) => share.entropy), 'both have added to the shuffle');
    await ann.getByLabel('End the game').click();
    await ann.getByText('I agree to stop').click();
    await ben.getByLabel('Ukončit hru').click();
    await ben.getByText('S koncem souhlasí').waitFor();
    await ben.getByRole('button', { name: 'Vzdát hru' }).click();
    await ben.getByText('Ano, vzdávám').click();
    await ann.getByText('has resigned.').waitFor();
    assert.equal((await state()).ending.winners[0], dealt.you);
    for (const page of [ann, ben]) {
      clean(page);
      await page.context().close();
    }
  },
};
