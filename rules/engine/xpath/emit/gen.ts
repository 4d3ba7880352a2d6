import type { Binding, Ir, IrOf, KeyDeclaration } from '../ir.ts';
import { MOST_ITEMS } from '../runtime/control.ts';
import type { Runtime } from '../runtime/index.ts';
import type { Kind } from '../types.ts';
import { COMMA, Name, declare, isSame, js, sequence } from './code.ts';
import type { Code, Fragment } from './code.ts';
import { listLoop } from './axis.ts';
import { descend } from '../passes/descend.ts';
import { isMemoised, isSmallPart, isWorthMemoising, memoScopeOf, memoised } from '../passes/memoise.ts';
import { guard, guardSearch } from '../passes/guard.ts';
import type { ModuleBuilder } from './module.ts';
import type { Applied, PassName, Passes } from '../passes/pass.ts';
import { DOC } from './module.ts';
import { hasText } from '../passes/spelling.ts';
import { onlyOne } from './only-one.ts';
import { selfTest } from './path.ts';

/** At most one item, as JavaScript: a value of this kind, or undefined when `empty` allows it. */
export interface Single {
  readonly kind: Kind;
  readonly empty: boolean;
  readonly code: Code;
  /** The node whose text this is: what is read from it can be cached by node. */
  readonly node?: Code;
  /** The xs:integer it is known to be. */
  readonly whole?: bigint;
}

/** Statements to run for an item. */
export type Body = (item: Code) => Code;

/**
 * How one kind of expression is written. What is left out follows from the rest:
 * expressions of at most one item need `one`, others `many` or `loop`.
 */
export interface Emitter<I extends Ir = Ir> {
  /** An expression: the item or undefined. */
  readonly one?: (ir: I, g: Gen) => Code;
  /** An expression: an array of the items. */
  readonly many?: (ir: I, g: Gen) => Code;
  /** An expression: the effective boolean value. */
  readonly test?: (ir: I, g: Gen) => Code;
  /** An expression: a non-negative JavaScript number; null when the expression has none. */
  readonly small?: (ir: I, g: Gen) => Code | null;
  /** Statements that run `body` for each item, in order. */
  readonly loop?: (ir: I, g: Gen, body: Body) => Code;
  /** The same in any order and with repetitions, where neither matters. */
  readonly scan?: (ir: I, g: Gen, body: Body) => Code;
}

export type Emitters = { readonly [Op in Ir['op']]: Emitter<IrOf<Op>> };

/** The focus as code; null where there is none. */
export interface Focus {
  readonly item: Code | null;
  readonly position: Code | null;
  readonly last: Code | null;
  readonly rule: Code | null;
}

/** What is shared by all expressions of a pack. */
export interface Shared {
  readonly module: ModuleBuilder;
  readonly passes: Passes;
  readonly applied: Applied;
  readonly emitters: Emitters;
  readonly variables: Map<Binding, Code>;
  /** Variables that are constant lists of strings: the constant's name. */
  readonly lists: Map<Binding, Name>;
  /** Variables of functions that contain nothing but elements. */
  readonly elements: Set<Binding>;
  readonly functions: Map<string, Name>;
  /** The function that fills the index of a key. */
  readonly keys?: Map<KeyDeclaration, Name>;
}

/** Writes expressions as JavaScript, under one focus. */
export class Gen {
  readonly shared: Shared;
  readonly focus: Focus;
  /** For what the expression around is memoised; null where it is not. */
  readonly #memoScope: Code | null;

  constructor(shared: Shared, focus: Focus, memoScope: Code | null = null) {
    this.shared = shared;
    this.focus = focus;
    this.#memoScope = memoScope;
  }

