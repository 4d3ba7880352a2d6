import { describe, expect, it } from 'vitest';
import { BLANK_INVOICE, BLANK_PARTY } from '../invoice/reading.ts';
import type { PageText } from '../plugin/index.ts';
import { compare, type Compared } from './index.ts';
import { labelsOf } from './labels.ts';
import { sheetOf } from './sheet.ts';
import { valuesOf } from './values.ts';
import { cpuMsOf } from '../../test/cpu.ts';

/** A page of lines, each character ten points wide. */
function page(...texts: readonly string[]): PageText {
  const lines = texts.map((text, row) => ({
    text,
    boxes: Array.from(text, (_, at) => [at * 10, 800 - row * 14, at * 10 + 10, 810 - row * 14] as const),
  }));
  return { lines, legible: true };
}

const on = (...texts: readonly string[]) => sheetOf([page(...texts)]);

describe('days are read', () => {
  it.each([
    ['le 05/10/2026', ['2026-10-05', '2026-05-10']],
    ['25.10.2026', ['2026-10-25']],
    ['5-10-26', ['2026-10-05', '2026-05-10']],
    ['2026-10-05', ['2026-10-05']],
    ['20261005', ['2026-10-05']],
    ['5 octobre 2026', ['2026-10-05']],
    ['1er octobre 2026', ['2026-10-01']],
    ['October 5th, 2026', ['2026-10-05']],
    ['5. Oktober 2026', ['2026-10-05']],
    ['5 de octubre de 2026', ['2026-10-05']],
    ['05 Oct 2026', ['2026-10-05']],
    ['5 oct. 2026', ['2026-10-05']],
    ['3 août 2026', ['2026-08-03']],
    ['12 mrt 2026', ['2026-03-12']],
    ['31/02/2026', []],
    ['réf. 123456789', []],
    ['01 02 03 54 87', []],
  ])('%s', (text, expected) => {
    expect(valuesOf(on(text)).days.flatMap(({ readings }) => readings)).toEqual(expected);
  });

  it.each([
    '01/09/2026 – 30/09/2026',
    '1er – 30 septembre 2026',
    'du 1er au 30 septembre 2026',
    '1–30 September 2026',
    '1. bis 30. September 2026',
    '01/09 – 30/09/2026',
    '1 sept. - 30 sept. 2026',
    '1. – 30.09.2026',
  ])('two of the period %s', (text) => {
    expect(valuesOf(on(text)).days.map(({ readings }) => readings[0])).toEqual(['2026-09-01', '2026-09-30']);
  });
});

