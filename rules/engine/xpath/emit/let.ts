import type { IrOf } from '../ir.ts';
import { bound } from './basic.ts';
import type { Code } from './code.ts';
import { Name, declare, js } from './code.ts';
import type { Emitter, Gen } from './gen.ts';
import { isConstant } from '../passes/memoise.ts';
import { convertTo, onlyElements } from './typed.ts';

type LetIr = IrOf<'let'>;

/**
 * A variable of an xsl:function: evaluated when it is first used, and once.
 * Shape: `const v = x_lazy(() => VALUE); return BODY;` where BODY reads `v()`.
 */
function letIn(ir: LetIr, g: Gen, body: (g: Gen) => Code): Code {
  if (ir.binding.type.kind === 'node' && onlyElements(ir.over, g)) g.shared.elements.add(ir.binding);
  const value = convertTo(ir.over, ir.binding.type, ir.declared, g);
  if (isConstant(ir.over) && g.runs('memoise')) return bound(ir, value, g, body);
  const name = new Name('v');
  const inner = bound(ir, js`${name}()`, g, body);
  return g.call(js`const ${declare(name)} = ${g.run('lazy', js`() => ${value}`)}; return ${inner};`);
}

export const letEmitter: Emitter<LetIr> = {
  one: (ir, g) => letIn(ir, g, (g) => g.one(ir.body).code),
  many: (ir, g) => letIn(ir, g, (g) => g.many(ir.body)),
  test: (ir, g) => letIn(ir, g, (g) => g.test(ir.body)),
};
