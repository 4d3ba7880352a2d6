import { timingSafeEqual } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import {
  Code,
  ConnectError,
  createContextKey,
  createContextValues,
  type ContextValues,
  type Interceptor,
  type StreamRequest,
} from '@connectrpc/connect';
import { METHODS } from '@conforme/proto/methods';
import { Health } from '@conforme/proto/health';
import { ErrorDetailSchema, ValidateStreamResponseSchema, type ErrorDetail } from '@conforme/proto/v1';
import type { ValidateStreamResponse } from '@conforme/proto/v1';
import type { Language } from '@conforme/proto/schema';
import { readersLanguage } from '../accept.ts';
import { BATCH, KEYED, OPEN, PREVIEW, type Access, type Admission, type Gate } from '../accounts/gate.ts';
import { keyRequired } from '../accounts/refusals.ts';
import { HttpError } from '../errors.ts';

interface Connected {
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** What the gRPC door knows of its peer. */
export interface Guard {
  readonly interceptors: readonly Interceptor[];
  readonly contextValues: (request: Connected) => ContextValues;
}

/** As the same work costs over HTTP; null: public there, too. */
const ACCESS: Readonly<Record<keyof typeof METHODS, Access | null>> = {
  generate: KEYED,
  generateFromText: KEYED,
  embed: KEYED,
  validate: OPEN,
  validateStream: BATCH,
  extract: OPEN,
  render: OPEN,
  convert: OPEN,
  compare: OPEN,
  receive: OPEN,
  extractFlux1: OPEN,
  generateReports: KEYED,
  getReportingCalendar: null,
  generateStatus: KEYED,
  extractStatus: OPEN,
  nextStatuses: OPEN,
  previewXml: PREVIEW,
  previewFromText: PREVIEW,
  listRulesets: null,
  getRule: null,
  diffRulesets: null,
};

/** Null for services beside those too, health and reflection: jobs have a gate of their own. */
function accessTo({ service, method }: Parameters<Next>[0]): Access | null {
  const name = method.localName as keyof typeof METHODS;
  return Object.hasOwn(METHODS, name) && METHODS[name].parent.typeName === service.typeName
    ? ACCESS[name]
    : null;
}

export const remoteAddress = createContextKey<string | undefined>(undefined);

const contextValues = (request: Connected): ContextValues =>
  createContextValues().set(remoteAddress, request.socket.remoteAddress);

/** Keys, quotas and limits of the accounts, as over HTTP: the key comes as metadata, `authorization` or `x-api-key`. */
export function guardedByKeys(gate: Gate): Guard {
  const enter: Interceptor = (next) => async (request) => {
    const access = accessTo(request);
    if (access === null) return next(request);
    const language = languageOf(request.header);
    const said = (thrown: unknown): unknown =>
      thrown instanceof HttpError ? refused(thrown, language) : thrown;
    try {
      const call = {
        headers: Object.fromEntries(request.header),
        remoteAddress: request.contextValues.get(remoteAddress),
      };
      const admission = await gate.admit(call, access);
      if (request.stream) return await metered(next, request, admission, language);
      const response = await next(request);
      // Who cancelled, or waits no longer, gets no answer, and pays for none (decision 48).
      request.signal.throwIfAborted();
      await admission.count();
      for (const [name, value] of Object.entries(admission.headers())) response.header.set(name, value);
      return response;
    } catch (thrown) {
      throw said(thrown);
    }
  };
  return { interceptors: [enter], contextValues };
}

/** One key for all callers inside, who count what their own callers do. Health is public, as over HTTP. */
export function guardedByOneKey(key: string): Guard {
  const enter: Interceptor = (next) => async (request) => {
    if (request.service.typeName !== Health.typeName && !isSame(request.header.get('authorization'), key))
      throw refused(keyRequired(), languageOf(request.header));
    return next(request);
  };
  return { interceptors: [enter], contextValues };
}

/** Shows that key. */
export function showing(key: string): Interceptor {
  return (next) => (request) => {
    request.header.set('authorization', `Bearer ${key}`);
    return next(request);
  };
}

/** In constant time. */
function isSame(given: string | null, key: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${key}`)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Next = Parameters<Interceptor>[0];

/** Each document is a call: it is let in, and counted before its verdict leaves. One beyond quota or limit ends the stream. */
async function metered(
  next: Next,
  request: StreamRequest,
  admission: Admission,
  language: Language,
): ReturnType<Next> {
  let refusal: unknown = null;
  async function* admitted(documents: AsyncIterable<object>): AsyncGenerator<object> {
    for await (const document of documents) {
      try {
        await admission.next();
      } catch (thrown) {
        refusal = thrown;
        return;
      }
      yield document;
    }
  }
  async function* counted(answers: AsyncIterable<object>): AsyncGenerator<object> {
    for await (const answer of answers) {
      request.signal.throwIfAborted();
      yield await settled(answer as ValidateStreamResponse, admission, language);
    }
    if (refusal !== null) throw refusal instanceof HttpError ? refused(refusal, language) : refusal;
  }
  const response = await next({ ...request, message: admitted(request.message) } as StreamRequest);
  for (const [name, value] of Object.entries(admission.headers())) response.header.set(name, value);
  return { ...response, message: counted(response.message as AsyncIterable<object>) } as typeof response;
}

async function settled(
  answer: ValidateStreamResponse,
  admission: Admission,
  language: Language,
): Promise<ValidateStreamResponse> {
  if (answer.result.case !== 'response') return answer;
  try {
    await admission.count();
    return answer;
  } catch (thrown) {
    if (!(thrown instanceof HttpError)) throw thrown;
    const result = { case: 'error' as const, value: detailOf(thrown, language) };
    return create(ValidateStreamResponseSchema, { id: answer.id, result });
  }
}

const STATUS: Readonly<Record<number, Code>> = {
  401: Code.Unauthenticated,
  402: Code.ResourceExhausted,
  404: Code.NotFound,
  413: Code.ResourceExhausted,
  422: Code.InvalidArgument,
  429: Code.ResourceExhausted,
  503: Code.Unavailable,
};

/** What HTTP says in headers travels as metadata. */
export function refused(error: HttpError, language: Language): ConnectError {
  const desc = ErrorDetailSchema;
  const value = detailOf(error, language);
  return new ConnectError(value.message, STATUS[error.status] ?? Code.Internal, error.headers, [
    { desc, value },
  ]);
}

function detailOf(error: HttpError, language: Language): ErrorDetail {
  return create(ErrorDetailSchema, { code: error.code, message: error.messages[language] });
}

export function languageOf(header: Headers): Language {
  return readersLanguage({ headers: { 'accept-language': header.get('accept-language') ?? undefined } });
}
