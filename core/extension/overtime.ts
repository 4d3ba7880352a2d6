import { Script } from 'node:vm';

const WORK = Symbol.for('conforme.limited-work');
const run = new Script(`globalThis[Symbol.for('conforme.limited-work')]()`);

/**
 * What a function returns, unless it takes longer: then it is stopped wherever it is, an endless loop included. Setting the
 * clock takes some tenths of a millisecond.
 *
 * @param limitMs a whole number of milliseconds, 1 at least
 * @throws whatever the function throws, or an error of which `isOvertime` is true
 */
export function limited<T>(limitMs: number, work: () => T): T {
  Object.defineProperty(globalThis, WORK, { value: work, configurable: true, enumerable: false });
  try {
    return run.runInThisContext({ timeout: limitMs }) as T;
  } finally {
    Reflect.deleteProperty(globalThis, WORK);
  }
}

export function isOvertime(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
