// The first half of the page: documents come in, verdicts come out.

import type { Ledger } from '@conforme/proto/schema';
import { announce, button, fill, h, icon } from '../dom.ts';
import { keyChoice } from '../key.ts';
import { words } from '../language/words.ts';
import { extract, ServiceError, validate, validateBatch, type CheckOptions } from '../service.ts';
import { problem, retryable } from '../waiting.ts';
import { decodeXml, docOf, isPdf, isZip, type Doc } from './document.ts';
import { fileButton, listenToDrops } from './drop.ts';
import { isEnd, readLines, type BatchLine } from './ndjson.ts';
import { overview, type Batch, type Overview } from './overview.ts';
import { resultPanel, summaryOf } from './result.ts';
import { optionsRow, startPanel } from './start.ts';
import { unreadList } from './unread.ts';

/** Kept while the reader looks at the other half, or changes the language. */
interface State {
  options: CheckOptions;
  doc: Doc | null;
  batch: Batch | null;
  /** What the batch was made of: its documents, or the archive that holds them. */
  files: readonly File[];
}

const state: State = { options: { check: 'fr-ctc', asOf: '' }, doc: null, batch: null, files: [] };

/** Bytes of a document whose totals are requested with its verdict: those of a thousand lines say as much as the lines. */
const SUMMED_AT_ONCE = 1024 * 1024;

/** Seconds until free checks are there again. */
const MINUTE = 60;

let root: HTMLElement;
let running = new AbortController();

/** @returns stops listening to drops. */
export function checkView(into: HTMLElement): () => void {
  root = into;
  if (state.batch) showBatch(state.batch);
  else if (state.doc) void judge(state.doc);
  else showStart();
  return listenToDrops(receive);
}

function receive(files: readonly File[]): void {
  const [first] = files;
  if (!first) return;
  running.abort();
  if (files.length > 1 || isZip(first)) return void judgeMany(files);
  state.batch = null;
  void judge(docOf(first));
}

function showStart(): void {
  state.doc = state.batch = null;
  running.abort();
  fill(
    root,
    startPanel(receive, state.options, (options) => (state.options = options)),
  );
}

/** What stands above every result: the way back, the next document, and the rules it is judged by. */
function bar(again: () => void): HTMLElement {
  const back = state.batch && state.doc ? button([icon('left'), words.backToOverview], closeDocument) : null;
  const start = button([icon('left'), words.startOver], startOver);
  const change = (options: CheckOptions): void => {
    state.options = options;
    again();
  };
  return h(
    'div',
    { class: 'result-bar' },
    back ?? start,
    fileButton(words.another, receive, 'button'),
    optionsRow(state.options, change),
  );
}

function startOver(): void {
  showStart();
  focusTitle();
}

function closeDocument(): void {
  state.doc = null;
  showBatch(state.batch!);
  focusTitle();
}

function focusTitle(): void {
  root.querySelector<HTMLElement>('h1')?.focus();
}

async function judge(doc: Doc): Promise<void> {
  running = new AbortController();
  const { signal } = running;
  state.doc = doc;
  doc.judged = doc.error = doc.extracted = null;
  const again = (): void => void judge(doc);
  fill(root, bar(again), busy(doc.name));
  try {
    const ledger = doc.file!.size <= SUMMED_AT_ONCE;
    doc.judged = await validate(doc.file!, { ...state.options, ledger }, signal);
    if (!signal.aborted) await show(doc, signal);
  } catch (failure) {
    if (!signal.aborted) showFailure(failure, doc, again);
  }
}

function busy(name: string): HTMLElement {
  return h(
    'section',
    { class: 'verdict busy', 'aria-busy': 'true' },
    h('span', { class: 'spinner' }),
    h('div', {}, h('h1', { tabindex: -1 }, words.judging), h('p', { class: 'file-name' }, name)),
  );
}

/** The verdict is shown at once; what the document holds comes after it. */
async function show(doc: Doc, signal: AbortSignal): Promise<void> {
  const pdf = doc.file && (await isPdf(doc.file)) ? doc.file : null;
  if (doc.file && !pdf) doc.xml ??= decodeXml(new Uint8Array(await doc.file.arrayBuffer()));
  // A PDF's XML stands only in what the service reads from it, and without it there is no place to jump to.
  if (pdf) await read(doc, true);
  if (signal.aborted) return;
  draw(doc, pdf);
  const { valid, error_count: errors, warning_count: warnings } = doc.judged!.result;
  announce(words.verdict(valid, errors, warnings));
  focusTitle();
  if (pdf || !doc.file) return;
  await read(doc, false);
  if (!signal.aborted && doc.extracted && state.doc === doc) drawSummary(doc);
}

