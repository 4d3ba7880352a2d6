import { Code, ConnectError, type Interceptor } from '@connectrpc/connect';

/** What a failure of the engine leaves behind: the class of each error down to its first cause, and where it was thrown. */
export interface Failure {
  /** The id the caller gave, so that both logs can be read together. */
  readonly requestId: string | null;
  readonly method: string;
  readonly failure: readonly { readonly error: string; readonly frames: readonly string[] }[];
}

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
 * Reports what is the engine's own fault. The cause never crosses the wire, so it is told here or nowhere; its message
 * could quote the document and is told to nobody.
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
      reportFailure(report, thrown, { method: request.method, requestHeader: request.header });
      throw thrown;
    }
  };
}

function isOurFault(thrown: unknown): boolean {
  return !(thrown instanceof ConnectError) || thrown.code === Code.Internal || thrown.code === Code.Unknown;
}

const DEEPEST_CAUSE = 5;

/** What another thread met, as that thread has told it. */
export class FailedElsewhere extends Error {
  override readonly name = 'FailedElsewhere';
  readonly failure: Failure['failure'];

  constructor(failure: Failure['failure']) {
    super('the call failed on another thread');
    this.failure = failure;
  }
}

export function fingerprints(thrown: unknown): Failure['failure'] {
  const found = [];
  for (let at = thrown; at !== undefined && found.length < DEEPEST_CAUSE; at = causeOf(at)) {
    if (at instanceof FailedElsewhere) return [...found, ...at.failure];
    found.push({ error: at instanceof Error ? at.constructor.name : typeof at, frames: framesOf(at) });
  }
  return found;
}

function causeOf(thrown: unknown): unknown {
  return thrown instanceof Error ? thrown.cause : undefined;
}

/** A function's name and a place in code; a line of a message that looks like it would have to be made to. */
const FRAME =
  /^ {4}at (?:(?:async |new )*[\w$.<>#]+(?: \[as [\w$.<>]+\])? \()?(?:file:\/\/|node:|\/)[^\s()]+:\d+:\d+\)?$/;

function framesOf(thrown: unknown): readonly string[] {
  if (!(thrown instanceof Error)) return [];
  const { stack = '', message } = thrown;
  const below = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return below
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim());
}
