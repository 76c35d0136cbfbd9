// Colour and icon words of a scene, as the design system draws them. Words of no game in particular.
import '../style/pieces';

const COLOURS: Record<string, [fill: string, ink: string]> = {
  green: ['#57b36a', '#0d2a14'],
  yellow: ['#ebc04b', '#3a2b00'],
  black: ['#3a4652', '#eef4f7'],
  violet: ['#9c7be0', '#1a0f38'],
  purple: ['#9c7be0', '#1a0f38'],
  blue: ['#4b93e8', '#04182f'],
  red: ['#e2605a', '#2c0806'],
  white: ['#eef1f4', '#1c2a35'],
  orange: ['#f0904f', '#331500'],
  brown: ['#a6794f', '#1f1206'],
  grey: ['#8a9fae', '#0a141d'],
  gray: ['#8a9fae', '#0a141d'],
  gold: ['#f3c14f', '#2a1d00'],
  cyan: ['#4fdede', '#04242a'],
  pink: ['#e486c0', '#32091f'],
  teal: ['#3fb3a5', '#04231f'],
  water: ['#3f8fe0', '#04182f'],
  civ: ['#c9a673', '#2a1b07'],
  biomass: ['#4c9f56', '#06210b'],
  rover: ['#cf5440', '#2c0806'],
  tech: ['#b9c3cc', '#15202a'],
  energy: ['#e7b62c', '#332500'],
  ice: ['#c4e4f0', '#0b2a38'],
  rock: ['#7a5a44', '#fff'],
  natural: ['#e3cfa4', '#2b1f0a'],
  neutral: ['#8a9fae', '#0a141d'],
  'biome-tundra': ['#9db8c4', '#0a1c26'],
  'biome-desert': ['#d3a85a', '#2a1b02'],
  'biome-forest': ['#4d9a5c', '#06210b'],
  'biome-ocean': ['#3f82c8', '#04182f'],
};

/** Seats of the design system that come nearest to colours which players choose by name. */
const PLAYER_MARKS: Record<string, number> = {
  red: 1,
  blue: 2,
  yellow: 3,
  violet: 4,
  purple: 4,
  pink: 1,
  orange: 1,
  black: 3,
  green: 5,
  natural: 6,
  white: 6,
};

export function seatMarkOfColour(word: string): number | null {
  const seat = /^seat-(\d)$/.exec(word);
  if (seat) return (Number(seat[1]) % 6) + 1;
  const player = /^player-(\w+)$/.exec(word);
  return player ? (PLAYER_MARKS[player[1]!] ?? null) : null;
}

export interface Look {
  fill: string;
  ink: string;
  known: boolean;
}

export function lookOf(word: string): Look {
  const mark = seatMarkOfColour(word);
  if (mark) return { fill: `var(--seat-${mark})`, ink: 'var(--seat-ink)', known: true };
  const found = COLOURS[word];
  return found ? { fill: found[0], ink: found[1], known: true } : { fill: 'var(--panel-3)', ink: 'var(--ink)', known: false };
}

const ICONS: Record<string, string> = {
  bulb: 'knowledge',
  'control-field': 'control',
  'loading-bay': 'bay',
  'programming-token': 'program',
  points: 'point',
  score: 'point',
  star: 'point',
  cards: 'card',
  tile: 'lab-expansion',
  medals: 'medal',
  civ: 'terrain-civ',
  water: 'terrain-water',
  biomass: 'terrain-biomass',
  tech: 'terrain-tech',
  energy: 'terrain-energy',
  'rover-track': 'terrain-rover',
  patch: 'biomass-patch',
  lifepods: 'lifepod',
  meteorites: 'meteorite',
  rovers: 'rover',
  'civ-cards': 'civ-card',
  objective: 'mission',
  credits: 'credit',
  robot: 'bot',
  movement: 'move',
  stored: 'terrain-energy',
  nonsymbiotic: 'city-white',
  symbiotic: 'city-purple',
  data_city: 'city-blue',
  data_center: 'data-center',
  half_disc: 'data-disc',
  'half_disc-rest': 'data-disc-half',
  advance: 'federation',
  'take-special': 'special-card',
  'use-action': 'action-card',
  ready: 'action-card',
  'perform-slot': 'card-action',
  'extra-metropolis': 'metropolis',
  convert: 'exchange',
  'swap-product': 'exchange',
  planet: 'new-world',
  tracks: 'milestone',
  tracker: 'control',
  level: 'breakthrough',
  loaded: 'lifepod',
  symbol: 'meteorite',
  'receive-different': 'exchange',
  'build-upgraded': 'upgrade',
  'symbol-leaf': 'sym-leaf',
  'symbol-drop': 'sym-drop',
  'symbol-shield': 'sym-shield',
  'symbol-beacon': 'sym-beacon',
  'population-food': 'food',
  'population-steel': 'steel',
  'population-energy': 'energy',
  'production-food': 'food',
  'production-steel': 'steel',
  'production-energy': 'energy',
  'any-factory': 'factory-steel',
  steelworks: 'factory-steel',
  'power-plant': 'factory-power',
  automaton: 'ui-robot',
  goal: 'contract',
  task: 'mission',
  bonus: 'point',
  continent: 'old-world',
  crystals: 'crystal',
  octopods: 'octopod',
  submarines: 'submarine',
  programmed: 'program',
  'supply-bots': 'bot',
  controlled: 'control',
  expansions: 'lab-expansion',
  letters: 'lab-expansion',
  breakthroughs: 'breakthrough',
  synergies: 'synergy',
  advances: 'milestone',
  picks: 'civ-card',
  patches: 'biomass-patch',
  'track-points': 'medal',
  'planet-points': 'medal',
  upgraded: 'upgrade',
  metropolises: 'metropolis',
  hand: 'card',
  claimed: 'card-permanent',
  'ready-actions': 'action-card',
  'food-production': 'food',
  'steel-production': 'steel',
  'energy-production': 'energy',
  factories: 'factory-steel',
  shuttles: 'shuttle',
  stadiums: 'stadium',
  smileys: 'smiley',
  areas: 'settle',
  plans: 'infrastructure',
  penalties: 'penalty',
  progress: 'satellite',
  cargo: 'shuttle',
  tasks: 'mission',
};
const PREFIXES: [string, string][] = [
  ['research-', 'research-card'],
  ['civ-card', 'civ-card'],
  ['event', 'event'],
  ['mission', 'mission'],
  ['lifepod', 'lifepod'],
];

let sprite: Set<string> | null = null;
function known(name: string): boolean {
  if (!sprite?.size) sprite = new Set([...document.querySelectorAll('symbol[id^="i-"]')].map((s) => s.id.slice(2)));
  return sprite.has(name);
}

/** The sprite's name for an icon word, or nothing if there is no such picture. */
export function iconOf(word: string): string {
  if (!word) return '';
  const direct = ICONS[word] ?? word;
  if (known(direct)) return direct;
  const bare = word.replace(/^(building|token|stock|built|old|new|room|planet)-/, '');
  if (bare !== word) return iconOf(bare);
  const prefix = PREFIXES.find(([start]) => word.startsWith(start));
  return prefix && known(prefix[1]) ? prefix[1] : '';
}

/** The large picture of a thing, if there is one. */
export function largeOf(word: string): string {
  const small = iconOf(word);
  return small && known(`${small}-large`) ? `${small}-large` : '';
}

/** The pictures of what a thing does, each once; words without a picture are left out. */
export function signsOf(words: string[] | undefined, most: number): string[] {
  return [...new Set((words ?? []).map(iconOf).filter(Boolean))].slice(0, most);
}
