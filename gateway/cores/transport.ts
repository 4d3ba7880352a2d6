import { handleWhen, retry, type RetryPolicy } from 'cockatiel';
import { Code, ConnectError, type StreamResponse, type Transport } from '@connectrpc/connect';
import { Engine } from '@conforme/proto/v1';
import { asReported, Attempts } from './attempts.ts';
import type { Cores } from './cores.ts';
import { isBusy, isLost, unlessLeft } from './lost.ts';
import { ResumedStream, type Open } from './stream.ts';

/**
 * The transport over many cores. Every call is pure, since counting happens in the gateway: what one core lost or refused to begin,
 * another may do, once.
 * @param limitMs the longest a call may take where its caller sets no deadline; it travels with the call, and the core stops at the same
 *   moment.
 */
export function coresTransport(cores: Cores, limitMs: number): Transport {
  const again = retry(
    handleWhen((error) => isLost(error) || isBusy(error)),
    { maxAttempts: 1 },
  );
  again.onRetry(() => cores.moved());
  return {
    unary: unaryOver(cores, again, limitMs),
    stream: streamOver(cores, again, limitMs),
  };
}

function unaryOver(cores: Cores, again: RetryPolicy, limitMs: number): Transport['unary'] {
  return async (method, signal, timeoutMs = limitMs, header, input, values) => {
    const end = performance.now() + timeoutMs;
    const attempts = new Attempts(cores);
    const attempt = async () => {
      const core = attempts.next();
      // Whole milliseconds: gRPC has no others.
      const left = Math.floor(end - performance.now());
      if (left <= 0) throw new ConnectError('the operation timed out', Code.DeadlineExceeded);
      try {
        return await core.run(async () => {
          try {
            return await core.transport.unary(method, signal, left, header, input, values);
          } catch (thrown) {
            throw unlessLeft(thrown, signal);
          }
        });
      } catch (thrown) {
        attempts.failed(thrown);
        throw thrown;
      }
    };
    try {
      return await again.execute(attempt, signal);
    } catch (thrown) {
      throw asReported(thrown);
    }
  };
}

function streamOver(cores: Cores, again: RetryPolicy, limitMs: number): Transport['stream'] {
  return async (method, signal, timeoutMs, header, input, values) => {
    // Of other streams it is not known that each request has its answer: what is lost of them is lost.
    if ((method as object) !== Engine.method.validateStream)
      return new Attempts(cores).next().transport.stream(method, signal, timeoutMs, header, input, values);
    type Requests = typeof input;
    type Answer = StreamResponse<typeof method.input, typeof method.output>;
    const open: Open<unknown, unknown> = async (core, requests, left) => {
      const { transport } = core;
      return (await transport.stream(method, left, timeoutMs, header, requests as Requests, values)).message;
    };
    const stream = new ResumedStream({ cores, again, open, requests: input, limitMs, signal });
    return {
      stream: true,
      service: method.parent,
      method,
      header: new Headers(),
      trailer: new Headers(),
      message: { [Symbol.asyncIterator]: () => stream },
    } as Answer;
  };
}
