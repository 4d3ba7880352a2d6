import type { IrOf } from '../ir.ts';
import { isText } from '../types.ts';
import type { Code, Name } from './code.ts';
import { COMMA, js, sequence } from './code.ts';
import type { Emitter, Gen } from './gen.ts';
import { DOC } from './module.ts';
import { atomKind, atoms, boxedAtoms } from './values.ts';

/**
 * The index of a key is made once for the document, when it is first used.
 * Shape: `x_keyed((d.memo[3] ??= x_keyIndex(d, U2)), VALUES)`
 */
export const keyedEmitter: Emitter<IrOf<'keyed'>> = {
  many: (ir, g) => {
    const fill = g.shared.keys?.get(ir.key);
    if (!fill) throw new Error(`the key ${ir.key.name} was not declared before it is used`);
    const slot = g.shared.module.slot(js`${fill}`);
    const index = js`(${DOC}.memo[${slot}] ??= ${g.run('keyIndex', DOC, fill)})`;
    const found = g.run('keyed', index, boxedAtoms(ir.values, g));
    return ir.within ? g.run('within', DOC, found, g.one(ir.within).code) : found;
  },
};

/** Nothing but constants of the module. Shape: `K1.list`, or `x_lookedUp(K2, VALUES)`. */
export const lookupEmitter: Emitter<IrOf<'lookup'>> = {
  many: (ir, g) => {
    if (ir.wanted === null) return js`${constantTexts(ir, g)}.list`;
    const places = [...ir.table.places!].map(([value, at]) => js`[${value}, [${sequence(at, COMMA)}]]`);
    const texts = js`[${sequence(ir.table.texts, COMMA)}]`;
    const table = g.shared.module.constant(g.run('lookupTable', texts, js`[${sequence(places, COMMA)}]`));
    return g.run('lookedUp', table, textsOf(ir.wanted, g));
  },
  // A sequence of nodes is true when there is one, whatever its text.
  test: (ir, g) => js`(${lookupEmitter.many!(ir, g)}.length > 0)`,
};

/** All texts of a path without a wanted value. */
export const constantTexts = ({ table }: IrOf<'lookup'>, g: Gen): Name =>
  g.shared.module.constant(g.run('strings', js`[${sequence(table.texts, COMMA)}]`));

/** A number of unknown kind is an error when the rule runs: it would be compared as xs:double. */
function textsOf(ir: NonNullable<IrOf<'lookup'>['wanted']>, g: Gen): Code {
  return isText(atomKind(ir)) ? atoms(ir, g) : g.run('needTexts', atoms(ir, g));
}