  with(focus: Partial<Focus>): Gen {
    return new Gen(this.shared, { ...this.focus, ...focus }, this.#memoScope);
  }

  /** Does the pass run? */
  runs(pass: PassName): boolean {
    return this.shared.passes.has(pass);
  }

  /** Notes for people that a pass changes how the expression is written. */
  by(pass: PassName, ir: Ir, code: Code): Code {
    this.shared.applied.mark(pass, ir);
    return code;
  }

  /** Writes the parts of an expression. */
  within(ir: Ir): Gen {
    const memoScope = isWorthMemoising(ir) ? memoScopeOf(ir, this) : null;
    return memoScope ? new Gen(this.shared, this.focus, memoScope) : this;
  }

  /** A runtime call: `x_name(args…)`. */
  run(name: keyof Runtime, ...args: readonly Fragment[]): Code {
    return js`${this.shared.module.runtime(name)}(${sequence(args, COMMA)})`;
  }

  /**
   * A statement that counts a turn of a loop, so that one without end is stopped; measured within the noise on our packs.
   * Shape: `if (--d.fuel < 0) x_refuel(d);`
   */
  count(): Code {
    return js`if (--${DOC}.fuel < 0) ${this.run('refuel', DOC)};`;
  }

  /** A function of its own around statements, called here. */
  call(body: Code): Code {
    return this.shared.module.call(body);
  }

  one(ir: Ir): Single {
    const emitter = this.#emitter(ir);
    const { kind, empty, many } = ir.type;
    const single = (code: Code): Single => {
      const guarded = empty ? guard(ir, code, js`undefined`, this) : code;
      return { kind, empty, code: this.memoise(ir, guarded) };
    };
    const only = descend(ir, 'only', this);
    if (only) return single(only);
    if (!many && emitter.one) return single(emitter.one(ir, this.within(ir)));
    const canRepeat = many && kind === 'node' && ir.type.order === 0;
    if (canRepeat && emitter.scan && !this.#isMemoised(ir)) return single(this.call(onlyOne(ir, this)));
    if (canRepeat || !emitter.loop) return { kind, empty, code: this.run('single', this.many(ir)) };
    return single(this.call(this.#single(ir)));
  }

  /** Shape: `let r; LOOP { if (r !== undefined) throw; r = item; } return r;`, or the first when there is but one. */
  #single(ir: Ir): Code {
    if (!ir.type.many) return js`${this.#written(ir, (item) => js`return ${item};`)} return undefined;`;
    const r = new Name('r');
    const several = this.run('several');
    const loop = this.#written(ir, (item) => js`if (${r} !== undefined) ${several}; ${r} = ${item};`);
    return js`let ${declare(r)}; ${loop} return ${r};`;
  }

  many(ir: Ir): Code {
    const emitter = this.#emitter(ir);
    const list = descend(ir, 'list', this);
    if (list) return this.memoise(ir, list);
    if (emitter.many) {
      const list = emitter.many(ir, this);
      return this.memoise(ir, ir.op === 'path' ? guard(ir, list, js`[]`, this) : list);
    }
    if (!ir.type.many && emitter.one) {
      const { empty, code } = this.one(ir);
      return empty ? this.run('list', code) : js`[${code}]`;
    }
    return this.memoise(ir, this.call(this.#collect(ir)));
  }

  /** Shape: `const r = []; LOOP { if (r.push(item) > 10000000) x_tooLong(); } return r;` */
  #collect(ir: Ir): Code {
    const r = new Name('r');
    const loop = this.#written(
      ir,
      (item) => js`if (${r}.push(${item}) > ${MOST_ITEMS}) ${this.run('tooLong')};`,
    );
    return js`const ${declare(r)} = []; ${loop} return ${r};`;
  }

  /** The effective boolean value (XPath 2.0, 2.4.3). */
  test(ir: Ir): Code {
    const emitter = this.#emitter(ir);
    if (holdsLookup(ir)) return js`(${this.many(ir)}.length > 0)`;
    const look = hasText(ir, this);
    if (look) return this.memoise(ir, look);
    if (emitter.test) return this.memoise(ir, emitter.test(ir, this.within(ir)));
    if (ir.type.many) return this.#testMany(ir);
    return selfTest(ir, this) ?? this.testSingle(this.one(ir));
  }

  #testMany(ir: Ir): Code {
    if (ir.type.kind !== 'node') return this.run('truthOfList', this.many(ir), ir.type.kind);
    const has = descend(ir, 'has', this);
    if (has) return guardSearch(ir, this.memoise(ir, has), this);
    const emitter = this.#emitter(ir);
    const scan = emitter.scan ?? emitter.loop;
    if (!scan) return this.call(js`${this.loop(ir, () => js`return true;`)} return false;`);
    const search = this.call(js`${scan(ir, this, () => js`return true;`)} return false;`);
    return guardSearch(ir, this.memoise(ir, search), this);
  }

  testSingle({ kind, empty, code }: Single): Code {
    if (kind === 'node') return empty ? js`(${code} !== undefined)` : js`true`;
    if (kind === 'boolean') return empty ? js`(${code} === true)` : code;
    if (kind === 'string' || kind === 'untyped' || kind === 'integer' || kind === 'double')
      return js`!!${code}`;
    return this.run('truth', code);
  }

  /** A JavaScript number for integers that cannot be large: counts, lengths, positions, literals. */
  small(ir: Ir): Code | null {
    if (ir.type.kind !== 'integer' || ir.type.empty) return null;
    const code = this.#emitter(ir).small?.(ir, this.within(ir)) ?? null;
    return code && this.memoise(ir, code);
  }

  loop(ir: Ir, body: Body): Code {
    if (this.#emitter(ir).loop && !this.#isMemoised(ir)) return this.#written(ir, body);
    if (!ir.type.many) return this.#once(ir, body);
    return listLoop(this.many(ir), (item) => js`${this.count()} ${body(item)}`);
  }

  /** The loop itself, even where its result is memoised. */
  #written(ir: Ir, body: Body): Code {
    const { loop } = this.#emitter(ir);
    if (!loop) throw new Error(`nothing says how to loop over ${ir.op}`);
    return loop(ir, this, body);
  }

  /** Shape: `const v = ONE; if (v !== undefined) { BODY }` */
  #once(ir: Ir, body: Body): Code {
    const { empty, code } = this.one(ir);
    const value = new Name('v');
    const inner = body(js`${value}`);
    return js`{ const ${declare(value)} = ${code}; ${empty ? js`if (${value} !== undefined) { ${inner} }` : inner} }`;
  }

  scan(ir: Ir, body: Body): Code {
    const { scan } = this.#emitter(ir);
    return scan && !this.#isMemoised(ir) ? scan(ir, this, body) : this.loop(ir, body);
  }

  /** Computes once what has one value for many evaluations; see `memoised`. */
  memoise(ir: Ir, code: Code): Code {
    return isWorthMemoising(ir) && !this.#isMemoisedAround(ir) ? memoised(ir, code, this) : code;
  }

  #isMemoisedAround(ir: Ir): boolean {
    if (this.#memoScope === null || !isSmallPart(ir)) return false;
    const memoScope = memoScopeOf(ir, this);
    return memoScope !== null && isSame(memoScope, this.#memoScope);
  }

  /** Is there a list to loop over that was found before? */
  #isMemoised(ir: Ir): boolean {
    return isWorthMemoising(ir) && isMemoised(ir, this);
  }

  #emitter(ir: Ir): Emitter {
    return this.shared.emitters[ir.op] as Emitter;
  }
}

/** A variable of nodes of a bundled document: true when there is one, as the path itself would be. */
const holdsLookup = (ir: Ir): boolean => ir.op === 'variable' && ir.binding.value?.op === 'lookup';
