import type { Tree } from '@conforme/engine/xml';
import { COUNTED } from './model.ts';
import type { Particle, WildcardModel } from './model.ts';

/** A place of a content model where an element may stand; names are numbers. */
export interface Position {
  /** Numbers of the names it takes, with the elements they then are; for a wildcard, none. */
  readonly elements: ReadonlyMap<number, number>;
  readonly wildcard: WildcardModel | null;
  /** More than 1 for an element that comes so often that it is counted. */
  readonly min: number;
  readonly max: number;
  readonly follow: Set<number>;
}

/** What stands at a place: an element of the schema, or what a wildcard let in. */
export interface Step {
  readonly state: State;
  readonly element: number;
  readonly wildcard: WildcardModel | null;
}

/** Where the content is: the places its last child may have been. Made when a document first gets there. */
export interface State {
  readonly positions: readonly number[];
  readonly final: boolean;
  /** Bounds of the element that is counted here. */
  readonly min: number;
  readonly max: number;
  readonly steps: Map<number, Step | null>;
}

/** Ways from place to place; models that are not ambiguous have a few hundred. */
const MOST_WAYS = 200_000;

/** Only the last of what may come next is looked at for what must. */
const MOST_CANDIDATES = 8;

interface Fragment {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly nullable: boolean;
}

const NOTHING: Fragment = { first: [], last: [], nullable: true };

/** States beyond this are forgotten and made again: only a model that is ambiguous has so many. */
const MOST_STATES = 10_000;

/**
 * A content model as an automaton over its places (Glushkov's construction): one look-up a child, however the groups nest.
 * Which elements a place takes, with those that may be substituted, `takes` says.
 */
export class Automaton {
  readonly start: State;
  readonly positions: Position[] = [];
  readonly #last = new Set<number>();
  readonly #nullable: boolean;
  readonly #first: readonly number[];
  #ways = 0;
  #states = new Map<string, State>();

