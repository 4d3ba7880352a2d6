// What of a status that was asked for is probably wrong, though no rule for statuses asks it.

import { Decimal } from '@conforme/engine/decimal';
import { acceptInvoice, readJson, type Exact } from '@conforme/proto/schema/read';
import type { StatusRequest } from '@conforme/proto/schema/statuses';
import { complete } from '../invoice/index.ts';
import { collectedDoubts, shareDoubt, type CollectedInvoice } from '../plausibility/collected.ts';
import type { Language } from '../plugin/index.ts';
import type { InvoiceFacts } from '../status/compose.ts';
import { inPercent } from './patch/vat.ts';
import { findingOf } from './plausible.ts';
import type { ReportedFinding } from './reported.ts';

/** The invoice of a status; read from a document, it has its totals, too. */
export interface StatusInvoice extends InvoiceFacts {
  readonly totals?: {
    readonly tax_inclusive: string | null;
    readonly vat_breakdown: readonly { readonly rate: string | null }[];
  } | null;
}

/** Rates of amounts that are shares (0.2) of a rate of France. */
export function sharesIn({ amounts }: StatusRequest, language: Language): readonly ReportedFinding[] {
  return amounts.flatMap(({ rate }, i) => {
    const [share, pointer] = [String(rate), `/amounts/${i}/rate`];
    const percent = inPercent(share);
    return percent === null ? [] : [findingOf(shareDoubt(share, percent, pointer), language)];
  });
}

/** The status of a payment received. */
const COLLECTED = '212';

/** Of a payment received: a day that cannot be, more than the invoice comes to, a rate that it has not. */
export function doubtsOfPayment(
  { status, at, amounts }: StatusRequest,
  invoice: StatusInvoice,
  {
    language,
    today,
    sent,
  }: { readonly language: Language; readonly today: string; readonly sent: string | undefined },
): readonly ReportedFinding[] {
  if (status !== COLLECTED) return [];
  const collected = amounts.flatMap(({ kind, amount, rate, currency }, i) => {
    const isCollected = (kind ?? 'MEN') === 'MEN' && (currency ?? invoice.currency) === invoice.currency;
    const stated = rate === null ? null : String(rate);
    if (!isCollected) return [];
    // A share is doubted as such.
    return [
      {
        amount: String(amount),
        rate: stated !== null && inPercent(stated) === null ? stated : null,
        pointer: `/amounts/${i}`,
      },
    ];
  });
  const day = at?.slice(0, 10) ?? null;
  return collectedDoubts({ day, amounts: collected }, collectedOf(asSentWhole(invoice, sent)), today).map(
    (doubt) => findingOf(doubt, language),
  );
}

/** With its totals, where the JSON of a request has the invoice whole as generate takes it; of a few fields nothing more is known. */
function asSentWhole(invoice: StatusInvoice, sent: string | undefined): StatusInvoice {
  if (sent === undefined || invoice.totals !== undefined) return invoice;
  const { invoice: whole = null } = readJson(sent) as Readonly<Record<string, Exact>>;
  const read = acceptInvoice(whole, { options: { check: 'base' } });
  return read.faults ? invoice : { ...invoice, totals: complete(read.ok, []).invoice.totals };
}

/** BT-23 of what was paid before it was invoiced: B2, S2, M2 (BR-FR-08). */
const PAID_BEFORE = /^[BSM]2$/;

function collectedOf({ issue_date, business_process, totals }: StatusInvoice): CollectedInvoice {
  const { tax_inclusive: total = null, vat_breakdown: rows = null } = totals ?? {};
  return {
    issueDate: issue_date,
    wasPaidBefore: PAID_BEFORE.test(business_process ?? ''),
    total: isNumber(total) ? total : null,
    rates: rows?.flatMap(({ rate }) => (isNumber(rate) ? [rate] : [])) ?? null,
  };
}

/** What was read from a document may be anything. */
const isNumber = (text: string | null): text is string => text !== null && Decimal.parse(text) !== null;
