// One wrong value each in a document: the finding stands at the very element, and speaks of elements and terms to who sent XML.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FindingDetail } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
const documents: Record<string, string> = {};
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  const { invoice, options } = example('services');
  for (const output of ['cii-xml', 'ubl-xml'])
    documents[output] = await (
      await postJson(service, '/v1/invoices/preview-xml', { invoice, options: { ...options, output } })
    ).text();
});
afterAll(() => service.close());

/** Twelve lines of one amount, and their total. */
const large = (amount: string, total: string, output = 'cii-xml') => {
  const { invoice } = example('services');
  const line = { item_name: 'x', quantity: '1', unit_price: amount, vat_rate: '20' };
  return postJson(service, '/v1/invoices/preview-xml', {
    invoice: { ...invoice, lines: Array.from({ length: 12 }, () => line) },
    options: { output },
  }).then(async (answer) => {
    const xml = await answer.text();
    expect(xml).toContain(`>${total}<`);
    return xml;
  });
};

it.each([
  ['en', /and the 12 lines add up to that; but the rule adds in binary floating point/, /divide the invoice/],
  [
    'fr',
    /et les 12 lignes totalisent bien ce montant ; mais la règle additionne en virgule/,
    /divisez la facture/,
  ],
])('a sum that doubles cannot carry is not said to differ (%s)', async (language, message, fix) => {
  const judged = async (document: string): Promise<FindingDetail[]> => {
    const path = '/v1/invoices/validate?explain=true';
    const answer = await post(service, path, document, { 'accept-language': language });
    return ((await answer.json()) as { findings: FindingDetail[] }).findings;
  };
  const total = '1080000000000000.84';
  const [found] = await judged(await large('90000000000000.07', total));
  expect(found).toMatchObject({ rule: 'BR-CO-10' });
  expect(found!.message).toMatch(message);
  expect(found!.fix).toMatch(fix);
  // What the fix says silences it.
  expect(await judged(await large('90000000000000.07', total, 'ubl-xml'))).toEqual([]);
  expect(await judged(await large('100000000000.07', '1200000000000.84'))).toEqual([]);
});

type Case = readonly [output: string, pattern: RegExp, by: string, rule: string, tag: string];

