import type { Language } from '@conforme/proto/schema';
import { validationOut } from '@conforme/proto/schema/answers';
import type { ValidateStreamResponse } from '@conforme/proto/v1';
import type { Admission } from '../accounts/gate.ts';
import type { EngineClient } from '@conforme/proto/engine-client';
import { fromErrorDetail } from '../engine.ts';
import { toHttpError } from '../error-handler.ts';
import { inBoth, HttpError, type ErrorBody } from '../errors.ts';
import { fault, validationError } from '../faults.ts';
import type { validateOptions } from '../routes/validate.ts';
import type { BatchDocument } from './document.ts';

/** What a batch answers: a line for each document in the order they came, then one that counts them. */
export type Line =
  | DocumentLine
  /** With `error`, what ended the batch before its end. */
  | { readonly error?: ErrorBody; readonly summary: Summary };

type DocumentLine =
  | {
      readonly name: string;
      readonly status: 200;
      readonly rulesets: readonly string[];
      readonly result: object;
    }
  | { readonly name: string; readonly status: number; readonly error: ErrorBody };

/** Counts of the lines above. */
export interface Summary {
  documents: number;
  valid: number;
  invalid: number;
  /** Not judged: their lines say why. */
  refused: number;
}

interface Slot {
  readonly name: string;
  readonly refusal: HttpError | null;
}

const NO_DOCUMENT = {
  en: 'There is no document in the upload.',
  fr: "L'envoi ne contient aucun document.",
};

/** A batch: what judges it, whose it is, and what is in it. */
export interface Batch {
  readonly engine: EngineClient;
  /** Each document is a call of its own: it counts when it is judged, and is refused where one call would be. */
  readonly admission: Pick<Admission, 'next' | 'count'>;
  readonly documents: AsyncIterable<BatchDocument>;
  readonly options: ReturnType<typeof validateOptions>;
  readonly call: Parameters<EngineClient['validateStream']>[1];
}

/**
 * Judges documents through one stream of the engine. The engine takes a document when it has room for one, so nothing here
 * piles up but the names of those under way.
 * @throws HttpError while no line is out: for an upload without documents, one that cannot be read, or no engine.
 */
export async function* batchLines({
  engine,
  admission,
  documents,
  options,
  call,
}: Batch): AsyncGenerator<Line> {
  const slots: Slot[] = [];
  const summary: Summary = { documents: 0, valid: 0, invalid: 0, refused: 0 };
  let broken: unknown = null;

  /** An upload that breaks off ends the requests; those before it are still answered. */
  async function* requests() {
    try {
      for await (const { name, content } of documents) {
        const refusal = content instanceof HttpError ? content : await refusalOf(admission.next());
        slots.push({ name, refusal });
        if (!refusal)
          yield { id: name, request: { ...options, document: content as Uint8Array<ArrayBuffer> } };
      }
    } catch (thrown) {
      broken = thrown;
    }
  }
  /** Those before the next that the engine takes. */
  function* refused(): Generator<Line> {
    while (slots[0]?.refusal) {
      const { name, refusal } = slots.shift()!;
      yield counted(summary, refusedLine(name, refusal!, options.language));
    }
  }

  try {
    for await (const answer of answersOf(engine, requests(), call)) {
      yield* refused();
      const line = lineOf(slots.shift()!.name, answer, options);
      if (summary.documents === 0 && 'error' in line && line.error.code === 'schematron_unavailable')
        throw new HttpError(line.error.code, inBoth(line.error.message));
      const refusal = 'result' in line ? await refusalOf(admission.count()) : null;
      yield counted(summary, refusal ? refusedLine(line.name, refusal, options.language) : line);
    }
  } catch (thrown) {
    broken ??= thrown;
  }
  yield* refused();
  if (summary.documents > 0)
    yield { ...(broken !== null && { error: bodyOf(broken, options.language) }), summary };
  else throw broken ?? validationError([fault(['body'], 'missing', NO_DOCUMENT)]);
}

/** Whoever stops reading ends the stream: by itself it would stay open until its caller hangs up. */
async function* answersOf(
  engine: EngineClient,
  requests: Parameters<EngineClient['validateStream']>[0],
  call: Batch['call'],
): AsyncGenerator<ValidateStreamResponse> {
  const over = new AbortController();
  const signal = call?.signal ? AbortSignal.any([call.signal, over.signal]) : over.signal;
  try {
    yield* engine.validateStream(requests, { ...call, signal });
  } finally {
    over.abort();
  }
}

/** @throws what is no refusal. */
async function refusalOf(admission: Promise<void>): Promise<HttpError | null> {
  try {
    await admission;
    return null;
  } catch (thrown) {
    if (thrown instanceof HttpError) return thrown;
    throw thrown;
  }
}

function bodyOf(thrown: unknown, language: Language): ErrorBody {
  return toHttpError(thrown as Error).body(language);
}

function lineOf(
  name: string,
  { result }: ValidateStreamResponse,
  { explain, language }: Batch['options'],
): DocumentLine {
  if (result.case === 'response') {
    const { rulesets } = result.value;
    return { name, status: 200, rulesets, result: validationOut(result.value, explain) };
  }
  if (result.case === 'error') return refusedLine(name, fromErrorDetail(result.value), language);
  throw new Error('the engine answered neither a result nor an error');
}

function refusedLine(name: string, refusal: HttpError, language: Language): DocumentLine {
  return { name, status: refusal.status, error: refusal.body(language) };
}

function counted(summary: Summary, line: DocumentLine): DocumentLine {
  summary.documents++;
  if (!('result' in line)) summary.refused++;
  else if ((line.result as { readonly valid: boolean }).valid) summary.valid++;
  else summary.invalid++;
  return line;
}
