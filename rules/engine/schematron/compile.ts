import type { Code, Gen } from '../xpath/emit/index.ts';
import {
  COMMA,
  DOC,
  Gen as Generator,
  ModuleBuilder,
  Name,
  declare,
  js,
  newShared,
  sequence,
} from '../xpath/emit/index.ts';
import type { Ast, Ir, Scope } from '../xpath/index.ts';
import { ALL } from '../xpath/passes/pass.ts';
import type { Applied, Passes } from '../xpath/passes/pass.ts';
import { ONE, analyse } from '../xpath/index.ts';
import { BundledFiles } from './bundle.ts';
import { contextPaths, requireMatchable } from './context.ts';
import { dispatchTable } from './dispatch.ts';
import type { Entry } from './dispatch.ts';
import { PackError, SourceError, aboutPack } from './error.ts';
import { readSchema } from './expand.ts';
import { expressionOf, nameCall, placed, stringOf } from './functions.ts';
import { functionOf } from './instructions.ts';
import { Keys } from './keys.ts';
import { isKept, type Layer, type PackSource } from './manifest.ts';
import { aboutRule, lineOf, numberOf, placeIn } from './naming.ts';
import { refuseUnboundLists, refuseUnknownRules } from './named.ts';
import { constantsOf } from './message-constants.ts';
import { mayFail } from './passes/no-try.ts';
import type { Assert, Flag, MessagePart, Pattern, Rule } from './schema.ts';
import { schemaOf } from './schema.ts';
import { UserFunctions } from './user-functions.ts';
import { commonLets, withGlobals, withRuleVariables } from './variables.ts';
import type { Outer } from './variables.ts';
import { warningsOf } from './warnings.ts';

/** What a finding of an assertion says besides its place and values. */
export interface RuleFact {
  readonly id: string;
  readonly flag: Flag;
  readonly test: string;
  readonly pattern: string;
  readonly context: string;
  /** The message's text, with the numbers of values from 0 between. */
  readonly message: ReadonlyArray<string | number>;
  /** Those of its values that are the same for every document, such as a limit, by number; absent where there are none. */
  readonly constants?: Readonly<Record<number, string>>;
}

/** What surrounds an assertion; `number` is that of its pattern, `node` holds the node it is asked about. */
interface Inside {
  readonly rule: Rule;
  readonly pattern: Pattern;
  readonly number: number;
  readonly scope: Scope;
  readonly node: Name;
  readonly outer: Outer;
  readonly gen: Gen;
  readonly layer: Layer;
}

/** Compiles the layers of a pack into one module. */
export class PackCompiler {
  readonly module = new ModuleBuilder();
  /** Every file that was read, for knowing when to build again. */
  readonly files: string[];
  /** What is suspicious, one sentence each. */
  readonly warnings: string[] = [];
  readonly #gen: Gen;
  readonly #source: PackSource;
  readonly #facts: RuleFact[] = [];
  /** Of each assertion: its test, analysed, and its file and line, for people. */
  readonly tests: Ir[] = [];
  readonly lines: string[] = [];
  /** For each assertion: number of its pattern, and the function that finds its message's values. */
  readonly #patternOf: number[] = [];
  /** For each assertion: file and line, where its pack is a stranger's; else ''. */
  readonly #places: string[] = [];
  readonly #values: Code[] = [];
  readonly #entries: Entry[] = [];
  #patterns = 0;
  #removed = new Set<string>();
  #about = '';
  readonly #faults: PackError[] = [];

  constructor(source: PackSource, passes: Passes = ALL) {
    const shared = { ...newShared(this.module, passes), keys: new Map() };
    this.#gen = new Generator(shared, { item: null, position: null, last: null, rule: null });
    this.#source = source;
    this.files = [...source.files];
  }