function draw(doc: Doc, pdf: Blob | null): void {
  fill(
    root,
    bar(() => void (doc.file ? judge(doc) : draw(doc, pdf))),
    resultPanel(doc, pdf, { options: state.options, sumUp: () => sumUp(doc) }),
  );
}

/** What a verdict of many came without. */
async function sumUp(doc: Doc): Promise<Ledger | null> {
  const { ledger } = await validate(doc.file!, { ...state.options, ledger: true });
  doc.judged = { ...doc.judged!, ledger };
  return ledger;
}

/** Only these places change: the reader may be in the midst of the findings already. */
function drawSummary(doc: Doc): void {
  const line = root.querySelector('.verdict .summary');
  if (line) line.textContent = summaryOf(doc);
  const slot = root.querySelector('.unread-slot');
  if (slot) fill(slot, unreadList(doc.extracted?.unread ?? []));
}

/** A summary is worth one more call, and not worth an error. */
async function read(doc: Doc, includeXml: boolean): Promise<void> {
  doc.extracted = await extract(doc.file!, includeXml).catch(() => null);
  if (includeXml) doc.xml = doc.extracted?.xml ?? null;
}

function showFailure(failure: unknown, doc: Doc, again: () => void): void {
  if (!(failure instanceof ServiceError)) throw failure;
  const panel = problem(failure, retryable(failure) ? again : null, keyChoice(failure, again));
  panel.prepend(h('h1', { class: 'unseen', tabindex: -1 }, words.problemTitle(failure.status)));
  fill(root, bar(again), h('p', { class: 'file-name' }, doc.name), panel);
  focusTitle();
}

async function judgeMany(files: readonly File[]): Promise<void> {
  const archive = files.length === 1 && isZip(files[0]!);
  const docs = archive ? [] : files.map(docOf);
  state.files = files;
  state.batch = { docs, total: archive ? null : files.length, done: false, error: null };
  state.doc = null;
  await judgeDocs(state.batch, files, docs);
}

/** @param docs those of the files, in their order; those of an archive become known as it is read. */
async function judgeDocs(batch: Batch, files: readonly File[], docs: Doc[]): Promise<void> {
  running = new AbortController();
  const { signal } = running;
  const again = (): void => void judgeDocs(batch, files, docs);
  batch.done = false;
  batch.error = null;
  for (const doc of docs) doc.error = null;
  const table = showBatch(batch);
  try {
    const documents = isZip(files[0]!) && files.length === 1 ? { archive: files[0]! } : files;
    await collect(await validateBatch(documents, state.options, signal), docs, batch, () => table.update());
  } catch (failure) {
    if (signal.aborted) return;
    if (!(failure instanceof ServiceError)) throw failure;
    batch.error = problem(failure, retryable(failure) ? again : null, keyChoice(failure, again));
  }
  batch.done = true;
  goOnLater(batch);
  table.update();
  const valid = batch.docs.filter((doc) => doc.judged?.result.valid).length;
  announce(words.batchVerdict(valid, batch.docs.length));
}

/** Free checks are counted document by document: those that came too early are judged when there are some again. */
function goOnLater(batch: Batch): void {
  const docs = batch.docs.filter((doc) => doc.error?.status === 429 && doc.file);
  if (docs.length === 0 || batch.error) return;
  const files = docs.map(({ file }) => file!);
  const again = (): void => void judgeDocs(batch, files, docs);
  const failure = new ServiceError(429, { code: 'left_over', message: words.leftOver(docs.length) }, MINUTE);
  batch.error = problem(failure, again, keyChoice(failure, again));
}

/** Lines come in the order of the documents. */
async function collect(
  answer: ReadableStream<Uint8Array>,
  docs: Doc[],
  batch: Batch,
  update: () => void,
): Promise<void> {
  let at = 0;
  for await (const line of readLines(answer)) {
    if (isEnd(line)) {
      if (line.error) batch.error = problem({ status: 400, ...line.error }, null);
    } else take(line, (docs[at] ??= archived(line.name)));
    at += 1;
    update();
  }
}

function archived(name: string): Doc {
  return { name, size: null, file: null, judged: null, error: null, extracted: null, xml: null };
}

function take({ status, result, rulesets, error }: BatchLine, doc: Doc): void {
  if (result) doc.judged = { result, rulesets: rulesets ?? [], ledger: null };
  else doc.error = { status, code: error?.code ?? 'unknown', message: error?.message ?? '' };
}

function showBatch(batch: Batch): Overview {
  const table = overview(batch, open);
  fill(
    root,
    bar(() => void judgeMany(state.files)),
    table.element,
  );
  return table;
}

function open(doc: Doc): void {
  running = new AbortController();
  state.doc = doc;
  void show(doc, running.signal);
}
