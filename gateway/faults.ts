import { HttpError } from './errors.ts';

/** One fault of a request (decision 3): where, as published and as RFC 6901 pointer, what kind, and in words. */
export interface Fault {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly pointer: string;
}

/** `loc` begins with where the value stands: `body`, `query`; a pointer is of the body only, so query faults have an empty one. */
export function fault(loc: readonly (string | number)[], type: string, msg: string): Fault {
  return { loc, msg, type, pointer: loc[0] === 'body' ? pointerOf(loc.slice(1)) : '' };
}

export function missing(loc: readonly (string | number)[]): Fault {
  return fault(loc, 'missing', 'This value is required.');
}

export function validationError(faults: readonly Fault[]): HttpError {
  const count = faults.length;
  return new HttpError('validation_error', `The request has ${count} fault${count === 1 ? '' : 's'}.`, faults);
}

function pointerOf(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
