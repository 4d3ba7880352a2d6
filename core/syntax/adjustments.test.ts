import { describe, expect, test } from 'vitest';
import { parse, serialise, element, type XmlElement } from '@conforme/rules/xml';
import { reasonsOf } from '../invoice/index.ts';
import {
  ADJUSTMENT,
  EXEMPT_LINE,
  FULL_PARTY,
  HALF_EXEMPT,
  LINE,
  PARTY,
  sample,
} from '../invoice/testing/index.ts';
import { adjustments } from './adjustments.ts';
import { draftOf, type Draft } from './draft.ts';
import { repeatedReason } from './exemption.ts';
import { legalId } from './legal-id.ts';
import { numbering } from './names.ts';
import { readRows, type Row, type Target } from './row.ts';
import { vocabulary } from './vocabulary.ts';

const NAMESPACES = new Map([['a', 'urn:adjustments']]);
const { tag, text, constant } = vocabulary<`a:${string}`, Target>(numbering(NAMESPACES));
const TARGET: Target = { guideline: '', reasons: new Map() };

function said(elements: readonly XmlElement[]): string {
  const xml = Buffer.from(serialise(element('a:r', elements), { namespaces: NAMESPACES }).bytes).toString();
  return xml.slice(xml.indexOf('\n') + 1).replaceAll(/\n\s*|<\/?a:r\b[^>]*>/g, '');
}

function read<T>(rows: readonly Row<T>[], content: string, blank: object): Draft {
  const tree = parse(Buffer.from(`<r xmlns="urn:adjustments">${content}</r>`));
  const draft = draftOf(blank);
  readRows(rows, { tree, node: tree.root }, draft);
  return draft;
}

describe('allowances and charges', () => {
  const { ofDocument, ofLine } = adjustments<Target>({
    element: tag('a:AC'),
    indicator: tag('a:I'),
    rows: (isCharge) => [constant('a:I', String(isCharge)), text('a:M', 'amount')],
    tax: text('a:C', 'vat_category'),
  });

  test('of a document have a VAT category, those of a line have not', () => {
    const invoice = sample({
      charges: [ADJUSTMENT],
      lines: [{ ...LINE, allowances: [{ ...ADJUSTMENT, amount: '1' }] }],
    });
    const document = ofDocument.flatMap((row) => row.write(invoice, '', TARGET));
    expect(said(document)).toBe('<a:AC><a:I>true</a:I><a:M>5.00</a:M><a:C>S</a:C></a:AC>');
    const line = ofLine.flatMap((row) => row.write(invoice.lines[0]!, '', TARGET));
    expect(said(line)).toBe('<a:AC><a:I>false</a:I><a:M>1.00</a:M></a:AC>');
  });

  test('are told by their indicator, which is also spelled 1', () => {
    const content = ['true', ' 1 ', 'false', '0', '']
      .map((indicator, i) => `<AC><I>${indicator}</I><M>${i}</M></AC>`)
      .join('');
    const draft = read(ofDocument, `${content}<AC><M>5</M></AC>`, { allowances: [], charges: [] });
    const amounts = (key: string): unknown[] => (draft[key] as Draft[]).map(({ amount }) => amount);
    expect(amounts('charges')).toEqual(['0', '1']);
    expect(amounts('allowances')).toEqual(['2', '3', '4', '5']);
  });
});

describe('the reason of an exemption', () => {
  const row = repeatedReason<Target>(tag('a:Reason'), 'exemption_reason');
  const invoice = sample(HALF_EXEMPT);

  test('stands beside the category it explains and points at the breakdown', () => {
    const [reason] = row.write(invoice.lines[1]!, '/invoice/lines/1', {
      ...TARGET,
      reasons: reasonsOf(invoice),
    });
    expect(reason).toMatchObject({ name: 'a:Reason', content: 'Article 261' });
    expect(reason!.pointers).toEqual(['/invoice/totals/vat_breakdown/1/exemption_reason']);
  });

  test('is not repeated beside other categories, where none is known, or where it is blank', () => {
    const blank = sample({ ...HALF_EXEMPT, lines: [EXEMPT_LINE], tax_exemption_reason: ' ' });
    expect(row.write(invoice.lines[0]!, '', { ...TARGET, reasons: reasonsOf(invoice) })).toEqual([]);
    expect(row.write(invoice.lines[1]!, '', TARGET)).toEqual([]);
    expect(row.write(blank.lines[0]!, '', { ...TARGET, reasons: reasonsOf(blank) })).toEqual([]);
  });
});

describe('the identifier of a register', () => {
  const row = legalId<Target>(tag('a:ID'));
  const other = { ...PARTY, legal_registration_id: 'HRB 1', legal_registration_scheme: '0106' };

  test.each([
    ['a SIREN', FULL_PARTY, '<a:ID schemeID="0002">999510217</a:ID>'],
    ['another register’s', other, '<a:ID schemeID="0106">HRB 1</a:ID>'],
    ['none', PARTY, ''],
  ])('%s', (_, party, expected) => {
    expect(said(row.write(party, '', TARGET))).toBe(expected);
  });

  test.each([
    ['<ID schemeID=" 0002 "> 999510217\n</ID>', '999510217', null, null],
    ['<ID schemeID="0002">12 34</ID>', null, '12 34', '0002'],
    ['<ID>999510217</ID>', null, '999510217', null],
    ['', null, null, null],
  ])('%s is read', (content, siren, id, scheme) => {
    const found = read([row], content, PARTY);
    expect(found).toMatchObject({ siren, legal_registration_id: id, legal_registration_scheme: scheme });
  });
});
