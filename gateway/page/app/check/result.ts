// One document judged: the verdict, what the document says, the findings, and the document beside them.

import { button, download, h, icon, type Child } from '../dom.ts';
import { amount, day, size, words } from '../language/words.ts';
import type { Finding, Judged } from '../service.ts';
import { xmlViewer, type Viewer } from '../xml/viewer.ts';
import { countOf } from './grouping.ts';
import { findingList } from './finding-list.ts';
import type { Doc } from './document.ts';
import { report, type ReportFormat, type Reported } from './report.ts';

export function resultPanel(doc: Doc, pdf: Blob | null): HTMLElement {
  const judged = doc.judged!;
  const { findings } = judged.result;
  const viewer = doc.xml === null ? null : xmlViewer(doc.xml, findings, words.xmlOf(doc.name));
  const stage = viewer && documentStage(viewer, pdf);
  const jump = stage && ((finding: Finding): void => stage.reveal(finding));
  return h(
    'div',
    { class: 'result' },
    verdictBar(doc, judged),
    h(
      'div',
      { class: stage ? 'columns' : 'columns single' },
      findings.length === 0 ? nothingFound(judged) : findingList(findings, jump),
      stage?.element,
    ),
  );
}

function verdictBar(doc: Doc, judged: Judged): HTMLElement {
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
      reportButtons([reported(doc)], ['html', 'json', 'csv']),
    ),
  );
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
  const { flavor, profile, checks_run: run, checks_skipped: skipped, pdf } = result;
  const claim = [pdf?.pdfa && `PDF/A-${pdf.pdfa}`, pdf && words.pages(pdf.pages)].filter(Boolean).join(', ');
  const row = (term: string, value: Child): Child[] => [h('dt', {}, term), h('dd', {}, value)];
  const checks = [
    run.map((check) => h('span', { class: 'chip ran' }, icon('check'), words.source(check))),
    skipped.map((check) => h('span', { class: 'chip quiet' }, words.skipped(words.source(check)))),
  ];
  return h(
    'dl',
    { class: 'facts' },
    row(words.format, [words.flavor(flavor), profile ?? words.unknownProfile].join(' · ')),
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

/** XML, and for a PDF its pages beside it. */
function documentStage(viewer: Viewer, pdf: Blob | null): Stage {
  const inTabs =
    pdf &&
    tabs([
      { name: 'XML', panel: viewer.element },
      { name: words.pdfPages, panel: pdfFrame(pdf) },
    ]);
  const reveal = (finding: Finding): void => {
    inTabs?.show(0);
    viewer.element.scrollIntoView({ block: 'nearest', behavior: smooth() });
    viewer.reveal(finding);
  };
  const element = h(
    'section',
    { class: 'stage', 'aria-label': words.document },
    inTabs?.element ?? viewer.element,
  );
  return { element, reveal };
}

/** The browser's own viewer, without its column of small pages. */
export function pdfFrame(pdf: Blob): HTMLElement {
  const src = `${URL.createObjectURL(pdf)}#navpanes=0&view=FitH`;
  return h('iframe', { class: 'pdf', title: words.pdfPages, src });
}

export function smooth(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

interface Tab {
  readonly name: string;
  readonly panel: HTMLElement;
}

/** ARIA tabs: arrows move between them, Tab goes on into the panel. */
export function tabs(
  all: readonly Tab[],
  label: string = words.document,
): { element: HTMLElement; show: (index: number) => void } {
  const id = `tabs-${(counter += 1)}`;
  const handles = all.map(({ name }, i) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        class: 'tab',
        id: `${id}-${i}`,
        'aria-controls': `${id}-panel-${i}`,
        onclick: () => show(i),
      },
      name,
    ),
  );
  const panels = all.map(({ panel }, i) =>
    h(
      'div',
      { role: 'tabpanel', id: `${id}-panel-${i}`, class: 'tab-panel', 'aria-labelledby': `${id}-${i}` },
      panel,
    ),
  );
  function show(index: number): void {
    handles.forEach((handle, i) => {
      handle.setAttribute('aria-selected', String(i === index));
      handle.tabIndex = i === index ? 0 : -1;
      panels[i]!.hidden = i !== index;
    });
  }
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = (handles.indexOf(event.target as HTMLButtonElement) + by + handles.length) % handles.length;
    show(next);
    handles[next]!.focus();
  };
  show(0);
  const bar = h('div', { role: 'tablist', class: 'tablist', 'aria-label': label, onkeydown: move }, handles);
  return { element: h('div', { class: 'tabs' }, bar, panels), show };
}

let counter = 0;
