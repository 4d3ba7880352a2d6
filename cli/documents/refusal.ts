import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorDetailSchema } from '@conforme/proto/v1';
import type { ErrorCode, ValidationFault } from '@conforme/proto/schema';
import { ERROR_STATUS } from '@conforme/proto/schema/errors';
import { faultCodec, findingCodec } from '@conforme/proto/schema/codec';
import type { Refusal } from './outcome.ts';

/** What the engine refused, with the faults of a request beside its findings. */
export interface EngineRefusal extends Refusal {
  readonly faults: readonly ValidationFault[];
}

/** Codes that carry no detail of ours: the engine had no room, or no time left. */
const BY_STATUS: ReadonlyMap<Code, ErrorCode> = new Map([
  [Code.Unavailable, 'schematron_unavailable'],
  [Code.DeadlineExceeded, 'schematron_unavailable'],
  [Code.ResourceExhausted, 'too_large'],
]);

export function refusalOf(thrown: unknown): EngineRefusal {
  const error = ConnectError.from(thrown);
  const [detail] = error.findDetails(ErrorDetailSchema);
  if (!detail || !isErrorCode(detail.code)) {
    const code = BY_STATUS.get(error.code) ?? 'internal_error';
    return { code, message: error.rawMessage, findings: [], faults: [] };
  }
  return {
    code: detail.code,
    message: detail.message,
    findings: detail.findings.map(findingCodec.fromMessage),
    faults: detail.faults.map(faultCodec.fromMessage),
  };
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
