import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../test/cases.ts';
import { invoiceInputs } from '../testing/arbitrary.ts';
import { extractCodec, readInvoiceCodec } from './codec.ts';
import type { ExtractOut, Invoice, ReadInvoice } from './index.ts';
import { readInvoice } from './read.ts';
import { extractText } from './whole.ts';

const throughMessage = (extract: ExtractOut): string =>
  JSON.stringify(extractCodec.fromMessage(extractCodec.toMessage(extract)));

const textOf = (extract: ExtractOut): string => Buffer.from(extractText(extract)).toString();

const NOTHING: ReadInvoice = readInvoiceCodec.fromMessage(readInvoiceCodec.toMessage({} as ReadInvoice));

function extractOf(invoice: Partial<Invoice>, facts: Partial<ExtractOut> = {}): ExtractOut {
  const said = JSON.stringify(invoice, (_, value: unknown) => value ?? undefined);
  return {
    flavor: 'factur-x',
    profile: 'en16931',
    guideline: null,
    xml_filename: null,
    fields: { ...NOTHING, ...(invoice as Partial<ReadInvoice>) },
    pdf: null,
    xml: '<a b="é">"\u2028\\\ud800</a>',
    invoice: JSON.parse(said) as ExtractOut['invoice'],
    options: { profile: 'en16931', output: 'cii-xml', guideline: null },
    unread: [],
    ...facts,
  };
}

describe('an extract is written as what its message says', () => {
  it('whatever the invoice holds', () => {
    fc.assert(
      fc.property(invoiceInputs(), (input) => {
        const extract = extractOf(readInvoice(JSON.stringify(input)).ok!);
        expect(textOf(extract)).toBe(throughMessage(extract));
      }),
      { numRuns: cases(1000) },
    );
  });

  it.each<[string, ExtractOut]>([
    ['nothing at all', extractOf({})],
    ['objects that are not whole', extractOf({ seller: { name: 'S' }, lines: [{}] } as object)],
    [
      'what it declines',
      extractOf({}, { invoice: { number: 'F-1', operation_type: null, totals: { tax_total: null } } }),
    ],
    [
      'what it does not hold',
      extractOf({}, { unread: [{ location: '/a', name: 'a', term: null, value: 'b' }], xml: null }),
    ],
    [
      'a PDF',
      extractOf(
        {},
        {
          xml_filename: 'factur-x.xml',
          pdf: {
            pdfa: '3B',
            facturx_metadata: true,
            document_type: 'INVOICE',
          } as unknown as ExtractOut['pdf'],
        },
      ),
    ],
  ])('%s', (_, extract) => {
    expect(textOf(extract)).toBe(throughMessage(extract));
  });
});
