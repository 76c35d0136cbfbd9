// The JSON that server and client exchange. Nothing here names a game or a rule.

export type Language = 'en' | 'cs';
export type Theme = 'dark' | 'light' | 'system';

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: Language;
  theme: Theme;
  /** Where turns are told by mail, once confirmed. */
  mail?: string | null;
}

export interface SettingValue { value: string; label: string; about?: string }
export interface Setting { name: string; label: string; about?: string; values: SettingValue[]; rule?: string }
export interface BotLevel { name: string; label: string }
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  min_seats: number;
  max_seats: number;
  bots: BotLevel[];
  settings: Setting[];
}

export type SeatKind = 'me' | 'open' | 'link' | 'bot' | 'hotseat';
export interface SeatWish { kind: SeatKind; name?: string; bot?: string }
export interface Clock { initial_s: number; increment_s: number }
export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings: Record<string, string>;
  seed?: string;
  mode: 'live' | 'days';
  clock?: Clock | null;
  confirm: boolean;
  public: boolean;
}
export interface Created { id: string; seat_links: { seat: number; url: string }[]; spectator_url: string }

export interface ListedTable {
  id: string;
  game: string;
  title: string;
  seats: { seat: number; name: string; kind: string; online: boolean; to_act: boolean }[];
  mode: 'live' | 'days';
  status: 'open' | 'running' | 'finished';
  your_turn: boolean;
  updated: string | number;
}

// -- the scene: what any client can draw of any title

export interface Piece {
  text: string;
  icon: string;
  colour: string;
  /** How many; null where counting means nothing. */
  n: number | null;
  place: string;
  detail: string;
  source: string;
  dim: boolean;
}
export interface Zone { kind: 'zone'; title: string; pieces: Piece[]; place: string; layout: string; note: string }
export interface Space { text: string; pieces: Piece[]; place: string; icon: string; colour: string }
export interface Track { kind: 'track'; title: string; spaces: Space[] }
export interface Cell {
  x: number; y: number; colour: string; letter: string; icon: string; pieces: Piece[]; place: string; detail: string;
}
export interface Grid { kind: 'grid'; title: string; width: number; height: number; cells: Cell[]; right: string[]; below: string[] }
export interface Spot { x: number; y: number; text: string; pieces: Piece[]; place: string; colour: string; note: string }
export interface SceneMap { kind: 'map'; title: string; spots: Spot[]; ways: [number, number, string][] }
export interface Facts { kind: 'facts'; title: string; rows: [string, string][] }
export type Part = Zone | Track | Grid | SceneMap | Facts;
export interface Panel { title: string; parts: Part[]; seat: number | null; summary: Piece[] }

// -- one table as one viewer sees it

export interface Option { key: string; verb: string; label: string; places: string[]; reveals: boolean; group: string }
export interface Refusal { key: string; label: string; reason: string; rule: string; places: string[] }
export type Wall = 'nothing' | 'revealed' | 'other';
export interface Decision {
  seat: number;
  number: number;
  prompt: string;
  rule: string;
  rule_text: string;
  options: Option[];
  refusals: Refusal[];
  can_take_back: boolean;
  wall: Wall | null;
  needs_confirm: boolean;
}
export interface LogLine { n: number; seat: number | null; text: string; rule: string | null; forced: boolean }
export interface ChatLine { who: string; text: string; at: string | number }
export interface SeatState {
  name: string;
  kind: string;
  online: boolean;
  clock_s: number | null;
  to_act: boolean;
  bot: string | null;
}
export interface Result {
  scores: number[];
  winners: number[];
  parts: { key: string; label: string; values: number[] }[];
  timeline: number[][];
  grade: string | null;
}
export interface TableState {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'running' | 'finished';
  number: number;
  you: number | null;
  your_seats: number[];
  names: string[];
  seats: SeatState[];
  crumbs: string[];
  panels: Panel[];
  board: unknown;
  decision: Decision | null;
  log: LogLine[];
  chat: ChatLine[];
  since_your_turn: number;
  options: Record<string, unknown>;
  commitment: string;
  seed: string | null;
  verified: boolean | null;
  result: Result | null;
  mode?: 'live' | 'days';
  confirm?: boolean;
  public?: boolean;
  /** Whether the viewer's last step can be taken back, also while others are to act. */
  can_take_back?: boolean;
  seat_links?: { seat: number; url: string }[];
  spectator_url?: string | null;
}

export interface Rule { id: string; section: string; text: string; reconstructed: boolean; public: boolean }

export interface ApiErrorBody { code: string; text: string; rule: string | null; field: string | null }

export type FromServer =
  | { type: 'state'; state: TableState }
  | { type: 'chat'; who: string; text: string; at: number }
  | { type: 'presence'; online: boolean[] }
  | { type: 'clock'; clocks: (number | null)[] }
  | { type: 'notice'; table: string; title: string }
  | { type: 'error'; error: ApiErrorBody }
  | { type: 'pong' };

export interface Score { game: string; title: string; seats: number; mode: 'live' | 'days'; games: number; wins: number; best: number; mean: number }
export interface RecentGame { table: string; game: string; title: string; seats: number; mode: 'live' | 'days'; score: number; won: boolean; at: number }
export interface Stats { all: Score[]; mine: Score[]; recent: RecentGame[] }
