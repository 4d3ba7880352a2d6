import { XPathError } from '../error.ts';
import type { Ir } from '../ir.ts';
import { ITEM, LAST, POSITION, RULE } from '../ir.ts';
import type { Ast } from '../parse/index.ts';
import { FN, XS } from '../parse/index.ts';
import { ONLY_CASTABLE } from '../runtime/cast.ts';
import type { Type } from '../types.ts';
import { MANY, ONE, castKind, describe } from '../types.ts';
import type { Builtin } from './builtin.ts';
import { BUILTINS, MADE, REFUSED } from './builtin.ts';
import { analyseLookup, bundledPath } from './lookup.ts';
import { analyseMade } from './made.ts';
import type { Analyse } from './make.ts';
import { leaf, make } from './make.ts';
import type { Scope } from './scope.ts';
import { functionKey } from './scope.ts';

type CallAst = Extract<Ast, { op: 'call' }>;

export function analyseCall(ast: CallAst, scope: Scope, analyse: Analyse): Ir {
  const { uri, local } = ast.name;
  if (uri === XS) return construct(ast, scope, analyse);
  const bundled = bundledPath(ast, scope);
  if (bundled) return analyseLookup(bundled, scope, analyse);
  if (uri === FN && local === 'key') return keyed(ast, scope, analyse);
  if (uri === FN) return callBuiltin(ast, scope, analyse);
  if (uri === MADE) return analyseMade(ast, scope, analyse);
  const callee = scope.functions.get(functionKey(ast.name, ast.args.length));
  if (!callee)
    throw new XPathError(`there is no function ${local} with ${ast.args.length} arguments`, ast.at);
  const args = ast.args.map((arg) => analyse(arg, scope));
  return make({ op: 'user', callee, args }, callee.type, ast.at, args);
}

/** `key('name', values)`, and with a third argument only inside that node (XSLT 2.0, 16.3.2). */
function keyed(ast: CallAst, scope: Scope, analyse: Analyse): Ir {
  const [name, value, inside, ...more] = ast.args;
  if (!name || !value || more.length > 0) throw new XPathError('key takes two or three arguments', ast.at);
  if (name.op !== 'literal' || name.type !== 'string')
    throw new XPathError('the name of a key is a literal', name.at);
  const key = scope.keys?.get(name.text);
  if (!key) throw new XPathError(`there is no key "${name.text}"`, name.at);
  const values = analyse(value, scope);
  const within = inside ? analyse(inside, scope) : null;
  if (within && within.type.kind !== 'node' && within.type.kind !== 'item')
    throw new XPathError('a key is looked up inside a node', inside!.at);
  const type = MANY('node', 1);
  return make({ op: 'keyed', key, values, within }, type, ast.at, within ? [values, within] : [values]);
}

/** `xs:decimal(x)` is `x cast as xs:decimal?` (XPath functions, 5). */
function construct(ast: CallAst, scope: Scope, analyse: Analyse): Ir {
  if (ast.args.length !== 1) throw new XPathError(`xs:${ast.name.local} takes one argument`, ast.at);
  return castTo(analyse(ast.args[0]!, scope), ast.name.local, true, false, ast.at);
}

/** `cast as`, `castable as` and constructors are one operation. */
export function castTo(operand: Ir, target: string, optional: boolean, test: boolean, at: number): Ir {
  if (target === 'anyAtomicType') throw new XPathError('no value is cast to a type that is abstract', at);
  const kind = test && ONLY_CASTABLE.has(target) ? 'boolean' : castKind(target, at);
  const type = test ? ONE('boolean') : { ...ONE(kind), empty: optional && operand.type.empty };
  return make({ op: 'cast', operand, test, optional, target }, type, at, [operand]);
}

function callBuiltin(ast: CallAst, scope: Scope, analyse: Analyse): Ir {
  const { local } = ast.name;
  const builtin = BUILTINS.get(local);
  if (!builtin) throw new XPathError(unknown(local), ast.at);
  const given = withoutCollation(ast, builtin).map((arg) => analyse(arg, scope));
  if (local === 'id' || local === 'idref') requireTree(scope, ast.at);
  const args =
    given.length === builtin.least && builtin.context ? [...given, contextItem(scope, ast.at)] : given;
  if (args.length < builtin.least || args.length > builtin.most)
    throw new XPathError(`the function ${local} does not take ${args.length} arguments`, ast.at);
  args.forEach((arg, index) => checkArgument(builtin, arg, index));
  const focus = focusOf(local, scope, ast.at);
  const type = builtin.type(args.map((arg) => arg.type));
  if (focus === RULE) return leaf({ op: 'rule' }, type, ast.at, RULE);
  if (focus !== 0) return leaf({ op: 'call', builtin, args }, type, ast.at, focus);
  return make({ op: 'call', builtin, args }, type, ast.at, args);
}

const COLLATED: ReadonlySet<string> = new Set(
  'compare contains starts-with ends-with substring-before substring-after distinct-values index-of deep-equal min max'.split(
    ' ',
  ),
);
const CODEPOINT = 'http://www.w3.org/2005/xpath-functions/collation/codepoint';

/** The arguments; the collation that is in force anyway may be named. */
function withoutCollation({ args }: CallAst, { name, most }: Builtin): readonly Ast[] {
  const last = args[most];
  if (args.length !== most + 1 || !last || !COLLATED.has(name)) return args;
  if (last.op === 'literal' && last.text === CODEPOINT) return args.slice(0, -1);
  throw new XPathError('no collation is known but that of codepoints', last.at);
}

function requireTree({ item }: Scope, at: number): void {
  if (item?.kind !== 'node') throw new XPathError('there is no document here', at);
}

function unknown(local: string): string {
  const reason = Object.hasOwn(REFUSED, local) ? REFUSED[local] : undefined;
  return reason ? `the function ${local} is refused: ${reason}` : `there is no function ${local}`;
}

export function contextItem(scope: Scope, at: number): Ir {
  if (!scope.item) throw new XPathError('there is no context item here', at);
  return leaf({ op: 'context' }, scope.item, at, ITEM);
}

/** What a call reads besides its arguments. */
function focusOf(local: string, scope: Scope, at: number): number {
  if (local === 'position' || local === 'last') {
    if (!scope.counted) throw new XPathError(`${local}() counts nothing here`, at);
    return local === 'position' ? POSITION : LAST;
  }
  if (local !== 'current') return 0;
  if (!scope.rule) throw new XPathError('current() needs a rule around it', at);
  return RULE;
}

/** Arguments that can never fit are refused here, as Saxon does (XPTY0004). */
function checkArgument(builtin: Builtin, arg: Ir, index: number): void {
  const param = builtin.params[Math.min(index, builtin.params.length - 1)]!;
  const node = param.startsWith('node') && arg.op === 'lookup';
  if (fits(param, arg.type) && !node) return;
  throw new XPathError(`argument ${index + 1} of ${builtin.name} cannot be ${describe(arg.type)}`, arg.at);
}

function fits(param: string, { kind, empty }: Type): boolean {
  const wanted = param.replace(/[?*]$/, '');
  // An empty sequence literal has no kind of its own.
  if (kind === 'item' || kind === 'atomic' || (empty && kind === 'untyped')) return true;
  if (wanted === 'text' || wanted === 'string' || wanted === 'pattern')
    return kind === 'string' || kind === 'untyped' || kind === 'node';
  if (wanted === 'node') return kind === 'node';
  if (wanted === 'number' || wanted === 'double' || wanted === 'integer')
    return kind !== 'string' && kind !== 'boolean' && kind !== 'date' && kind !== 'dateTime';
  return true;
}
