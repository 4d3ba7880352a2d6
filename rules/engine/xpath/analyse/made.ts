import type { Ir } from '../ir.ts';
import type { Ast } from '../parse/index.ts';
import { FN } from '../parse/index.ts';
import { INSTRUCTIONS, MADE } from './builtin.ts';
import type { Analyse } from './make.ts';
import { make } from './make.ts';
import type { Scope } from './scope.ts';

type CallAst = Extract<Ast, { op: 'call' }>;

const call = (uri: string, local: string, ...args: Ast[]): CallAst => {
  return { op: 'call', name: { uri, local }, args, at: args[0]!.at };
};

/** What an instruction makes: `text` a text node, `document` one with content; `content` is what xsl:value-of writes. */
export const madeOf = (local: 'text' | 'document' | 'content', ...args: Ast[]): Ast =>
  call(MADE, local, ...args);

export function analyseMade(ast: CallAst, scope: Scope, analyse: Analyse): Ir {
  const builtin = INSTRUCTIONS.get(ast.name.local)!;
  const args = ast.args.map((arg) => analyse(arg, scope));
  if (builtin.name === 'content' && !mayBeTexts(args[0]!)) return analyse(joined(ast), scope);
  return make({ op: 'call', builtin, args }, builtin.type(args.map((arg) => arg.type)), ast.at, args);
}

/** Could two text nodes stand side by side? */
function mayBeTexts(ir: Ir): boolean {
  const { kind, many } = ir.type;
  if (!many) return false;
  if (kind !== 'node') return kind === 'item';
  if (ir.op === 'variable') return ir.binding.value ? mayBeTexts(ir.binding.value) : true;
  if (ir.op !== 'path') return true;
  const last = ir.steps.findLast((step) => step.axis !== 'filter');
  return last?.test ? last.test.kind === 'text' || last.test.kind === 'node' : true;
}

/** The string of each item, with the separator between. */
function joined({ args: [items, separator] }: CallAst): Ast {
  const item = { uri: MADE, local: 'item' };
  const each: Ast = {
    op: 'for',
    variable: item,
    over: call(FN, 'data', items!),
    body: call(FN, 'string', { op: 'variable', name: item, at: items!.at }),
    at: items!.at,
  };
  return call(FN, 'string-join', each, separator!);
}
