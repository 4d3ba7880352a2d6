import { Code, ConnectError } from '@connectrpc/connect';
import type { ErrorCode } from '@conforme/proto/contract';
import type { Language } from '@conforme/proto/schema/languages';
import { isErrorCode } from '@conforme/proto/schema/errors';
import { messageOfFaults } from '@conforme/proto/schema/faults';
import type { ValidationFault } from '@conforme/proto/schema';
import { detailsOf } from '@conforme/proto/schema/refusals';
import { ErrorDetailSchema } from '@conforme/proto/v1';
import { ConformeError } from './error.ts';

/** Codes that carry no detail of ours: the engine could not be reached, had no room, or no time left. */
const BY_STATUS: ReadonlyMap<Code, ErrorCode> = new Map([
  [Code.Unavailable, 'schematron_unavailable'],
  [Code.DeadlineExceeded, 'schematron_unavailable'],
  [Code.ResourceExhausted, 'too_large'],
  [Code.Unauthenticated, 'api_key_required'],
]);

/** Gives what the engine answers. @throws ConformeError for what it refuses, and the reason of a signal as it is */
export async function orRefused<T>(answer: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await answer();
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown instanceof ConnectError ? fromEngine(thrown) : thrown;
  }
}

function fromEngine(error: ConnectError): ConformeError {
  const [detail] = error.findDetails(ErrorDetailSchema);
  if (detail && isErrorCode(detail.code)) {
    const { code, message } = detail;
    return new ConformeError({ code, message, ...detailsOf(detail) }, { cause: error });
  }
  const code = BY_STATUS.get(error.code) ?? 'internal_error';
  return new ConformeError({ code, message: error.rawMessage }, { cause: error });
}

/** Faults of what was given, all at once (decision 3). */
export function faulty(faults: readonly ValidationFault[], language: Language): ConformeError {
  const message = messageOfFaults(faults)[language];
  return new ConformeError({ code: 'validation_error', message, details: faults });
}
