import type { Ir, IrOf } from '../ir.ts';
import type { SequenceType } from '../parse/index.ts';
import type { Runtime } from '../runtime/index.ts';
import type { Kind, Type } from '../types.ts';
import { atomized, isKnown, isText, kindOf } from '../types.ts';
import type { Code } from './code.ts';
import { js } from './code.ts';
import type { Emitter, Gen, Single } from './gen.ts';
import { DOC } from './module.ts';
import { asDecimal, asDouble, atom, atoms, box, boxedAtoms, convert, isBoxed, manyAs } from './values.ts';

/** From text, the casts every rule uses: no boxes. */
const FROM_TEXT: Readonly<Record<string, keyof Runtime>> = {
  decimal: 'toDecimal',
  integer: 'toInteger',
  double: 'toDouble',
  boolean: 'toBoolean',
};

function cast(ir: IrOf<'cast'>, g: Gen): Code {
  if (ir.test && ir.operand.type.many)
    return g.run('castableList', boxedAtoms(ir.operand, g), ir.target, ir.optional);
  const value = atom(ir.operand, g);
  const { kind, empty, code } = value;
  if (ir.test) return g.run('castable', box(value, g), ir.target, ir.optional);
  const given = empty && !ir.optional ? { kind, empty: false, code: g.run('needed', code) } : value;
  return castSingle(given, ir.target, ir.type.kind, g);
}

/** From text without boxes; from other kinds by the runtime's table. */
function castSingle(value: Single, target: string, kind: Kind, g: Gen): Code {
  if (isText(value.kind)) {
    if (target === 'string' || target === 'untypedAtomic') return value.code;
    if (target === 'decimal' && value.node) return g.run('decimalAt', DOC, value.node);
    if (target === 'double' && value.node) return g.run('numberAt', DOC, value.node);
    const direct = FROM_TEXT[target];
    if (direct) return g.run(direct, value.code);
  }
  if (value.kind === kind && (kind === 'decimal' || kind === 'boolean') && target === kind) return value.code;
  return unbox(g.run('cast', box(value, g), target), kind, g);
}

/** Takes the box off a value of a kind that travels bare. */
function unbox(code: Code, kind: Kind, g: Gen): Code {
  return kind === 'double' || kind === 'untyped' ? g.run('unbox', code) : code;
}

export const castEmitter: Emitter<IrOf<'cast'>> = { one: cast };

/** The runtime's description of a sequence type: atomic type, node kind or 'item', and an occurrence. */
function matchArguments(target: SequenceType): { item: string; occurrence: string } {
  const { item, occurrence } = target;
  if (item === null) return { item: 'empty', occurrence };
  if (typeof item === 'string') return { item, occurrence };
  const { kind, uri, local } = item;
  return { item: local === null ? `node ${kind}` : `node ${kind} ${uri ?? ''} ${local}`, occurrence };
}

function instance(ir: IrOf<'typed'>, g: Gen): Code {
  const { item, occurrence } = matchArguments(ir.target);
  return g.run('isInstance', DOC, manyAs(ir.operand, 'item', g), item, occurrence);
}

/** `instance of` looks at boxed items; `treat as` gives the items back as they were. */
export const typedEmitter: Emitter<IrOf<'typed'>> = {
  one: (ir, g) => {
    if (ir.verb === 'instance') return instance(ir, g);
    return g.run('single', treat(ir, g));
  },
  many: (ir, g) => (ir.verb === 'instance' ? js`[${instance(ir, g)}]` : treat(ir, g)),
};

function treat(ir: IrOf<'typed'>, g: Gen): Code {
  const { item, occurrence } = matchArguments(ir.target);
  return treated(ir.operand, item, occurrence, g);
}

