// Where a reader stands in a request, and what it has found.

import type { Relaxation } from './builders.ts';
import type { Language } from './choices.ts';
import { faultAt, limitFault, pointerOf, type FaultType } from './faults.ts';
import { healed, type Meant } from './healed.ts';
import type { ValidationFault } from './index.ts';
import type { Exact } from './json.ts';
import type { Around } from './meant-field.ts';
import { LIMITS, type LimitName } from './limits.ts';

/** All faults are reported at once, but a body of 15 MB must not be answered with millions of them. */
const MAX_FAULTS = 1000;

export interface WalkSettings {
  /** Where the value stands in the request. */
  readonly prefix?: readonly string[];
  readonly language: Language;
  readonly relaxed?: ReadonlySet<Relaxation>;
  /** The tool whose arguments are read: agents do not know what the object of these is called here. */
  readonly tool?: string;
}

const NOTHING_RELAXED: ReadonlySet<Relaxation> = new Set();

/** Where the walk stands and what it has found. */
export class Walk {
  readonly path: (string | number)[];
  readonly faults: ValidationFault[] = [];
  readonly language: Language;
  /**
   * Whether faults are found in the order of the schema. Without it objects are read in the order they were sent, which
   * leaves out what was not sent; it ends with the first fault.
   */
  readonly isOrdered: boolean;
  readonly tool: string | undefined;
  /** The objects around the one that is read, in an ordered walk, from the outermost. */
  readonly around: Around[] = [];

  readonly #relaxed: ReadonlySet<Relaxation>;
  #entries = 0;

  constructor({ prefix = [], language, relaxed = NOTHING_RELAXED, tool }: WalkSettings, isOrdered = true) {
    this.path = [...prefix];
    this.language = language;
    this.tool = tool;
    this.#relaxed = relaxed;
    this.isOrdered = isOrdered;
  }

  /** Does an option of the request relax the contract so? */
  relaxes(under: Relaxation): boolean {
    return this.#relaxed.has(under);
  }

  /** No further fault will be reported. */
  get full(): boolean {
    return this.faults.length > (this.isOrdered ? MAX_FAULTS : 0);
  }

  /**
   * Counts the entries of a list or map before they are read.
   * @returns false when they are more than may stand there, or than all lists may have together; that is reported once, and the
   * entries are not to be read.
   */
  enter(entries: number): boolean {
    const own: LimitName = this.path.at(-1) === 'lines' ? 'invoice_lines' : 'list_entries';
    if (entries > LIMITS[own].value) return this.#pass(own);
    const before = this.#entries;
    this.#entries += entries;
    if (this.#entries <= LIMITS.invoice_entries.value) return true;
    return before > LIMITS.invoice_entries.value ? false : this.#pass('invoice_entries');
  }

  #pass(limit: LimitName): false {
    if (this.faults.length < MAX_FAULTS) this.faults.push(limitFault(this.path, limit, this.language));
    return false;
  }

  /** Takes the fault of a field of this object back: another says the same, and more. */
  withdraw(type: FaultType, name: string): void {
    const pointer = pointerOf([...this.path, name]);
    const at = this.faults.findLastIndex((fault) => fault.type === type && fault.pointer === pointer);
    if (at >= 0) this.faults.splice(at, 1);
  }

  /** Returns undefined, the value of everything that is at fault, so that a reader can end with it. */
  fault(
    type: FaultType,
    values: readonly string[] = [],
    below: readonly (string | number)[] = [],
    meant: Meant | null = null,
  ): undefined {
    const { faults, language } = this;
    if (faults.length < MAX_FAULTS)
      faults.push(healed(faultAt([...this.path, ...below], type, values, language), meant));
    else if (faults.length === MAX_FAULTS)
      faults.push(faultAt([], 'too_many_faults', [String(MAX_FAULTS)], language));
    return undefined;
  }
}

export type Reader = (value: Exact, walk: Walk) => unknown;
/** A condition over several fields of one object; fields at fault are undefined. */
export type Check = (value: Readonly<Record<string, unknown>>, walk: Walk) => void;

/** The canonical value, or every fault at once: most requests have none and are read the faster way. */
export function readWhole<T>(
  read: Reader,
  value: Exact,
  settings: WalkSettings,
): { ok: T; faults?: undefined } | { ok?: undefined; faults: readonly ValidationFault[] } {
  const quick = new Walk(settings, false);
  const ok = read(value, quick) as T;
  if (quick.faults.length === 0) return { ok };
  const walk = new Walk(settings);
  read(value, walk);
  return { faults: walk.faults };
}
