import { describe, expect, test } from 'vitest';
import { element, parse, type Tree } from '@conforme/engine/xml';
import { BLANK_INVOICE, type CompleteInvoice } from '../invoice/index.ts';
import { HALF_EXEMPT, sample } from '../invoice/testing/index.ts';
import { InputError, type DocumentReading } from '../plugin/index.ts';
import { isAccountingCurrency } from './currency.ts';
import { documentPlaces, readInvoice, targetOf, writeRows } from './document.ts';
import { writeDocument } from './write-document.ts';
import { CORE, EXTENDED, LEAN } from './level.ts';
import { guidelinesOf } from './profile.ts';
import { documentWith } from './testing/index.ts';
import { numberOf, toy, TOY_NAMESPACES, TOY_TARGET, type ToyRow } from './testing/toy.ts';

const readOf = (rows: readonly ToyRow<CompleteInvoice>[], tree: Tree): DocumentReading =>
  readInvoice(documentPlaces(rows)(), tree, {
    currency: 'EUR',
    accountingCurrency: null,
    level: EXTENDED,
    strict: false,
  });

const rows: ToyRow<CompleteInvoice>[] = [toy.text('t:ID', 'number'), toy.text('t:Note', 'payment_terms')];

test('a document that has nothing to say says what all do', () => {
  const said = [toy.constant<CompleteInvoice>('t:Kind', 'K'), ...rows];
  const written = writeRows('t:R', said, { ...sample(), number: '', payment_terms: null }, TOY_TARGET);
  expect(written.content).toMatchObject([{ name: 't:Kind', content: 'K' }]);
});

describe('what a profile asks for', () => {
  const guidelines = guidelinesOf('cii-xml');

  test('is its guideline', () => {
    expect(targetOf(sample(), 'en16931', guidelines).guideline).toBe('urn:cen.eu:en16931:2017');
  });

  test.each([
    ['en16931', 0],
    ['extended', 2],
    ['extended-ctc-fr', 2],
  ] as const)('%s repeats %i reasons', (profile, count) => {
    expect(targetOf(sample(HALF_EXEMPT), profile, guidelines).reasons.size).toBe(count);
  });

  test.each([
    ['en16931', null, CORE],
    ['en16931', 'urn:cen.eu:en16931:2017#compliant#urn:x', CORE],
    ['en16931', 'urn:cen.eu:en16931:2017#conformant#urn:x', EXTENDED],
    ['en16931', 'urn:x', EXTENDED],
    ['basicwl', 'urn:x', LEAN],
  ] as const)('of %s under %s has places as what is read under it', (profile, guideline, level) => {
    expect(targetOf(sample(), profile, guidelines, { guideline }).level).toBe(level);
  });

  test('is refused where the syntax has no such profile', () => {
    expect(() => targetOf(sample(), 'basicwl', guidelinesOf('ubl-xml'))).toThrow(/basicwl/);
  });
});

describe('a document', () => {
  const write = (invoice: CompleteInvoice): ReturnType<typeof writeDocument> =>
    writeDocument(writeRows('t:r', rows, invoice, TOY_TARGET), TOY_NAMESPACES);

  test('is written row by row and read back', () => {
    const { bytes, pointers } = write(sample({ payment_terms: '30 jours' }));
    expect(pointers).toEqual([[], ['/invoice/number'], ['/invoice/payment_terms']]);
    const expected = { ...BLANK_INVOICE, number: 'F-1', payment_terms: '30 jours' };
    expect(readOf(rows, parse(bytes))).toEqual({ invoice: expected, unread: [], beyond: false });
  });

  test('cannot hold a control character, which is the caller’s fault and has its place', () => {
    const written = (): unknown => write(sample({ payment_terms: 'a\u0000b' }));
    expect(written).toThrow(InputError);
    expect(written).toThrow(
      expect.objectContaining({
        findings: [expect.objectContaining({ pointer: '/invoice/payment_terms', source: 'xsd', rule: null })],
      }),
    );
  });

  test('that its writer built wrong is no fault of the caller', () => {
    const written = (): unknown => writeDocument(element('x:r', ''), TOY_NAMESPACES);
    expect(written).toThrow(RangeError);
  });

  test('says what VAT is made of beside its totals and inside them', () => {
    const row = { category: 'S' };
    const name = numberOf('t:Row');
    const breakdown: ToyRow<CompleteInvoice> = {
      write: () => [],
      places: () => [
        {
          name,
          take: (_reading, _node, into) => ((into['totals'] = { vat_breakdown: [row] }), true),
        },
      ],
    };
    const { invoice: read } = readOf([breakdown], documentWith('t:r', TOY_NAMESPACES, '<t:Row/>'));
    expect(read.vat_breakdown).toEqual([row]);
    expect(read.totals?.vat_breakdown).toBe(read.vat_breakdown);
  });
});

test.each([
  ['EUR', 'EUR', 'USD', true],
  ['USD', 'EUR', 'USD', false],
  ['EUR', 'EUR', 'EUR', false],
  [null, null, 'EUR', false],
  [null, 'EUR', 'USD', false],
])(
  '%s is the accounting currency where that is %s and the invoice is in %s: %s',
  (code, accounting, currency, is) => {
    expect(isAccountingCurrency(code, { accountingCurrency: accounting, currency })).toBe(is);
  },
);
