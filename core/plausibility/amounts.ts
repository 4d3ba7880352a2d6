import { Decimal } from '@conforme/engine/decimal';
import { comma, percentOf, read } from './decimals.ts';
import type { Doubt, Doubtful } from './doubt.ts';

type Line = Doubtful['lines'][number];
type Adjustment = Line['allowances'][number];

const ONE = Decimal.of('1');

/** Amounts of lines, allowances and charges that are not what their own parts come to; each line number once. */
export function amountDoubts({ lines, allowances, charges }: Doubtful): readonly Doubt[] {
  const ids = new Map<string, number>();
  return [
    ...lines.flatMap((line, at) => ofLine(line, `/invoice/lines/${at}`, at, ids)),
    ...adjustments(allowances, '/invoice/allowances', 'BT-92', 'BT-93', 'BT-94'),
    ...adjustments(charges, '/invoice/charges', 'BT-99', 'BT-100', 'BT-101'),
  ];
}

function ofLine(line: Line, pointer: string, at: number, ids: Map<string, number>): readonly Doubt[] {
  const name = line.id ?? String(at + 1);
  const before = line.id === null ? undefined : ids.get(line.id);
  if (line.id !== null && before === undefined) ids.set(line.id, at);
  return [
    ...(before === undefined ? [] : [sameId(name, before, pointer)]),
    ...netAmount(line, name, pointer),
    ...netPrice(line, name, pointer),
    ...(read(line.quantity)?.isZero() ? [noQuantity(name, pointer)] : []),
    ...baseQuantity(line, name, pointer),
    ...adjustments(line.allowances, `${pointer}/allowances`, 'BT-136', 'BT-137', 'BT-138'),
    ...adjustments(line.charges, `${pointer}/charges`, 'BT-141', 'BT-142', 'BT-143'),
  ];
}

/** What a line comes to by quantity and price, without its allowances and charges and with them. */
export interface LineSums {
  readonly whole: Decimal;
  readonly net: Decimal;
}

/** Not rounded; null where quantity or price is no number, and for a price of no pieces. */
export function lineSums(line: Line): LineSums | null {
  const [quantity, price] = [read(line.quantity), read(line.unit_price)];
  const base = read(line.price_base_quantity) ?? ONE;
  if (!quantity || !price || base.isZero()) return null;
  const sum = (parts: readonly Adjustment[]): Decimal =>
    parts.reduce((total, { amount }) => total.add(read(amount) ?? Decimal.zero), Decimal.zero);
  const whole = quantity.mul(price).div(base);
  return { whole, net: whole.sub(sum(line.allowances)).add(sum(line.charges)) };
}

function netAmount(line: Line, name: string, pointer: string): readonly Doubt[] {
  const net = read(line.net_amount);
  const due = net && lineSums(line)?.net.roundHalfAwayFromZero(2);
  if (!due || due.equals(net.roundHalfAwayFromZero(2))) return [];
  return [
    {
      rule: 'PLAUSIBLE-LINE-AMOUNT',
      terms: ['BT-131', 'BT-129', 'BT-146'],
      pointer: `${pointer}/net_amount`,
      message: {
        en: `The net amount of line ${name} is ${line.net_amount}, but quantity, price and adjustments come to ${due.toFixed(2)}.`,
        fr: `Le montant net de la ligne ${name} est ${comma(line.net_amount!)}, alors que quantité, prix, remises et charges donnent ${comma(due.toFixed(2))}.`,
      },
      fix: {
        en: 'Correct the quantity (BT-129), the price (BT-146) or the net amount (BT-131).',
        fr: 'Corrigez la quantité (BT-129), le prix (BT-146) ou le montant net (BT-131).',
      },
    },
  ];
}

function netPrice(line: Line, name: string, pointer: string): readonly Doubt[] {
  const [gross, price] = [read(line.gross_unit_price), read(line.unit_price)];
  const discount = read(line.price_discount) ?? Decimal.zero;
  if (!gross || !price || gross.sub(discount).equals(price)) return [];
  return [
    {
      rule: 'PLAUSIBLE-PRICE',
      terms: ['BT-148', 'BT-147', 'BT-146'],
      pointer: `${pointer}/gross_unit_price`,
      message: {
        en: `The price of line ${name} is ${line.unit_price}, but the gross price less the discount comes to ${gross.sub(discount).toString()}.`,
        fr: `Le prix de la ligne ${name} est ${comma(line.unit_price!)}, alors que le prix brut moins la remise donne ${comma(gross.sub(discount).toString())}.`,
      },
      fix: {
        en: 'Correct the gross price (BT-148) or the discount (BT-147), or leave both out.',
        fr: 'Corrigez le prix brut (BT-148) ou la remise (BT-147), ou omettez les deux.',
      },
    },
  ];
}

