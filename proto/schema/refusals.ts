// Refusals of the engine as ErrorOut has them. Whoever tells them, the gateway or the library, tells the same.

import type { ErrorDetail } from '../gen/conforme/v1/engine_pb.ts';
import { causeCodec, faultCodec, findingCodec, lossCodec } from './codec.ts';
import { faceOf } from './findings.ts';
import type { Cause } from './index.ts';

/** What an error holds beside its code and message. */
export function detailsOf(detail: ErrorDetail): {
  readonly details: readonly object[];
  readonly causes: readonly Cause[];
} {
  return {
    details: [
      ...detail.findings.map(findingCodec.fromMessage).map(faceOf),
      ...detail.faults.map(faultCodec.fromMessage),
      ...detail.losses.map(lossCodec.fromMessage),
    ],
    causes: detail.causes.map(causeCodec.fromMessage),
  };
}
