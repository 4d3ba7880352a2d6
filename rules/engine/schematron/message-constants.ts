import { expressionOf } from './functions.ts';
import type { MessagePart } from './schema.ts';

type Namespaces = Parameters<typeof expressionOf>[1];

/** What a message quotes of itself, such as a limit: by the number of its value. */
export function constantsOf(
  message: readonly MessagePart[],
  namespaces: Namespaces,
): { readonly constants?: Readonly<Record<number, string>> } {
  const values = message.filter((part) => typeof part !== 'string');
  const constants = values.flatMap(({ expression }, number) => {
    const ast = expressionOf(expression, namespaces);
    return ast.op === 'literal' ? [[number, ast.text] as const] : [];
  });
  return constants.length === 0 ? {} : { constants: Object.fromEntries(constants) };
}
