import type { Ast, Binding, Scope, SequenceType } from '../xpath/index.ts';
import { MANY, ONE, analyse, typeOf, withVariable } from '../xpath/index.ts';
import type { Gen } from '../xpath/emit/index.ts';
import {
  COMMA,
  DOC,
  Name,
  constantStrings,
  convertTo,
  memoisedFor,
  isConstant,
  js,
  sequence,
} from '../xpath/emit/index.ts';
import { SourceError } from './error.ts';
import { expressionOf, placed } from './functions.ts';
import { letOf, variableOf } from './instructions.ts';
import { isXsl } from './markup.ts';
import type { Let } from './schema.ts';

/** External variables every pack may declare: facts about the exchange. */
const CONTEXT = ['role', 'treatment', 'date', 'container'] as const;

export interface Outer {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly codelists: ReadonlyMap<string, readonly string[]>;
}

/** Brings schema or pattern variables into scope; their values are found at the document node, once, when first asked for. */
export function withGlobals(
  lets: readonly Let[],
  scope: Scope,
  outer: Outer,
  gen: Gen,
  seen: (scope: Scope) => void = () => {},
): Scope {
  for (const given of lets)
    if (lets.some((other) => other !== given && other.name === given.name))
      throw new SourceError(`the variable $${given.name} is there twice`, given.place);
  return inOrder(lets.map((given) => writtenOf(given, outer))).reduce((scope, written) => {
    const wider = withVariable(scope, bindingOf(written, scope, outer, gen));
    seen(wider);
    return wider;
  }, scope);
}

/**
 * Variables of patterns that all patterns may read, also those before it: the XSLT implementations make them global, and publishers
 * keep file names and codes in a last pattern. A name that is there twice is that of its own pattern, and so is what reads it.
 */
export function commonLets(patterns: readonly (readonly Let[])[], scope: Scope, outer: Outer): Let[] {
  const all = patterns.flat();
  const names = all.map(({ name }) => name);
  const isOwn = (name: string): boolean =>
    scope.variables.has(name) || names.indexOf(name) !== names.lastIndexOf(name);
  const own = new Set(names.filter(isOwn));
  const reads = new Map(
    all.map(({ name }, i) => [name, own.has(name) ? [] : variablesIn(writtenOf(all[i]!, outer).value)]),
  );
  // What is found to be its pattern's own may be read by others yet.
  for (const owned of own) for (const [name, read] of reads) if (read.includes(owned)) own.add(name);
  return all.filter(({ name }) => !own.has(name));
}

/** A variable with its value read; `value` null where it comes from outside. */
interface Written {
  readonly given: Let;
  readonly value: Ast | null;
  readonly declared: SequenceType | null;
}

function writtenOf(given: Let, { namespaces }: Outer): Written {
  const { source } = given;
  if (source)
    return {
      given,
      ...(isXsl(source, 'variable') || isXsl(source, 'param') ? variableOf : letOf)(source, namespaces),
    };
  return { given, value: given.value && expressionOf(given.value, namespaces), declared: null };
}

/** Global variables see each other wherever they stand (XSLT 2.0, 9.6): each after those it reads, else as written. */
function inOrder(all: readonly Written[]): Written[] {
  const byName = new Map(all.map((written) => [written.given.name, written]));
  const placed = new Set<Written>();
  const open = new Set<Written>();
  const place = (written: Written): void => {
    // One that reads itself stays where it is: the analyser tells that its name is unknown there.
    if (placed.has(written) || open.has(written)) return;
    open.add(written);
    for (const name of variablesIn(written.value)) if (byName.has(name)) place(byName.get(name)!);
    placed.add(written);
  };
  all.forEach(place);
  return [...placed];
}

function variablesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(variablesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { op, name } = node as { op?: string; name?: { local: string } };
  if (op === 'variable') return [name!.local];
  return Object.values(node).flatMap(variablesIn);
}

const bindingOf = (written: Written, scope: Scope, outer: Outer, gen: Gen): Binding =>
  written.value ? computed(written, written.value, scope, gen) : external(written.given, outer, gen);

/** A fact of the exchange, or a code list of pack.json; nothing else comes from outside. */
function external(given: Let, outer: Outer, gen: Gen): Binding {
  const context = CONTEXT.find((name) => name === given.name);
  if (context) {
    const binding: Binding = { name: given.name, type: ONE('string'), scope: 'global' };
    gen.shared.variables.set(binding, js`${DOC}.context.${new Name(context, context)}`);
    return binding;
  }
  const codes = outer.codelists.get(given.name);
  if (!codes) throw new SourceError(`the external variable $${given.name} is bound to nothing`, given.place);
  const binding: Binding = { name: given.name, type: MANY('string'), scope: 'global' };
  const constant = gen.shared.module.constant(gen.run('strings', js`[${sequence(codes, COMMA)}]`));
  gen.shared.variables.set(binding, js`${constant}.list`);
  gen.shared.lists.set(binding, constant);
  return binding;
}

/** A variable with a value, found at the document node (ISO 19757-3, 5.4.5). */
function computed({ given, declared }: Written, ast: Ast, scope: Scope, gen: Gen): Binding {
  const at = given.value ?? { value: '', place: given.place };
  const ir = placed(at, () => analyse(ast, { ...scope, item: ONE('node'), counted: false, rule: false }));
  const type = declared ? placed(at, () => typeOf(declared, 0)) : ir.type;
  // What it was converted to is not what it was found to be.
  const binding: Binding = { name: given.name, type, scope: 'global', ...(declared ? {} : { value: ir }) };
  const g = gen.with({ item: js`0`, rule: null });
  const constant = declared ? null : constantStrings(ir, g);
  if (constant) gen.shared.lists.set(binding, constant);
  const code = gen.shared.module.within(`let ${given.name}`, () =>
    placed(at, () => convertTo(ir, type, declared, g)),
  );
  const kept = isConstant(ir) ? code : js`(${DOC}.memo[${gen.shared.module.slot(code)}] ??= ${code})`;
  gen.shared.variables.set(binding, kept);
  return binding;
}

/**
 * Brings a rule's variables into scope, found for its node when first asked for, and once.
 * Shape: `(d.memoNode[3] === n ? d.memoValue[3] : x_memoiseFor(d, 3, n, f1(d, n)))`
 */
export function withRuleVariables(
  lets: readonly Let[],
  scope: Scope,
  node: Name,
  outer: Outer,
  gen: Gen,
  slot: () => number,
): Scope {
  return lets.reduce((scope, given) => {
    const { value: ast, declared } = writtenOf(given, outer);
    if (!ast) throw new SourceError('only a variable of the schema can be bound from outside', given.place);
    const at = given.value ?? { value: '', place: given.place };
    const ir = placed(at, () => analyse(ast, scope));
    const type = declared ? placed(at, () => typeOf(declared, 0)) : ir.type;
    // What depends on the document alone is found once for it, and so is what depends on that.
    const common = !declared && isConstant(ir) && gen.runs('memoise');
    const scoped = common ? 'global' : 'rule';
    const binding: Binding = { name: given.name, type, scope: scoped, ...(declared ? {} : { value: ir }) };
    const constant = declared ? null : constantStrings(ir, gen);
    if (constant) gen.shared.lists.set(binding, constant);
    const value = gen.shared.module.within(`let ${given.name}`, () => {
      const code = placed(at, () => convertTo(ir, type, declared, gen));
      return constant || common ? code : memoisedFor(slot(), js`${node}`, gen.call(js`return ${code};`), gen);
    });
    gen.shared.variables.set(binding, value);
    return withVariable(scope, binding);
  }, scope);
}
