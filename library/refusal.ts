// What the engine refuses with, as the one error of this package. Apart, since who is not refused need not load it.

import { Code, ConnectError } from '@connectrpc/connect';
import type { ErrorCode } from '@conforme/proto/contract';
import { isErrorCode } from '@conforme/proto/schema/error-codes';
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

/** What is no refusal stays what it is. */
export function refusal(thrown: unknown): unknown {
  return thrown instanceof ConnectError ? fromEngine(thrown) : thrown;
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
