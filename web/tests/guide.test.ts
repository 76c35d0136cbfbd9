// Guides: how their text is put on the page, the key of the player aid, and rules by chapter.
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { GuideBlock, GuideChapter, GuidePiece, Rule, TermInfo } from '../src/api/types';
import Chapters from '../src/guide/Chapters.svelte';
import { plainOf, together } from '../src/guide/reading';
import Terms from '../src/guide/Terms.svelte';
import { handle, type Hands } from '../src/table/keys';
import { ruleAt } from '../src/table/rules.svelte';

const text = (words: string): GuidePiece => ({ kind: 'text', text: words });
const rule = (id: string): GuidePiece => ({ kind: 'rule', text: id });
const block = (kind: GuideBlock['kind'], ...pieces: GuidePiece[]): GuideBlock => ({ kind, pieces, scene: '' });
const chapter: GuideChapter = {
  id: 'turn',
  title: 'Your turn',
  blocks: [
    block('text', text('Do one thing.')),
    block('step', { kind: 'strong', text: 'Pay' }, text(' 3\u00a0'), { kind: 'icon', text: 'time' }, text('time.'), rule('AQ-9.04')),
    block('step', text('Then go.')),
    block('item', text('Or not.')),
  ],
};

function shown<T extends Record<string, unknown>>(component: unknown, props: T): { page: HTMLElement; end: () => void } {
  const page = document.createElement('div');
  const made = mount(component as never, { target: page, props: props as never });
  flushSync();
  return { page, end: () => void unmount(made) };
}

describe('a guide on the page', () => {
  it('makes lists of what follows each other, and links of rules', () => {
    const { page, end } = shown(Chapters, { chapters: [chapter], game: 'x' });
    expect([page.querySelectorAll('ol > li').length, page.querySelectorAll('ul > li').length]).toEqual([2, 1]);
    expect(page.querySelector('h2')?.textContent).toBe('Your turn');
    expect(page.querySelector('a.rule')?.getAttribute('href')).toBe('/rules/x?rule=AQ-9.04');
    expect(page.querySelector('ol li use')?.getAttribute('href')).toBe('#i-time');
    expect(plainOf(chapter.blocks[1]!.pieces)).toBe('Pay 3\u00a0time.');
    const icon = together(chapter.blocks[1]!.pieces).find((part) => part.kind === 'icon');
    expect([icon?.before, icon?.after]).toEqual(['3\u00a0', 'time.']);
    expect(page.querySelectorAll('ol li')[0]?.textContent?.trim()).toBe('Pay 3\u00a0time. AQ-9.04');
    end();
  });
  it('opens a rule at the table instead', () => {
    const onrule = vi.fn();
    const { page, end } = shown(Chapters, { chapters: [chapter], game: 'x', onrule, short: true });
    const button = page.querySelector<HTMLButtonElement>('button.rule')!;
    button.click();
    expect(onrule).toHaveBeenCalledWith('AQ-9.04');
    expect(button.getAttribute('aria-label')).toContain('AQ-9.04');
    end();
  });
  it('finds terms by either name, without accents', () => {
    const term = (name: string, elsewhere: string): TermInfo => ({ icon: 'time', name, elsewhere, about: [text('x')] });
    const { page, end } = shown(Terms, { terms: [term('time', 'žeton času'), term('bot', 'robot')], game: 'x' });
    expect([...page.querySelectorAll('dt')].map((e) => e.textContent?.trim())).toEqual(['bot robot', 'time žeton času']);
    const input = page.querySelector('input')!;
    input.value = 'ZETON';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(page.querySelectorAll('dt')).toHaveLength(1);
    end();
  });
});

describe('the key of the player aid', () => {
  it('is A, and not while something is typed', () => {
    const aid = vi.fn();
    const hands = { live: { choosing: {} }, aid, blocked: () => false, own: () => false } as unknown as Hands;
    handle(new KeyboardEvent('keydown', { key: 'a' }), hands);
    handle(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true }), hands);
    const field = document.createElement('input');
    field.addEventListener('keydown', (event) => handle(event, hands));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(aid).toHaveBeenCalledTimes(1);
  });
});

describe('the number of an option', () => {
  it('takes the focus along within the list, so that Enter is for the chosen one', () => {
    const pick = vi.fn();
    const hands = { live: { choosing: { pick } }, blocked: () => false, own: () => false } as unknown as Hands;
    const panel = document.createElement('div');
    panel.id = 'decision';
    panel.innerHTML = ['a', 'b'].map((key) => `<div role="option" data-option="${key}" tabindex="-1"></div>`).join('');
    document.body.append(panel);
    const [first, second] = panel.querySelectorAll<HTMLElement>('[data-option]');
    panel.addEventListener('keydown', (event) => handle(event, hands));
    second!.focus();
    second!.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    expect(pick).toHaveBeenCalledWith('a');
    expect(document.activeElement).toBe(first);
    panel.remove();
  });
});

describe('a rule or a chapter by its number', () => {
  const rules = ['UC-7.01', 'UC-7.02', 'UC-17.01', 'UC-EX-07'].map((id): Rule => ({
    id,
    section: '',
    text: '',
    reconstructed: false,
    public: false,
  }));
  it('is found', () => {
    expect(ruleAt(rules, 'UC-7.02')?.id).toBe('UC-7.02');
    expect(ruleAt(rules, 'UC-7')?.id).toBe('UC-7.01');
    expect(ruleAt(rules, 'UC-17')?.id).toBe('UC-17.01');
  });
  it('or it is not', () => {
    for (const none of ['UC-1', 'UC-7.0', '', null, 'UC']) expect(ruleAt(rules, none)).toBeUndefined();
  });
});
