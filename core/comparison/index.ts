import type { ReadInvoice } from '@conforme/proto/schema';
import type { PageText } from '../plugin/index.ts';
import { announced } from './announced.ts';
import type { Compared } from './compared.ts';
import { accountOn, daysOn, numberOn } from './document.ts';
import { labelsOf, type Label } from './labels.ts';
import { partiesOn } from './parties.ts';
import { sheetOf, type Place } from './sheet.ts';
import { totalsOn, vatOn } from './totals.ts';
import { valuesOf, type Amount } from './values.ts';

export type { Compared } from './compared.ts';

/** What the pages show of an invoice. */
export interface Comparison {
  readonly fields: readonly Compared[];
  readonly pages: number;
  /** Pages that have text which can be read; on the others there is no opinion. */
  readonly textPages: number;
}

const DAY_LABELS: ReadonlySet<string> = new Set(['BT-2', 'DATE', 'BT-9', 'BT-72', 'BT-73', 'OTHER-DATE']);

/** A label of an amount above a day says nothing of it: `Facture d'acompte`. */
const isOfDays = ({ term }: Pick<Label, 'term'>): boolean => DAY_LABELS.has(term);

/** Looks for the values of an invoice on its pages. */
export function compare(invoice: ReadInvoice, pages: readonly PageText[]): Comparison {
  const sheet = sheetOf(pages);
  const labels = labelsOf(sheet);
  const { days, amounts, rates } = valuesOf(sheet);
  // `VAT at 20 %: 5.00` is no total of the VAT.
  const isOfAmounts = ({ term, line, to }: Label, amount: Place): boolean =>
    !isOfDays({ term }) && (term !== 'BT-110' || !line.folded.slice(to, amount.from).includes('%'));
  const money = announced<Amount>(sheet, labels, amounts, isOfAmounts);
  const fields = [
    ...numberOn(sheet, labels, invoice),
    ...daysOn(announced(sheet, labels, days, isOfDays), invoice),
    ...partiesOn(sheet, labels, invoice),
    ...totalsOn(money, invoice),
    ...vatOn(amounts, rates, invoice),
    ...accountOn(sheet, invoice),
  ];
  return { fields, pages: sheet.pages, textPages: sheet.textPages };
}
