import { Code, ConnectError } from '@connectrpc/connect';
import { ErrorDetailSchema } from '@conforme/proto/v1';

/**
 * Whether a call ended without an answer of the core: refused, reset, cut off, or sent away. What a core answers itself
 * carries its headers, or the detail of every refusal of ours.
 */
export function isLost(thrown: unknown): thrown is ConnectError {
  if (!(thrown instanceof ConnectError) || isReported(thrown)) return false;
  return thrown.code !== Code.Canceled && thrown.code !== Code.DeadlineExceeded;
}

/** Whether a core refused to begin: its queue is full, its rules are not there yet, or it is about to stop. */
export function isBusy(thrown: unknown): boolean {
  return thrown instanceof ConnectError && thrown.code === Code.Unavailable && isReported(thrown);
}

/** A connection that ends resets its streams as if they were cancelled: where no caller left, that is a loss. */
export function unlessLeft(thrown: unknown, signal: AbortSignal | undefined): unknown {
  const isReset = thrown instanceof ConnectError && thrown.code === Code.Canceled && !isReported(thrown);
  if (!isReset || signal?.aborted) return thrown;
  return new ConnectError('the connection was lost', Code.Unavailable, undefined, undefined, thrown);
}

function isReported(error: ConnectError): boolean {
  return error.metadata.has('content-type') || error.findDetails(ErrorDetailSchema).length > 0;
}
