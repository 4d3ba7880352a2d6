// What may be reported of an unforeseen error: never its message, which could quote a document.

/** The class of an error, and where it was thrown. */
export interface Fingerprint {
  readonly error: string;
  /** A function's name and a place in code each. */
  readonly frames: readonly string[];
}

/** What a failure of the engine leaves behind: the class of each error down to its first cause, and where it was thrown. */
export interface Failure {
  /** The id the caller gave, so that both logs can be read together. */
  readonly requestId: string | null;
  readonly method: string;
  readonly failure: readonly Fingerprint[];
}

/** A failure on another thread, as that thread reported it. */
export class FailedElsewhere extends Error {
  override readonly name = 'FailedElsewhere';
  readonly failure: readonly Fingerprint[];

  constructor(failure: readonly Fingerprint[]) {
    super('the call failed on another thread');
    this.failure = failure;
  }
}

const DEEPEST_CAUSE = 5;

/** Of what was thrown, down to its first cause. */
export function fingerprints(thrown: unknown): readonly Fingerprint[] {
  const found: Fingerprint[] = [];
  for (let at = thrown; at !== undefined && found.length < DEEPEST_CAUSE; at = causeOf(at)) {
    if (at instanceof FailedElsewhere) return [...found, ...at.failure];
    found.push({ error: at instanceof Error ? at.constructor.name : typeof at, frames: framesOf(at) });
  }
  return found;
}

function causeOf(thrown: unknown): unknown {
  return thrown instanceof Error ? thrown.cause : undefined;
}

/** A line of a message that looks like a frame would have to be made to. */
const FRAME =
  /^ {4}at (?:(?:async |new )*[\w$.<>#]+(?: \[as [\w$.<>]+\])? \()?(?:(?:file|https?):\/\/|node:|\/)[^\s()]+:\d+:\d+\)?$/;

function framesOf(thrown: unknown): readonly string[] {
  if (!(thrown instanceof Error)) return [];
  const { stack = '', message } = thrown;
  // The message stands at the head of the stack, and its own lines could look like frames.
  const below = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return below
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim());
}
