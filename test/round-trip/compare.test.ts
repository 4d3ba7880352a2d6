import { expect, test } from 'vitest';
import { compareDocuments } from './compare.ts';
import { namedByLosses, namedByUnread } from './named.ts';

const UBL = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ');
const ubl = (content: string): string => `<Invoice ${UBL}>${content}</Invoice>`;

const CII = ['CrossIndustryInvoice', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'];
const [RSM, RAM, UDT] = CII.map((name) => `urn:un:unece:uncefact:data:standard:${name}:100`);
const cii = (settlement: string): string =>
  `<r:CrossIndustryInvoice xmlns:r="${RSM}" xmlns="${RAM}" xmlns:u="${UDT}"><r:SupplyChainTradeTransaction>` +
  `<ApplicableHeaderTradeSettlement>${settlement}</ApplicableHeaderTradeSettlement>` +
  '</r:SupplyChainTradeTransaction></r:CrossIndustryInvoice>';

const inUbl = (before: string, after: string): string[] => lines(ubl(before), ubl(after));
const inCii = (before: string, after: string): string[] => lines(cii(before), cii(after));

function lines(before: string, after: string): string[] {
  return compareDocuments(before, after).map(
    (each) =>
      `${each.kind} ${each.location.replace(/^.*Settlement\/|^\/ubl:Invoice\//, '')}: ${each.before} ${each.after}`,
  );
}

test('a document is what it is, whatever its prefixes, white space and comments', () => {
  const other = ubl(
    ' <a:ID xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"> F1\n</a:ID><!-- x -->',
  );
  expect(compareDocuments(ubl('<cbc:ID>F1</cbc:ID>'), other)).toEqual([]);
});

test('a lost text, a lost attribute and a changed one are three differences', () => {
  const before = '<cbc:Note>a</cbc:Note><cbc:ID schemeID="1" schemeName="n">F1</cbc:ID>';
  expect(inUbl(before, '<cbc:ID schemeID="2">F1</cbc:ID>')).toEqual([
    'missing cbc:Note: a null',
    'changed cbc:ID/@schemeID: 1 2',
    'missing cbc:ID/@schemeName: n null',
  ]);
});

test('a lost group is as many differences as it states facts, each at its own place', () => {
  const party = '<cac:PayeeParty><cbc:EndpointID schemeID="EM">a</cbc:EndpointID></cac:PayeeParty>';
  expect(inUbl(party, '')).toEqual([
    'missing cac:PayeeParty/cbc:EndpointID: a null',
    'missing cac:PayeeParty/cbc:EndpointID/@schemeID: EM null',
  ]);
});

test('what is new is added, at its place in the second document', () => {
  expect(inUbl('', '<cbc:Note>a</cbc:Note>')).toEqual(['added cbc:Note: null a']);
});

test('text beside elements is content', () => {
  expect(
    inUbl('<cac:Party>x<cbc:ID>1</cbc:ID></cac:Party>', '<cac:Party><cbc:ID>1</cbc:ID></cac:Party>'),
  ).toEqual(['missing cac:Party: x null']);
});

test('numbers are compared by value where the element is one, and letter by letter where it is not', () => {
  const of = (amount: string, id: string): string =>
    `<cbc:PayableAmount>${amount}</cbc:PayableAmount><cbc:ID>${id}</cbc:ID>`;
  for (const same of ['21.00', '021', '+21.', '21']) expect(inUbl(of('21', '7'), of(same, '7'))).toEqual([]);
  expect(inUbl(of('-0.0', '7'), of('0', '7'))).toEqual([]);
  expect(inUbl(of('21', '7'), of('-21', '07'))).toEqual([
    'changed cbc:PayableAmount: 21 -21',
    'changed cbc:ID: 7 07',
  ]);
  expect(inUbl(of('0.1', ''), of('0.10000000000000000001', ''))).toHaveLength(1);
});

test('a day is a day with and without zone, and with and without hyphens in CII', () => {
  expect(
    inUbl('<cbc:DueDate>2026-01-02+01:00</cbc:DueDate>', '<cbc:DueDate>2026-01-02</cbc:DueDate>'),
  ).toEqual([]);
  const day = (text: string): string => `<u:DateTimeString format="102">${text}</u:DateTimeString>`;
  expect(inCii(day('20260102'), day('2026-01-02'))).toEqual([]);
  expect(inCii(day('20260102'), day('20260103'))).toHaveLength(1);
});

test('an indicator is true or 1', () => {
  const of = (text: string): string => `<cbc:ChargeIndicator>${text}</cbc:ChargeIndicator>`;
  expect(inUbl(of('1'), of('true'))).toEqual([]);
  expect(inUbl(of('1'), of('false'))).toHaveLength(1);
});

const account = (id: string, name: string): string =>
  `<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:ID>${id}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:PaymentMeans>`;

test('siblings may change places, and a lost one is found among them', () => {
  expect(inUbl(account('A', 'a') + account('B', 'b'), account('B', 'b') + account('A', 'a'))).toEqual([]);
  expect(inUbl(account('A', 'a') + account('B', 'b'), account('B', 'b'))).toEqual([
    'missing cac:PaymentMeans[1]/cbc:PaymentMeansCode: 58 null',
    'missing cac:PaymentMeans[1]/cbc:ID: A null',
    'missing cac:PaymentMeans[1]/cbc:Name: a null',
  ]);
});

test('the most alike belong together when all have changed', () => {
  const before = account('A', 'a') + account('B', 'b');
  expect(inUbl(before, account('B', 'x') + account('A', 'y'))).toEqual([
    'changed cac:PaymentMeans[1]/cbc:Name: a y',
    'changed cac:PaymentMeans[2]/cbc:Name: b x',
  ]);
});

test('lines and notes may not change places', () => {
  const line = (id: string): string => `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID></cac:InvoiceLine>`;
  expect(inUbl(line('1') + line('2'), line('2') + line('1'))).toEqual([
    'changed cac:InvoiceLine[2]: position 2 position 1',
  ]);
  const note = (text: string): string => `<cbc:Note>${text}</cbc:Note>`;
  expect(inUbl(note('a') + note('b') + note('c'), note('a') + note('c'))).toEqual([
    'missing cbc:Note[2]: b null',
  ]);
});

test('many lines are compared one by one, in time', () => {
  const line = (id: number, name: string): string =>
    `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:InvoiceLine>`;
  const all = (name: string): string => Array.from({ length: 3000 }, (_, at) => line(at, name)).join('');
  expect(inUbl(all('a'), all('b'))).toHaveLength(3000);
});

test('what states nothing is nothing', () => {
  expect(inUbl('<cac:Delivery><cac:Party/></cac:Delivery>', '')).toEqual([]);
  expect(inUbl('<cbc:ID schemeID="1"/>', '')).toEqual(['missing cbc:ID/@schemeID: 1 null']);
});

test('the accounting currency may be left out where it is that of the invoice, and nowhere else', () => {
  const of = (other: string): string =>
    `<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>${other === '' ? '' : `<cbc:TaxCurrencyCode>${other}</cbc:TaxCurrencyCode>`}`;
  expect(inUbl(of('EUR'), of(''))).toEqual([]);
  expect(inUbl(of('GBP'), of(''))).toEqual(['missing cbc:TaxCurrencyCode: GBP null']);
});

test('an amount of CII is in the currency of the invoice unless it says another', () => {
  const of = (attribute: string): string =>
    `<InvoiceCurrencyCode>EUR</InvoiceCurrencyCode><TaxTotalAmount${attribute}>1</TaxTotalAmount>`;
  expect(inCii(of(' currencyID="EUR"'), of(''))).toEqual([]);
  expect(inCii(of(' currencyID="GBP"'), of(''))).toEqual([
    'missing ram:TaxTotalAmount/@currencyID: GBP null',
  ]);
});

test('only category O may leave out a rate of zero', () => {
  const of = (category: string, rate: string): string =>
    `<ApplicableTradeTax><CategoryCode>${category}</CategoryCode>${rate}</ApplicableTradeTax>`;
  const zero = '<RateApplicablePercent>0.00</RateApplicablePercent>';
  expect(inCii(of('O', zero), of('O', ''))).toEqual([]);
  expect(inCii(of('E', zero), of('E', ''))).toHaveLength(1);
});

test('an IBAN is the same printed in groups and written without blanks, and other accounts are not', () => {
  const of = (id: string): string =>
    `<PayeePartyCreditorFinancialAccount><IBANID>${id}</IBANID></PayeePartyCreditorFinancialAccount>`;
  expect(inCii(of('FR76 3000 6000 0112 3456'), of('FR763000600001123456'))).toEqual([]);
  expect(inCii(of('FR76 3000 6000 0112 3456'), of('FR763000600001123457'))).toHaveLength(1);
  expect(inCii(of('12 34'), of('1234'))).toHaveLength(1);
});

test('an account is the same as IBANID and as ProprietaryID', () => {
  const of = (name: string, id: string): string =>
    `<PayeePartyCreditorFinancialAccount><${name}>${id}</${name}></PayeePartyCreditorFinancialAccount>`;
  expect(inCii(of('IBANID', '1234'), of('ProprietaryID', '1234'))).toEqual([]);
  expect(inCii(of('IBANID', '1234'), of('ProprietaryID', '1235'))).toHaveLength(1);
});

test('a difference is named by its place, or by that of a whole that is gone', () => {
  const [lost] = compareDocuments(ubl(account('A', 'a')), ubl(''));
  const at = (location: string) => namedByUnread([{ location, name: '', term: null, value: null }]);
  expect(at('/ubl:Invoice/cac:PaymentMeans/cbc:PaymentMeansCode')(lost!)).toBe(true);
  expect(at('/ubl:Invoice/cac:PaymentMeans')(lost!)).toBe(true);
  expect(at('/ubl:Invoice')(lost!)).toBe(false);
  expect(at('/ubl:Invoice/cac:PaymentMeans/cbc:ID')(lost!)).toBe(false);
});

test('what changed is named by its own place alone', () => {
  const [changed] = compareDocuments(ubl(account('A', 'a')), ubl(account('A', 'b')));
  const at = (location: string) => namedByUnread([{ location, name: '', term: null, value: null }]);
  expect(at('/ubl:Invoice/cac:PaymentMeans/cbc:Name')(changed!)).toBe(true);
  expect(at('/ubl:Invoice/cac:PaymentMeans')(changed!)).toBe(false);
});

test('a loss of the way back is found by its value', () => {
  const [lost] = compareDocuments(ubl('<cbc:PayableAmount>21.00</cbc:PayableAmount>'), ubl(''));
  const loss = (value: string) => ({ term: null, location: '/x', value, reason: '', target: null });
  expect(namedByLosses([], [loss('21')])(lost!)).toBe(true);
  expect(namedByLosses([loss('21')], [])(lost!)).toBe(false);
});
