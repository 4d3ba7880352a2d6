import type { DescMethod } from '@bufbuild/protobuf';
import {
  Code,
  ConnectError,
  createContextValues,
  type ContextValues,
  type HandlerContext,
} from '@connectrpc/connect';
import { Passing, type Passer } from '@conforme/proto/passing';

type Sent = ConstructorParameters<typeof Headers>[0];

/**
 * A call within one process, as its handler sees it. Headers, values and the signal are made on demand: few
 * handlers do, and together they cost 20 µs.
 */
export class Call implements HandlerContext, Passer {
  /** Among those who wait on the caller's signal. */
  place: number | null = null;
  readonly method: DescMethod;
  readonly protocolName = 'in-process';
  readonly requestMethod = 'POST';
  readonly #sent: Sent;
  readonly #caller: AbortSignal | undefined;
  readonly #deadline: number | undefined;
  readonly #timer: NodeJS.Timeout | undefined;
  /** Why the caller no longer waits; null while it does. */
  #over: Reason | null = null;
  #refuse: ((reason: ConnectError) => void) | undefined;
  #requestHeader: Headers | undefined;
  #responseHeader: Headers | undefined;
  #responseTrailer: Headers | undefined;
  #values: ContextValues | undefined;
  #controller: AbortController | undefined;

  /** @param timeoutMs until the call ends with `deadline_exceeded`; without one it may take for ever. */
  constructor(
    method: DescMethod,
    caller: AbortSignal | undefined,
    timeoutMs: number | undefined,
    sent: Sent,
    values: ContextValues | undefined,
  ) {
    this.method = method;
    this.#sent = sent;
    this.#values = values;
    this.#caller = caller;
    if (timeoutMs !== undefined) {
      this.#deadline = performance.now() + timeoutMs;
      const reason = lazily(() => new ConnectError('the operation timed out', Code.DeadlineExceeded));
      const late = (): void => this.#end(reason);
      if (timeoutMs <= 0) late();
      else this.#timer = setTimeout(late, timeoutMs);
    }
    if (!caller) return;
    if (caller.aborted) Call.#leave(this);
    else waitingOn(caller, Call.#leave).add(this);
  }

  get service(): HandlerContext['service'] {
    return this.method.parent;
  }

  get url(): string {
    return `in-process://${this.method.parent.typeName}/${this.method.name}`;
  }

  get requestHeader(): Headers {
    return (this.#requestHeader ??= new Headers(this.#sent));
  }

  get responseHeader(): Headers {
    return (this.#responseHeader ??= new Headers());
  }

  get responseTrailer(): Headers {
    return (this.#responseTrailer ??= new Headers());
  }

  get values(): ContextValues {
    return (this.#values ??= createContextValues());
  }

  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#over) this.#controller.abort(this.#over());
    }
    return this.#controller.signal;
  }

  readonly timeoutMs = (): number | undefined =>
    this.#deadline === undefined ? undefined : this.#deadline - performance.now();

  /** What the work comes to; or the refusal, as soon as the caller leaves or the time is up. */
  settled<T>(work: Promise<T>): Promise<T> {
    if (!this.#caller && this.#deadline === undefined) return work;
    return new Promise<T>((resolve, reject) => {
      this.#refuse = reject;
      if (this.#over) reject(this.#over());
      // What is settled is not refused at the end: V8 tells Node of each promise that is, which costs as much as all else of a call.
      const settle = (): void => {
        if (this.#refuse === reject) this.#refuse = undefined;
      };
      work.then(
        (result) => {
          settle();
          resolve(result);
        },
        (thrown: unknown) => {
          settle();
          reject(thrown as Error);
        },
      );
    });
  }

  /** Aborts what still works for this call, because its caller no longer waits. */
  finish(): void {
    clearTimeout(this.#timer);
    if (this.#caller) waitingCache.get(this.#caller)?.leave(this);
    this.#end(ENDED);
  }

  /** No closure of a call: the listener lives as long as the connection, and would hold that call with its document. */
  static #leave(this: void, call: Call): void {
    call.#end(lazily(() => ConnectError.from(call.#caller!.reason, Code.Canceled)));
  }

  #end(reason: Reason): void {
    if (this.#over) return;
    this.#over = reason;
    this.#refuse?.(reason());
    this.#controller?.abort(reason());
  }
}

/** The calls whose caller's signal it is. */
const waitingCache = new WeakMap<AbortSignal, Passing<Call>>();

/** One listener for all of them: many calls come with the signal of one connection, and each would add and remove its own. */
function waitingOn(signal: AbortSignal, leave: (call: Call) => void): Passing<Call> {
  const known = waitingCache.get(signal);
  if (known) return known;
  const waiting = new Passing<Call>();
  signal.addEventListener('abort', () => waiting.all().forEach(leave), { once: true });
  waitingCache.set(signal, waiting);
  return waiting;
}

/**
 * Made when it is reported: an error costs its stack, 5 µs, and the first one of Connect its headers, for which Node loads
 * its HTTP client, 20 ms of the start of a command line.
 */
type Reason = () => ConnectError;

function lazily(make: Reason): Reason {
  let made: ConnectError | undefined;
  return () => (made ??= make());
}

/** One for all calls. */
const ENDED = lazily(() => new ConnectError('the call has ended', Code.Canceled));
