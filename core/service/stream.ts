import { create } from '@bufbuild/protobuf';
import { setImmediate as turn } from 'node:timers/promises';
import { ConnectError, type HandlerContext } from '@connectrpc/connect';
import {
  ErrorDetailSchema,
  ValidateStreamResponseSchema,
  type ErrorDetail,
  type ValidateRequest,
  type ValidateResponse,
  type ValidateStreamRequest,
  type ValidateStreamResponse,
} from '@conforme/proto/v1';
import { faultAt } from '@conforme/proto/schema/faults';
import { Alike, type RequestedDocument } from './alike.ts';
import { faultsError, toConnectError } from './errors.ts';
import { reportFailure, type Failure } from './failures.ts';

/** How far ahead of its reader a stream works. Two documents of the largest size fit, or 16 of a usual one. */
const AHEAD = { documents: 16, bytes: 16 * 1024 * 1024 };

type Judge = (request: ValidateRequest, context: HandlerContext) => Promise<ValidateResponse>;

/** ValidateStream over the handler of Validate: what that refuses becomes the answer for its document. */
export function validateStream(judge: Judge, report: (failure: Failure) => void) {
  return (
    requests: AsyncIterable<ValidateStreamRequest>,
    context: HandlerContext,
  ): AsyncGenerator<ValidateStreamResponse> => {
    const answer = async ({ id, request }: ValidateStreamRequest): Promise<Answer> => {
      // Judging a small document gives no other call a turn, and a stream may hold thousands.
      await turn();
      const result = await resultOf(request, context, judge, report);
      const language = request?.language === 'fr' ? 'fr' : 'en';
      const requested = { name: id, language, explain: request?.explain ?? false } as const;
      return { response: create(ValidateStreamResponseSchema, { id, result }), requested };
    };
    const answers = inOrder(requests, answer, context.signal, (underWay) => {
      const bytes = underWay.reduce((sum, { request }) => sum + (request?.document.length ?? 0), 0);
      return underWay.length < AHEAD.documents && bytes < AHEAD.bytes;
    });
    return compared(answers);
  };
}

interface Answer {
  readonly response: ValidateStreamResponse;
  readonly requested: RequestedDocument;
}

/** Where plausibility is requested, an answer says which invoice it is about. */
async function* compared(answers: AsyncIterable<Answer>): AsyncGenerator<ValidateStreamResponse> {
  const alike = new Alike();
  for await (const { response, requested } of answers) {
    const { result } = response;
    alike.look(result.case === 'response' ? result.value : null, requested);
    yield response;
  }
}

async function resultOf(
  request: ValidateRequest | undefined,
  context: HandlerContext,
  judge: Judge,
  report: (failure: Failure) => void,
): Promise<ValidateStreamResponse['result']> {
  try {
    if (!request) throw faultsError([faultAt(['request'], 'missing', [], 'en')], 'en');
    return { case: 'response', value: await judge(request, context) };
  } catch (thrown) {
    // The stream itself is over: that is no answer for a document.
    context.signal.throwIfAborted();
    reportFailure(report, thrown, context);
    return { case: 'error', value: detailOf(thrown) };
  }
}

function detailOf(thrown: unknown): ErrorDetail {
  const error = ConnectError.from(thrown);
  const [detail] = error.findDetails(ErrorDetailSchema);
  return detail ?? detailOf(toConnectError(new Error(error.rawMessage, { cause: thrown }), 'en'));
}

/**
 * Works on several items at once and answers in their order. An item is taken only while those under way leave `room`,
 * and, because a generator stands still until its next item is requested, only while the caller takes the answers.
 * @throws whatever the items or the work throw, and the signal's reason once it is aborted.
 */
export async function* inOrder<I, O>(
  items: AsyncIterable<I>,
  work: (item: I) => Promise<O>,
  signal: AbortSignal,
  room: (underWay: readonly I[]) => boolean,
): AsyncGenerator<O> {
  const source = items[Symbol.asyncIterator]();
  const underWay: Slot<I, O>[] = [];
  let ended = false;
  let coming: Slot<null, IteratorResult<I>> | null = null;
  let wake = (): void => {};
  const woken = (): void => wake();
  signal.addEventListener('abort', woken);
  try {
    for (;;) {
      signal.throwIfAborted();
      if (!ended && !coming && room(underWay.map(({ item }) => item)))
        coming = slot(null, source.next(), woken);
      if (coming?.state) {
        const arrived = settledValue(coming.state);
        coming = null;
        if (arrived.done === true) ended = true;
        else underWay.push(slot(arrived.value, work(arrived.value), woken));
      } else if (underWay[0]?.state) {
        yield settledValue(underWay.shift()!.state!);
      } else {
        if (ended && underWay.length === 0) return;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    signal.removeEventListener('abort', woken);
    // A source that waits for its next item is not notified, and nothing waits for it.
    source.return?.().catch(() => {});
  }
}

/** Something awaited, and what came of it. */
interface Slot<I, T> {
  readonly item: I;
  state: { readonly value: T } | { readonly thrown: unknown } | null;
}

function slot<I, T>(item: I, promise: Promise<T>, settled: () => void): Slot<I, T> {
  const made: Slot<I, T> = { item, state: null };
  promise.then(
    (value) => {
      made.state = { value };
      settled();
    },
    (thrown: unknown) => {
      made.state = { thrown };
      settled();
    },
  );
  return made;
}

function settledValue<T>(state: NonNullable<Slot<unknown, T>['state']>): T {
  if ('thrown' in state) throw state.thrown;
  return state.value;
}
