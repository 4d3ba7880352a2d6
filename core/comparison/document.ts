import { isValidIBAN } from 'ibantools';
import type { ReadInvoice } from '@conforme/proto/schema';
import type { Announced } from './announced.ts';
import { different, notFound, same, type Compared, type Sought } from './compared.ts';
import { judge } from './judge.ts';
import type { Label } from './labels.ts';
import { below, folded, type Place, type Sheet } from './sheet.ts';
import { findColumn, findInLines, lettersOf } from './texts.ts';
import type { Day } from './values.ts';

/** A number as short as a quantity says nothing unless it is announced. */
const SHORT = 4;

const TOKEN = /[\p{L}\d](?:[\p{L}\d]|[-_/.](?=[\p{L}\d]))*/gu;

/** BT-1. */
export function numberOn(sheet: Sheet, labels: readonly Label[], invoice: ReadInvoice): readonly Compared[] {
  const { number: xml } = invoice;
  const letters = lettersOf(folded(xml ?? ''));
  if (!xml || letters === '') return [];
  const sought: Sought = { term: 'BT-1', pointer: '/invoice/number', xml };
  const announced = labels.filter(({ term }) => term === 'BT-1').flatMap((label) => tokensOf(sheet, label));
  const own = announced.find(({ line, from, to }) => lettersOf(line.folded.slice(from, to)) === letters);
  if (own) return [same(sought, own)];
  const place = (letters.length > SHORT ? findInLines(sheet, letters) : null) ?? findNumber(sheet, xml);
  if (place) return [same(sought, place)];
  const others = new Set(referencesOf(invoice));
  const stranger = announced.find(
    ({ line, from, to }) => !others.has(lettersOf(line.folded.slice(from, to))),
  );
  return [stranger ? different(sought, stranger) : notFound(sought)];
}

/** A short number that is more than digits, in a column of its own. */
const findNumber = (sheet: Sheet, xml: string): Place | null =>
  /^\d*$/.test(xml) ? null : findColumn(sheet, xml);

/** What a label of the number announces: the first word with a digit beside it, else the first below. */
function tokensOf(sheet: Sheet, label: Label): readonly Place[] {
  const { line, to } = label;
  const end = line.columns.find((column) => column.from > to)?.to ?? line.folded.length;
  const beside = firstToken({ line, from: to, to: end });
  if (beside) return [beside];
  const [under] = below(sheet, label);
  const token = under && firstToken(under);
  return token ? [token] : [];
}

function firstToken({ line, from, to }: Place): Place | null {
  for (const match of line.folded.slice(from, to).matchAll(TOKEN))
    if (/\d/.test(match[0]))
      return { line, from: from + match.index, to: from + match.index + match[0].length };
  return null;
}

/** Numbers of other documents that an invoice names. */
function referencesOf(invoice: ReadInvoice): readonly string[] {
  const texts: string[] = [];
  const { lines: _lines, number: _number, ...rest } = invoice;
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.push(lettersOf(folded(value)));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(rest);
  return texts;
}

/** Term, labels, and what the invoice states. */
function daysSought(invoice: ReadInvoice): readonly (readonly [Sought, readonly string[]])[] {
  const { issue_date: issued, due_date: due, tax_point_date: point, delivery } = invoice;
  const of = (term: string, path: string, xml: string | null | undefined, ...labels: string[]) =>
    xml && /^\d{4}-\d\d-\d\d$/.test(xml)
      ? [[{ term, pointer: `/invoice/${path}`, xml }, labels] as const]
      : [];
  return [
    ...of('BT-2', 'issue_date', issued, 'BT-2', 'DATE'),
    ...of('BT-9', 'due_date', due, 'BT-9'),
    ...of('BT-7', 'tax_point_date', point, 'BT-7'),
    ...of('BT-72', 'delivery/actual_date', delivery?.actual_date, 'BT-72'),
    ...of('BT-73', 'delivery/period_start', delivery?.period_start, 'BT-73-START'),
    ...of('BT-74', 'delivery/period_end', delivery?.period_end, 'BT-74-END'),
  ];
}

/** The days of the invoice. */
export function daysOn(all: readonly Announced<Day>[], invoice: ReadInvoice): readonly Compared[] {
  const sought = daysSought(invoice);
  const equals = ({ readings }: Day, xml: string): boolean => readings.includes(xml);
  return sought.map(([each, labels]) => {
    const kin = sought.filter(([other]) => other.xml === each.xml).flatMap(([, terms]) => terms);
    // A period has two days beside one label, and a label that announces a period announces both.
    const isPeriod = each.term === 'BT-73' || each.term === 'BT-74';
    return judge(each, { all, equals, isLikely: () => true }, labels, isPeriod ? [...kin, 'BT-73'] : kin);
  });
}

const IBAN = /(?<![a-z\d])[a-z]{2} ?\d{2}(?: ?[a-z\d]){11,30}(?![a-z\d])/g;

/** BT-84. */
export function accountOn(sheet: Sheet, invoice: ReadInvoice): readonly Compared[] {
  const xml = invoice.payment?.iban;
  const letters = lettersOf(folded(xml ?? ''));
  if (!xml || letters.length < 5) return [];
  const sought: Sought = { term: 'BT-84', pointer: '/invoice/payment/iban', xml };
  const place = findInLines(sheet, letters);
  if (place) return [same(sought, place)];
  const debited = lettersOf(folded(invoice.payment?.debited_iban ?? ''));
  for (const line of sheet.lines)
    for (const match of line.folded.matchAll(IBAN)) {
      const iban = accountIn(match[0]);
      if (iban && lettersOf(iban) !== debited)
        return [different(sought, { line, from: match.index, to: match.index + iban.length })];
    }
  return [notFound(sought)];
}

/** The longest beginning that is an IBAN by its check digits: what follows it may be the next word. */
function accountIn(text: string): string | null {
  for (let end = text.length; end >= 15; end--) {
    const candidate = text.slice(0, end);
    if (!candidate.endsWith(' ') && isValidIBAN(lettersOf(candidate).toUpperCase())) return candidate;
  }
  return null;
}
