// A made-up panel with every kind of part, for the gallery and for tests.
import type { Decision, Panel, Piece, Refusal, Spot } from '../api/types';

export const piece = (text: string, more: Partial<Piece> = {}): Piece => ({
  text,
  icon: '',
  colour: '',
  n: 1,
  place: '',
  detail: '',
  source: '',
  dim: false,
  code: '',
  tags: [],
  signs: [],
  marks: [],
  ...more,
});

export const spot = (text: string, more: Partial<Spot> = {}): Spot => ({
  x: 0,
  y: 0,
  text,
  pieces: [],
  place: '',
  colour: '',
  note: '',
  shape: '',
  code: '',
  joins: [],
  marks: [],
  ...more,
});

export const samplePanel: Panel = {
  title: 'Sample',
  seat: null,
  colour: '',
  summary: [piece('points', { icon: 'point', n: 42 }), piece('time', { icon: 'time', n: 3 })],
  parts: [
    {
      kind: 'map',
      title: 'Map',
      ground: '',
      spots: [
        spot('North', {
          x: 20,
          y: 30,
          pieces: [piece('bot', { icon: 'bot', colour: 'seat-0' })],
          place: 'spot:north',
          colour: 'green',
          note: 'exit',
        }),
        spot('East', { x: 75, y: 35, place: 'spot:east' }),
        spot('South', { x: 45, y: 80, pieces: [piece('crystals', { icon: 'crystal', n: 2 })], place: 'spot:south', colour: 'blue' }),
      ],
      ways: [
        [0, 1, '2'],
        [1, 2, '0'],
        [0, 2, ''],
      ],
    },
    {
      kind: 'grid',
      title: 'Grid',
      width: 4,
      height: 3,
      right: ['1', '2', '1'],
      below: ['1', '2', '2', '1'],
      cells: Array.from({ length: 12 }, (_, i) => ({
        x: i % 4,
        y: Math.floor(i / 4),
        colour: ['', 'water', 'biomass', 'energy'][i % 4]!,
        letter: i % 5 ? '' : 'm',
        icon: '',
        place: `cell:${i % 4},${Math.floor(i / 4)}`,
        detail: '',
        pieces: i === 6 ? [piece('rover', { icon: 'rover', colour: 'seat-1' })] : [],
      })),
    },
    {
      kind: 'zone',
      title: 'Row',
      place: '',
      layout: 'row',
      note: 'a note',
      colour: '',
      pieces: [
        piece('green', { icon: 'bot', colour: 'green', place: 'symbol:green' }),
        piece('violet', { icon: 'octopod', colour: 'violet', dim: true }),
        piece('time', { icon: 'time', n: 4 }),
      ],
    },
    {
      kind: 'zone',
      title: 'List',
      place: '',
      layout: 'list',
      note: '',
      colour: '',
      pieces: [
        piece('A card of our own making', { icon: 'research-card', source: 'reconstructed', detail: 'What it does.', place: 'card:1' }),
        piece('A printed card', { icon: 'card', source: 'rulebook' }),
      ],
    },
    {
      kind: 'track',
      title: 'Track',
      spaces: Array.from({ length: 8 }, (_, i) => ({
        text: String(i),
        pieces: i === 3 ? [piece('you', { icon: 'bot', colour: 'seat-0' })] : [],
        place: `track:${i}`,
        icon: i === 6 ? 'medal' : '',
        colour: i < 4 ? 'water' : '',
        marks: [],
      })),
    },
    {
      kind: 'facts',
      title: 'Facts',
      rows: [
        ['Round', '3 / 4'],
        ['Deck', '12'],
      ],
    },
  ],
};

export const sampleDecision: Decision = {
  seat: 0,
  number: 1,
  prompt: 'Sample decision',
  rule: 'XX-1.01',
  rule_text: 'One rule, one sentence.',
  can_take_back: true,
  wall: null,
  needs_confirm: false,
  options: [
    { key: 'go:north', verb: 'go', label: 'Go north', places: ['spot:north'], group: 'go' },
    { key: 'go:south', verb: 'go', label: 'Go south', places: ['spot:south'], group: 'go' },
    { key: 'use:green', verb: 'use', label: 'Use green', places: ['symbol:green'], group: 'use' },
    { key: 'cell:1,1', verb: 'cell', label: 'Take cell 2, 2', places: ['cell:1,1', 'track:4'], group: 'cell' },
  ],
};

/** The same with so many options more. */
export const withOptions = (decision: Decision, more: number): Decision => ({
  ...decision,
  options: [
    ...decision.options,
    ...Array.from({ length: more }, (_, i) => ({
      key: `lay:${i}`,
      verb: 'lay',
      label: `Lay it at ${i % 40}, ${Math.floor(i / 40)}`,
      places: [`cell:${i % 4},${i % 3}`],
      group: 'lay',
    })),
  ],
});

export const sampleRefusals: Refusal[] = [
  { key: 'go:east', label: 'Go east', reason: 'No way leads there.', rule: 'XX-1.02', places: ['spot:east'] },
];
