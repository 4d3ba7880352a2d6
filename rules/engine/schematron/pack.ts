import type { Tree } from '../xml/index.ts';
import * as xml from '../xml/index.ts';
import { Document, Stopped, failureOf } from '../xpath/runtime/index.ts';
import type { Finding, LimitName, Limits, RuleContext } from '../xpath/runtime/index.ts';
import type { RuleFact } from './compile.ts';
import type { Flag } from './schema.ts';

// Constants of this module: V8 looks an imported name up at every use (rules/engine/docs/performance.md, For the machine).
const { clipped, ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, TEXT, withoutTextNodes, withTextNodes } =
  xml;

export type { Limits, RuleContext } from '../xpath/runtime/index.ts';
export type { RuleFact } from './compile.ts';
export type { Flag } from './schema.ts';

/** A failed assertion or a successful report, as SVRL would have it. */
export interface RawFinding {
  readonly rule: string;
  readonly flag: Flag;
  readonly node: number;
  readonly message: string;
  /** What the message's `value-of` found, in order. */
  readonly values: string[];
  /** Places among the values of those that say why they could not be found. */
  readonly unfound?: readonly number[];
  readonly test: string;
  /** Why the rule could not be judged here; such a finding is fatal whatever the rule's flag. */
  readonly error?: string;
  /** Where a limit stopped the rule; after `time` nothing further was judged. */
  readonly limit?: LimitName;
  /** Behind `limits.findings`: how many of its rule it stands for, without a message. */
  readonly times?: number;
}

export interface Pack {
  readonly id: string;
  readonly version: string;
  readonly syntax: string;
  readonly source: string;
  readonly validity: { readonly from: string | null; readonly to: string | null };
  readonly rules: ReadonlyArray<RuleFact>;
  /** How many names the process must know before a document is read that this pack judges. */
  readonly epoch: number;
  /**
   * Judges a document within limits: a rule that reaches one is a fatal finding of that rule, with `error` and `limit`.
   * @throws Error when the tree was read before the pack was loaded.
   */
  run(tree: Tree, context: RuleContext, limits?: Limits): RawFinding[];
}

type Handler = (d: Document, node: number) => void;

interface Handlers {
  readonly elements: ReadonlyArray<readonly [number, Handler | null]>;
  readonly attributes: ReadonlyArray<readonly [number, Handler | null]>;
  readonly anyElement: Handler | null;
  readonly anyAttribute: Handler | null;
  readonly text: Handler | null;
  readonly comment: Handler | null;
  readonly instruction: Handler | null;
  readonly document: Handler | null;
}

interface Facts extends Omit<Pack, 'run' | 'epoch' | 'rules'> {
  readonly patternOf: readonly number[];
  /** For each assertion of a stranger's pack, `file:line` where it is written. */
  readonly places?: readonly string[];
}

/** The rules of a pack in its order; asked for once, by the first finding. */
export type RulesOf = () => readonly RuleFact[];

/** What a compiled module exports. */
export interface PackModule {
  readonly pack: {
    readonly facts: Facts;
    /** Left out where they stand beside it. */
    readonly rules?: RulesOf;
    readonly values: ReadonlyArray<ReadonlyArray<(d: Document, node: number) => string> | null>;
    readonly names: readonly number[];
    readonly memos: number;
    readonly variables: number;
    /** Does any rule ask for text nodes? */
    readonly textNodes: boolean;
    readonly handlers: Handlers;
  };
}

/**
 * Takes an imported module; its names are in the table of names by then.
 * @param rules of a module that was emitted without them
 */
export function loadPack(module: unknown, rules?: RulesOf): Pack {
  if (typeof module !== 'object' || module === null || !('pack' in module))
    throw new TypeError('this module is not a compiled pack');
  const { pack } = module as PackModule;
  const known = rules ?? pack.rules;
  if (known === undefined) throw new TypeError('this pack was emitted without its rules');
  return new LoadedPack(pack, known);
}

class LoadedPack implements Pack {
  readonly id: string;
  readonly version: string;
  readonly syntax: string;
  readonly source: string;
  readonly validity: Pack['validity'];
  readonly #module: PackModule['pack'];
  readonly #walk: (d: Document) => void;
  readonly #rulesOf: RulesOf;
  #rules: readonly RuleFact[] | undefined;
  readonly epoch: number;

  constructor(pack: PackModule['pack'], rules: RulesOf) {
    const { id, version, syntax, source, validity } = pack.facts;
    this.#rulesOf = rules;
    this.id = id;
    this.version = version;
    this.syntax = syntax;
    this.source = source;
    this.validity = Object.freeze(validity);
    this.#module = pack;
    this.#walk = walker(pack.handlers);
    this.epoch = pack.names.reduce((most, name) => Math.max(most, name + 1), 0);
  }

