import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as pb from '../gen/conforme/v1/types_pb.ts';
import { invoiceInputs, requestInputs } from '../testing/arbitrary.ts';
import { goodRequest } from '../testing/request.ts';
import {
  acceptGenerateMessage,
  acceptInvoiceMessage,
  extractCodec,
  faultCodec,
  findingCodec,
  generateRequestCodec,
  invoiceCodec,
  optionsCodec,
  readInvoiceCodec,
  totalsCodec,
  validationCodec,
} from './codec.ts';
import * as codecs from './codec.ts';
import type {
  ExtractOut,
  FindingDetail,
  Invoice,
  ReadInvoice,
  ValidationFault,
  ValidationOut,
} from './index.ts';
import { readGenerateRequest, readInvoice } from './read.ts';
import { cases } from '../../test/cases.ts';

function invoiceOf(input: unknown): Invoice {
  const { ok, faults } = readInvoice(JSON.stringify(input));
  if (!ok) throw new Error(JSON.stringify(faults));
  return ok;
}

const good = invoiceOf(goodRequest().invoice);

describe('an invoice on the wire', () => {
  test('comes back equal, whatever it holds', () => {
    fc.assert(
      fc.property(invoiceInputs(), (input) => {
        const invoice = invoiceOf(input);
        const bytes = toBinary(pb.InvoiceSchema, invoiceCodec.toMessage(invoice));
        expect(invoiceCodec.fromMessage(fromBinary(pb.InvoiceSchema, bytes))).toEqual(invoice);
      }),
      { numRuns: cases(200) },
    );
  });

  test('is accepted as the same canonical request', () => {
    fc.assert(
      fc.property(requestInputs(), (input) => {
        const request = readGenerateRequest(JSON.stringify(input)).ok!;
        expect(acceptGenerateMessage(generateRequestCodec.toMessage(request)).ok).toEqual(request);
      }),
      { numRuns: 60 },
    );
  });

  test('of 1,000 lines comes back equal', () => {
    const invoice = {
      ...good,
      lines: Array.from({ length: 1000 }, (_, at) => ({ ...good.lines[at % 2]!, id: `${at}` })),
    };
    const bytes = toBinary(pb.InvoiceSchema, invoiceCodec.toMessage(invoice));
    expect(invoiceCodec.fromMessage(fromBinary(pb.InvoiceSchema, bytes))).toEqual(invoice);
  });

  test('leaves out what is null and keeps what is empty text', () => {
    const message = invoiceCodec.toMessage({ ...good, payment_terms: '' });
    expect(message.paymentTerms).toBe('');
    expect(message.buyerReference).toBeUndefined();
    expect(Object.hasOwn(message, 'dueDate')).toBe(false);
  });
});

describe('a message from a foreign client', () => {
  test('is filled with the same defaults as JSON', () => {
    const line = create(pb.LineSchema, { itemName: 'One', quantity: '1', unitPrice: '10.00', vatRate: '20' });
    const message = create(pb.InvoiceSchema, {
      number: 'F-1',
      issueDate: '2026-11-21',
      seller: { name: 'Seller', address: { country: 'FR' } },
      buyer: { name: 'Buyer', address: { country: 'FR' } },
      lines: [line],
    });
    const { invoice, options } = acceptGenerateMessage({ invoice: message }).ok!;
    expect(invoice).toMatchObject({
      currency: 'EUR',
      type_code: '380',
      already_paid: false,
      notes: [],
      payment: null,
    });
    expect(invoice.lines[0]).toMatchObject({ quantity: '1', unit_code: 'C62', vat_category: 'S' });
    expect(options.output).toBe('facturx-pdf');
  });

  test('is judged by the same faults with the same places', () => {
    const invoice = create(pb.InvoiceSchema, {
      issueDate: 'x',
      lines: [{ quantity: '1,5' }],
      buyer: { legalInfo: 'x' },
    });
    const { faults } = acceptGenerateMessage({ invoice }, { language: 'fr' });
    expect(faults?.map(({ pointer, type }) => `${pointer} ${type}`)).toEqual([
      '/invoice/number missing',
      '/invoice/issue_date date',
      '/invoice/seller missing',
      '/invoice/buyer/name missing',
      '/invoice/buyer/legal_info seller_only',
      '/invoice/buyer/address missing',
      '/invoice/lines/0/item_name missing',
      '/invoice/lines/0/quantity decimal',
      '/invoice/lines/0/unit_price missing',
      '/invoice/lines/0 vat_rate_required',
    ]);
    expect(faults?.[0]?.msg).toBe('number est obligatoire.');
  });

  test('without an invoice misses it', () => {
    expect(acceptGenerateMessage({}).faults).toMatchObject([{ loc: ['body', 'invoice'], type: 'missing' }]);
  });

  test('of embed has its own place in the request', () => {
    const { faults } = acceptInvoiceMessage(create(pb.InvoiceSchema), { prefix: ['invoice'] });
    expect(faults?.[0]?.pointer).toBe('/invoice/number');
  });

  test('an empty text of a required field is there, an absent one is not', () => {
    const message = create(pb.InvoiceSchema, { number: '' });
    expect(acceptInvoiceMessage(message).faults?.[0]?.type).toBe('string_too_short');
  });
});

