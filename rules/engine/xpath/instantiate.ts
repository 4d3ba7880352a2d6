import * as runtime from './runtime/index.ts';

/**
 * A compiled module run at once instead of being written and imported: what its first line imports becomes a parameter. For packs that
 * come and go while the service runs (an imported module is never let go), and for tests.
 *
 * @returns what the expression `result` gives at the end of the module.
 */
export function instantiate(text: string, result: string): unknown {
  const [, ...lines] = text.replace('export const ', 'const ').split('\n');
  const body = `${lines.join('\n')}\nreturn ${result};`;
  return (new Function('runtime', body) as (from: typeof runtime) => unknown)(runtime);
}
