import type { Ir } from '../ir.ts';
import { isText } from '../types.ts';
import type { Code } from './code.ts';
import type { Gen, Single } from './gen.ts';
import {
  asDouble,
  asNumber,
  atom,
  atomKind,
  atoms,
  box,
  boxedAtoms,
  manyAs,
  needed,
  requiredString,
  spelled,
  stringArgument,
  textArgument,
} from './values.ts';

/** Conversion of an argument as its parameter says; see `Builtin.params`. */
export const PARAMS: Readonly<Record<string, (ir: Ir, g: Gen) => Code>> = {
  text: textArgument,
  string: requiredString,
  'string?': (ir, g) => stringArgument(ir, g).code,
  'spelled*': (ir, g) => (isText(atomKind(ir)) ? atoms(ir, g) : g.run('spellAll', boxedAtoms(ir, g))),
  spelled: (ir, g) => spelled(atom(ir, g), g),
  items: (ir, g) => manyAs(ir, 'item', g),
  values: boxedAtoms,
  list: (ir, g) => g.many(ir),
  value: (ir, g) => needed({ ...atom(ir, g), code: box(atom(ir, g), g) }, g).code,
  double: (ir, g) => g.small(ir) ?? asDouble(needed(asNumber(ir, g), g), g),
  integer: (ir, g) => g.run('needInteger', box(needed(asNumber(ir, g), g), g)),
  'integer*': (ir, g) => atoms(ir, g),
  'node?': (ir, g) => oneNode(ir, g).code,
  node: (ir, g) => needed(oneNode(ir, g), g).code,
  'QName?': (ir, g) => temporal(ir, 'QName', g),
  'date?': (ir, g) => temporal(ir, 'date', g),
  'dateTime?': (ir, g) => temporal(ir, 'dateTime', g),
  'time?': (ir, g) => temporal(ir, 'time', g),
  'duration?': (ir, g) => temporal(ir, 'duration', g),
};

/** What may be a value is looked at: a bare number is a node to the runtime, whatever it counts. */
function oneNode(ir: Ir, g: Gen): Single {
  const { kind, empty, code } = g.one(ir);
  return kind === 'node' ? { kind, empty, code } : { kind: 'node', empty, code: g.run('needNode', code) };
}

/** An argument declared as a date, time, duration or name. */
function temporal(ir: Ir, target: string, g: Gen): Code {
  const value = atom(ir, g);
  return value.kind === target ? value.code : g.run('convertOne', box(value, g), target);
}
