import { create } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorDetailSchema } from '@conforme/proto/v1';
import type { ErrorCode, ValidationFault } from '@conforme/proto/schema';
import { faultCodec, lossCodec } from '@conforme/proto/schema/codec';
import { limitFault, messageOfFaults } from '@conforme/proto/schema/faults';
import { LimitError, type Language } from '../plugin/index.ts';
import { EngineError } from '../errors.ts';
import { causeMessage, findingMessage } from './results.ts';

/** Code of the catalogue → status of gRPC; the exact code travels in the ErrorDetail. */
const GRPC_CODE: Readonly<Partial<Record<ErrorCode, Code>>> = {
  invalid_input: Code.InvalidArgument,
  unsupported_profile: Code.InvalidArgument,
  not_an_einvoice: Code.InvalidArgument,
  lossy_conversion: Code.InvalidArgument,
  not_found: Code.NotFound,
  validation_error: Code.InvalidArgument,
  too_large: Code.ResourceExhausted,
  schematron_unavailable: Code.Unavailable,
};

/** The one place that turns whatever was thrown into what crosses the wire. */
export function toConnectError(thrown: unknown, language: Language): ConnectError {
  if (thrown instanceof ConnectError) return thrown;
  const { code, messages, findings, causes, losses, passed, cause } = EngineError.from(thrown, language);
  const limit = passed && limitFault(passed.path, passed.limit, language);
  if (limit && code === 'validation_error') return faultsError([limit], language);
  const message = messages[language];
  const detail = create(ErrorDetailSchema, {
    code,
    message,
    findings: findings.map(findingMessage),
    losses: losses.map(lossCodec.toMessage),
    causes: causes.map(causeMessage),
    faults: limit ? [faultCodec.toMessage(limit)] : [],
  });
  return connectError(code, message, detail, cause);
}

/** A request that does not match the contract's schema. */
export function faultsError(faults: readonly ValidationFault[], language: Language): ConnectError {
  const message = messageOfFaults(faults)[language];
  const code = 'validation_error';
  const detail = create(ErrorDetailSchema, { code, message, faults: faults.map(faultCodec.toMessage) });
  return connectError(code, message, detail);
}

export function tooLargeError(language: Language): ConnectError {
  return toConnectError(new LimitError('request_bytes'), language);
}

/** The catalogue has no code of its own for it; 503 tells the caller that it is not the request that was refused. */
export function tooSlowError(limitMs: number, language: Language): ConnectError {
  const seconds = limitMs / 1000;
  const message =
    language === 'fr'
      ? `Le service a cessé d'y travailler après ${seconds} s.`
      : `The service stopped working on this after ${seconds} s.`;
  const code = 'schematron_unavailable';
  return connectError(
    code,
    message,
    create(ErrorDetailSchema, { code, message }),
    undefined,
    Code.DeadlineExceeded,
  );
}

function connectError(
  code: ErrorCode,
  message: string,
  detail: ReturnType<typeof create<typeof ErrorDetailSchema>>,
  cause?: unknown,
  status: Code = GRPC_CODE[code] ?? Code.Internal,
): ConnectError {
  return new ConnectError(message, status, undefined, [{ desc: ErrorDetailSchema, value: detail }], cause);
}
