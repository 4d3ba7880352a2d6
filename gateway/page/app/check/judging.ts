// What becomes of documents that come in. It is there while the reader looks at another view, or changes the language.

import { signal } from '@preact/signals';
import type { Ledger } from '@conforme/proto/schema';
import { language, words } from '../language/words.ts';
import {
  exampleDocument,
  extract,
  failureIn,
  ServiceError,
  validate,
  validateBatch,
  type CheckOptions,
} from '../service.ts';
import { announce } from '../ui/announce.tsx';
import { Latest } from '../ui/latest.ts';
import type { Failure } from '../ui/waiting.tsx';
import { decodeXml, docOf, isPdf, isZip, type Doc, type JudgedDoc } from './document.ts';
import { isEnd, readLines, type BatchLine } from './ndjson.ts';

export type Shown =
  | { readonly kind: 'start'; readonly again: boolean }
  | { readonly kind: 'busy'; readonly doc: Doc }
  | { readonly kind: 'failed'; readonly doc: Doc; readonly failure: ServiceError; readonly retry: () => void }
  | { readonly kind: 'judged'; readonly doc: JudgedDoc }
  | { readonly kind: 'batch' };

export interface Batch {
  readonly docs: readonly Doc[];
  readonly total: number | null;
  readonly done: boolean;
  /** What ended it early, and what goes on with it. */
  readonly stop: { readonly failure: Failure; readonly again: (() => void) | null } | null;
}

export const options = signal<CheckOptions>({ check: 'fr-ctc', asOf: '' });
export const shown = signal<Shown>({ kind: 'start', again: false });
export const batch = signal<Batch | null>(null);

/** What the batch was made of: its documents, or the archive that holds them. */
let files: readonly File[] = [];
/** The document that is judged or opened. */
let running = new AbortController();
/** The batch, which goes on while one of its documents is open. */
let runningBatch = new AbortController();
/** The language the findings speak. */
let judgedIn = language;

/** Bytes of a document whose totals are requested with its verdict: those of a thousand lines say as much as the lines. */
const SUMMED_AT_ONCE = 1024 * 1024;

/** Seconds until free checks are there again. */
const MINUTE = 60;

/** Milliseconds between two pictures of a list that grows. */
const PAUSE_MS = 100;

function started(): AbortSignal {
  running.abort();
  running = new AbortController();
  judgedIn = language;
  return running.signal;
}

function dropBatch(): void {
  runningBatch.abort();
  batch.value = null;
}

/** An example that is still on its way. */
const coming = new Latest();

/** Takes it when it has come, unless others came before, or the reader began anew. */
export async function receiveExample(name: string): Promise<void> {
  const isWanted = coming.ask();
  try {
    const file = await exampleDocument(name);
    if (isWanted()) receive([file]);
  } catch (thrown) {
    const failure = failureIn(thrown);
    const retry = (): void => void receiveExample(name);
    if (isWanted()) shown.value = { kind: 'failed', doc: docOf({ name }), failure, retry };
  }
}

export function receive(chosen: readonly File[]): void {
  const [first] = chosen;
  if (!first) return;
  coming.drop();
  if (chosen.length > 1 || isZip(first)) return judgeMany(chosen);
  dropBatch();
  void judge(docOf(first));
}

export function startOver(): void {
  coming.drop();
  running.abort();
  dropBatch();
  shown.value = { kind: 'start', again: true };
}

/** What is shown, judged once more; findings of another language only when they would be read. */
export function again(onlyIfForeign = false): void {
  const now = shown.value;
  if (onlyIfForeign && judgedIn === language) return;
  if (now.kind === 'batch' && !onlyIfForeign) judgeMany(files);
  else if ('doc' in now && now.doc.file) void judge(now.doc);
}

export async function judge(of: Doc): Promise<void> {
  const signal = started();
  const file = of.file!;
  const doc = { ...of, judged: null, error: null, extracted: null };
  shown.value = { kind: 'busy', doc };
  try {
    const ledger = file.size <= SUMMED_AT_ONCE;
    const judged = await validate(file, { ...options.value, ledger }, signal);
    if (!signal.aborted) await show({ ...doc, judged }, signal);
  } catch (thrown) {
    if (signal.aborted) return;
    const failed = { ...doc, isPdf: await isPdf(file) };
    const retry = (): void => void judge(failed);
    if (!signal.aborted) shown.value = { kind: 'failed', doc: failed, failure: failureIn(thrown), retry };
  }
}

