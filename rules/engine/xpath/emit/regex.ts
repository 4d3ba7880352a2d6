import { literalOf } from '../analyse/look.ts';
import type { Ir, IrOf } from '../ir.ts';
import { translateRegex } from '../regex/index.ts';
import type { Code } from './code.ts';
import { js } from './code.ts';
import type { Gen } from './gen.ts';
import { matchedAt } from '../passes/spelling.ts';
import { checked, requiredString, textArgument } from './values.ts';

/** A literal pattern is translated and checked now; any other when the rule runs. */
export function regexCall(ir: IrOf<'call'>, g: Gen, most: number): Code {
  const flags = ir.args[most];
  if (ir.builtin.name === 'matches' && isFixed(ir.args[1]!) && (!flags || isFixed(flags))) {
    const look = matchedAt(ir.args[0]!, patternCode(ir.args[1]!, flags, g), g);
    if (look) return look;
  }
  const text = textArgument(ir.args[0]!, g);
  // As XPath 3.1 has it and Saxon takes it in any stylesheet: cut at white space.
  if (ir.args.length === 1) return g.run('words', text);
  const pattern = patternCode(ir.args[1]!, flags, g);
  if (ir.builtin.name !== 'replace') return g.run(ir.builtin.name as 'matches' | 'tokenize', text, pattern);
  return g.run('replace', text, pattern, requiredString(ir.args[2]!, g));
}

/** A pattern is made beforehand only where its flags are literal, too. */
function patternCode(pattern: Ir, flags: Ir | undefined, g: Gen): Code {
  const fixed = literalOf(pattern);
  const fixedFlags = flags ? literalOf(flags) : '';
  if (fixed === null || fixedFlags === null)
    return g.run('regex', requiredString(pattern, g), flags ? requiredString(flags, g) : '');
  checked(pattern, () => translateRegex(fixed, fixedFlags));
  return js`${g.shared.module.constant(g.run('regex', fixed, fixedFlags))}`;
}

const isFixed = (ir: Ir): boolean => literalOf(ir) !== null;
