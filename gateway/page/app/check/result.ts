// One document judged: the verdict, what the document says, the findings, and the document beside them.

import type { Ledger } from '@conforme/proto/schema';
import { convertButton } from '../convert/dialog.ts';
import { announce, button, download, fill, h, icon, type Child } from '../dom.ts';
import { amount, day, size, words } from '../language/words.ts';
import { extract, render, ServiceError, type CheckOptions, type Finding, type Judged } from '../service.ts';
import { handOver } from '../handover.ts';
import { tabs } from '../tabs.ts';
import { foldedTotals } from '../totals.ts';
import { problem } from '../waiting.ts';
import { xmlViewer, type Viewer } from '../xml/viewer.ts';
import { countOf } from './grouping.ts';
import { findingList } from './finding-list.ts';
import type { Doc } from './document.ts';
import { unreadList } from './unread.ts';
import { report, type ReportFormat, type Reported } from './report.ts';

/** The options of the verdict, and what it leaves open. */
export interface Requested {
  readonly options: CheckOptions;
  /** How the totals came about. */
  readonly sumUp: () => Promise<Ledger | null>;
}

/** The verdict on a document, with its findings, its totals and its XML. */
export function resultPanel(doc: Doc, pdf: Blob | null, requested: Requested): HTMLElement {
  const judged = doc.judged!;
  const { findings } = judged.result;
  const viewer = doc.xml === null ? null : xmlViewer(doc.xml, findings, words.xmlOf(doc.name));
  const stage = viewer && documentStage(viewer, doc, pdf);
  const jump = stage && ((finding: Finding): void => stage.reveal(finding));
  return h(
    'div',
    { class: 'result' },
    verdictBar(doc, judged, requested.options),
    totalsOf(doc, judged, requested.sumUp),
    h(
      'div',
      { class: stage ? 'columns' : 'columns single' },
      findings.length === 0 ? nothingFound(judged) : findingList(findings, jump),
      stage?.element,
    ),
    h('div', { class: 'unread-slot' }, unreadList(doc.extracted?.unread ?? [])),
  );
}

/** None of what is no invoice, and none of an entry of an archive. */
function totalsOf(
  { file }: Doc,
  { ledger, result }: Judged,
  sumUp: () => Promise<Ledger | null>,
): HTMLElement | null {
  if (result.flavor === 'other' || (!ledger && !file)) return null;
  return foldedTotals(ledger, sumUp);
}

function verdictBar(doc: Doc, judged: Judged, options: CheckOptions): HTMLElement {
  const { result } = judged;
  return h(
    'section',
    { class: `verdict ${result.valid ? 'valid' : 'fatal'}`, 'aria-labelledby': 'verdict' },
    icon(result.valid ? 'valid' : 'fatal', 'icon verdict-icon'),
    h(
      'div',
      { class: 'verdict-text' },
      h(
        'h1',
        { id: 'verdict', tabindex: -1 },
        words.verdict(result.valid, result.error_count, result.warning_count),
      ),
      h(
        'p',
        { class: 'file-name' },
        doc.name,
        doc.size === null ? null : h('span', { class: 'note' }, ` ${size(doc.size)}`),
      ),
      h('p', { class: 'summary' }, summaryOf(doc)),
    ),
    h(
      'div',
      { class: 'verdict-side' },
      facts(judged),
      h(
        'div',
        { class: 'actions' },
        reportButtons([reported(doc)], ['html', 'json', 'csv']),
        editButton(doc),
        convertible(doc, judged, options),
      ),
    ),
  );
}

/** The rules of another day say nothing of whether the document passes those of today, by which a conversion is judged. */
function convertible(
  { file }: Doc,
  { result: { flavor, valid } }: Judged,
  { check, asOf }: CheckOptions,
): HTMLElement | null {
  if (!file || flavor === 'other') return null;
  const to = flavor?.startsWith('ubl') ? 'cii-xml' : 'ubl-xml';
  return convertButton({ file, to, check, valid: valid && asOf === '' }, 'button small');
}

/** Takes what was read into the other half, as a copy to work on. */
function editButton(doc: Doc): HTMLElement | null {
  if (!doc.file) return null;
  const edit = async (): Promise<void> => {
    const read = doc.extracted ?? (await extract(doc.file!, false).catch(() => null));
    if (!read) return announce(words.notRead);
    handOver(read);
    location.hash = '#write';
  };
  return button(words.editCopy, () => void edit(), { class: 'button small' });
}

