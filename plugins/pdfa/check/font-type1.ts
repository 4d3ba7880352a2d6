import type { FontCase, Program } from './font-program.ts';

/** Type 1 programs. */
export function checkType1(
  { refuse }: FontCase,
  _program: Program,
  _widths: ReadonlyMap<number, number>,
): void {
  refuse('fonts of type Type 1 are not verified yet');
}