/** The verdict is shown at once; what the document holds comes after it. */
async function show(doc: JudgedDoc, signal: AbortSignal): Promise<void> {
  const { file } = doc;
  const pdf = file !== null && (await isPdf(file));
  // A PDF's XML stands only in what the service reads from it, and without it there is no place to jump to.
  const extracted = pdf ? await read(file) : doc.extracted;
  const xml = pdf || !file ? (extracted?.xml ?? null) : decodeXml(new Uint8Array(await file.arrayBuffer()));
  if (signal.aborted) return;
  shown.value = { kind: 'judged', doc: { ...doc, isPdf: pdf, extracted, xml } };
  const { valid, error_count: errors, warning_count: warnings } = doc.judged.result;
  announce(words.verdict(valid, errors, warnings));
  if (!pdf && file && !extracted) amend(doc.id, { extracted: await read(file, false) });
}

/** More of the document that is shown, unless another is by now. */
function amend(id: number, more: Partial<JudgedDoc>): void {
  const now = shown.value;
  if (now.kind === 'judged' && now.doc.id === id) shown.value = { ...now, doc: { ...now.doc, ...more } };
}

/** A summary is worth one more call, and not worth an error. */
const read = (file: File, includeXml = true) => extract(file, includeXml).catch(() => null);

/** What a verdict of many came without. */
export async function sumUp({ id, file, judged }: JudgedDoc): Promise<Ledger> {
  const { ledger } = await validate(file!, { ...options.value, ledger: true });
  const now = shown.value;
  // Judged anew meanwhile, it has another verdict.
  if (now.kind === 'judged' && now.doc.judged === judged) amend(id, { judged: { ...judged, ledger } });
  return ledger!;
}

function judgeMany(chosen: readonly File[]): void {
  const isArchive = chosen.length === 1 && isZip(chosen[0]!);
  files = chosen;
  const docs = isArchive ? [] : chosen.map(docOf);
  batch.value = { docs, total: isArchive ? null : chosen.length, done: false, stop: null };
  running.abort();
  shown.value = { kind: 'batch' };
  void judgeDocs(docs);
}

/** @param some documents of the batch, in their order; those of an archive become known as it is read. */
async function judgeDocs(some: readonly Doc[]): Promise<void> {
  runningBatch.abort();
  runningBatch = new AbortController();
  judgedIn = language;
  const { signal } = runningBatch;
  const wanted = new Set(some);
  const docs = batch.value!.docs.map((doc) => (wanted.has(doc) ? { ...doc, error: null } : doc));
  const places = docs.flatMap((_, i) => (wanted.has(batch.value!.docs[i]!) ? [i] : []));
  batch.value = { ...batch.value!, docs, done: false, stop: null };
  const retry = (): void => void judgeDocs(docs.filter((_, i) => places.includes(i)));
  let stop: Batch['stop'] = null;
  try {
    const documents =
      batch.value.total === null ? { archive: files[0]! } : places.map((at) => docs[at]!.file!);
    stop = await collect(await validateBatch(documents, options.value, signal), docs, places, signal);
  } catch (failure) {
    if (signal.aborted) return;
    stop = { failure: failureIn(failure), again: retry };
  }
  if (signal.aborted) return;
  batch.value = { ...batch.value, docs: [...docs], done: true, stop: stop ?? leftOver(docs) };
  announce(words.batchVerdict(docs.filter((doc) => doc.judged?.result.valid).length, docs.length));
}

/** Free checks are counted document by document: those that came too early are judged when there are some again. */
function leftOver(docs: readonly Doc[]): Batch['stop'] {
  const left = docs.filter((doc) => doc.error?.status === 429 && doc.file);
  if (left.length === 0) return null;
  const failure = new ServiceError(429, { code: 'left_over', message: words.leftOver(left.length) }, MINUTE);
  return { failure, again: () => void judgeDocs(left) };
}

/** Lines come in the order of the documents. @returns what ended the batch early. */
async function collect(
  answer: AsyncIterable<Uint8Array>,
  docs: Doc[],
  places: readonly number[],
  signal: AbortSignal,
): Promise<Batch['stop']> {
  let at = 0;
  // The first is shown at once.
  let drawn = Number.NEGATIVE_INFINITY;
  for await (const line of readLines(answer)) {
    if (signal.aborted) break;
    if (isEnd(line)) {
      if (line.error) return { failure: { status: 400, ...line.error }, again: null };
      continue;
    }
    const place = places[at] ?? at;
    docs[place] = withLine(docs[place] ?? docOf({ name: line.name }), line);
    at += 1;
    if (performance.now() - drawn < PAUSE_MS) continue;
    drawn = performance.now();
    batch.value = { ...batch.value!, docs: [...docs] };
  }
  return null;
}

function withLine(doc: Doc, { status, result, rulesets, error }: BatchLine): Doc {
  if (result) return { ...doc, judged: { result, rulesets: rulesets ?? [], ledger: null } };
  return { ...doc, error: { status, code: error?.code ?? 'unknown', message: error?.message ?? '' } };
}

/** One of many. */
export function open(doc: Doc): void {
  if (doc.judged) void show({ ...doc, judged: doc.judged }, started());
  else if (doc.file) void judge(doc);
}

export function closeDocument(): void {
  running.abort();
  shown.value = { kind: 'batch' };
}
