// The invoices of the period: dropped, read one after the other, and what they do not say of themselves.

import { FileButton } from '../../check/drop.tsx';
import { amount, day, words } from '../../language/words.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePortion } from '../../ui/portion.tsx';
import { FieldNotes, findingsAt, Rows, TextEntry } from '../fields.tsx';
import type { GivenInvoice } from './sheet.ts';
import { amendGiven, put, receive, refusalFindings, sheet } from './state.ts';
import { own } from './words.ts';

/** Drawn at first; the reader may unfold more. */
const SHOWN = 50;

export function Invoices() {
  const { invoices } = sheet.value;
  const read = invoices.filter(({ facts, failure }) => facts !== null || failure !== null).length;
  const { shown, rest } = usePortion(invoices, SHOWN);
  return (
    <section class="sheet-part stack card" aria-labelledby="reporting-invoices">
      <h2 id="reporting-invoices">{own.invoices}</h2>
      <div class="drop slim stack center">
        <Icon name="upload" class="large" />
        <p class="drop-title">{own.drop}</p>
        <FileButton label={words.choose} accept=".pdf,.xml,.json" many receive={receive} />
        <p class="note">{own.takes}</p>
      </div>
      {invoices.length > 0 && (
        <div class="actions">
          <strong>{own.count(invoices.length)}</strong>
          <span class="note" role="status">
            {read < invoices.length ? own.reading(read, invoices.length) : ''}
          </span>
          <Button icon="trash" look="small quiet" onClick={() => put({ invoices: [] })}>
            {own.removeAll}
          </Button>
        </div>
      )}
      <ul class="given-invoices">
        {shown.map((invoice, i) => (
          <Given key={invoice.id} invoice={invoice} place={`/invoices/${i}`} />
        ))}
      </ul>
      {rest}
    </section>
  );
}

interface Shown {
  readonly invoice: GivenInvoice;
  readonly place: string;
}

function Given({ invoice, place }: Shown) {
  const { id, name, facts, failure } = invoice;
  const findings = findingsAt(refusalFindings(), place);
  const title = facts?.number || name;
  const about = facts
    ? [
        facts.issueDate && day(facts.issueDate),
        facts.buyer,
        facts.total && `${amount(facts.total)} ${facts.currency}`,
      ]
    : [own.waiting];
  const remove = (): void => put({ invoices: sheet.value.invoices.filter((each) => each.id !== id) });
  return (
    <li class="given" data-name={name}>
      <div class="given-what line">
        <strong>{title}</strong>
        <span class="note">{failure ?? about.filter(Boolean).join(' · ')}</span>
        {failure && <Icon name="warning" class="warning" />}
      </div>
      <label class="given-customer line">
        <span class="label">{own.customer}</span>
        <Select
          class="field small"
          value={invoice.customer}
          options={Object.entries(own.customers)}
          choose={(customer) => amendGiven(id, { customer: customer as GivenInvoice['customer'] })}
        />
      </label>
      <IconButton icon="cross" name={own.remove(title)} onClick={remove} />
      <More invoice={invoice} place={place} findings={findings} />
    </li>
  );
}

/** What is asked for only where the service misses it. */
function More({
  invoice,
  place,
  findings,
}: Shown & { readonly findings: ReturnType<typeof refusalFindings> }) {
  const { id, services, margin } = invoice;
  const [lines, margins] = [
    findingsAt(findings, `${place}/service_lines`),
    findingsAt(findings, `${place}/margin`),
  ];
  const others = findings.filter((each) => !lines.includes(each) && !margins.includes(each));
  return (
    <div class="given-more stack">
      <FieldNotes id={`notes:${place}`} findings={others} />
      {(lines.length > 0 || services !== '') && (
        <TextEntry
          id={`services-${id}`}
          label={own.services}
          findings={lines}
          value={services}
          put={(typed) => amendGiven(id, { services: typed })}
        />
      )}
      {(margins.length > 0 || margin.length > 0) && (
        <Rows
          id={`margin-${id}`}
          label={own.margin}
          columns={[
            ['rate', own.rate],
            ['taxable', own.taxable],
            ['tax', own.tax],
          ]}
          rows={margin}
          put={(rows) => amendGiven(id, { margin: rows })}
          place={`${place}/margin`}
          findings={findings}
          addLabel={own.addRate}
        />
      )}
    </div>
  );
}
