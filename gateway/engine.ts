import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorDetailSchema, type ErrorDetail } from '@conforme/proto/v1';
import { isErrorCode, type Bilingual, type ErrorCode } from '@conforme/proto/schema';
import { detailsOf } from '@conforme/proto/schema/refusals';
import { inBoth, HttpError, tooLarge } from './errors.ts';

/** Codes that carry no detail of ours: the core could not be reached, or was too slow. */
const BY_STATUS: ReadonlyMap<Code, () => HttpError> = new Map([
  [Code.Unavailable, () => new HttpError('schematron_unavailable', UNREACHABLE)],
  [Code.DeadlineExceeded, () => new HttpError('schematron_unavailable', LATE)],
  [Code.ResourceExhausted, () => tooLarge()],
]);

const LATE = {
  en: 'The rule engine did not answer in time; retry in a few seconds.',
  fr: "Le moteur de règles n'a pas répondu à temps ; réessayez dans quelques secondes.",
};

export const UNREACHABLE: Bilingual = {
  en: 'The rule engine cannot be reached; retry in a few seconds.',
  fr: 'Le moteur de règles est injoignable ; réessayez dans quelques secondes.',
};

/** Our own fault: the caller learns no more than that. */
export function failed(cause: unknown): HttpError {
  const messages = {
    en: 'The service failed on this request.',
    fr: 'Le service a échoué sur cette requête.',
  };
  return new HttpError('internal_error', messages, undefined, { cause });
}

/** What the core refused, as the contract's error. */
export function fromEngine(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  const error = ConnectError.from(thrown);
  const [detail] = error.findDetails(ErrorDetailSchema);
  if (!detail || !isErrorCode(detail.code)) {
    const refusal = BY_STATUS.get(error.code)?.();
    return refusal
      ? new HttpError(refusal.code, refusal.messages, undefined, { cause: thrown })
      : failed(thrown);
  }
  return fromDetail(detail, detail.code, thrown);
}

/** A refusal of the engine as it travels: among the details of an error, or in the place of an answer of a stream. */
export function fromErrorDetail(detail: ErrorDetail): HttpError {
  return fromDetail(detail, isErrorCode(detail.code) ? detail.code : 'internal_error');
}

function fromDetail(detail: ErrorDetail, code: ErrorCode, cause?: unknown): HttpError {
  const { details, causes } = detailsOf(detail);
  const known = details.length > 0 ? details : undefined;
  return new HttpError(code, inBoth(detail.message), known, { cause, causes });
}