  constructor(content: Particle | null, takes: (element: number) => ReadonlyMap<number, number>) {
    const whole = content ? this.#times(content, takes) : NOTHING;
    for (const position of whole.last) this.#last.add(position);
    this.#nullable = whole.nullable;
    this.#first = whole.first;
    this.start = { positions: [], final: this.#nullable, min: 0, max: 1, steps: new Map() };
  }

  /** Where a child leads, or null where it may not stand. */
  step(state: State, name: number, node: number, tree: Tree): Step | null {
    const known = state.steps.get(name);
    if (known !== undefined) return known;
    const step = this.#step(state, name, node, tree);
    // Names the schema does not know are numbered anew in every document.
    if (name >= 0) state.steps.set(name, step);
    return step;
  }

  /** The places that may come next. */
  next(state: State): readonly number[] {
    if (state === this.start) return this.#first;
    return [...new Set(state.positions.flatMap((position) => [...this.positions[position]!.follow]))];
  }

  /** Whether, from these places on, one of a kind is ever reached; `barred` is a place that is not passed. */
  reaches(from: readonly number[], isGoal: (place: number) => boolean, barred = -1): boolean {
    const seen = new Set(from.filter((place) => place !== barred));
    for (const place of seen) {
      if (isGoal(place)) return true;
      for (const next of this.positions[place]!.follow) if (next !== barred) seen.add(next);
    }
    return false;
  }

  /**
   * Of the places that may come next, the element without which there is no way to the name, or (null) to the end; -1 where
   * there are several ways.
   */
  required(from: readonly number[], name: number | null): number {
    const isGoal = (place: number): boolean =>
      name === null ? this.#last.has(place) : this.positions[place]!.elements.has(name);
    const needed = from
      .slice(-MOST_CANDIDATES)
      .findLast((place) => this.positions[place]!.elements.size === 1 && !this.reaches(from, isGoal, place));
    return needed === undefined ? -1 : [...this.positions[needed]!.elements.values()][0]!;
  }

  /** Whether no content is whole without an element of this name. */
  needs(name: number): boolean {
    if (this.#nullable) return false;
    const isOther = (place: number): boolean => !this.positions[place]!.elements.has(name);
    const seen = new Set(this.#first.filter(isOther));
    for (const place of seen) {
      if (this.#last.has(place)) return false;
      for (const next of this.positions[place]!.follow) if (isOther(next)) seen.add(next);
    }
    return true;
  }

  #step(state: State, name: number, node: number, tree: Tree): Step | null {
    const next = this.next(state);
    const named = next.filter((position) => this.positions[position]!.elements.has(name));
    if (named.length > 0) {
      const element = this.positions[named[0]!]!.elements.get(name)!;
      return { state: this.#state(named), element, wildcard: null };
    }
    const open = next.filter((position) => {
      const { wildcard } = this.positions[position]!;
      return wildcard !== null && admits(wildcard, tree.nameOf(node).uri);
    });
    if (open.length === 0) return null;
    return { state: this.#state(open), element: -1, wildcard: this.positions[open[0]!]!.wildcard };
  }

  #state(positions: readonly number[]): State {
    const key = positions.join(' ');
    const known = this.#states.get(key);
    if (known) return known;
    if (this.#states.size >= MOST_STATES) this.#states = new Map();
    const counted = positions.length === 1 ? this.positions[positions[0]!]! : undefined;
    const state: State = {
      positions,
      final: positions.some((position) => this.#last.has(position)),
      min: counted?.min ?? 0,
      max: counted?.max ?? 1,
      steps: new Map(),
    };
    this.#states.set(key, state);
    return state;
  }

  /** Part 1, 3.9.6: as often as its occurrences say. */
  #times(particle: Particle, takes: (element: number) => ReadonlyMap<number, number>): Fragment {
    const { min, max } = particle;
    if (max === 0) return NOTHING;
    const once = (): Fragment => this.#once(particle, takes);
    if (!('items' in particle) && Math.max(min, max ?? 0) > COUNTED) {
      const counted = this.#place(particle, takes, { min: Math.max(min, 1), max: max ?? Infinity });
      return { ...counted, nullable: min === 0 };
    }
    let rest: Fragment = NOTHING;
    let least = min;
    if (max === null) {
      const loop = this.#loop(once());
      rest = { ...loop, nullable: min === 0 || loop.nullable };
      least = Math.max(min - 1, 0);
    }
    for (let i = min; i < (max ?? min); i++)
      rest = { ...(rest === NOTHING ? once() : this.#then(once(), rest)), nullable: true };
    for (let i = 0; i < least; i++) rest = this.#then(once(), rest);
    return rest;
  }

  #once(particle: Particle, takes: (element: number) => ReadonlyMap<number, number>): Fragment {
    if (!('items' in particle)) return this.#place(particle, takes, { min: 1, max: 1 });
    const parts = particle.items.map((item) => this.#times(item, takes));
    if (particle.kind !== 'choice') return parts.reduce((all, part) => this.#then(all, part), NOTHING);
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      nullable: parts.some(({ nullable }) => nullable),
    };
  }

  #place(
    particle: Exclude<Particle, { items: unknown }>,
    takes: (element: number) => ReadonlyMap<number, number>,
    bounds: { readonly min: number; readonly max: number },
  ): Fragment {
    const elements = particle.kind === 'element' ? takes(particle.element) : new Map<number, number>();
    const wildcard = particle.kind === 'any' ? particle.wildcard : null;
    const at = this.positions.push({ elements, wildcard, ...bounds, follow: new Set() }) - 1;
    return { first: [at], last: [at], nullable: false };
  }

  #then(a: Fragment, b: Fragment): Fragment {
    this.#connect(a.last, b.first);
    return {
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...a.last, ...b.last] : b.last,
      nullable: a.nullable && b.nullable,
    };
  }

  #loop(a: Fragment): Fragment {
    this.#connect(a.last, a.first);
    return a;
  }

  #connect(last: readonly number[], first: readonly number[]): void {
    this.#ways += last.length * first.length;
    if (this.#ways > MOST_WAYS)
      throw new Error('its content model has too many ways: bound fewer repetitions of optional groups');
    for (const from of last) for (const to of first) this.positions[from]!.follow.add(to);
  }
}

/** Part 1, 3.10.4. */
export function admits(wildcard: WildcardModel, uri: string): boolean {
  return wildcard.only ? wildcard.only.includes(uri) : !wildcard.not.includes(uri);
}
