import type { Binding, Scope } from '../xpath/index.ts';
import { MANY, ONE, analyse, withVariable } from '../xpath/index.ts';
import type { Code, Gen, Name } from '../xpath/emit/index.ts';
import { COMMA, DOC, constantStrings, isConstant, js, sequence } from '../xpath/emit/index.ts';
import { SourceError } from './error.ts';
import { expressionOf, placed } from './functions.ts';
import type { Let } from './schema.ts';

/** External variables every pack may declare: facts about the exchange. */
const CONTEXT = ['role', 'treatment', 'date', 'container'] as const;

const CONTEXT_CODE: Readonly<Record<(typeof CONTEXT)[number], Code>> = {
  role: js`${DOC}.context.role`,
  treatment: js`${DOC}.context.treatment`,
  date: js`${DOC}.context.date`,
  container: js`${DOC}.context.container`,
};

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
  return lets.reduce((scope, given) => {
    if (lets.some((other) => other !== given && other.name === given.name))
      throw new SourceError(`the variable $${given.name} is there twice`, given.place);
    const wider = withVariable(
      scope,
      given.value ? computed(given, scope, outer, gen) : external(given, outer, gen),
    );
    seen(wider);
    return wider;
  }, scope);
}

/** A fact of the exchange, or a code list of pack.json; nothing else comes from outside. */
function external(given: Let, outer: Outer, gen: Gen): Binding {
  const context = CONTEXT.find((name) => name === given.name);
  if (context) {
    const binding: Binding = { name: given.name, type: ONE('string'), scope: 'global' };
    gen.shared.variables.set(binding, CONTEXT_CODE[context]);
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
function computed(given: Let, scope: Scope, outer: Outer, gen: Gen): Binding {
  const value = given.value!;
  const ast = expressionOf(value, outer.namespaces);
  const ir = placed(value, () => analyse(ast, { ...scope, item: ONE('node'), counted: false, rule: false }));
  const binding: Binding = { name: given.name, type: ir.type, scope: 'global', value: ir };
  const g = gen.with({ item: js`0`, rule: null });
  const constant = constantStrings(ir, g);
  if (constant) gen.shared.lists.set(binding, constant);
  const code = placed(value, () => (ir.type.many ? g.many(ir) : g.one(ir).code));
  const kept = isConstant(ir) ? code : js`(${DOC}.memo[${gen.shared.module.slot(code)}] ??= ${code})`;
  gen.shared.variables.set(binding, kept);
  return binding;
}

/**
 * Brings a rule's variables into scope, found for its node when first asked for, and once.
 * Shape: `(d.at[3] === n ? d.held[3] : x_hold(d, 3, n, f1(d, n)))`
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
    if (!given.value)
      throw new SourceError('only a variable of the schema can be bound from outside', given.place);
    const value = given.value;
    const ast = expressionOf(value, outer.namespaces);
    const ir = placed(value, () => analyse(ast, scope));
    const binding: Binding = { name: given.name, type: ir.type, scope: 'rule', value: ir };
    const code = placed(value, () => (ir.type.many ? gen.many(ir) : gen.one(ir).code));
    const constant = constantStrings(ir, gen);
    if (constant) gen.shared.lists.set(binding, constant);
    gen.shared.variables.set(
      binding,
      constant ? code : held(slot(), node, gen.call(js`return ${code};`), gen),
    );
    return withVariable(scope, binding);
  }, scope);
}

function held(slot: number, node: Name, code: Code, gen: Gen): Code {
  return js`(${DOC}.at[${slot}] === ${node} ? ${DOC}.held[${slot}] : ${gen.run('hold', DOC, slot, node, code)})`;
}
