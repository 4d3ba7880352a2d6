import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorDetailSchema } from '@conforme/proto/v1';
import type { ErrorCode, Loss, ValidationFault } from '@conforme/proto/schema';
import { isErrorCode } from '@conforme/proto/schema/errors';
import { causeCodec, faultCodec, findingCodec, lossCodec } from '@conforme/proto/schema/codec';
import type { Refusal } from './outcome.ts';

/** What the engine refused, with the faults of a request and the losses of a conversion beside its findings. */
export interface EngineRefusal extends Refusal {
  readonly faults: readonly ValidationFault[];
  readonly losses: readonly Loss[];
}

/** Codes that carry no detail of ours: the engine had no room, or no time left. */
const BY_STATUS: ReadonlyMap<Code, ErrorCode> = new Map([
  [Code.Unavailable, 'schematron_unavailable'],
  [Code.DeadlineExceeded, 'schematron_unavailable'],
  [Code.ResourceExhausted, 'too_large'],
]);

/** What a failed call says: the error of the contract in it, else one that stands for its status. */
export function refusalOf(thrown: unknown): EngineRefusal {
  const error = ConnectError.from(thrown);
  const [detail] = error.findDetails(ErrorDetailSchema);
  if (!detail || !isErrorCode(detail.code)) {
    const code = BY_STATUS.get(error.code) ?? 'internal_error';
    return { code, message: error.rawMessage, findings: [], faults: [], losses: [] };
  }
  return {
    code: detail.code,
    message: detail.message,
    findings: detail.findings.map(findingCodec.fromMessage),
    faults: detail.faults.map(faultCodec.fromMessage),
    losses: detail.losses.map(lossCodec.fromMessage),
    causes: detail.causes.map(causeCodec.fromMessage),
  };
}
