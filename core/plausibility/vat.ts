import { Decimal } from '@conforme/engine/decimal';
import { comma, percentOf, read } from './decimals.ts';
import type { Doubt, Doubtful } from './doubt.ts';

type Row = NonNullable<Doubtful['totals']>['vat_breakdown'][number];

/**
 * VAT of a row that is neither its base at its rate nor the sum of the VAT of its lines, each rounded, as some programs compute it. The
 * rules let it be off by up to one (BR-CO-17).
 */
export function vatDoubts(invoice: Doubtful): readonly Doubt[] {
  const rows = (invoice.totals?.vat_breakdown ?? []).flatMap((row, at) => {
    const [base, rate, tax] = [read(row.taxable_amount), read(row.rate), read(row.tax_amount)];
    if (!base || !rate || !tax) return [];
    const due = percentOf(base, rate);
    if (due.equals(tax) || lineByLine(invoice, row, rate).equals(tax)) return [];
    return [doubt(row, due.toFixed(2), `/invoice/totals/vat_breakdown/${at}/tax_amount`)];
  });
  return [...rows, ...totalDoubts(invoice)];
}

/** A total with VAT that leaves it out: the rules for CII let it be the total without, and name any other that is wrong (BR-CO-15). */
function totalDoubts({ totals }: Doubtful): readonly Doubt[] {
  const [net, tax, gross] = [totals?.tax_exclusive, totals?.tax_total, totals?.tax_inclusive].map((text) =>
    read(text ?? null),
  );
  if (!net || !tax || !gross || !gross.equals(net) || tax.equals(Decimal.zero)) return [];
  const due = net.add(tax).toFixed(2);
  return [
    {
      rule: 'PLAUSIBLE-TOTAL',
      terms: ['BT-112', 'BT-109', 'BT-110'],
      pointer: '/invoice/totals/tax_inclusive',
      message: {
        en: `The total with VAT is ${totals!.tax_inclusive}, but the total without it and the VAT come to ${due}.`,
        fr: `Le total avec TVA est ${comma(totals!.tax_inclusive!)}, alors que le total sans TVA et la TVA donnent ${comma(due)}.`,
      },
      fix: {
        en: 'Correct the total with VAT (BT-112) and what is due (BT-115), or the VAT total (BT-110).',
        fr: 'Corrigez le total avec TVA (BT-112) et le net à payer (BT-115), ou le total de la TVA (BT-110).',
      },
    },
  ];
}

function lineByLine({ lines, allowances, charges }: Doubtful, { category }: Row, rate: Decimal): Decimal {
  const isOfRow = (part: {
    readonly vat_category: string | null;
    readonly vat_rate: string | null;
  }): boolean => part.vat_category === category && (read(part.vat_rate)?.equals(rate) ?? false);
  const taxOf = (amount: string | null): Decimal => percentOf(read(amount) ?? Decimal.zero, rate);
  const sum = (amounts: readonly (string | null)[]): Decimal =>
    amounts.reduce((total, amount) => total.add(taxOf(amount)), Decimal.zero);
  const reduced = sum(allowances.filter(isOfRow).map(({ amount }) => amount));
  return sum(lines.filter(isOfRow).map(({ net_amount }) => net_amount))
    .add(sum(charges.filter(isOfRow).map(({ amount }) => amount)))
    .sub(reduced);
}

function doubt({ taxable_amount: base, rate, tax_amount: tax }: Row, due: string, pointer: string): Doubt {
  const french = (text: string | null): string => (text ?? '').replace('.', ',');
  return {
    rule: 'PLAUSIBLE-VAT-AMOUNT',
    terms: ['BT-117', 'BT-116', 'BT-119'],
    pointer,
    message: {
      en: `The VAT of a row is ${tax}, but ${rate} % of ${base} comes to ${due}.`,
      fr: `La TVA d'une ligne de ventilation est ${french(tax)}, alors que ${french(rate)} % de ${french(base)} donnent ${french(due)}.`,
    },
    fix: {
      en: 'Correct the tax (BT-117), the base (BT-116) or the rate (BT-119).',
      fr: 'Corrigez la taxe (BT-117), la base (BT-116) ou le taux (BT-119).',
    },
  };
}