  /** @throws PackError with the rule and the place; AggregateError where several rules are at fault. */
  compile(): void {
    this.#collect(() => this.#source.layers.forEach((layer) => this.#layer(layer)));
    if (this.#faults.length === 0)
      this.#collect(() => refuseUnknownRules(this.#source, this.#removed, this.#facts));
    // One assertion may stand in several rules, by an abstract one.
    const faults = [...new Map(this.#faults.map((fault) => [fault.message, fault])).values()];
    if (faults.length === 0) return this.#finish();
    if (faults.length === 1) throw faults[0]!;
    throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'));
  }

  /** A fault of one assertion does not hide those of the next. Undefined after a fault. */
  #collect<T>(part: () => T): T | undefined {
    try {
      return part();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#faults.push(new PackError(this.#source.manifest.id, this.#about, error.place, error.message));
      return undefined;
    }
  }

  /** One schema of the pack; the numbers of patterns and assertions go on from the layer before. */
  #layer(layer: Layer): void {
    const read = readSchema(layer.file, layer.root);
    this.files.push(...read.files);
    const schema = schemaOf(read.schema, layer.phase);
    refuseUnboundLists(layer, schema);
    for (const { rule, reason, place } of warningsOf(read.schema, schema))
      this.warnings.push(aboutPack(this.#source.manifest.id, rule, place, reason));
    const outer: Outer = { namespaces: schema.namespaces, codelists: layer.codelists };
    const functions = new UserFunctions(schema.functions.map((node) => functionOf(node, schema.namespaces)));
    const keys = new Keys(schema.keys);
    const bundle = new BundledFiles(layer.file, layer.root);
    const bare: Scope = {
      item: null,
      counted: false,
      rule: false,
      variables: new Map(),
      functions: functions as never,
      keys: keys.declared,
      bundle,
    };
    // Functions and keys see the variables, and variables may use both: each is known by name before it is written.
    functions.reserve(this.#gen);
    keys.reserve(this.#gen);
    functions.seen(bare);
    const scope = withGlobals(schema.lets, bare, outer, this.#gen, (scope) => functions.seen(scope));
    functions.emit(this.#gen);
    keys.emit(scope, schema.namespaces, this.#gen);
    const lets = schema.patterns.map((pattern) => pattern.lets);
    const common = new Set(commonLets(lets, scope, outer));
    // Of the others, later patterns see those of earlier ones: with the XSLT implementations packs may rely on it.
    schema.patterns.reduce(
      (scope, pattern) => {
        const own = pattern.lets.filter((each) => !common.has(each));
        return this.#pattern({ ...pattern, lets: own }, scope, outer, layer);
      },
      withGlobals([...common], scope, outer, this.#gen),
    );
    this.files.push(...bundle.files);
  }

  #pattern(pattern: Pattern, scope: Scope, outer: Outer, layer: Layer): Scope {
    const inner = withGlobals(pattern.lets, scope, outer, this.#gen);
    const number = this.#patterns++;
    for (const rule of pattern.rules)
      this.#collect(() => this.#rule(rule, pattern, number, inner, outer, layer));
    return inner;
  }

  /** A rule's function runs all its assertions, each for itself; `from` and `to` let a failing context name them. */
  #rule(rule: Rule, pattern: Pattern, number: number, scope: Scope, outer: Outer, layer: Layer): void {
    this.#about = rule.asserts[0]?.id ?? pattern.id;
    const node = new Name('n');
    const here = js`${node}`;
    const gen = this.#gen.with({ item: here, rule: here });
    const paths = this.#collect(() =>
      placed(rule.context, () => contextPaths(expressionOf(rule.context, outer.namespaces))),
    );
    const inside: Scope = { ...scope, item: ONE('node'), rule: true };
    const from = this.#facts.length;
    const local = withRuleVariables(rule.lets, inside, node, outer, gen, () => this.module.memoPlace());
    const kept = rule.asserts.filter((assert) => !this.#isRemoved(assert, layer));
    const bodies = kept.map(
      (assert) =>
        this.#collect(() =>
          this.module.within(assert.id, () =>
            this.#assert(assert, { rule, pattern, number, scope: local, node, outer, gen, layer }),
          ),
        ) ?? js``,
    );
    this.#places.push(...kept.map(({ test }) => placeIn(layer, test.place)));
    if (!paths) return;
    this.#about = rule.asserts[0]?.id ?? pattern.id;
    const about = aboutRule(kept, pattern);
    const judge = this.module.within(about, () => this.module.define([DOC, node], sequence(bodies, js` `)));
    const matching: Scope = { ...scope, item: ONE('node'), rule: true, counted: true };
    placed(rule.context, () => requireMatchable(paths, matching));
    const to = this.#facts.length;
    this.#entries.push({ about, pattern: number, paths, scope: matching, judge, from, to });
  }

  /** Removals are counted, so that one that hits nothing can be told. */
  #isRemoved({ id }: Assert, layer: Layer): boolean {
    if (isKept(id, layer)) return false;
    this.#removed.add(id);
    return true;
  }

  #flagOf({ id, flag }: Assert): Flag {
    const { overlay } = this.#source;
    return overlay && !overlay.except.includes(id) ? overlay.flag : flag;
  }

  /** Nothing to catch where nothing can fail. Shape: `try { if (!(TEST)) d.fail(7, n); } catch (e) { d.broken(7, n, e); }` */
  #assert(assert: Assert, inside: Inside): Code {
    const { rule, pattern, number, scope, node, outer, gen, layer } = inside;
    this.#about = assert.id;
    const line = lineOf(assert.test.place, layer);
    this.module.comment(`${assert.id}, ${line}`);
    const index = this.#facts.length;
    const numbered = numberOf(index, assert);
    const { id, test } = assert;
    const ir = placed(test, () => analyse(expressionOf(test, outer.namespaces), scope));
    const holds = placed(test, () => gen.test(ir));
    this.#facts.push({
      id,
      flag: this.#flagOf(assert),
      test: test.value,
      pattern: pattern.id,
      context: rule.context.value,
      message: this.#message(assert.message, inside),
      ...constantsOf(assert.message, outer.namespaces),
    });
    this.#patternOf.push(number);
    this.tests.push(ir);
    this.lines.push(line);
    const e = new Name('e');
    const bad = assert.report ? holds : js`!(${holds})`;
    if (!mayFail(ir, gen)) return js`if (${bad}) ${DOC}.fail(${numbered}, ${node});`;
    return js`try { if (${bad}) ${DOC}.fail(${numbered}, ${node}); } catch (${declare(e)}) { ${DOC}.broken(${numbered}, ${node}, ${e}); }`;
  }

  /** The message's text around its values; each is a function, `(d, n) => VALUE`, so that one that fails takes no other with it. */
  #message(parts: readonly MessagePart[], { scope, node, outer, gen }: Inside): (string | number)[] {
    const values: Name[] = [];
    const text = parts.map((part) => {
      if (typeof part === 'string') return part;
      const ast = expressionOf(part.expression, outer.namespaces);
      const ir = placed(part.expression, () =>
        analyse(part.kind === 'name' ? nameOrText(ast, scope) : stringOf(ast), scope),
      );
      const { code } = placed(part.expression, () => gen.one(ir));
      return values.push(this.module.define([DOC, node], js`return ${code};`)) - 1;
    });
    this.#values.push(values.length === 0 ? js`null` : js`[${sequence(values, COMMA)}]`);
    return text;
  }

  get rules(): readonly RuleFact[] {
    return this.#facts;
  }

  /** The text of the module. Rules are half of it, and only findings need them. */
  text(runtime: string, rules: 'inside' | 'apart'): string {
    const own = js`pack.rules = () => JSON.parse(${JSON.stringify(this.#facts)});`;
    return this.module.text(runtime, rules === 'inside' ? [own] : []);
  }

  /** What passes did to the tests. */
  get applied(): Applied {
    return this.#gen.shared.applied;
  }

  #ownPlaces(): { places?: readonly string[] } {
    return this.#places.some((place) => place !== '') ? { places: this.#places } : {};
  }

  /** The module's export: facts as JSON, functions by number. */
  #finish(): void {
    this.#about = '';
    const { id, version, syntax, source, validity } = this.#source.manifest;
    const about = { id, version, syntax, source, validity };
    const facts = { ...about, patternOf: this.#patternOf, ...this.#ownPlaces() };
    const table = dispatchTable(this.#entries, this.#gen);
    const { module } = this;
    const numbers = js`[${sequence(module.names, COMMA)}]`;
    module.statement(
      js`export const pack = { facts: JSON.parse(${JSON.stringify(facts)}), values: [${sequence(this.#values, COMMA)}], names: ${numbers}, memos: ${module.slots}, variables: ${module.memoPlaces}, textNodes: ${module.textNodes}, handlers: ${table} };`,
    );
  }
}

/** `path` finds a node, of which the name is told, or gives the name itself (ISO 19757-3, 5.4.6). */
const nameOrText = (ast: Ast, scope: Scope): Ast =>
  analyse(ast, scope).type.kind === 'string' ? stringOf(ast) : nameCall(ast);
