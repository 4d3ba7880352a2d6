// One document judged: the verdict, what the document says, the findings, and the document beside them.

import { useRef, useState } from 'preact/hooks';
import { ConvertButton } from '../convert/dialog.tsx';
import { XmlView, type Reveal } from '../editor/xml.tsx';
import { handOver } from '../handover.ts';
import { amount, day, size, words } from '../language/words.ts';
import { extract, render, type Finding } from '../service.ts';
import { FoldedTotals } from '../totals.tsx';
import { Loaded } from '../ui/answered.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLatest } from '../ui/latest.ts';
import { PdfFrame } from '../ui/pdf.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Title } from '../ui/title.tsx';
import { FoldedComparison } from './comparison.tsx';
import type { JudgedDoc } from './document.ts';
import { Facts } from './facts.tsx';
import { FindingList } from './finding-list.tsx';
import { options, sumUp } from './judging.ts';
import { ReportButtons, reported } from './reports.tsx';
import { UnreadList } from './unread.tsx';

interface Shown {
  readonly doc: JudgedDoc;
}

/** The verdict on a document, with its findings, its totals and its XML. */
export function ResultPanel({ doc }: Shown) {
  const { result, ledger } = doc.judged;
  const [tab, setTab] = useState(0);
  const reveal = useRef<Reveal | null>(null);
  const jump = (finding: Finding): void => {
    setTab(0);
    reveal.current?.(finding);
  };
  const summed = !result.root && (ledger !== null || doc.file !== null);
  return (
    <div class="result">
      <VerdictBar doc={doc} />
      {summed && <FoldedTotals ledger={ledger} load={() => sumUp(doc)} />}
      {doc.isPdf && doc.xml !== null && doc.file && <FoldedComparison pdf={doc.file} />}
      <div class={doc.xml === null ? 'columns single' : 'columns'}>
        {result.findings.length === 0 ? (
          <NothingFound checks={result.checks_run} />
        ) : (
          <FindingList
            findings={result.findings}
            causes={result.causes ?? []}
            jump={doc.xml === null ? null : jump}
          />
        )}
        {doc.xml !== null && (
          <DocumentStage doc={doc} tab={tab} turn={setTab} onReady={(found) => (reveal.current = found)} />
        )}
      </div>
      <UnreadList unread={doc.extracted?.unread ?? []} />
    </div>
  );
}

function VerdictBar({ doc }: Shown) {
  const { result } = doc.judged;
  const tone = result.valid ? 'valid' : 'fatal';
  return (
    <section class={`verdict card ${tone}`} aria-labelledby="verdict">
      <Icon name={tone} class="verdict-icon" />
      <div class="verdict-text">
        <Title id="verdict" focus>
          {words.verdict(result.valid, result.error_count, result.warning_count)}
        </Title>
        <p class="file-name">
          {doc.name}
          {doc.size !== null && <span class="note"> {size(doc.size)}</span>}
        </p>
        <p class="summary">{summaryOf(doc)}</p>
      </div>
      <div class="verdict-side stack">
        <Facts judged={doc.judged} />
        <div class="actions">
          <ReportButtons documents={[reported(doc)]} formats={['html', 'json', 'csv']} />
          {doc.file && <EditButton doc={doc} file={doc.file} />}
          {doc.file && (
            <Button look="small" onClick={() => handOver({ kind: 'document', file: doc.file! })}>
              {words.views.after}
            </Button>
          )}
          <Convertible doc={doc} />
        </div>
      </div>
    </section>
  );
}

/** The rules of another day say nothing of whether the document passes those of today, by which a conversion is judged. */
function Convertible({ doc: { file, judged } }: Shown) {
  const { check, asOf } = options.value;
  const { flavor, root, valid } = judged.result;
  if (!file || root) return null;
  const to = flavor?.startsWith('ubl') ? 'cii-xml' : 'ubl-xml';
  return <ConvertButton source={{ file, to, check, valid: valid && asOf === '' }} look="small" />;
}

/** Takes what was read into the form, as a copy to work on. */
function EditButton({ doc, file }: { readonly doc: JudgedDoc; readonly file: File }) {
  const latest = useLatest();
  const [isLost, setIsLost] = useState(false);
  const edit = async (): Promise<void> => {
    const isWanted = latest.ask();
    const read = doc.extracted ?? (await extract(file, false).catch(() => null));
    if (!isWanted()) return;
    setIsLost(read === null);
    if (!read) return;
    handOver({ kind: 'invoice', read });
  };
  return (
    <>
      <Button look="small" onClick={() => void edit()}>
        {words.editCopy}
      </Button>
      {isLost && (
        <span class="note" role="status">
          {words.notRead}
        </span>
      )}
    </>
  );
}

/** What the invoice says of itself, in one line, so that the reader sees it is the right one. Empty until it is known. */
function summaryOf({ extracted }: JudgedDoc): string {
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

function NothingFound({ checks }: { readonly checks: readonly string[] }) {
  return (
    <section class="nothing card stack center">
      <Icon name="check" class="huge" />
      <h2>{words.nothingFound}</h2>
      <p>{words.nothingFoundIn(checks.map(words.source).join(', '))}</p>
      <p class="note">{words.nothingMeans}</p>
    </section>
  );
}

interface Stage {
  readonly doc: JudgedDoc;
  readonly tab: number;
  readonly turn: (tab: number) => void;
  readonly onReady: (reveal: Reveal) => void;
}

/** XML, and beside it the pages: the PDF's own, else as the service renders them when the reader turns to them. */
function DocumentStage({ doc: { name, xml, file, isPdf, judged }, tab, turn, onReady }: Stage) {
  const [seen, setSeen] = useState(false);
  if (tab === 1 && !seen) setSeen(true);
  const pages = isPdf ? <PdfFrame pdf={file!} /> : seen && file && <DrawnPages file={file} />;
  const source = (
    <XmlView source={xml!} findings={judged.result.findings} label={words.xmlOf(name)} onReady={onReady} />
  );
  return (
    <section class="stage" aria-label={words.document}>
      <Tabs
        label={words.document}
        at={tab}
        turn={turn}
        all={[
          { name: 'XML', panel: source },
          { name: isPdf ? words.pdfPages : words.readable, panel: <div class="panel-pages">{pages}</div> },
        ]}
      />
    </section>
  );
}

const DrawnPages = ({ file }: { readonly file: File }) => (
  <Loaded question={() => render(file)} busy={words.drawing}>
    {(pages) => <PdfFrame pdf={pages} />}
  </Loaded>
);
