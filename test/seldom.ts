import { it as every, type TestAPI } from 'vitest';
import { isLeftOut } from './cases.ts';

type Seldom = ((name: string, test: () => void | Promise<void>) => void) & Pick<TestAPI, 'each'>;

const drawn = () => every.skipIf(isLeftOut());

/** `it` for tests that take seconds of CPU each: a whole plain run takes one in three (cases.ts), and counts the others as skipped. */
export const it: Seldom = Object.assign(
  (name: string, test: () => void | Promise<void>): void => drawn()(name, test),
  { each: ((...list: Parameters<TestAPI['each']>) => drawn().each(...list)) as TestAPI['each'] },
);
