/** Whether all cases are run, however long they take, as in `.ci/run`. */
export const isFull: boolean = process.env['CONFORME_TEST_CASES'] === 'full';

/**
 * How many generated cases a property is held to: all of them with CONFORME_TEST_CASES=full, and one in five otherwise. fast-check
 * draws another seed each time, so what a short run leaves out comes in others.
 */
export const cases = (full: number): number => (isFull ? full : Math.ceil(full / 5));

/** Of cases that are listed, not generated: all of them, or one in five, drawn anew in each run. */
export function drawn<T>(all: readonly T[]): readonly T[] {
  const left = [...all];
  return Array.from({ length: cases(all.length) }, () => {
    const [one] = left.splice(Math.floor(Math.random() * left.length), 1);
    return one!;
  });
}

/**
 * Whether a run does without what costs seconds of CPU by itself, as a page in a browser or processes that are started and killed: with
 * CONFORME_TEST_CASES=some, as in a whole `npm test` (vitest.config.ts), it takes one in three, drawn anew each time.
 */
export const isLeftOut = (): boolean => isSome && Math.random() >= 1 / 3;

export const isSome: boolean = process.env['CONFORME_TEST_CASES'] === 'some';