  get rules(): readonly RuleFact[] {
    return (this.#rules ??= this.#ownRules());
  }

  /** A flag decides a verdict: rules that stand apart must be those the module was compiled from. */
  #ownRules(): readonly RuleFact[] {
    const rules = this.#rulesOf();
    if (rules.length !== this.#module.facts.patternOf.length)
      throw new Error(`the rules beside the pack ${this.id}@${this.version} are not its own`);
    return Object.freeze(rules.map((rule) => Object.freeze(rule)));
  }

  run(tree: Tree, context: RuleContext, limits?: Limits): RawFinding[] {
    // Its names would be unknown to the tree, and every rule would pass in silence.
    if (tree.epoch < this.epoch)
      throw new Error(`the pack ${this.id} was loaded after this document was read`);
    const { textNodes } = this.#module;
    const read = textNodes ? withTextNodes(tree) : tree;
    const d = new Document(read, context, this.#module.memos, this.#module.variables, limits);
    try {
      this.#walk(d);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    if (d.found.length === 0) return [];
    const found = this.#inOrder(d.found);
    const { findings: most = Infinity } = d.limits;
    const reported = found.slice(0, most).map((each) => this.#finding(d, each));
    const findings = found.length > most ? [...reported, ...this.#counted(found.slice(most))] : reported;
    if (!textNodes) return findings;
    return findings.map((finding) => ({ ...finding, node: withoutTextNodes(tree, finding.node) }));
  }

  /** Pattern by pattern, each in document order, as one walk a pattern would find them. */
  #inOrder(found: readonly Finding[]): Finding[] {
    const { patternOf } = this.#module.facts;
    return [...found].sort(
      (a, b) => patternOf[a.rule]! - patternOf[b.rule]! || a.node - b.node || a.rule - b.rule,
    );
  }

  /** One finding a rule and flag, for so many. */
  #counted(found: readonly Finding[]): RawFinding[] {
    const kinds = Map.groupBy(found, ({ rule, error }) => {
      const { id, flag } = this.rules[rule]!;
      return `${error === null ? flag : 'fatal'} ${id}`;
    });
    return [...kinds.values()].map((all) => {
      const [{ rule, node, error }] = all as [Finding];
      const { id, flag, test } = this.rules[rule]!;
      const times = all.reduce((sum, each) => sum + (each.times ?? 1), 0);
      return { rule: id, flag: error === null ? flag : 'fatal', node, message: '', values: [], test, times };
    });
  }

  #finding(d: Document, { rule, node, error, limit }: Finding): RawFinding {
    const { id, flag, test, message: parts } = this.rules[rule]!;
    if (error !== null) {
      const place = this.#module.facts.places?.[rule] ?? '';
      const message = place === '' ? error : `${error} (${place})`;
      const broken = { rule: id, flag: 'fatal' as const, node, message, values: [], test, error };
      return limit === null ? broken : { ...broken, limit };
    }
    const unfound: number[] = [];
    const values = (this.#module.values[rule] ?? []).map((find, at) =>
      valueOf(find, d, node, () => unfound.push(at)),
    );
    const message = parts.map((part) => (typeof part === 'number' ? values[part]! : part)).join('');
    return { rule: id, flag, node, message, values, test, ...(unfound.length > 0 && { unfound }) };
  }
}

/**
 * A value of a message. The rule has been judged by then: a value that cannot be found says why in its place, and changes
 * neither the rule's flag nor its verdict.
 */
function valueOf(
  find: (d: Document, node: number) => string,
  d: Document,
  node: number,
  fails: () => void,
): string {
  try {
    return clipped(find(d, node));
  } catch (error) {
    const { message } = failureOf(error);
    fails();
    return `(${message})`;
  }
}

/** One walk over the tree; each node goes to the handler of its name, or of its kind. */
function walker(handlers: Handlers): (d: Document) => void {
  const { anyElement, anyAttribute } = handlers;
  const elements = byNumber(handlers.elements, anyElement);
  const attributes = byNumber(handlers.attributes, anyAttribute);
  const others = otherKinds(handlers);
  return (d) => {
    const { kind, name } = d;
    for (let n = 0, count = d.tree.count; n < count; n++) {
      const k = kind[n]!;
      const handler =
        k === ELEMENT
          ? handlerOf(elements, name[n]!, anyElement)
          : k === ATTRIBUTE
            ? handlerOf(attributes, name[n]!, anyAttribute)
            : others[k]!;
      if (handler !== null) handler(d, n);
    }
  };
}

/** Names that came later than the pack, and those no pack knows (they are negative), are any other name. */
function handlerOf(table: readonly (Handler | null)[], name: number, any: Handler | null): Handler | null {
  return name >= 0 && name < table.length ? table[name]! : any;
}

/** Handlers by node kind, at the place of the kind's number. */
function otherKinds(handlers: Handlers): (Handler | null)[] {
  const others: (Handler | null)[] = [null, null, null, null, null, null];
  others[DOCUMENT] = handlers.document;
  others[TEXT] = handlers.text;
  others[COMMENT] = handlers.comment;
  others[INSTRUCTION] = handlers.instruction;
  return others;
}

/** Handlers at the place of their name's number. */
function byNumber(rows: Handlers['elements'], any: Handler | null): (Handler | null)[] {
  const table: (Handler | null)[] = [];
  for (const [number, handler] of rows) {
    while (table.length <= number) table.push(any);
    table[number] = handler;
  }
  return table;
}
