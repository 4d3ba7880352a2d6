import type { Ir } from '../ir.ts';

/** What the compiler may leave out without any verdict changing. */
export type PassName =
  | 'by-name'
  | 'contexts'
  | 'share'
  | 'no-try'
  | 'inline'
  | 'guard'
  | 'memoise'
  | 'memoise-calls'
  | 'index'
  | 'join'
  | 'number'
  | 'sets'
  | 'bytes'
  | 'doubles'
  | 'descend'
  | 'chains'
  | 'skip';

/** An optimisation, for people and for the test that holds it to its example. */
export interface Pass {
  readonly name: PassName;
  /** What it does, and why that is faster. */
  readonly reason: string;
  /** What leaving it out costs, by `node test/bench/passes.ts`. */
  readonly figure: string;
  readonly example: Example;
}

export interface Example {
  /** What stands in a schema; prefix i is urn:i. */
  readonly schema: string;
  /** In the module without the pass; spaces and the numbers of names do not count. */
  readonly before: string;
  /** In the module with it. */
  readonly after: string;
}

/** Those that run. */
export interface Passes {
  readonly has: (name: PassName) => boolean;
}

export const ALL: Passes = { has: () => true };

/** What passes did to which expressions, for people. */
export class Applied {
  readonly #marks = new Map<Ir, Set<PassName>>();
  /** An expression, and what stands in its place. */
  readonly rewritten = new Map<Ir, Ir>();

  mark(pass: PassName, ir: Ir): void {
    const known = this.#marks.get(ir);
    if (known) known.add(pass);
    else this.#marks.set(ir, new Set([pass]));
  }

  of(ir: Ir): ReadonlySet<PassName> {
    return this.#marks.get(ir) ?? NONE;
  }
}

const NONE: ReadonlySet<PassName> = new Set();
