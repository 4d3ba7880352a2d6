import type { Bilingual, ValidationFault } from '@conforme/proto/schema';
import { faultOfJson, messageOfFaults, pointerOf } from '@conforme/proto/schema/faults';
import type { JsonError } from '@conforme/proto/schema/read';
import { HttpError, type HttpErrorOptions } from './errors.ts';

/** A fault whose sentence waits for the language of its reader. */
export type Fault = Omit<ValidationFault, 'msg'> & { readonly msg: Bilingual | string };

/** A fault of the request around its objects (parts, parameters, media types); those of the objects come from the contract's reader. */
export function fault(loc: readonly (string | number)[], type: string, msg: Bilingual): Fault {
  return { loc, msg, type, pointer: loc[0] === 'body' ? pointerOf(loc.slice(1)) : '' };
}

/** Text that is no JSON, or none that has one meaning, with its place. @param loc of the text in the request */
export function jsonFault(error: JsonError, [, ...path]: readonly string[]): Fault {
  const said = faultOfJson(error, path, 'en');
  return { ...said, msg: { en: said.msg, fr: faultOfJson(error, path, 'fr').msg } };
}

/** 422 `validation_error`, with every fault of a request. */
export function validationError(faults: readonly Fault[], options: HttpErrorOptions = {}): HttpError {
  return new HttpError('validation_error', messageOfFaults(faults), faults, options);
}

/** A body that cannot be taken apart at all. */
export function malformed({ en, fr }: Bilingual): HttpError {
  const msg = { en: `The request cannot be read: ${en}.`, fr: `La requête est illisible : ${fr}.` };
  return validationError([fault(['body'], 'malformed', msg)]);
}