const CII = 'cii-xml';
const UBL = 'ubl-xml';
const CASES: readonly Case[] = [
  [CII, /(<ram:LineTotalAmount>)9389\.90/, '$19000.00', 'BR-CO-10', '<ram:LineTotalAmount'],
  [CII, /(<ram:TaxBasisTotalAmount>)[^<]*/, '$19000.00', 'BR-CO-13', '<ram:TaxBasisTotalAmount'],
  [CII, /(<ram:TaxTotalAmount [^>]*>)[^<]*/, '$11.00', 'BR-CO-14', '<ram:TaxTotalAmount'],
  [CII, /(<ram:DuePayableAmount>)[^<]*/, '$11.00', 'BR-CO-16', '<ram:DuePayableAmount'],
  [CII, /(<ram:CalculatedAmount>)[^<]*/, '$11.00', 'BR-CO-17', '<ram:CalculatedAmount'],
  [CII, /(<ram:InvoiceCurrencyCode>)EUR/, '$1EUX', 'BR-CL-04', '<ram:InvoiceCurrencyCode'],
  [CII, /(<ram:TypeCode>)380/, '$1999', 'BR-FR-04_BT-3', '<ram:TypeCode'],
  [CII, /(<ram:ID>)F-2026-0042/, '$1F.2026', 'BR-FR-02_BT-1', '<ram:ID'],
  [CII, /<ram:IBANID>[^<]*<\/ram:IBANID>/, '', 'BR-61', '<ram:PayeePartyCreditorFinancialAccount'],
  [CII, /(<ram:RateApplicablePercent>)20\.00/, '$121.00', 'BR-FR-16_BT-152', '<ram:RateApplicablePercent'],
  [CII, /schemeID="0002"/, 'schemeID="0009"', 'BR-FR-10_BT-30', '<ram:ID'],
  [
    CII,
    /<ram:BusinessProcessSpecifiedDocumentContextParameter>[\s\S]*?<\/ram:BusinessProcessSpecifiedDocumentContextParameter>/,
    '',
    'BR-FR-08_BT-23',
    '<rsm:ExchangedDocumentContext',
  ],
  [CII, /(format="102">)\d{8}/, '$120261305', 'CII-DT-097', '<udt:DateTimeString'],
  [CII, /(<ram:LineTotalAmount>)9389\.90/, '$19389,90', 'value', '<ram:LineTotalAmount'],
  [
    UBL,
    /(<cbc:LineExtensionAmount currencyID="EUR">)9389\.90/,
    '$19000.00',
    'BR-CO-10',
    '<cbc:LineExtensionAmount',
  ],
  [UBL, /(<cbc:TaxExclusiveAmount [^>]*>)[^<]*/, '$19000.00', 'BR-CO-13', '<cbc:TaxExclusiveAmount'],
  [UBL, /(<cbc:TaxExclusiveAmount [^>]*>)[^<]*/, '$19000.00', 'BR-CO-15', '<cbc:TaxExclusiveAmount'],
  [UBL, /(<cbc:TaxAmount [^>]*>)[^<]*/, '$11.00', 'BR-CO-14', '<cbc:TaxAmount'],
  [UBL, /(<cbc:PayableAmount [^>]*>)[^<]*/, '$11.00', 'BR-CO-16', '<cbc:PayableAmount'],
  [UBL, /(<cbc:DocumentCurrencyCode>)EUR/, '$1EUX', 'BR-CL-04', '<cbc:DocumentCurrencyCode'],
  [UBL, /(<cbc:InvoiceTypeCode>)380/, '$1999', 'BR-FR-04_BT-3', '<cbc:InvoiceTypeCode'],
  [UBL, /(<cbc:InvoiceTypeCode>)380/, '$1381', 'BR-CL-01', '<cbc:InvoiceTypeCode'],
  [UBL, /(<cbc:ID>)F-2026-0042/, '$1F.2026', 'BR-FR-02_BT-1', '<cbc:ID'],
  [UBL, /<cbc:ProfileID>[^<]*<\/cbc:ProfileID>/, '', 'BR-FR-08_BT-23', '<Invoice'],
  [UBL, /(<cbc:Percent>)20\.00/, '$121.00', 'BR-FR-16_BT-119', '<cbc:Percent'],
  [UBL, /schemeID="0002"/, 'schemeID="0009"', 'BR-FR-10_BT-30', '<cbc:CompanyID'],
  [UBL, /(<cbc:TaxAmount) currencyID="EUR"/, '$1', 'attribute-missing', '<cbc:TaxAmount'],
  [UBL, /(<cbc:IssueDate>)[^<]*/, '$12026-13-05', 'value', '<cbc:IssueDate'],
  [UBL, /(<cbc:DueDate>)[^<]*/, '$12020-01-05', 'BR-FR-CO-07_BT-9', '<cbc:DueDate'],
];

/** What no reader should meet: empty quotation marks, what a program left behind. */
const UNNATURAL = /""|“”|«\s*»|undefined|NaN|[{}]/;
/** Names of the request: `totals.amount_due`, `french_mentions`. */
const OF_REQUEST = /\b(?:totals|seller|buyer|payment|invoice|options)\.[a-z]|\b[a-z]+_[a-z]+\b/;

it.each(CASES)('%s %s as “%s”: %s at %s', async (output, pattern, by, rule, tag) => {
  const xml = documents[output]!.replace(pattern, by);
  expect(xml).not.toBe(documents[output]);
  const answer = await post(service, '/v1/invoices/validate?explain=true', xml, {});
  const { findings } = (await answer.json()) as { findings: readonly FindingDetail[] };
  const found = findings.find((finding) => finding.rule === rule);
  expect(found, JSON.stringify(findings.map((finding) => finding.rule))).toBeDefined();
  const { line, column } = found!;
  expect(xml.split('\n')[line! - 1]!.slice(column! - 1)).toMatch(new RegExp(`^${tag}[ >]`));
  for (const { message, fix, severity } of findings) {
    expect(message).not.toMatch(UNNATURAL);
    if (severity === 'fatal') expect(fix).not.toMatch(OF_REQUEST);
  }
});
