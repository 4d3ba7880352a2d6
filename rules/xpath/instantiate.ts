import * as runtime from './runtime/index.ts';

/**
 * A compiled module run at once instead of being written and imported: its import line becomes parameters. For packs that
 * come and go while the service runs (an imported module is never let go), and for tests.
 *
 * @returns what the expression `result` gives at the end of the module.
 */
export function instantiate(text: string, result: string): unknown {
  const [imports = '', ...lines] = text.replace('export const ', 'const ').split('\n');
  const wanted = [...imports.matchAll(/(\w+) as x_/g)].map((match) => match[1] as keyof runtime.Runtime);
  const parameters = wanted.map((name) => `x_${name}`);
  const body = `${lines.join('\n')}\nreturn ${result};`;
  return (new Function(...parameters, body) as (...values: unknown[]) => unknown)(
    ...wanted.map((name) => runtime[name]),
  );
}
