import type { Ir } from '../ir.ts';
import type { Code } from './code.ts';
import { Name, declare, js } from './code.ts';
import type { Gen } from './gen.ts';

/**
 * The only one of nodes in no order, which may be found several times; a second node ends the search.
 * Shape: `let r; LOOP { const i = ITEM; if (r !== undefined && r !== i) throw; r = i; } return r;`
 */
export function onlyOne(ir: Ir, g: Gen): Code {
  const r = new Name('r');
  const loop = g.scan(ir, (item) => {
    const i = new Name('i');
    const several = js`if (${r} !== undefined && ${r} !== ${i}) ${g.run('several')};`;
    return js`{ const ${declare(i)} = ${item}; ${several} ${r} = ${i}; }`;
  });
  return js`let ${declare(r)}; ${loop} return ${r};`;
}
