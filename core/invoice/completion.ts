import { asMoney } from './amounts.ts';
import { completeLines, computeNetAmounts } from './lines.ts';
import type { AllowanceCharge, Completed, Completer, Completion, Invoice } from './model.ts';
import { trace, type Derivation } from './origins.ts';
import { completeParty } from './parties.ts';
import { totalsOf } from './totals.ts';
import { rateDerivation, rateOf } from './vat.ts';

/**
 * Complete, then compute: spells out what the caller implied, lets the laws in force add theirs, computes the totals.
 * Idempotent and total; it judges nothing, so a contradiction of the caller's stays for the rules to find.
 */
export function complete(invoice: Invoice, completers: readonly Completer[]): Completed {
  const spelled = spellOut({ invoice, origins: new Map() });
  return compute(completers.reduce((completion, completer) => completer(completion), spelled));
}

/** What the contract itself implies, whatever law applies; totals are not touched yet. */
function spellOut({ invoice, origins }: Completion): Completion {
  const seller = completeParty(invoice.seller, '/invoice/seller');
  const buyer = completeParty(invoice.buyer, '/invoice/buyer');
  const [lines, lineDerivations] = completeLines(invoice.lines);
  const derivations = [...seller.derivations, ...buyer.derivations, ...lineDerivations];
  return {
    invoice: {
      ...invoice,
      ...termsOf(invoice),
      vat_accounting_currency: accountingCurrencyOf(invoice),
      seller: seller.value,
      buyer: buyer.value,
      delivery: deliveryOf(invoice),
      allowances: invoice.allowances.map(completeAllowance),
      charges: invoice.charges.map(completeAllowance),
      lines,
    },
    origins: trace(origins, [...derivations, ...headerDerivations(invoice)]),
  };
}

/** Nothing changes the invoice after this, so totals and what they are made of cannot drift apart. */
function compute({ invoice, origins }: Completion): Completed {
  const [lines, netDerivations] = computeNetAmounts(invoice.lines);
  const computable = { ...invoice, lines };
  const [totals, totalsDerivations] = totalsOf(computable);
  return {
    invoice: { ...computable, totals },
    origins: trace(origins, [...netDerivations, ...totalsDerivations]),
  };
}

/** BT-20 has two doors (decision 27); behind them it stands in one place. */
function termsOf({ payment_terms: terms, payment }: Invoice): Pick<Invoice, 'payment_terms' | 'payment'> {
  return {
    payment_terms: terms ?? payment?.terms ?? null,
    payment: payment && {
      ...payment,
      terms: null,
      iban: accountOf(payment.iban),
      debited_iban: accountOf(payment.debited_iban),
    },
  };
}

/** An IBAN is written in groups of four on paper and without blanks in files (ISO 13616); other accounts stay as they are. */
function accountOf(account: string | null): string | null {
  return account !== null && IBAN_IN_GROUPS.test(account) ? account.replaceAll(/\s/g, '') : account;
}

const IBAN_IN_GROUPS = /^\s*[A-Z]{2}\s?\d{2}(?:\s?[A-Z\d]){11,30}\s*$/i;

/** An accounting currency equal to the invoice currency is redundant, and BR-53 refuses it. */
function accountingCurrencyOf({ currency, vat_accounting_currency: accounting }: Invoice): string | null {
  return accounting === currency ? null : accounting;
}

/** A delivery without values is null: no document would give the empty object back. */
function deliveryOf({ delivery }: Invoice): Invoice['delivery'] {
  if (delivery === null) return null;
  const location_id_scheme = delivery.location_id === null ? null : delivery.location_id_scheme;
  const qualified = { ...delivery, location_id_scheme };
  return Object.values(qualified).every(saysNothing) ? null : qualified;
}

function saysNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** BG-20, BG-21. */
function completeAllowance(item: AllowanceCharge): AllowanceCharge {
  return {
    ...item,
    amount: asMoney(item.amount),
    base_amount: asMoney(item.base_amount),
    percentage: asMoney(item.percentage),
    vat_rate: rateOf(item.vat_category, item.vat_rate),
  };
}

/** Origins of what stands outside parties and lines. */
function headerDerivations(invoice: Invoice): Derivation[] {
  const derivations = (['allowances', 'charges'] as const).flatMap((key) =>
    invoice[key].flatMap((item, i) => rateDerivation(item, `/invoice/${key}/${i}`)),
  );
  if (invoice.payment_terms === null && invoice.payment?.terms != null)
    derivations.push(['/invoice/payment_terms', ['/invoice/payment/terms']]);
  return derivations;
}
