import type { Rule, Schema } from '@conforme/engine/schematron/source';
import { XPathError, type Ast, type Bundle } from '@conforme/engine/xpath';
import { bare, constants, localNames, read, type Variables } from './expressions.ts';

/**
 * The guidelines (BT-24, or what stands in its place in other documents) that a schema demands: it asserts that the
 * element is one of some texts, or begins with one (`…*`). Null where it demands none, and is for all.
 * @param lists XML files beside the schema: Factur-X keeps its codes there.
 */
export function guidelinesOf(schema: Schema, lists: Bundle): string[] | null {
  const shared = variablesOf(schema);
  const found = schema.patterns
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => {
      const variables = new Map([...shared, ...asts(rule.lets, schema)]);
      return rule.asserts
        .filter(({ report }) => !report)
        .flatMap(({ test }) => {
          const ast = read(test, schema);
          return (ast && demanded(ast, { variables, lists, contexts: contextsOf(rule, schema) })) ?? [];
        });
    });
  return found.length === 0 ? null : withoutCovered([...new Set(found)].sort());
}

/** `urn:x` beside `urn:x*` says nothing. */
const withoutCovered = (guidelines: readonly string[]): string[] =>
  guidelines.filter(
    (each) =>
      !guidelines.some(
        (other) =>
          other !== each && other.endsWith('*') && each.replace(/\*$/, '').startsWith(other.slice(0, -1)),
      ),
  );

/** Of patterns too: publishers write a pattern for its variables alone. */
const variablesOf = (schema: Schema): Variables =>
  new Map([...schema.patterns.flatMap(({ lets }) => asts(lets, schema)), ...asts(schema.lets, schema)]);

function asts(lets: Rule['lets'], schema: Schema): [string, Ast][] {
  return lets.flatMap(({ name, value }): [string, Ast][] => {
    const ast = value && read(value, schema);
    return ast ? [[name, ast]] : [];
  });
}

interface Where {
  readonly variables: Variables;
  readonly lists: Bundle;
  /** Local names of the steps of each context. */
  readonly contexts: readonly (string | null)[][];
}

function contextsOf({ context }: Rule, schema: Schema): (string | null)[][] {
  const branches = (ast: Ast): Ast[] =>
    ast.op === 'binary' && ast.operator === 'union' ? [...branches(ast.left), ...branches(ast.right)] : [ast];
  const ast = read(context, schema);
  return (ast ? branches(ast) : []).flatMap((branch) => {
    const names = localNames(branch);
    return names ? [names] : [];
  });
}

/** Null: the expression holds for other guidelines, too. */
function demanded(ast: Ast, where: Where): string[] | null {
  const inner = bare(ast);
  if (inner.op === 'binary') {
    const { operator, left, right } = inner;
    if (operator === '=' || operator === 'eq') return equal(left, right, where) ?? equal(right, left, where);
    if (operator === 'and') return demanded(left, where) ?? demanded(right, where);
    if (operator !== 'or') return null;
    if (asksForNone(left, where)) return demanded(right, where);
    const [one, other] = [demanded(left, where), demanded(right, where)];
    return one && other && [...one, ...other];
  }
  if (inner.op === 'path') return listed(inner, where);
  if (inner.op !== 'call' || inner.name.local !== 'starts-with' || inner.args.length !== 2) return null;
  const beginnings = equal(inner.args[0]!, inner.args[1]!, where);
  return beginnings && beginnings.map((text) => `${text}*`);
}

function equal(left: Ast, right: Ast, where: Where): string[] | null {
  return isGuideline(left, where) ? constants(right, where.variables) : null;
}

/** `string-length(.) = 0`: where there is no guideline, another rule speaks. */
function asksForNone(ast: Ast, where: Where): boolean {
  if (ast.op !== 'binary' || ast.operator !== '=' || ast.right.op !== 'literal') return false;
  const { left, right } = ast;
  const of = left.op === 'call' && left.name.local === 'string-length' ? left.args[0] : undefined;
  return right.text === '0' && of !== undefined && isGuideline(of, where);
}

/** `document('codes.xml')/list/entry[@value = GUIDELINE]`: the values of all such entries. */
function listed({ steps, at }: Extract<Ast, { op: 'path' }>, where: Where): string[] | null {
  const [from, ...rest] = steps;
  const last = rest.at(-1);
  const of = from?.axis === null && from.expression.op === 'call' ? from.expression : null;
  const [href] = of?.args ?? [];
  const test = last?.predicates.length === 1 ? last.predicates[0]! : null;
  if (of?.name.local !== 'document' || href?.op !== 'literal' || test?.op !== 'binary') return null;
  const { operator, left: value, right } = test;
  if (operator !== '=' || value.op !== 'path' || !isGuideline(right, where)) return null;
  const entries = { ...last!, predicates: [] };
  const values: Ast = { op: 'path', root: false, steps: [...rest.slice(0, -1), entries, ...value.steps], at };
  try {
    const list = where.lists.open(href.text, at);
    return [...list.values(values)(list.top)];
  } catch (error) {
    // The compiler tells what is wrong with the file.
    if (error instanceof XPathError) return null;
    throw error;
  }
}

function isGuideline(ast: Ast, where: Where): boolean {
  const { contexts, variables } = where;
  const inner = bare(ast);
  const value = inner.op === 'variable' ? variables.get(inner.name.local) : undefined;
  // Variables of variables are none that publishers write.
  const names = localNames(value ?? ast);
  if (!names) return false;
  const isIt = (path: readonly (string | null)[]): boolean =>
    path.at(-1) === 'CustomizationID' ||
    (path.at(-1) === 'ID' && path.at(-2) === 'GuidelineSpecifiedDocumentContextParameter');
  return isIt(names) || (contexts.length > 0 && contexts.every((context) => isIt([...context, ...names])));
}