/** What the invoice says of itself, in one line, so that the reader sees it is the right one. Empty until it is known. */
export function summaryOf({ extracted }: Doc): string {
  if (!extracted) return '';
  const { number, issue_date: date, seller, buyer, totals, currency } = extracted.fields;
  const total = totals?.tax_inclusive;
  const parts = [
    number && words.invoiceNumber(number),
    date && day(date),
    [seller?.name, buyer?.name].filter(Boolean).join(' → '),
    total && `${amount(String(total))} ${currency ?? ''}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function facts({ result, rulesets }: Judged): HTMLElement {
  const { flavor, root, profile, checks_run: run, checks_skipped: skipped, pdf } = result;
  const claim = [pdf?.pdfa && `PDF/A-${pdf.pdfa}`, pdf && words.pages(pdf.pages)].filter(Boolean).join(', ');
  const row = (term: string, value: Child): Child[] => [h('dt', {}, term), h('dd', {}, value)];
  const checks = [
    run.map((check) => h('span', { class: 'chip ran' }, icon('check'), words.source(check))),
    skipped.map((check) => h('span', { class: 'chip quiet' }, words.skipped(words.source(check)))),
  ];
  return h(
    'dl',
    { class: 'facts' },
    row(words.format, [words.flavor(flavor), root ?? profile ?? words.unknownProfile].join(' · ')),
    claim === '' ? null : row('PDF', claim),
    row(words.checksRun, checks),
    rulesets.length === 0 ? null : row(words.rulesets, h('span', { class: 'mono' }, rulesets.join(', '))),
  );
}

export function reported({ name, size: bytes, judged, error }: Doc): Reported {
  return {
    name,
    size: bytes,
    rulesets: judged?.rulesets ?? [],
    result: judged?.result ?? null,
    error: error && { code: error.code, message: error.message },
  };
}

export function reportButtons(documents: readonly Reported[], formats: readonly ReportFormat[]): HTMLElement {
  const stem = documents.length === 1 ? documents[0]!.name.replace(/\.\w+$/, '') : words.batchName;
  return h(
    'div',
    { class: 'reports', role: 'group', 'aria-label': words.downloadReport },
    icon('download'),
    h('span', { class: 'label' }, words.reportLabel),
    formats.map((format) =>
      button(
        format.toUpperCase(),
        () => download(`${stem}.report.${format}`, report(documents, format, new Date())),
        {
          class: 'button small',
          'aria-label': words.downloadAs(format.toUpperCase()),
        },
      ),
    ),
  );
}

function nothingFound({ result }: Judged): HTMLElement {
  return h(
    'section',
    { class: 'nothing' },
    icon('check', 'icon huge'),
    h('h2', {}, words.nothingFound),
    h('p', {}, words.nothingFoundIn(result.checks_run.map(words.source).join(', '))),
    countOf(result.findings, 'fatal') > 0 ? null : h('p', { class: 'note' }, words.nothingMeans),
  );
}

interface Stage {
  readonly element: HTMLElement;
  reveal(finding: Finding): void;
}

/** XML, and beside it the pages: the PDF's own, else as the service renders them when the reader turns to them. */
function documentStage(viewer: Viewer, { file }: Doc, pdf: Blob | null): Stage {
  const pages = h('div', { class: 'panel-pages' }, pdf && pdfFrame(pdf));
  const draw = (): void => {
    if (file && pages.childElementCount === 0) void drawPages(pages, file);
  };
  const { element: inTabs, show } = tabs([
    { name: 'XML', panel: viewer.element },
    { name: pdf ? words.pdfPages : words.readable, panel: pages, onShow: draw },
  ]);
  const reveal = (finding: Finding): void => {
    show(0);
    viewer.reveal(finding);
  };
  return { element: h('section', { class: 'stage', 'aria-label': words.document }, inTabs), reveal };
}

async function drawPages(into: HTMLElement, file: File): Promise<void> {
  fill(into, h('p', { class: 'hint', 'aria-busy': 'true' }, words.drawing));
  try {
    fill(into, pdfFrame(await render(file)));
  } catch (failure) {
    if (!(failure instanceof ServiceError)) throw failure;
    fill(
      into,
      problem(failure, () => void drawPages(into, file)),
    );
  }
}

/** The browser's own viewer, without its column of small pages. */
export function pdfFrame(pdf: Blob): HTMLElement {
  const src = `${URL.createObjectURL(pdf)}#navpanes=0&view=FitH`;
  return h('iframe', { class: 'pdf', title: words.pdfPages, src });
}
