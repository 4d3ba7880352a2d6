import { Code, ConnectError, createClient, type Client, type Transport } from '@connectrpc/connect';
import { Engine, ErrorDetailSchema, type ErrorDetail } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { Statuses } from '@conforme/proto/v1/statuses';
import { isErrorCode, type Bilingual, type ErrorCode } from '@conforme/proto/schema';
import { detailsOf } from '@conforme/proto/schema/refusals';
import { inBoth, HttpError, tooLarge } from './errors.ts';

/** The engine as the gateway sees it: a client of the contract, wherever the core runs. */
export type EngineClient = Client<typeof Engine> & Client<typeof Reporting> & Client<typeof Statuses>;

/** The engine behind a transport: in this process, or one of several cores. */
export function engineClient(transport: Transport): EngineClient {
  return {
    ...createClient(Engine, transport),
    ...createClient(Reporting, transport),
    ...createClient(Statuses, transport),
  };
}

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
