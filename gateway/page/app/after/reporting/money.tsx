// What no invoice of the period says: sales of a till, and payments.

import type { ComponentChildren } from 'preact';
import { amount } from '../../language/words.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { bare } from '../decimals.ts';
import { FieldNotes, Fields, findingsAt, Rows, type Described, type Grid } from '../fields.tsx';
import type { Payment, Sales } from './sheet.ts';
import { newId, put, refusalFindings, sheet } from './state.ts';
import { own } from './words.ts';

export function SalesRows() {
  const { sales, period } = sheet.value;
  const add = (): void => {
    const rates = [{ rate: '20', taxable: '', tax: '' }];
    const blank = { id: newId(), date: period.start, category: 'TLB1', count: '1', rates };
    put({ sales: [...sales, blank] });
  };
  return (
    <Many id="reporting-sales" title={own.sales} help={own.salesHelp} add={add} addLabel={own.addSales}>
      {sales.map((each, i) => (
        <SalesDay key={each.id} sales={each} at={i} />
      ))}
    </Many>
  );
}

function SalesDay({ sales, at }: { readonly sales: Sales; readonly at: number }) {
  const place = `/sales/${at}`;
  const change = (some: Partial<Sales>): void =>
    put({ sales: sheet.value.sales.with(at, { ...sales, ...some }) });
  return (
    <Item
      title={own.sale(at + 1)}
      place={place}
      parts={['date', 'count', 'rates']}
      remove={() => put({ sales: sheet.value.sales.toSpliced(at, 1) })}
      fields={[
        dayField(`sales-date-${sales.id}`, place, sales.date, (date) => change({ date })),
        {
          id: `sales-category-${sales.id}`,
          label: own.category,
          value: sales.category,
          options: Object.entries(own.categories),
          put: (category) => change({ category }),
        },
        {
          id: `sales-count-${sales.id}`,
          label: own.transactions,
          place: `${place}/count`,
          takes: { inputMode: 'numeric' },
          value: sales.count,
          put: (count) => change({ count }),
        },
      ]}
      columns={[
        ['rate', own.rate],
        ['taxable', own.taxable],
        ['tax', own.tax],
      ]}
      id={`sales-rates-${sales.id}`}
      rows={sales.rates}
      put={(rates) => change({ rates })}
      findings={aliased(place)}
    />
  );
}

/** The contract calls the columns by longer names. */
const aliased = (place: string) =>
  findingsAt(refusalFindings(), place).map((finding) => ({
    ...finding,
    pointer: (finding.pointer ?? '').replace(/\/(taxable|tax)_amount$/, '/$1'),
  }));

export function PaymentRows() {
  const { payments, period } = sheet.value;
  const add = (): void => {
    const blank = { id: newId(), invoice: '', date: period.start, rates: [{ rate: '20', amount: '' }] };
    put({ payments: [...payments, blank] });
  };
  return (
    <Many
      id="reporting-payments"
      title={own.payments}
      help={own.paymentsHelp}
      add={add}
      addLabel={own.addPayment}
    >
      {payments.map((each, i) => (
        <PaymentPart key={each.id} payment={each} at={i} />
      ))}
    </Many>
  );
}

/** Of an invoice that is given, what it is to be paid, by rate. */
function sharesOf(number: string): Payment['rates'] {
  const given = sheet.value.invoices.find(({ facts }) => facts?.number === number);
  const shares = given?.facts?.shares ?? [];
  return shares.map((share) => ({ rate: amount(bare(share.rate)), amount: amount(share.amount) }));
}

function PaymentPart({ payment, at }: { readonly payment: Payment; readonly at: number }) {
  const place = `/payments/${at}`;
  const change = (some: Partial<Payment>): void =>
    put({ payments: sheet.value.payments.with(at, { ...payment, ...some }) });
  const numbers = sheet.value.invoices.flatMap(({ facts }) => (facts?.number ? [facts.number] : []));
  const pick = (invoice: string): void => {
    const rates = sharesOf(invoice);
    change({ invoice, ...(rates.length > 0 && { rates }) });
  };
  return (
    <Item
      title={own.payment(at + 1)}
      place={place}
      parts={['date', 'rates']}
      remove={() => put({ payments: sheet.value.payments.toSpliced(at, 1) })}
      fields={[
        {
          id: `paid-invoice-${payment.id}`,
          label: own.paidInvoice,
          value: payment.invoice,
          options: [['', own.noInvoice], ...numbers.map((each) => [each, each] as const)],
          put: pick,
        },
        dayField(`paid-date-${payment.id}`, place, payment.date, (date) => change({ date })),
      ]}
      columns={[
        ['rate', own.rate],
        ['amount', own.collected],
      ]}
      id={`paid-rates-${payment.id}`}
      rows={payment.rates}
      put={(rates) => change({ rates })}
      findings={findingsAt(refusalFindings(), place)}
    />
  );
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly add: () => void;
  readonly addLabel: string;
  readonly children: ComponentChildren;
}

function Many({ id, title, help, add, addLabel, children }: Section) {
  return (
    <section class="sheet-part stack card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p class="note">{help}</p>
      {children}
      <Button icon="plus" look="small" onClick={add}>
        {addLabel}
      </Button>
    </section>
  );
}

interface Part<K extends string> extends Pick<Grid<K>, 'id' | 'columns' | 'rows' | 'put' | 'findings'> {
  readonly title: string;
  readonly place: string;
  /** Fields that say themselves what is wrong with them. */
  readonly parts: readonly string[];
  readonly remove: () => void;
  readonly fields: readonly Described[];
}

/** Its fields, and its amounts by rate. */
function Item<K extends string>({ title, place, parts, remove, fields, ...rates }: Part<K>) {
  const others = findingsAt(refusalFindings(), place).filter(
    (finding) => !parts.some((part) => findingsAt([finding], `${place}/${part}`).length > 0),
  );
  return (
    <fieldset class="item-part stack">
      <legend>{title}</legend>
      <Fields findings={refusalFindings()} all={fields} />
      <Rows {...rates} label={own.byRate} place={`${place}/rates`} addLabel={own.addRate} least={1} />
      <FieldNotes id={`notes:${place}`} findings={others} />
      <IconButton icon="trash" class="remove-part" name={own.remove(title)} onClick={remove} />
    </fieldset>
  );
}

const dayField = (id: string, place: string, value: string, take: (date: string) => void): Described => ({
  id,
  label: own.day,
  required: true,
  place: `${place}/date`,
  takes: { type: 'date' },
  value,
  put: take,
});
