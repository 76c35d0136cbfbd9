// One decision being answered: what is selected, which places it lights up, what was refused and why.
// It knows places and options only, never a rule.
import { getContext, setContext } from 'svelte';
import type { Decision, Option, Outlook, Refusal } from '../api/types';

export type PlaceState = 'idle' | 'legal' | 'selected' | 'refused' | 'listed';

/** So many options of one place are told where it is pointed at. */
export const TOLD_AT_A_PLACE = 3;

/** Milliseconds after which something that is moved about rests. */
const REST = 150;

export class Choosing {
  decision = $state.raw<Decision | null>(null);
  selected = $state<string | null>(null);
  /** A place that several options touch: the panel lists only those. */
  at = $state<string | null>(null);
  /** Refusals that answer the last try. */
  tried = $state.raw<Refusal[]>([]);
  whyNot = $state(false);
  /** Advice is wanted for this decision. */
  hint = $state(false);
  /** Options that a coach marks, the best first. */
  advised = $state.raw<string[]>([]);
  hover = $state<string | null>(null);
  /** The option that is pointed at in the panel: its places shine. */
  aim = $state<string | null>(null);
  /** The options in the order in which the panel counts them. */
  order = $state.raw<string[]>([]);
  quick = $state(false);
  /** Moves stay a rehearsal until the turn is ended. */
  drafts = $state(false);
  /** How often something was pressed again that only the button may play. */
  wanted = $state(0);
  busy = $state(false);

  commit: (option: Option) => void = () => {};
  /** The decision that was answered last at this browser, and how: what could be tried instead. */
  answered = $state.raw<{ decision: Decision; key: string } | null>(null);
  /** Takes the last answer back and gives another one in its place. */
  instead: (option: Option) => void = () => {};
  /** Asks what an option would do; the answer is put into `seen`. */
  look: (option: Option) => void = () => {};
  seen = $state<Record<string, Outlook>>({});
  /** What cannot be done, as far as it has been told. */
  refusals = $state.raw<Refusal[]>([]);
  private resting: ReturnType<typeof setTimeout> | undefined;
  private explained = false;
  /** A place that was pressed before it was told what cannot be done. */
  private wondered: string | null = null;

  /** What cannot be done here, and so the answer to a press that came before it. */
  explain(refusals: Refusal[]): void {
    this.refusals = refusals;
    this.explained = true;
    if (this.wondered) this.touch(this.wondered);
    this.wondered = null;
  }

  /** What is known of what an option would do: of short lists it is told soon, of others it is asked for. */
  outlookOf(option: Option): Outlook | null {
    return this.seen[option.key] ?? null;
  }

  aimAt(option: Option): void {
    this.aim = option.key;
    if (!this.outlookOf(option)) this.look(option);
  }

  /** Few options at a place tell what they would do as soon as it is pointed at. */
  lookAt(place: string): void {
    const options = this.legal.get(place) ?? [];
    if (options.length <= TOLD_AT_A_PLACE) for (const option of options) if (!this.outlookOf(option)) this.look(option);
  }

  morePlaces: (option: Option) => string[] = () => [];

  readonly legal = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.decision?.options ?? []) {
      for (const place of this.placesOf(option)) {
        const here = found.get(place);
        if (here) here.push(option);
        else found.set(place, [option]);
      }
    }
    return found;
  });

  readonly refused = $derived.by(() => {
    const found = new Map<string, Refusal[]>();
    for (const refusal of this.refusals) {
      for (const place of refusal.places) found.set(place, [...(found.get(place) ?? []), refusal]);
    }
    return found;
  });

  readonly option = $derived(this.decision?.options.find((o) => o.key === this.selected) ?? null);

  readonly listed = $derived(this.at === null ? (this.decision?.options ?? []) : (this.legal.get(this.at) ?? []));

  placesOf(option: Option): string[] {
    return option.places.length ? option.places : this.morePlaces(option);
  }

  readonly aimed = $derived.by(() => {
    const option = this.decision?.options.find((o) => o.key === this.aim);
    return new Set(option ? this.placesOf(option) : []);
  });

  /** The number in the panel of the one option that a place stands for. */
  digitOf(place: string): number | null {
    const options = this.legal.get(place);
    if (options?.length !== 1) return null;
    const n = this.order.indexOf(options[0]!.key);
    return n >= 0 && n < 9 ? n + 1 : null;
  }

  /** A new decision drops everything that belonged to the old one. */
  ask(decision: Decision | null): void {
    const same = decision && this.decision && decision.number === this.decision.number && decision.seat === this.decision.seat;
    this.decision = decision;
    this.busy = false;
    if (!same) {
      this.refusals = [];
      this.explained = false;
      this.wondered = null;
      this.hint = false;
    }
    if (same && decision.options.some((o) => o.key === this.selected)) return;
    this.drop();
    this.seen = {};
    if (decision?.options.length === 1 && !this.quick) this.selected = decision.options[0]!.key;
  }

  drop(): void {
    this.selected = null;
    this.at = null;
    this.aim = null;
    this.tried = [];
  }

  stateOf(place: string): PlaceState {
    const option = this.option;
    if (option && this.placesOf(option).includes(place)) return 'selected';
    if (this.at === place) return 'listed';
    if (this.legal.has(place)) return 'legal';
    if (this.refused.has(place) && (this.whyNot || this.tried.some((r) => r.places.includes(place)))) return 'refused';
    return 'idle';
  }

  pick(key: string): void {
    const option = this.decision?.options.find((o) => o.key === key);
    if (!option || this.busy) return;
    this.tried = [];
    const again = this.selected === key;
    this.selected = key;
    if (!this.outlookOf(option)) this.look(option);
    if (this.quick || (again && this.isSafe(option))) this.send();
    else if (again) this.wanted++;
  }

  /** Selects what is moved about and never sends it: what it would do is asked for once it rests. */
  lay(key: string): void {
    this.selected = key;
    this.tried = [];
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      const option = this.option;
      if (option?.key === key && !this.outlookOf(option)) this.look(option);
    }, REST);
  }

  /** Whether an option may be played by pressing it twice: nothing hidden lies behind it, and it can be taken back. */
  isSafe(option: Option): boolean {
    const outlook = this.outlookOf(option);
    return outlook !== null && !outlook.reveals && (!outlook.passes || this.drafts);
  }

  /** A place was pressed. Tells whether the decision had anything to say about it. */
  touch(place: string): boolean {
    const options = this.legal.get(place) ?? [];
    if (options.length === 1) {
      this.at = null;
      this.pick(options[0]!.key);
      return true;
    }
    if (options.length > 1) {
      this.tried = [];
      if (this.selected && !options.some((o) => o.key === this.selected)) this.selected = null;
      this.at = place;
      return true;
    }
    const refusals = this.refused.get(place) ?? [];
    if (refusals.length) {
      this.tried = refusals;
      return true;
    }
    if (this.decision && !this.explained) this.wondered = place;
    return false;
  }

  send(): void {
    const option = this.option;
    if (!option || this.busy) return;
    this.busy = true;
    this.commit(option);
  }
}

const KEY = Symbol('choosing');
export const provideChoosing = (choosing: Choosing) => setContext(KEY, choosing);
export const useChoosing = (): Choosing => getContext<Choosing | undefined>(KEY) ?? new Choosing();