const FINDING: FindingDetail = {
  source: 'schematron:base',
  severity: 'fatal',
  rule: 'BR-CO-10',
  message: 'The line total is 600.00, but the 3 lines add up to 595.00.',
  location: '/rsm:CrossIndustryInvoice',
  test: null,
  pointer: '/invoice/totals/line_total',
  pointers: ['/invoice/totals/line_total', '/invoice/lines/0'],
  terms: ['BT-106', 'BT-131'],
  title: 'Sum of the line amounts',
  explanation: null,
  fix: 'Leave totals out.',
  patch: [
    { op: 'replace', path: '/invoice/totals/line_total', value: '595.00' },
    { op: 'remove', path: '/invoice/totals', value: null },
  ],
  line: 12,
  column: null,
};

const VALIDATION: ValidationOut = {
  valid: false,
  flavor: 'factur-x',
  profile: null,
  checks_run: ['xsd', 'schematron:base'],
  checks_skipped: [],
  error_count: 1,
  warning_count: 0,
  findings: [{ source: 'xsd', severity: 'info', rule: null, message: 'm', location: null, test: null }],
  pdf: { pages: 0, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: null },
};

function emptyRead(): ReadInvoice {
  return readInvoiceCodec.fromMessage(create(pb.ReadInvoiceSchema));
}

describe('answers on the wire', () => {
  test.each<[string, unknown, unknown]>([
    ['finding', FINDING, findingCodec.fromMessage(findingCodec.toMessage(FINDING))],
    [
      'finding without patch',
      { ...FINDING, patch: null },
      findingCodec.fromMessage(findingCodec.toMessage({ ...FINDING, patch: null })),
    ],
    ['validation', VALIDATION, validationCodec.fromMessage(validationCodec.toMessage(VALIDATION))],
    [
      'without pdf',
      { ...VALIDATION, pdf: null },
      validationCodec.fromMessage(validationCodec.toMessage({ ...VALIDATION, pdf: null })),
    ],
  ])('%s comes back as the exact JSON of the contract', (_, sent, received) => {
    expect(JSON.stringify(received)).toBe(JSON.stringify(sent));
  });

  test('false and zero survive where they need no presence', () => {
    const bytes = toBinary(pb.ValidationOutSchema, validationCodec.toMessage(VALIDATION));
    const received = validationCodec.fromMessage(fromBinary(pb.ValidationOutSchema, bytes));
    expect(received).toMatchObject({ valid: false, warning_count: 0, pdf: { pages: 0 } });
  });

  test('the place of a fault keeps names and indexes apart', () => {
    const fault: ValidationFault = {
      loc: ['body', 'lines', 0, '0', ''],
      msg: 'm',
      type: 'missing',
      pointer: '/p',
    };
    const bytes = toBinary(pb.ValidationFaultSchema, faultCodec.toMessage(fault));
    expect(faultCodec.fromMessage(fromBinary(pb.ValidationFaultSchema, bytes))).toEqual(fault);
  });

  test('options and totals round trip', () => {
    const { options } = readGenerateRequest(JSON.stringify(goodRequest())).ok!;
    expect(optionsCodec.fromMessage(optionsCodec.toMessage(options))).toEqual(options);
    const totals = totalsCodec.fromMessage(
      create(pb.TotalsSchema, { lineTotal: '1.00', vatBreakdown: [{ category: 'S' }] }),
    );
    expect(totals).toMatchObject({
      line_total: '1.00',
      prepaid: null,
      vat_breakdown: [{ category: 'S', rate: null }],
    });
    expect(totalsCodec.fromMessage(totalsCodec.toMessage(totals))).toEqual(totals);
  });

  test('a document that says next to nothing reads as nulls, never as defaults', () => {
    const empty = emptyRead();
    expect(empty).toMatchObject({ number: null, currency: null, seller: null, lines: [], vat_breakdown: [] });
    expect(Object.keys(empty)).toEqual([...Object.keys(good), 'vat_breakdown']);
  });

  test('what was read travels whole', () => {
    const { seller, lines } = good;
    const fields: ReadInvoice = { ...emptyRead(), number: 'F-1', seller: { ...seller, name: null }, lines };
    const facts = {
      flavor: 'factur-x',
      profile: 'en16931',
      guideline: null,
      xml_filename: null,
      pdf: null,
      xml: '<a/>',
      invoice: {
        number: 'F-1',
        lines: [],
        operation_type: null,
        totals: { line_total: '1', tax_total: null },
      },
      options: { profile: 'en16931', output: 'cii-xml', guideline: 'urn:x' },
      unread: [{ location: '/a/b', name: 'b', term: null, value: 'c' }],
    } as const;
    const extract: ExtractOut = { ...facts, fields };
    const bytes = toBinary(pb.ExtractOutSchema, extractCodec.toMessage(extract));
    expect(extractCodec.fromMessage(fromBinary(pb.ExtractOutSchema, bytes))).toEqual(extract);
  });
});

test.each(Object.entries(codecs).filter(([name]) => name.endsWith('Codec')))(
  '%s: every property of the schema is a field of the message',
  (_name, codec) => {
    const { toMessage } = codec as codecs.Codec<object, typeof pb.InvoiceSchema>;
    expect(toMessage({})).toHaveProperty('$typeName');
  },
);
