import type { Ir } from '../ir.ts';
import type { Kind } from '../types.ts';
import { atomized, isNumeric, isText } from '../types.ts';
import { XPathError } from '../error.ts';
import type { Code } from './code.ts';
import { js } from './code.ts';
import type { Gen, Single } from './gen.ts';
import { DOC } from './module.ts';

// Items of a known kind travel bare: untyped as a string, double as a number. Where the kind is only known when the rule
// runs they wear a box, because a bare number is a node and a bare string an xs:string there.

const BOXES = { untyped: 'boxUntyped', double: 'boxDouble' } as const;
export const isBoxed = (kind: Kind): kind is 'untyped' | 'double' => kind === 'untyped' || kind === 'double';
const isOpen = (kind: Kind): boolean => kind === 'item' || kind === 'atomic' || kind === 'numeric';

/** An item of one kind as an item of a wider or the same kind. */
export function convert(code: Code, from: Kind, to: Kind, g: Gen): Code {
  return isBoxed(from) && isOpen(to) ? g.run(BOXES[from], code) : code;
}

export function box(single: Single, g: Gen): Code {
  return convert(single.code, single.kind, 'item', g);
}

/** All items, in the shape of a wider kind. */
export function manyAs(ir: Ir, to: Kind, g: Gen): Code {
  const { kind } = ir.type;
  const list = g.many(ir);
  return isBoxed(kind) && isOpen(to) ? g.run('boxAll', list, kind) : list;
}

/** At most one item, atomized. */
export function atom(ir: Ir, g: Gen): Single {
  const single = atomOf(g.one(ir), g);
  return ir.op === 'literal' && typeof ir.value === 'bigint' ? { ...single, whole: ir.value } : single;
}

export function atomOf(single: Single, g: Gen): Single {
  const { kind, empty, code } = single;
  if (kind === 'node')
    return {
      kind: 'untyped',
      empty,
      code: g.run(empty ? 'textIfAny' : 'text', DOC, code),
      ...(g.runs('bytes') && { node: code }),
    };
  if (kind === 'item') return { kind: 'atomic', empty, code: g.run('atomize', DOC, code) };
  return single;
}

/** One of the items of an expression, atomized. */
export const itemAtom = (ir: Ir, item: Code, g: Gen): Single =>
  atomOf({ kind: ir.type.kind, empty: false, code: item }, g);

/** All items, atomized, in the shape of `atomized(kind)`. */
export function atoms(ir: Ir, g: Gen): Code {
  if (ir.type.kind === 'node') return g.run('texts', DOC, g.many(ir));
  if (ir.type.kind === 'item') return g.run('atomizeAll', DOC, g.many(ir));
  return g.many(ir);
}

/** The kind of `atoms` and `atom`. */
export const atomKind = (ir: Ir): Kind => atomized(ir.type.kind);

/** All items, atomized, in boxes: for what looks at the type of each. */
export const boxedAtoms = (ir: Ir, g: Gen): Code => g.run('boxAll', atoms(ir, g), atomKind(ir));

/** xs:string for a parameter of that type: untyped is cast, other types are an error (XPath 2.0, 3.1.5). */
export function stringArgument(ir: Ir, g: Gen): Single {
  const { kind, empty, code } = atom(ir, g);
  if (isText(kind)) return { kind: 'string', empty, code };
  if (isOpen(kind)) return { kind: 'string', empty, code: g.run('needString', code) };
  throw new XPathError(`a string is needed here, not ${kind}`, ir.at);
}

/** The same where the empty sequence is an error. */
export const requiredString = (ir: Ir, g: Gen): Code => needed(stringArgument(ir, g), g).code;

/** The same with the empty sequence read as ''. */
export function textArgument(ir: Ir, g: Gen): Code {
  const { empty, code } = stringArgument(ir, g);
  return empty ? js`(${code} ?? "")` : code;
}

/** Reads a literal now, as the rule would when it runs. @throws XPathError at its place. */
export function checked({ at }: Ir, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    throw new XPathError((error as Error).message, at);
  }
}

/** The string value of any atomic item (fn:string, fn:concat). */
export function spelled({ kind, empty, code }: Single, g: Gen): Code {
  if (isText(kind)) return empty ? js`(${code} ?? "")` : code;
  if (kind === 'double') return g.run('spellDouble', code);
  return g.run('spell', code);
}

/** As xs:double: numbers are promoted, untyped is cast. */
export function asDouble({ kind, empty, code, node, whole }: Single, g: Gen): Code {
  if (kind === 'double') return code;
  if (whole !== undefined) return js`${Number(whole)}`;
  if (kind === 'untyped') return node ? g.run('numberAt', DOC, node) : g.run('toDouble', code);
  if (kind === 'integer') return empty ? g.run('numberOf', code) : js`Number(${code})`;
  return g.run('numberOf', code);
}

/** All items, nodes or untyped, as xs:double. */
export function doubles(ir: Ir, g: Gen): Code {
  const atOnce = ir.type.kind === 'node' && g.runs('bytes');
  return atOnce ? g.run('numbersAt', DOC, g.many(ir)) : g.run('toDoubles', atoms(ir, g));
}

/** As a number of its own type, untyped cast to xs:double. */
export function asNumber(ir: Ir, g: Gen): Single {
  const value = atom(ir, g);
  const { kind, empty, code } = value;
  if (kind === 'untyped') return { kind: 'double', empty, code: asDouble(value, g) };
  if (isNumeric(kind) && kind !== 'numeric') return { kind, empty, code };
  return { kind: 'numeric', empty, code: g.run('needNumber', code) };
}

/** As xs:decimal where the kind is integer or decimal; a literal is made once. */
export function asDecimal({ kind, code, whole }: Single, g: Gen): Code {
  if (whole !== undefined) return js`${g.shared.module.constant(g.run('decimal', String(whole)))}`;
  return kind === 'integer' ? g.run('decimalOf', code) : code;
}

/** Refuses the empty sequence where one item is needed. */
export function needed(single: Single, g: Gen): Single {
  const { kind, empty, code } = single;
  return empty ? { kind, empty: false, code: g.run('needed', code) } : single;
}
