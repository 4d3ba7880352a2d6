import type { FaultyFont } from './font-case.ts';
import type { Embedded } from './font-program.ts';

export function repairType1(_faulty: FaultyFont, _program: Embedded): void {}
