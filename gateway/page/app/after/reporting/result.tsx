// The files of the period, the sums in them with what each is made of, and what is left out.

import type { ReportingOut, ReportingStep } from '@conforme/proto/schema/ereporting';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Cards } from '../../check/finding-list.tsx';
import { amount, day, words } from '../../language/words.ts';
import { fileIn, type Finding } from '../../service.ts';
import { Button } from '../../ui/button.tsx';
import { download } from '../../ui/download.ts';
import { Icon } from '../../ui/icon.tsx';
import { Table, type Row } from '../../ui/table.tsx';
import { bare } from '../decimals.ts';
import { findingsAt } from '../fields.tsx';
import { sumsOf, type Sheet, type SumRow } from './sheet.ts';
import { sheet } from './state.ts';
import { own } from './words.ts';

type ReportFile = ReportingOut['files'][number];

/** Places of the sheet; findings at any other stand below it. */
const PLACES = ['/declarant', '/platform', '/period', '/invoices', '/sales', '/payments'];

/** To the field, or to the row that is wrong as a whole. */
function goToFirst(): void {
  const notes = document.querySelector('.reporting-form .entry-findings');
  const place = notes?.closest('.entry, .given, .item-part, .rows') ?? notes;
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}

export function Refused({ findings }: { readonly findings: readonly Finding[] }) {
  const elsewhere = findings.filter(
    (finding) => !PLACES.some((place) => findingsAt([finding], place).length > 0),
  );
  return (
    <div role="alert" class="refused">
      <h3>{own.refused}</h3>
      {findings.length > elsewhere.length && (
        <p>
          {own.refusedWhy(findings.length - elsewhere.length)}{' '}
          <Button class="chip link" onClick={goToFirst}>
            {own.firstFault}
          </Button>
        </p>
      )}
      {elsewhere.length > 0 && <Cards findings={elsewhere} />}
    </div>
  );
}

interface Shown {
  readonly out: ReportingOut;
  readonly of: Sheet;
}

export function Made({ out, of }: Shown) {
  const { files, left_out: leftOut } = out;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), [out]);
  return (
    <section class="reporting-made stack" aria-labelledby="reporting-made">
      <h2 id="reporting-made" tabIndex={-1} ref={title}>
        {own.made(files.length)}
      </h2>
      {of !== sheet.value && <p class="note stale">{own.stale}</p>}
      {files.length === 0 && <p>{own.nothing}</p>}
      {files.map((file) => (
        <FilePart key={file.filename} file={file} of={of} />
      ))}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} of={of} />}
    </section>
  );
}

function FilePart({ file, of }: { readonly file: ReportFile; readonly of: Sheet }) {
  const { data, filename, content_base64, steps, validation } = file;
  const save = (): void =>
    download(filename, fileIn({ filename, content_base64, media_type: 'application/xml' }));
  const rows = sumsOf(steps).map((row) => rowOf(row, data, of));
  return (
    <article class="report-file stack card">
      <div class="step-head line">
        <Icon name="file" />
        <h3>{own.data[data]}</h3>
        <span class="note file-name">{filename}</span>
        <Button
          icon="download"
          look="primary"
          aria-label={`${words.downloadDocument} ${filename}`}
          onClick={save}
        >
          {words.downloadDocument}
        </Button>
      </div>
      <Table
        label={own.data[data]}
        columns={own.columns[data]}
        rows={rows}
        numbers={data === 'payments' ? [2, 3] : [2, 3, 4]}
        class="sums"
      />
      {validation.findings.length > 0 && <Cards findings={validation.findings as readonly Finding[]} />}
    </article>
  );
}

function rowOf(row: SumRow, data: ReportFile['data'], of: Sheet): Row {
  const { date, category, rate, number, values } = row;
  const what = number === null ? (own.categories[category ?? ''] ?? own.ofConsumers) : own.invoiceNo(number);
  const [first, second] =
    data === 'payments'
      ? [values['amount']]
      : [values['taxable_amount'] ?? values['net_total'], values['tax_amount'] ?? values['vat_total']];
  const money = (step: ReportingStep | undefined): string => (step ? amount(step.value) : '');
  const numbers = data === 'payments' ? [money(first)] : [money(first), money(second)];
  return {
    head: date === null ? '' : day(date),
    cells: [
      what,
      rate === null ? own.total : `${amount(bare(rate))}\u00a0%`,
      ...numbers,
      <MadeOf step={first ?? second} of={of} />,
    ],
  };
}

/** How a number came about: its parts, each by its invoice or its place on the sheet. */
function MadeOf({ step, of }: { readonly step: ReportingStep | undefined; readonly of: Sheet }) {
  if (!step) return null;
  return (
    <details class="made-of">
      <summary>{own.parts(step.from.length)}</summary>
      <ul>
        {step.from.map(({ pointer, number, value }, i) => (
          <li key={i}>{own.part(number ?? nameOf(pointer, of), amount(value))}</li>
        ))}
      </ul>
    </details>
  );
}

function LeftOut({ leftOut, of }: { readonly leftOut: ReportingOut['left_out']; readonly of: Sheet }) {
  const rows = leftOut.map(({ pointer, number, reason }) => {
    const name = nameOf(pointer, of);
    return { head: number !== null && pointer.startsWith('/invoices') ? number : name, cells: [reason] };
  });
  return (
    <article class="report-file stack card">
      <h3>{own.leftOut(leftOut.length)}</h3>
      <Table label={own.leftOut(leftOut.length)} columns={own.leftOutColumns} rows={rows} />
    </article>
  );
}

/** `/payments/0/rates/1` → Payment 1; invoices by number, else by the name of their file. */
function nameOf(pointer: string, { invoices }: Sheet): string {
  const [, list, index] = pointer.split('/');
  if (list === 'sales') return own.sale(Number(index) + 1);
  if (list === 'payments') return own.payment(Number(index) + 1);
  const given = invoices[Number(index)];
  return given?.facts?.number || (given?.name ?? pointer);
}
