import type { Binding, IrOf } from '../ir.ts';
import type { Code } from './code.ts';
import { COMMA, Name, declare, js, sequence } from './code.ts';
import { bound } from './basic.ts';
import type { Body, Emitter, Gen } from './gen.ts';

/** A table of the module: the texts of each row. Shape: `x_table([["a"], [], …])` */
function table(texts: readonly (readonly string[])[], g: Gen): Name {
  const rows = texts.map((row) => js`[${sequence(row, COMMA)}]`);
  return g.shared.module.constant(g.run('table', js`[${sequence(rows, COMMA)}]`));
}

/** Shape: `for (let i = 0; i < 12; i++) { … }` */
function eachRow(count: number, body: Body): Code {
  const i = new Name('i');
  return js`for (let ${declare(i)} = 0; ${i} < ${count}; ${i}++) { ${body(js`${i}`)} }`;
}

export const rowsEmitter: Emitter<IrOf<'rows'>> = { loop: (ir, _g, body) => eachRow(ir.count, body) };

function place(binding: Binding, g: Gen): Code {
  const code = g.shared.variables.get(binding);
  if (!code) throw new Error(`the rows of ${binding.name} were not begun`);
  return code;
}

/** Shape: `K3[i]` */
export const cellsEmitter: Emitter<IrOf<'cells'>> = {
  one: (ir, g) => js`${table(ir.texts, g)}[${place(ir.binding, g)}][0]`,
  many: (ir, g) => js`${table(ir.texts, g)}[${place(ir.binding, g)}]`,
  // Nodes are true when there are any.
  test: (ir, g) => {
    const row = js`${table(ir.texts, g)}[${place(ir.binding, g)}]`;
    return ir.type.kind === 'string' ? g.run('truthOfList', row, 'string') : js`(${row}.length > 0)`;
  },
};

/** Shape: `const r = []; for (…) { COUNT if (TEST) r.push(...K3[i]); } return r;` */
export const pickedEmitter: Emitter<IrOf<'picked'>> = {
  many: (ir, g) => g.call(found(ir, g)),
  test: (ir, g) => js`(${g.call(found(ir, g))}.length > 0)`,
};

function found(ir: IrOf<'picked'>, g: Gen): Code {
  const r = new Name('r');
  const texts = table(ir.texts, g);
  const loop = eachRow(ir.texts.length, (i) =>
    bound(ir, i, g, (g) => js`${g.count()} if (${g.test(ir.test)}) ${r}.push(...${texts}[${i}]);`),
  );
  return js`const ${declare(r)} = []; ${loop} return ${r};`;
}
