import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import type { Pack } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';

/** The pack as the engine runs it, on a small invoice of our own with one thing changed at a time. */

const here = import.meta.dirname;
const folder = mkdtempSync(path.join(tmpdir(), 'br-fr-'));
let pack: Pack;

beforeAll(async () => {
  const runtime = pathToFileURL(path.resolve(here, '../../engine/xpath/runtime/index.ts')).href;
  const module = path.join(folder, 'pack.mjs');
  writeFileSync(module, emit(compilePack(path.join(here, 'cii')), runtime));
  pack = loadPack(await import(/* @vite-ignore */ pathToFileURL(module).href));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ENTITY = 'urn:un:unece:uncefact:data:standard:';
const note = (code: string, text: string): string =>
  `<ram:IncludedNote><ram:Content>${text}</ram:Content><ram:SubjectCode>${code}</ram:SubjectCode></ram:IncludedNote>`;
const day = (text: string, prefix = 'udt'): string =>
  `<${prefix}:DateTimeString format="102">${text}</${prefix}:DateTimeString>`;
const party = (role: string, siren: string): string =>
  `<ram:${role}><ram:Name>N</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${siren}</ram:ID></ram:SpecifiedLegalOrganization>` +
  `<ram:URIUniversalCommunication><ram:URIID schemeID="0225">${siren}</ram:URIID></ram:URIUniversalCommunication></ram:${role}>`;
const tax = (amounts: string): string =>
  `<ram:ApplicableTradeTax>${amounts}<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;
const line =
  '<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>' +
  '<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>100.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>' +
  '<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>' +
  `<ram:SpecifiedLineTradeSettlement>${tax('')}</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
const invoice =
  `<rsm:CrossIndustryInvoice xmlns:rsm="${ENTITY}CrossIndustryInvoice:100" xmlns:qdt="${ENTITY}QualifiedDataType:100"` +
  ` xmlns:ram="${ENTITY}ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${ENTITY}UnqualifiedDataType:100">` +
  '<rsm:ExchangedDocumentContext><ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>S1</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>' +
  `<rsm:ExchangedDocument><ram:ID>F-1</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>${day('20260901')}</ram:IssueDateTime>` +
  `${note('PMT', 'a')}${note('PMD', 'b')}${note('AAB', 'c')}${note('BAR', 'B2B')}</rsm:ExchangedDocument>` +
  `<rsm:SupplyChainTradeTransaction>${line}<ram:ApplicableHeaderTradeAgreement>${party('SellerTradeParty', '123456782')}${party('BuyerTradeParty', '987654321')}</ram:ApplicableHeaderTradeAgreement>` +
  `<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>${tax('<ram:CalculatedAmount>20.00</ram:CalculatedAmount>')}` +
  `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${day('20260930')}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>` +
  '<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:TaxTotalAmount currencyID="EUR">20.00</ram:TaxTotalAmount><ram:GrandTotalAmount>120.00</ram:GrandTotalAmount><ram:DuePayableAmount>120.00</ram:DuePayableAmount>' +
  '</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>';

function found(...changes: ReadonlyArray<readonly [from: string, to: string]>): string[] {
  const changed = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the invoice has no ${from}`);
    return text.replace(from, to);
  }, invoice);
  const context = { role: '', treatment: '', date: '', container: '' };
  return pack.run(parse(new TextEncoder().encode(changed)), context).map((finding) => finding.rule);
}

describe('BR-FR Flux 2 for CII', () => {
  it('finds nothing in a proper invoice', () => expect(found()).toEqual([]));

  it.each([
    ['a dot in the number', 'F-1<', 'F.1<', ['BR-FR-02_BT-1']],
    ['36 characters', 'F-1<', `${'F'.repeat(36)}<`, ['BR-FR-01_BT-1']],
    ['29 February of a common year', '20260901', '20270229', ['BR-FR-03_BT-2', 'BR-FR-CO-07_BT-9']],
    ['29 February of a leap year', '20260930', '20280229', []],
    ['a day with something after it', '20260930<', '20260930T<', []],
    ['digits of another script', '20260930', '20٢٦0930', ['BR-FR-03_BT-9']],
    ['type 751', '>380<', '>751<', ['BR-FR-04_BT-3']],
    ['no recovery fee', note('PMT', 'a'), '', ['BR-FR-05_BT-22_PMT']],
    ['two discounts', note('AAB', 'c'), note('AAB', 'c').repeat(2), ['BR-FR-06_BT-21_AAB']],
    ['an unknown treatment', '>B2B<', '>B2X<', ['BR-FR-20_BT-21']],
    ['an unknown framework', '>S1<', '>X1<', ['BR-FR-08_BT-23']],
    ['an address of somebody else', '0225">987654321', '0225">987654322', ['BR-FR-21_BT-49']],
    ['an address with a suffix', '0225">987654321', '0225">987654321_A.b', []],
    ['an eight-digit SIREN', '0002">12345678', '0002">1234567', ['BR-FR-10_BT-30', 'BR-FR-32-LEGALID']],
    [
      'a rate spelled with three decimals',
      '20.00</ram:Rate',
      '20.000</ram:Rate',
      ['BR-FR-16_BT-152', 'BR-FR-DEC-04_BT-152'],
    ],
    ['category L', '>S</ram:Cat', '>L</ram:Cat', ['BR-FR-15_BT-95_BT-151', 'BR-FR-15_BT-95_BT-151_LM']],
    ['three decimals, shadowing BT-111', '20.00</ram:TaxT', '20.001</ram:TaxT', ['BR-FR-DEC-01_BT-110']],
    ['nineteen digits', '120.00</ram:Gr', '12345678901234567.89</ram:Gr', []],
    [
      'a sign and nineteen digits',
      '120.00</ram:Gr',
      '-12345678901234567.89</ram:Gr',
      ['BR-FR-DEC-01_BT-112'],
    ],
    ['a negative price', '>100.00<', '>-100.00<', ['BR-FR-DEC-03_BT-146']],
    ['a due date before the issue', '20260930', '20260831', ['BR-FR-CO-07_BT-9']],
    ['a credit note of nothing', '>380<', '>381<', ['BR-FR-CO-05_BT-3']],
    ['dollars without VAT in euros', '>EUR<', '>USD<', ['BR-FR-CO-12_BT-5']],
    [
      'several sellers in name only',
      '>S1<',
      '>S8<',
      ['BR-FR-MV-02_EXT-FR-FE-163', 'BR-FR-MV-06_EXT-FR-FE-167', 'BR-FR-MV-07_BT-128'],
    ],
  ] as const)('%s', (_, from, to, rules) => {
    expect(found([from, to]).sort()).toEqual([...rules].sort());
  });

  it('compares what is paid as exact decimals', () => {
    const paid = (amount: string): string[] =>
      found(
        ['>S1<', '>S2<'],
        [
          '<ram:DuePayableAmount>120.00',
          `<ram:TotalPrepaidAmount>${amount}</ram:TotalPrepaidAmount><ram:DuePayableAmount>0`,
        ],
      );
    expect(paid('120')).toEqual([]);
    expect(paid('120.01')).toEqual(['BR-FR-CO-09_BT-23-1']);
    expect(paid('1.2E2').sort()).toEqual(['BR-FR-CO-09_BT-23-1', 'BR-FR-DEC-01_BT-113']);
  });

  it.each([
    ['two frameworks', '<ram:ID>S1</ram:ID>', '<ram:ID>S1</ram:ID><ram:ID>S1</ram:ID>', 'BR-FR-08_BT-23'],
    [
      'two addresses',
      '<ram:URIID schemeID="0225">123456782</ram:URIID>',
      '<ram:URIID>1</ram:URIID><ram:URIID>2</ram:URIID>',
      'BR-FR-13_BT-34',
    ],
    [
      'two categories',
      '<ram:CategoryCode>S<',
      '<ram:CategoryCode>S</ram:CategoryCode><ram:CategoryCode>S<',
      'BR-FR-15_BT-95_BT-151',
    ],
  ])('reports %s where the official pack stops without a verdict', (_, from, to, rule) => {
    expect(found([from, to])).toContain(rule);
  });
});
