import type { ValidationFault } from '@conforme/proto/schema';
import { pointerOf } from '@conforme/proto/schema/faults';
import { HttpError } from './errors.ts';

/** A fault of the request's manners; faults of the objects themselves come from the contract's reader. */
export function fault(loc: readonly (string | number)[], type: string, msg: string): ValidationFault {
  return { loc, msg, type, pointer: loc[0] === 'body' ? pointerOf(loc.slice(1)) : '' };
}

export function validationError(faults: readonly ValidationFault[]): HttpError {
  const count = faults.length;
  return new HttpError(
    'validation_error',
    `The request has ${count} fault${count === 1 ? '' : 's'}.`,
    faults,
  );
}

/** A body that cannot be taken apart at all. */
export function malformed(reason: string): HttpError {
  return validationError([fault(['body'], 'malformed', `The request cannot be read: ${reason}.`)]);
}
