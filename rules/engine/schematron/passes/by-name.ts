import type { Name } from '../../xml/index.ts';
import { COLUMNS, js } from '../../xpath/emit/index.ts';
import type { Code, Gen } from '../../xpath/emit/index.ts';
import type { Ast, Ir, Scope } from '../../xpath/index.ts';
import { mayBePositional } from '../../xpath/analyse/positional.ts';
import type { ContextPath } from '../context.ts';
import { analysed } from '../predicates.ts';
import type { Pass } from '../../xpath/passes/pass.ts';

export const pass: Pass = {
  name: 'by-name',
  reason: `Each name a pack mentions has a handler of its own, in which a wildcard such as *[ends-with(local-name(), 'ID')] is already answered; for other names the answer is cached by name.`,
  figure: 'small +56 %, 1,000 lines +66 %',
  example: {
    schema: `<sch:pattern id="p"><sch:rule context="*[ends-with(local-name(), 'ID')]"><sch:assert id="R" test="i:bID"/></sch:rule></sch:pattern>`,
    before: 'if (!(x_endsWith(x_localName(d, n), "ID"))) return false;',
    after: 'const on_bID__ = (function (d, n) { rule_R__(d, n); })',
  },
};

// `*[ends-with(local-name(), 'ID')]` has one value for every node of a name. For the names a pack mentions it is evaluated
// when the pack is built; for others it is cached by name.

/** Does the expression read nothing of the node but its expanded name? */
export function isAboutName(ir: Ir): boolean {
  if (ir.op === 'literal') return typeof ir.value === 'string';
  if (ir.op === 'logic') return isAboutName(ir.left) && isAboutName(ir.right);
  if (ir.op !== 'call') return false;
  const { name } = ir.builtin;
  if (name === 'local-name' || name === 'namespace-uri') return ir.args[0]!.op === 'context';
  return ['not', 'ends-with', 'starts-with', 'contains'].includes(name) && ir.args.every(isAboutName);
}

type Text = (parts: readonly string[]) => boolean;
const TESTS: Readonly<Record<string, Text>> = {
  'ends-with': ([text, part]) => text!.endsWith(part!),
  'starts-with': ([text, part]) => text!.startsWith(part!),
  contains: ([text, part]) => text!.includes(part!),
};

/** The value of such an expression for a name. */
function valueFor(ir: Ir, name: Name): string | boolean {
  if (ir.op === 'literal') return ir.value as string;
  if (ir.op === 'logic') {
    const [left, right] = [ir.left, ir.right].map((side) => Boolean(valueFor(side, name)));
    return ir.operator === 'and' ? left! && right! : left! || right!;
  }
  if (ir.op !== 'call') throw new Error(`${ir.op} is not about the name alone`);
  if (ir.builtin.name === 'local-name') return name.local;
  if (ir.builtin.name === 'namespace-uri') return name.uri;
  const values = ir.args.map((arg) => valueFor(arg, name));
  return ir.builtin.name === 'not' ? !values[0] : TESTS[ir.builtin.name]!(values as string[]);
}

/** The path with its last step's predicates answered for a name; null when no node of the name matches. */
export function decidedFor(path: ContextPath, scope: Scope, name: Name): ContextPath | null {
  const last = path.steps.at(-1);
  if (!last || last.predicates.length === 0) return path;
  const irs = analysed(last.predicates, scope);
  if (irs.some(mayBePositional)) return path;
  const rest: Ast[] = [];
  for (const [index, ir] of irs.entries()) {
    if (!isAboutName(ir)) rest.push(last.predicates[index]!);
    else if (!valueFor(ir, name)) return null;
  }
  return { ...path, steps: [...path.steps.slice(0, -1), { ...last, predicates: rest }] };
}

/**
 * The value of a predicate for a name that the pack does not mention is cached by the name's number. Shape: `(K1[name[n]] ?? x_cacheByName(K1, name[n], TEST))`
 */
export function cachedByName(ir: Ir, node: Code, test: Code, g: Gen): Code {
  if (!isAboutName(ir) || !g.runs('by-name')) return test;
  // The test is part of the constant's text, so that another test has another memory.
  const memory = g.shared.module.memoryFor(test);
  const number = js`${COLUMNS.name}[${node}]`;
  return js`(${memory}[${number}] ?? ${g.run('cacheByName', memory, number, test)})`;
}
