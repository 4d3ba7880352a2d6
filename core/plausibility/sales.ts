import { Decimal } from '@conforme/engine/decimal';
import { inFrench } from './days.ts';
import { comma, percentOf } from './decimals.ts';
import type { Doubt } from './doubt.ts';

/** The closing of a till, as e-reporting is given it. */
interface Till {
  readonly date: string;
  /** TT-81. */
  readonly category: string;
  /** Transactions behind it. */
  readonly count: number;
  /** TT-80. */
  readonly vat_point: string | null;
  readonly rates: readonly {
    readonly rate: string;
    readonly taxable_amount: string;
    readonly tax_amount: string;
  }[];
}

/** What rounding may come to for each transaction: a till rounds the VAT of each receipt. */
const ROUNDING = Decimal.of('0.01');

/** What of sales no rule of Flux 10 asks. */
export function salesDoubts(till: Till, pointer: string): readonly Doubt[] {
  return [...pointDoubts(till, pointer), ...taxDoubts(till, pointer)];
}

/** Only services have the option for VAT on debits (CGI art. 269, 2 c). */
function pointDoubts({ date, category, vat_point: point }: Till, pointer: string): readonly Doubt[] {
  if (category !== 'TLB1' || point === null) return [];
  return [
    {
      rule: 'PLAUSIBLE-VAT-POINT',
      terms: ['TT-80', 'TT-81'],
      pointer: `${pointer}/vat_point`,
      message: {
        en: `The sales of ${date} are of goods (TLB1), but say when VAT is due (${point}); only services have that option.`,
        fr: `Les ventes du ${inFrench(date)} sont des livraisons de biens (TLB1), mais portent une exigibilité de la TVA (${point}) ; l'option n'existe que pour les services.`,
      },
      fix: {
        en: 'Leave vat_point (TT-80) out, or give TPS1 for services (TT-81).',
        fr: 'Omettez vat_point (TT-80), ou donnez TPS1 pour des services (TT-81).',
      },
    },
  ];
}

/** VAT that their base at their rate does not come to. */
function taxDoubts({ date, category, count, rates }: Till, pointer: string): readonly Doubt[] {
  const isTaxed = rates.some(({ tax_amount: tax }) => !Decimal.of(tax).isZero());
  if (category === 'TNT1' && isTaxed) return [untaxed(date, `${pointer}/category`)];
  const most = ROUNDING.mul(Decimal.fromInteger(count));
  return rates.flatMap(({ rate, taxable_amount: base, tax_amount: tax }, n) => {
    const due = percentOf(Decimal.of(base), Decimal.of(rate));
    const off = due.sub(Decimal.of(tax)).abs();
    return off.compare(most) > 0 ? [doubt({ date, base, rate, tax }, due, `${pointer}/rates/${n}`)] : [];
  });
}

interface Sold {
  readonly date: string;
  readonly base: string;
  readonly rate: string;
  readonly tax: string;
}

const doubt = ({ date, base, rate, tax }: Sold, due: Decimal, pointer: string): Doubt => ({
  rule: 'PLAUSIBLE-VAT-AMOUNT',
  terms: ['TT-88', 'TT-87', 'TT-86'],
  pointer: `${pointer}/tax_amount`,
  message: {
    en: `The VAT of the sales of ${date} is ${tax}, but ${rate} % of ${base} comes to ${due.toFixed(2)}.`,
    fr: `La TVA des ventes du ${inFrench(date)} est ${comma(tax)}, alors que ${comma(rate)} % de ${comma(base)} donnent ${comma(due.toFixed(2))}.`,
  },
  fix: {
    en: 'Correct the tax (TT-88), the base (TT-87) or the rate (TT-86).',
    fr: 'Corrigez la taxe (TT-88), la base (TT-87) ou le taux (TT-86).',
  },
});

const untaxed = (date: string, pointer: string): Doubt => ({
  rule: 'PLAUSIBLE-VAT-AMOUNT',
  terms: ['TT-81', 'TT-88'],
  pointer,
  message: {
    en: `The sales of ${date} are not taxed in France (TNT1), but have VAT.`,
    fr: `Les ventes du ${inFrench(date)} ne sont pas taxables en France (TNT1), mais portent de la TVA.`,
  },
  fix: {
    en: 'Give TLB1 for goods or TPS1 for services, or no VAT (TT-88).',
    fr: 'Donnez TLB1 pour des biens ou TPS1 pour des services, ou aucune TVA (TT-88).',
  },
});