describe('amounts are read', () => {
  it.each([
    ['11 267,88 €', ['11267.88', '267.88']],
    ['11\u202f267,88', ['11267.88', '267.88']],
    ['11.267,88', ['11267.88']],
    ['11,267.88', ['11267.88']],
    ["11'267.88", ['11267.88']],
    ['11267.88', ['11267.88']],
    ['1.234', ['1234', '1.234']],
    ['1 234 567,00', ['1234567', '234567', '567']],
    ['-5,00', ['5']],
    ['FA-2026-12', []],
    ['12.5.2', []],
    ['20 %', []],
    ['05/10/2026', []],
  ])('%s', (text, expected) => {
    expect(valuesOf(on(text)).amounts.flatMap(({ readings }) => readings)).toEqual(expected);
  });

  it('a count is no money, whatever it counts', () => {
    expect(valuesOf(on('12 pièces\t12 €\t12,00')).amounts.map(({ isMoney }) => isMoney)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it.each([
  ['Net à payer : 12,00', 'BT-115'],
  ['Montant total TTC', 'BT-112'],
  ['TOTAL H.T.', 'BT-109'],
  ['Total net HT', 'BT-109'],
  ['Total TVA', 'BT-110'],
  ['Amount due', 'BT-115'],
  ['Gesamtbetrag', 'BT-112'],
  ['Facture n° 12', 'BT-1'],
  ['Invoice number', 'BT-1'],
  ["Date d'échéance", 'BT-9'],
  ['Date de facture', 'BT-2'],
  ['Date de commande', 'OTHER-DATE'],
  ['N° TVA : FR…', 'VAT-ID'],
])('the label %s announces %s', (text, term) => {
  expect(labelsOf(on(text)).map((label) => label.term)).toEqual([term]);
});

const INVOICE = {
  ...BLANK_INVOICE,
  number: 'F-2026-0042',
  issue_date: '2026-10-05',
  due_date: '2026-11-04',
  currency: 'EUR',
  seller: { ...BLANK_PARTY, name: 'Atelier du Rivage SARL', siren: '732829320', vat_id: 'FR44732829320' },
  buyer: { ...BLANK_PARTY, name: 'Société générale des eaux minérales de Vals', siren: '404833048' },
  payment: null,
  totals: {
    ...BLANK_INVOICE.totals,
    line_total: '835.00',
    tax_exclusive: '835.00',
    tax_total: '167.00',
    tax_inclusive: '1002.00',
    prepaid: '0.00',
    amount_due: '1002.00',
    vat_breakdown: [
      {
        category: 'S' as const,
        rate: '20.00',
        taxable_amount: '835.00',
        tax_amount: '167.00',
        exemption_reason: null,
        exemption_reason_code: null,
      },
    ],
  },
};

const PAGE = [
  'ATELIER DU RIVAGE SARL\tFACTURE N° F-2026-0042',
  'SIREN 732 829 320\tDate : 05/10/2026',
  'TVA FR 44 732 829 320\tÉchéance : 4 novembre 2026',
  'Client\tSociété générale des',
  '404 833 048 00011\teaux minérales de Vals',
  'Conseil\t1\t835,00',
  'Total HT\t835,00 €',
  'TVA 20 %\t167,00 €',
  'Total TTC\t1 002,00 €',
];

type Changes = Readonly<Record<string, string>>;

function fieldsOf(changes: Changes, invoice: object = {}): readonly Compared[] {
  const text = Object.entries(changes).reduce((all, [from, to]) => all.replace(from, to), PAGE.join('\n'));
  return compare({ ...INVOICE, ...invoice } as never, [page(...text.split('\n'))]).fields;
}

const fieldOf = (term: string, changes: Changes, invoice: object = {}): string => {
  const { verdict, picture } = fieldsOf(changes, invoice).find((field) => field.term === term)!;
  return picture === null ? verdict : `${verdict}: ${picture}`;
};

describe('a page', () => {
  it.each([
    ['AV-1', 'AV-1 · 5 octobre 2026', 'same: AV-1'],
    ['AV-1', 'Avoir\t5 octobre 2026 | AV-1', 'same: AV-1'],
    ['AV-1', 'Selon l’avoir AV-1 reçu', 'not_found'],
    ['AV-1', 'AV-1 5 octobre 2026', 'not_found'],
    ['12', '12 · 5 octobre 2026', 'not_found'],
  ])('says a short number that nothing announces where it is set off: %s in %s', (number, text, expected) => {
    expect(fieldOf('BT-1', { 'FACTURE N° F-2026-0042': text }, { number })).toBe(expected);
  });

  it('says what the XML says, each value at its place', () => {
    const fields = fieldsOf({});
    expect(fields.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
    expect(fields.map(({ term }) => term).toSorted()).toEqual(
      'BT-1 BT-106 BT-109 BT-110 BT-112 BT-115 BT-116 BT-117 BT-119 BT-2 BT-27 BT-30 BT-31 BT-44 BT-47 BT-9'.split(
        ' ',
      ),
    );
    expect(fields[0]).toEqual({
      term: 'BT-1',
      pointer: '/invoice/number',
      xml: 'F-2026-0042',
      picture: 'F-2026-0042',
      verdict: 'same',
      page: 1,
      box: [340, 800, 450, 810],
    });
  });

  it.each<[string, string, Changes, string]>([
    ['a number', 'BT-1', { 'F-2026-0042': 'F-2026-0043' }, 'different: F-2026-0043'],
    ['a number that goes on', 'BT-1', { 'F-2026-0042': 'F-2026-0042-1' }, 'different: F-2026-0042-1'],
    ['a number nobody announces', 'BT-1', { 'FACTURE N° F-2026-0042': 'F-2026-0043' }, 'not_found'],
    ['a day', 'BT-2', { '05/10/2026': '06/10/2026' }, 'different: 06/10/2026'],
    ['a due day', 'BT-9', { '4 novembre': '5 novembre' }, 'different: 5 novembre 2026'],
    ['a day that is missing', 'BT-9', { 'Échéance : 4 novembre 2026': '' }, 'not_found'],
    ['a total', 'BT-112', { '1 002,00': '1 020,00' }, 'different: 1 020,00'],
    ['a total that is missing', 'BT-112', { 'Total TTC\t1 002,00 €': '' }, 'not_found'],
    ['a SIREN', 'BT-30', { '732 829 320': '552 100 554', '44 732 829 320': '' }, 'different: 552 100 554'],
    ['VAT of a rate', 'BT-117', { '167,00': '100,00' }, 'not_found'],
    ['a name', 'BT-27', { RIVAGE: 'VILLAGE' }, 'not_found'],
  ])('with %s is seen', (_, term, changes, expected) => {
    expect(fieldOf(term, changes)).toBe(expected);
  });

  it.each<[string, string, Changes]>([
    ['a total under another name', 'BT-112', { 'Total TTC': 'Somme' }],
    ['the due amount as the total', 'BT-115', {}],
    ['the day in the form of its author', 'BT-2', { '05/10/2026': '2026-10-05' }],
    ['the number of another invoice beside it', 'BT-1', { Conseil: 'Avoir sur facture n° F-2026-0001' }],
    [
      'VAT that is given rate by rate',
      'BT-110',
      { 'TVA 20 %\t167,00 €': 'Total TVA 20 % : 60,00\t107,00\t167,00' },
    ],
  ])('with %s is no other', (_, term, changes) => {
    expect(fieldOf(term, changes)).toMatch(/^same: /);
  });

  it('that is a row of VAT is held to the row of its rate', () => {
    const changes = {
      'TVA 20 %\t167,00 €': 'TVA 20 %\t900,00\t180,00',
      '835,00 €': '900,00 €',
      '\t835,00': '\t900,00',
    };
    expect(fieldOf('BT-116', changes)).toBe('different: 900,00');
    expect(fieldOf('BT-117', changes)).toBe('different: 180,00');
  });
});

describe('an account', () => {
  const payment = { payment: { iban: 'FR7630006000011234567890189', debited_iban: null } };
  const withIban = (iban: string): Changes => ({ Conseil: `IBAN ${iban} BIC` });

  it.each([
    ['FR76 3000 6000 0112 3456 7890 189', 'same: FR76 3000 6000 0112 3456 7890 189'],
    ['FR7630006000011234567890189', 'same: FR7630006000011234567890189'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'different: FR14 2004 1010 0505 0001 3M02 606'],
    ['FR76 **** 189', 'not_found'],
    ['FR76 3000 6000 0112 3456 7890 180', 'not_found'],
  ])('%s', (iban, expected) => {
    expect(fieldOf('BT-84', withIban(iban), payment)).toBe(expected);
  });
});

it('has no opinion on pages without a text that can be read', () => {
  const blind = { ...page(...PAGE), legible: false };
  const comparison = compare(INVOICE as never, [{ lines: [], legible: true }, blind]);
  expect([comparison.pages, comparison.textPages]).toEqual([2, 0]);
  expect(new Set(comparison.fields.map(({ verdict }) => verdict))).toEqual(new Set(['not_found']));
});

it('reads pages made to be slow in time that grows with them', () => {
  const digits = '111 '.repeat(50_000);
  const slow = page(digits, `${'1'.repeat(100_000)}`, 'a'.repeat(100_000), `Total TTC ${digits}`);
  expect(cpuMsOf(() => compare(INVOICE as never, [slow]))).toBeLessThan(20_000);
});