function sameId(name: string, before: number, pointer: string): Doubt {
  return {
    rule: 'PLAUSIBLE-LINE-ID',
    terms: ['BT-126'],
    pointer: `${pointer}/id`,
    message: {
      en: `The line number ${name} (BT-126) is already that of line ${before + 1} of the list.`,
      fr: `Le numéro de ligne ${name} (BT-126) est déjà celui de la ligne ${before + 1} de la liste.`,
    },
    fix: { en: 'Give each line a number of its own.', fr: 'Donnez à chaque ligne son propre numéro.' },
  };
}

function noQuantity(name: string, pointer: string): Doubt {
  return {
    rule: 'PLAUSIBLE-QUANTITY',
    terms: ['BT-129'],
    pointer: `${pointer}/quantity`,
    message: { en: `The quantity of line ${name} is 0.`, fr: `La quantité de la ligne ${name} est 0.` },
    fix: {
      en: 'Give the quantity (BT-129), or leave the line out.',
      fr: 'Indiquez la quantité (BT-129), ou omettez la ligne.',
    },
  };
}

/** A price is for some pieces: for none it counts as the price of one, and for fewer it turns the sign of the line. */
function baseQuantity(line: Line, name: string, pointer: string): readonly Doubt[] {
  const base = read(line.price_base_quantity);
  if (!base || base.sign > 0) return [];
  return [
    {
      rule: 'PLAUSIBLE-QUANTITY',
      terms: ['BT-149'],
      pointer: `${pointer}/price_base_quantity`,
      message: {
        en: `The price of line ${name} is given for ${line.price_base_quantity} pieces (BT-149), which is not above 0.`,
        fr: `Le prix de la ligne ${name} est donné pour ${comma(line.price_base_quantity!)} pièces (BT-149), ce qui n'est pas supérieur à 0.`,
      },
      fix: {
        en: 'Give the number of pieces that the price (BT-146) is for, or leave it out: then it is for one.',
        fr: "Indiquez le nombre de pièces auquel le prix (BT-146) s'applique, ou omettez-le : le prix vaut alors pour une.",
      },
    },
  ];
}

function adjustments(
  parts: readonly Pick<Adjustment, 'amount' | 'base_amount' | 'percentage'>[],
  pointer: string,
  ...terms: readonly [amount: string, base: string, percentage: string]
): readonly Doubt[] {
  return parts.flatMap(({ amount, base_amount: base, percentage }, at) => {
    const [given, of, percent] = [read(amount), read(base), read(percentage)];
    if (given && given.sign < 0) return [negative(amount!, `${pointer}/${at}/amount`, terms[0])];
    if (!given || !of || !percent) return [];
    const due = percentOf(of, percent);
    if (due.equals(given.roundHalfAwayFromZero(2))) return [];
    const [term, baseTerm, percentTerm] = terms;
    return [
      {
        rule: 'PLAUSIBLE-PERCENTAGE',
        terms,
        pointer: `${pointer}/${at}/amount`,
        message: {
          en: `The amount (${term}) is ${amount}, but ${percentage} % of ${base} comes to ${due.toFixed(2)}.`,
          fr: `Le montant (${term}) est ${comma(amount!)}, alors que ${comma(percentage!)} % de ${comma(base!)} donnent ${comma(due.toFixed(2))}.`,
        },
        fix: {
          en: `Correct the amount (${term}), the base (${baseTerm}) or the percentage (${percentTerm}).`,
          fr: `Corrigez le montant (${term}), la base (${baseTerm}) ou le pourcentage (${percentTerm}).`,
        },
      },
    ];
  });
}

const CHARGES: ReadonlySet<string> = new Set(['BT-99', 'BT-141']);

/** No rule forbids an allowance that adds, or a charge that takes away; whoever writes one has mostly given the sign twice. */
function negative(amount: string, pointer: string, term: string): Doubt {
  const isCharge = CHARGES.has(term);
  const [en, fr] = isCharge ? ['charge', 'charge'] : ['allowance', 'remise'];
  const [otherEn, otherFr] = isCharge ? ['an allowance', 'une remise'] : ['a charge', 'une charge'];
  return {
    rule: 'PLAUSIBLE-SIGN',
    terms: [term],
    pointer,
    message: {
      en: `The ${en} (${term}) is ${amount}: negative, it ${isCharge ? 'takes from' : 'adds to'} the invoice.`,
      fr: `La ${fr} (${term}) vaut ${comma(amount)} : négative, elle ${isCharge ? 'diminue' : 'augmente'} la facture.`,
    },
    fix: {
      en: `Write the ${en} without the minus sign, or what is meant as ${otherEn}.`,
      fr: `Écrivez la ${fr} sans le signe moins, ou ce qui est voulu comme ${otherFr}.`,
    },
  };
}
