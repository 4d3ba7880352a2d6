import type { IrOf } from '../ir.ts';
import type { Code } from './code.ts';
import { COMMA, js, sequence } from './code.ts';
import type { Emitter, Gen } from './gen.ts';
import { inlined } from '../passes/inline.ts';
import { memoisedCall } from '../passes/memoise-calls.ts';
import { DOC } from './module.ts';
import { convertTo } from './typed.ts';

/**
 * Arguments are converted to the declared types by the caller, so the function itself trusts them (XPath 2.0, 3.1.5).
 * Shape: `x_userFunction(d, ARG, …)`
 */
function call(ir: IrOf<'user'>, g: Gen): Code {
  const callee = g.shared.functions.get(ir.callee.key);
  if (!callee) throw new Error(`the function ${ir.callee.key} was not declared before it is called`);
  const args = ir.args.map((arg, index) => {
    const { type, declared } = ir.callee.params[index]!;
    return convertTo(arg, type, declared, g);
  });
  return memoisedCall(ir, callee, args, g) ?? js`${callee}(${sequence([DOC, ...args], COMMA)})`;
}

/** A function gives one shape, that of its type; callers that want a list wrap it. */
export const userEmitter: Emitter<IrOf<'user'>> = {
  one: (ir, g) => {
    const body = inlined(ir, g);
    return body ? g.one(body).code : call(ir, g);
  },
  small: (ir, g) => {
    const body = inlined(ir, g);
    return body && g.small(body);
  },
  many: (ir, g) => {
    if (ir.type.many) return call(ir, g);
    return ir.type.empty ? g.run('list', call(ir, g)) : js`[${call(ir, g)}]`;
  },
};
