import { Code, ConnectError, type Interceptor } from '@connectrpc/connect';
import { fingerprints, type Failure } from '@conforme/proto/failure';

export type { Failure } from '@conforme/proto/failure';

/** One line of JSON on the error stream. */
export function toStandardError(failure: Failure): void {
  process.stderr.write(`${JSON.stringify(failure)}\n`);
}

/** The call that failed. */
export interface FailedCall {
  readonly method: { readonly name: string };
  readonly requestHeader: Headers;
}

/**
 * Reports what is the engine's own fault. The cause never crosses the wire, so it is logged here or nowhere; its message
 * could quote the document and is not logged.
 */
export function reportFailure(
  report: (failure: Failure) => void,
  thrown: unknown,
  { method, requestHeader }: FailedCall,
): void {
  if (!isOurFault(thrown)) return;
  const requestId = requestHeader.get('x-request-id');
  report({ requestId, method: method.name, failure: fingerprints(thrown) });
}

/** The same for whatever a handler of Connect throws. */
export function reporting(report: (failure: Failure) => void): Interceptor {
  return (next) => async (request) => {
    try {
      return await next(request);
    } catch (thrown) {
      // A client may end its call by any code of HTTP/2, and Connect takes some for failures: none of them is ours.
      const { signal, method, header: requestHeader } = request;
      if (!signal.aborted || (thrown !== signal.reason && !isBrokenOff(thrown)))
        reportFailure(report, thrown, { method, requestHeader });
      throw thrown;
    }
  };
}

/** What Node says of a stream whose other end is gone. */
const isBrokenOff = (thrown: unknown): boolean =>
  (thrown as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

function isOurFault(thrown: unknown): boolean {
  return !(thrown instanceof ConnectError) || thrown.code === Code.Internal || thrown.code === Code.Unknown;
}
