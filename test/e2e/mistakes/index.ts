import { CODES } from './codes.ts';
import { CONDITIONS } from './conditions.ts';
import { FRENCH } from './french.ts';
import type { Mistake } from './mistake.ts';
import { SUMS } from './sums.ts';

export type { Mistake } from './mistake.ts';
export const MISTAKES: readonly Mistake[] = [...SUMS, ...CODES, ...CONDITIONS, ...FRENCH];
