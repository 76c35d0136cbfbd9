// What a person does at a table, in a few words.
/** Every title with the settings that make it one. */
export const TITLES = [
  ['aquasphere', {}],
  ['planet_unknown', {}],
  ['underwater_cities', {}],
  ['underwater_cities', { data_era: 'on' }],
  ['evacuation', {}],
];

/** Waits until something new is asked of us, the game is over, or a hand-over is wanted. */
export async function wait(page) {
  await page.waitForFunction(
    (old) => {
      const asked = document.querySelector('#decision')?.getAttribute('data-decision');
      return (asked && asked !== old) || document.querySelector('.hero') || document.querySelector('[data-handover]');
    },
    page.answered ?? '',
    { timeout: 30000 },
  );
  if (await page.$('.hero')) return 'over';
  if (await page.$('[data-handover]')) return 'handover';
  return 'asked';
}

/** Remembers what is being answered, so that the next decision can be told from this one. */
export async function markOld(page) {
  page.answered = await page.getAttribute('#decision', 'data-decision');
}

/** Confirms what is chosen, unless pressing it has played it already: an only option behind which nothing is hidden. */
export const confirm = (page) =>
  page.evaluate((old) => {
    const panel = document.querySelector('#decision');
    if (panel?.dataset.decision === old) panel.querySelector('[data-confirm]')?.click();
  }, page.answered);

export async function startGame(page, { seats = 2, confirm = false, way = '' } = {}) {
  page.answered = '';
  await page.goto('/');
  await page.waitForSelector('[data-start]');
  if (way) await page.click(`label:has(input[value="${way}"])`);
  const fewer = page.locator('.count button').first();
  const more = page.locator('.count button').last();
  for (let i = 0; i < 6 && Number(await page.textContent('.count output')) > seats; i++) await fewer.click();
  for (let i = 0; i < 6 && Number(await page.textContent('.count output')) < seats; i++) await more.click();
  if (confirm) {
    await page.click('details summary');
    await page.locator('label:has-text("Confirm every turn") input').check();
  }
  await page.click('[data-start]');
  await page.waitForURL('**/table/*');
  await wait(page);
}

/** A table of the person at this page, against a quick bot unless other seats are given; nothing where there is no such game. */
export const newTable = (page, game, { settings = {}, seats, clock = null } = {}) =>
  page.evaluate(
    async ([name, chosen, sitting, time]) => {
      const csrf = decodeURIComponent(
        document.cookie
          .split('; ')
          .find((c) => c.startsWith('kolonie_csrf='))
          ?.split('=')[1] ?? '',
      );
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Kolonie-Csrf': csrf },
        body: JSON.stringify({ game: name, seats: sitting, settings: chosen, mode: 'live', confirm: false, public: false, clock: time }),
      });
      return (await answer.json()).id;
    },
    [game, settings, seats ?? [{ kind: 'me' }, { kind: 'bot', bot: 'random', name: 'Marta' }], clock],
  );

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Answers by pressing a lit place of the board where there is one, otherwise an option of the panel. */
export async function moveOnBoard(page) {
  const places = await page.$$eval('.wide [data-state="legal"][data-place]', (all) =>
    all.filter((e) => e.getBoundingClientRect().width > 0).map((e) => e.dataset.place),
  );
  let onBoard = false;
  if (places.length && (await page.$('#decision [data-option][aria-selected="true"]')) === null) {
    const place = pick(places);
    onBoard = await page.evaluate((name) => {
      const element = [...document.querySelectorAll(`.wide [data-place="${name}"]`)].find((e) => e.dataset.state === 'legal');
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return Boolean(element);
    }, place);
  }
  if (!(await page.$('#decision [data-option][aria-selected="true"]'))) {
    const options = await page.$$('#decision [data-option]');
    await pick(options).click();
  }
  await markOld(page);
  await page.click('[data-confirm]');
  return onBoard;
}

/** Plays on through the API, which is quick: so many moves, or until a verb is offered. */
export async function playOn(page, id, moves, prefer = '') {
  return page.evaluate(
    async ([table, limit, verb]) => {
      const csrf = decodeURIComponent(
        document.cookie
          .split('; ')
          .find((c) => c.startsWith('kolonie_csrf='))
          ?.split('=')[1] ?? '',
      );
      for (let i = 0, idle = 0; i < limit && idle < 200;) {
        const state = await (await fetch(`/api/tables/${table}`)).json();
        if (state.status === 'finished') return 'finished';
        if (!state.decision) {
          idle++;
          await new Promise((r) => setTimeout(r, 50));
          continue;
        }
        if (verb && i > 8 && state.decision.options.some((o) => o.verb === verb)) return 'there';
        const options = state.decision.options;
        const option = options[Math.floor(Math.random() * options.length)];
        await fetch(`/api/tables/${table}/moves`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Kolonie-Csrf': csrf },
          body: JSON.stringify({ seat: state.decision.seat, number: state.decision.number, key: option.key }),
        });
        i++;
        idle = 0;
      }
      return 'done';
    },
    [id, moves, prefer],
  );
}

/**
 * Plays on by the board alone: presses a lit place, or a choice that lies on the board, then confirms. Whatever
 * cannot be answered there is told. The loop runs inside the page, which is quick enough for a whole game.
 */
export async function playByBoard(page, { most = 900, root = '.wide', ms = 400000 } = {}) {
  return page.evaluate(
    async ([limit, within, time]) => {
      const until = Date.now() + time;
      const find = (selector) => document.querySelector(selector);
      const pause = (ms) => new Promise((done) => setTimeout(done, ms));
      const shown = (element) => element.getBoundingClientRect().width > 0;
      const pick = (list) => list[Math.floor(Math.random() * list.length)];
      const asked = () => find('#decision')?.getAttribute('data-decision') ?? '';
      const chosen = () => find('[data-confirm]:not(:disabled)');
      const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const told = { decisions: 0, places: 0, choices: 0, panel: [], over: false };
      let old = '';
      while (told.decisions < limit) {
        while (!find('.hero') && (!asked() || asked() === old)) {
          if (Date.now() > until) return { ...told, late: asked() };
          await pause(8);
        }
        if (find('.hero')) return { ...told, over: true };
        old = asked();
        const glass = find(`${within} [data-lay]`);
        if (!chosen() && glass) {
          // A tile is laid by a press on a cell that it can cover.
          const cells = [...document.querySelectorAll(`${within} .cell rect[stroke-dasharray="4 3"]`)].filter(shown);
          const box = pick(cells)?.getBoundingClientRect();
          if (box) {
            const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
            glass.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX, clientY }));
            told.places++;
            await pause(0);
          }
        }
        if (!chosen()) {
          const places = [...document.querySelectorAll(`${within} [data-state="legal"][data-place]`)].filter(shown);
          if (places.length) {
            press(pick(places));
            told.places++;
            await pause(0);
          }
          if (!chosen()) {
            const choices = [...document.querySelectorAll(`${within} [data-choice]`)].filter(shown);
            if (choices.length) {
              press(pick(choices));
              told.choices++;
              await pause(0);
            }
          }
          if (!chosen()) {
            told.panel.push(`${find('#decision h2')?.textContent}`);
            press(pick([...document.querySelectorAll('#decision [data-option]')]));
            await pause(0);
          }
        }
        told.decisions++;
        chosen()?.click();
      }
      return told;
    },
    [most, root, ms],
  );
}