/** True for steps to elements, and for variables of them: nothing is left to check when the rule runs. */
export function onlyElements(ir: Ir, g: Gen): boolean {
  if (ir.op === 'variable') {
    const { binding } = ir;
    return g.shared.elements.has(binding) || (binding.value !== undefined && onlyElements(binding.value, g));
  }
  if (ir.op !== 'path') return false;
  const last = ir.steps.findLast((step) => step.axis !== 'filter');
  return last ? last.test?.kind === 'element' : onlyElements(ir.start, g);
}

/** The list, when its items are of the type; they are boxed for the look only. */
function treated(ir: Ir, item: string, occurrence: string, g: Gen): Code {
  const list = g.many(ir);
  if (item === 'node element' && occurrence === '*' && onlyElements(ir, g)) return list;
  return isBoxed(ir.type.kind)
    ? g.run('treatAs', DOC, list, item, occurrence, g.run('boxAll', list, ir.type.kind))
    : g.run('treatAs', DOC, list, item, occurrence);
}

/**
 * The function conversion rules (XPath 2.0, 3.1.5): an argument, or a function's result, in the shape of the declared type.
 * Without a declaration the shape is that of `type`.
 */
export function convertTo(ir: Ir, type: Type, declared: SequenceType | null, g: Gen): Code {
  if (declared !== null && typeof declared.item !== 'string') return convertNodes(ir, type, declared, g);
  if (declared === null || declared.item === 'item') return convertItems(ir, type, g);
  const target = declared.item as string;
  if (type.many) return convertAtoms(ir, type, target, g);
  const value = atom(ir, g);
  const converted = convertAtom(value, kindOf(target, ir.at), target, g);
  return value.empty && !type.empty ? g.run('needed', converted) : converted;
}

/** Nothing to convert, only a wider shape and a check that something is there. */
function convertItems(ir: Ir, type: Type, g: Gen): Code {
  if (type.many) return manyAs(ir, type.kind, g);
  const { kind, empty, code } = g.one(ir);
  const wide = convert(code, kind, type.kind, g);
  return empty && !type.empty ? g.run('needed', wide) : wide;
}

/** Node kinds are checked at run time; `node()*` of nodes needs no check. */
function convertNodes(ir: Ir, type: Type, declared: SequenceType, g: Gen): Code {
  const { item, occurrence } = matchArguments(declared);
  const anyNodes = item === 'node node' && ir.type.kind === 'node';
  if (anyNodes && type.many && (type.empty || !ir.type.empty)) return g.many(ir);
  if (anyNodes && !type.many) return convertItems(ir, type, g);
  const checked = treated(ir, item, occurrence, g);
  return type.many ? checked : g.run('single', checked);
}

function convertAtoms(ir: Ir, type: Type, target: string, g: Gen): Code {
  const kind = kindOf(target, ir.at);
  const from = atomized(ir.type.kind);
  const list = atoms(ir, g);
  const same = from === kind || (isText(from) && kind === 'string');
  const checked = type.empty || !ir.type.empty ? list : g.run('neededList', list);
  if (same) return checked;
  const boxed = isKnown(from) ? g.run('boxAll', checked, from) : checked;
  // Any type will do: items keep theirs, and their boxes.
  return kind === 'atomic' ? boxed : g.run('convertAll', boxed, target);
}

function convertAtom(value: Single, kind: Kind, target: string, g: Gen): Code {
  if (value.kind === kind) return value.code;
  if (value.kind === 'untyped') return castSingle(value, target, kind, g);
  if (kind === 'decimal' && value.kind === 'integer') return asDecimal(value, g);
  if (kind === 'double' && (value.kind === 'integer' || value.kind === 'decimal')) return asDouble(value, g);
  if (kind === 'atomic') return convert(value.code, value.kind, kind, g);
  return unbox(g.run('convertOne', box(value, g), target), kind, g);
}

/** fn:number: what cannot be cast is NaN. */
export function number(ir: Ir, g: Gen): Code {
  const value = atom(ir, g);
  if (value.kind === 'double' && !value.empty) return value.code;
  return g.run('number', box(value, g));
}
