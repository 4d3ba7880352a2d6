import { Decimal } from '@conforme/engine/decimal';
import { EXEMPT } from '../invoice/vat.ts';
import { comma, read } from './decimals.ts';
import type { Doubt, Doubtful } from './doubt.ts';

/** What an invoice says and nothing is written of: amounts that given totals overrule (decision 26), and a reason nothing needs. */
export function unusedDoubts(invoice: Doubtful): readonly Doubt[] {
  const { totals, prepaid_amount: prepaid, rounding_amount: rounding } = invoice;
  if (totals === null) return unusedReason(invoice);
  return [
    ...overruled('prepaid_amount', 'BT-113', prepaid, totals.prepaid),
    ...overruled('rounding_amount', 'BT-114', rounding, totals.rounding),
    ...unusedReason(invoice),
  ];
}

function overruled(
  field: 'prepaid_amount' | 'rounding_amount',
  term: string,
  given: string | null,
  total: string | null,
): readonly Doubt[] {
  const [own, counting] = [read(given), read(total)];
  if (own === null || own.equals(counting ?? Decimal.zero)) return [];
  const name = `totals.${field.slice(0, field.indexOf('_'))}`;
  return [
    {
      rule: 'PLAUSIBLE-UNUSED',
      terms: [term],
      pointer: `/invoice/${field}`,
      message: {
        en: `${field} (${term}) is ${given}, but totals are given, and they count: ${name} is ${total ?? 'not there'}.`,
        fr: `${field} (${term}) vaut ${comma(given!)}, mais totals est fourni et l'emporte\u00a0: ${name} ${total === null ? 'manque' : `vaut ${comma(total)}`}.`,
      },
      fix: {
        en: `Give the amount in ${name} and in totals.amount_due, or leave totals out.`,
        fr: `Donnez le montant dans ${name} et dans totals.amount_due, ou omettez totals.`,
      },
    },
  ];
}

function unusedReason(invoice: Doubtful): readonly Doubt[] {
  const { tax_exemption_reason: reason, tax_exemption_reason_code: code, totals } = invoice;
  if (!reason && !code) return [];
  const taxed = [...invoice.lines, ...invoice.allowances, ...invoice.charges];
  if (taxed.some(({ vat_category: category }) => EXEMPT.has(category))) return [];
  if (totals?.vat_breakdown?.some(({ category }) => EXEMPT.has(category))) return [];
  return [
    {
      rule: 'PLAUSIBLE-UNUSED',
      terms: reason ? ['BT-120'] : ['BT-121'],
      pointer: reason ? '/invoice/tax_exemption_reason' : '/invoice/tax_exemption_reason_code',
      message: {
        en: 'A reason for exemption is given (BT-120, BT-121), but no line, allowance or charge is exempt: it is not written.',
        fr: "Un motif d'exonération est donné (BT-120, BT-121), mais ni ligne, ni remise, ni charge n'est exonérée\u00a0: il n'est pas écrit.",
      },
      fix: {
        en: 'Give the lines the category that is meant (E, AE, K, G or O), or leave the reason out.',
        fr: 'Donnez aux lignes la catégorie voulue (E, AE, K, G ou O), ou omettez le motif.',
      },
    },
  ];
}
