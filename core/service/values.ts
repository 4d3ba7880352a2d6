// Values of messages, read as strictly as from a stranger.

import type { ValidationFault } from '@conforme/proto/schema';
import { faultAt } from '@conforme/proto/schema/faults';
import { isDay } from '@conforme/proto/schema/values';
import { legalDay } from '../pipeline/day.ts';

export function dayOf(given: string | undefined, today: Date, faults: ValidationFault[]): string {
  if (given === undefined) return legalDay(today);
  if (!isDay(given)) faults.push(faultAt(['as_of'], 'date', [], 'en'));
  return given;
}

export function oneOf<T extends string>(
  field: string,
  values: readonly T[],
  given: string,
  faults: ValidationFault[],
): T {
  const value = values.find((candidate) => candidate === given);
  if (value === undefined) faults.push(faultAt([field], 'enum', [values.join(', ')], 'en'));
  return value ?? values[0]!;
}
