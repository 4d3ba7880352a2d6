import { TrueType } from '@conforme/pdf/font/truetype';
import type { FaultyFont } from './font-case.ts';
import { embeddedProgram } from './font-program.ts';
import { substituteSimple } from './font-substitute.ts';
import { repairTrueType } from './font-truetype.ts';
import { repairType1 } from './font-type1.ts';

/** Fonts of one byte a character: mended when they bring a program that can be read, else replaced. */
export function repairSimple(faulty: FaultyFont): void {
  const program = embeddedProgram(faulty.font, faulty.budget);
  if (!program) return substituteSimple(faulty);
  if (program.kind !== 'TrueType') return repairType1(faulty, program);
  const type = readable(program.bytes);
  if (type) repairTrueType(faulty, type);
  else substituteSimple(faulty);
}

/** A TrueType program that is cut off or lacks tables cannot be mended, only replaced. */
function readable(bytes: Buffer): TrueType | null {
  try {
    const type = new TrueType(bytes);
    type.outline(0);
    return type;
  } catch {
    return null;
  }
}
