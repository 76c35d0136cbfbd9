// A phone goes to the tab where the next choice lies.
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Option, TableState } from '../src/api/types';
import aquasphere from '../src/boards/aquasphere/board';
import evacuation from '../src/boards/evacuation/board';
import type { DrawnBoard } from '../src/boards';
import { Choosing } from '../src/table/choosing.svelte';
import { Drawn } from '../src/table/drawn.svelte';
import TabsHolder from './TabsHolder.svelte';

const recorded = (name: string) => JSON.parse(readFileSync(`tests/tables/${name}.json`, 'utf8')) as TableState;
const option = (verb: string, ...places: string[]): Option => ({ key: `${verb}:${places}`, verb, label: verb, places, group: '' });

/** The tab that is opened when these options are asked while another tab is open; it stays where that is as good. */
function opened(board: DrawnBoard, table: TableState, at: string, options: Option[]): string {
  const [choosing, drawn] = [new Choosing(), new Drawn()];
  choosing.morePlaces = (one) => board.morePlaces?.(table, one) ?? [];
  drawn.board = board;
  choosing.ask({ ...table.decision!, number: 900, options });
  let view = at;
  const target = document.createElement('div');
  const shown = mount(TabsHolder, { target, props: { table, choosing, drawn, at, onview: (next: string) => (view = next) } });
  flushSync();
  void unmount(shown);
  return view;
}

describe('the tabs of a phone', () => {
  const table = recorded('aquasphere-4-130.en');
  const symbol = option('buy', 'symbol:0:black');
  it('leave one’s own area after a symbol, which can be used at any time, for what is asked', () => {
    expect(opened(aquasphere, table, 'mine', [symbol, option('go', 'sector:A'), option('go', 'sector:B')])).toBe('station');
    expect(opened(aquasphere, table, 'mine', [symbol, option('engineer', 'hq:H3')])).toBe('hq');
    expect(opened(aquasphere, table, 'hq', [symbol, option('engineer', 'hq:H3'), option('go', 'sector:A')])).toBe('hq');
  });
  it('go there where nothing else can be done', () => {
    expect(opened(aquasphere, table, 'station', [symbol])).toBe('mine');
  });
  it('do not follow a choice that only the sheet has', () => {
    const turn = recorded('evacuation-turn.cs');
    const goods = [option('give', 'stock:0:old:food'), option('get', 'stock:0:old:food')];
    expect(opened(evacuation, turn, 'world', [...goods, option('done')])).toBe('mine');
  });
});
