import { Decimal } from '@conforme/engine/decimal';
import type { Doubt, Doubtful } from './doubt.ts';

/** The highest rate of VAT that a member state has (Hungary). */
const HIGHEST_RATE = Decimal.of('27');

/**
 * Rates of VAT that member states have had since 2020, those of regions and of flat-rate farmers with them: who invoices late, or there,
 * is not doubted. All rates in force, and the standard rates since 2020, are those of the Taxes in Europe Database of the European
 * Commission (TEDB) as of 2026-04-28.
 */
const RATES: Readonly<Record<string, string>> = {
  AT: '20 19 13 10 5 4.9',
  BE: '21 12 6',
  BG: '20 9',
  CY: '19 9 5 3',
  CZ: '21 15 12 10',
  DE: '19 16 10.7 9.5 9 8.4 7.8 7 5.5 5',
  DK: '25',
  EE: '24 22 20 13 9 5',
  ES: '21 12 10.5 10 7.5 5 4 2',
  FI: '25.5 24 14 13.5 10',
  FR: '20 13 10 8.5 5.5 2.1 1.75 1.05 0.9',
  GR: '24 17 13 9 6 4',
  HR: '25 13 5',
  HU: '27 18 5',
  IE: '23 21 13.5 9 5.6 5.5 5.1 5 4.8 4.5',
  IT: '22 10 5 4',
  LT: '21 12 9 5',
  LU: '17 16 14 13 8 7 3',
  LV: '21 14 12 5',
  MT: '18 12 7 5',
  NL: '21 9',
  PL: '23 8 7 5 4',
  PT: '23 22 18 16 13 12 9 6 5 4',
  RO: '21 19 11 9 5',
  SE: '25 12 6',
  SI: '22 9.5 8 5',
  SK: '23 20 19 10 5',
};

/** Rates that no member state has, or none of the countries the invoice is about; each rate once. */
export function rateDoubts(invoice: Doubtful): readonly Doubt[] {
  const countries = countriesOf(invoice);
  const isForeign = (rate: Decimal): boolean =>
    countries.length > 0 && !countries.some((country) => ratesOf(country).some((each) => each.equals(rate)));
  const doubts = new Map<string, Doubt>();
  const seen = new Set<string>();
  for (const each of taxed(invoice)) {
    const { text, category } = each;
    // Lines are many, and their rates few.
    const key = keyOf(each);
    if (seen.has(key)) continue;
    seen.add(key);
    const rate = Decimal.parse(text);
    if (!rate || rate.isZero() || doubts.has(text)) continue;
    if (rate.compare(HIGHEST_RATE) > 0) doubts.set(text, highRate(each));
    else if (category === 'S' && isForeign(rate)) doubts.set(text, foreignRate(each, countries));
  }
  return [...doubts.values(), ...rateOfNoLine(invoice)];
}

const ratesCache = new Map<string, readonly Decimal[]>();

function ratesOf(country: string): readonly Decimal[] {
  const rates = ratesCache.get(country) ?? RATES[country]!.split(' ').map(Decimal.of);
  ratesCache.set(country, rates);
  return rates;
}

/** What bears a rate. */
interface Taxed {
  readonly list: keyof typeof LISTS;
  readonly index: number;
  readonly text: string;
  readonly category: string | null;
}

const LISTS = { lines: 'BT-152', allowances: 'BT-96', charges: 'BT-103' } as const;

const ALL: readonly Taxed['list'][] = ['lines', 'allowances', 'charges'];

function taxed(invoice: Doubtful, lists: readonly Taxed['list'][] = ALL): readonly Taxed[] {
  const found: Taxed[] = [];
  for (const list of lists)
    invoice[list].forEach(({ vat_rate: text, vat_category: category }, index) => {
      if (text !== null) found.push({ list, index, text, category });
    });
  return found;
}

const keyOf = ({ category, text }: Taxed): string => `${category} ${text}`;

/** An allowance on what no line is about. Charges may well have a rate of their own; without a category a rule is broken. */
function rateOfNoLine(invoice: Doubtful): readonly Doubt[] {
  const allowances = taxed(invoice, ['allowances']).filter(({ category }) => category !== null);
  if (allowances.length === 0) return [];
  const key = ({ category, text }: Taxed): string => `${category} ${Decimal.parse(text)?.toFixed(4)}`;
  const lines = new Set(taxed(invoice, ['lines']).map(key));
  if (lines.size === 0) return [];
  return allowances.filter((each) => !lines.has(key(each))).map(unmatched);
}

function unmatched(taxed: Taxed): Doubt {
  const { text, category } = taxed;
  const term = LISTS[taxed.list];
  return {
    ...doubtAt(taxed),
    message: {
      en: `The allowance is at ${text} % (${category}), a rate that no line has, and so lowers a base that is 0.`,
      fr: `La remise est au taux de ${text.replace('.', ',')} % (${category}), qu'aucune ligne ne porte\u00a0: elle réduit une base nulle.`,
    },
    fix: {
      en: `Give the rate (${term}) of the lines that are reduced.`,
      fr: `Donnez le taux (${term}) des lignes remisées.`,
    },
  };
}

/** Where the supply may be taxed: none where the seller is outside the union, whose rates are not known here. */
function countriesOf({
  seller,
  buyer,
  delivery,
  tax_representative: representative,
}: Doubtful): readonly string[] {
  const own = seller?.address?.country ?? null;
  if (own === null || !Object.hasOwn(RATES, own)) return [];
  const all = [own, buyer?.address?.country, delivery?.address?.country, representative?.address?.country];
  const isKnown = (country: string | null | undefined): country is string =>
    typeof country === 'string' && Object.hasOwn(RATES, country);
  return [...new Set(all.filter(isKnown))];
}

function doubtAt({ list, index }: Taxed): Pick<Doubt, 'rule' | 'terms' | 'pointer'> {
  return { rule: 'PLAUSIBLE-RATE', terms: [LISTS[list]], pointer: `/invoice/${list}/${index}/vat_rate` };
}

function highRate(taxed: Taxed): Doubt {
  const { text: rate } = taxed;
  const term = LISTS[taxed.list];
  return {
    ...doubtAt(taxed),
    message: {
      en: `The VAT rate ${rate} % (${term}) is higher than any of a member state.`,
      fr: `Le taux de TVA de ${rate.replace('.', ',')} % (${term}) dépasse celui de tout État membre.`,
    },
    fix: {
      en: 'Give the rate in per cent, as the law of the supply has it.',
      fr: "Donnez en pour cent le taux qui s'applique à l'opération.",
    },
  };
}

function foreignRate(taxed: Taxed, countries: readonly string[]): Doubt {
  const { text: rate } = taxed;
  const term = LISTS[taxed.list];
  const rates = RATES[countries[0]!]!.split(' ').join(', ');
  return {
    ...doubtAt(taxed),
    message: {
      en: `The VAT rate ${rate} % (${term}) is none of ${countries.join(' or ')}.`,
      fr: `Le taux de TVA de ${rate.replace('.', ',')} % (${term}) n'existe pas en ${countries.join(' ni en ')}.`,
    },
    fix: {
      en: `Rates of ${countries[0]}: ${rates}.`,
      fr: `Taux de ${countries[0]}\u00a0: ${rates.replaceAll('.', ',').replaceAll(', ', ' ; ')}.`,
    },
  };
}
