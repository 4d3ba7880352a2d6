import { expect, test } from 'vitest';
import { compareDocuments, type Difference } from './compare.ts';
import { normaliseConverted } from './conversion-equivalences.ts';

const [RSM, RAM, UDT] = [
  'CrossIndustryInvoice',
  'ReusableAggregateBusinessInformationEntity',
  'UnqualifiedDataType',
].map((name) => `urn:un:unece:uncefact:data:standard:${name}:100`);

const cii = (settlement: string): string =>
  `<r:CrossIndustryInvoice xmlns:r="${RSM}" xmlns="${RAM}" xmlns:u="${UDT}"><r:SupplyChainTradeTransaction>` +
  `<ApplicableHeaderTradeSettlement>${settlement}</ApplicableHeaderTradeSettlement>` +
  '</r:SupplyChainTradeTransaction></r:CrossIndustryInvoice>';

const compared = (before: string, after: string): Difference[] =>
  compareDocuments(cii(before), cii(after), normaliseConverted);

const LOGISTICS =
  '<SpecifiedLogisticsServiceCharge><Description>Freight</Description><AppliedAmount>7.5</AppliedAmount>' +
  '<AppliedTradeTax><CategoryCode>S</CategoryCode></AppliedTradeTax></SpecifiedLogisticsServiceCharge>';

const charge = (indicator: boolean, amount: string): string =>
  '<SpecifiedTradeAllowanceCharge>' +
  `<ChargeIndicator><u:Indicator>${indicator}</u:Indicator></ChargeIndicator><ActualAmount>${amount}</ActualAmount>` +
  '<Reason>Freight</Reason><CategoryTradeTax><CategoryCode>S</CategoryCode></CategoryTradeTax>' +
  '</SpecifiedTradeAllowanceCharge>';

test('a charge for transport is a charge of the document of the same amount', () => {
  expect(compared(LOGISTICS, charge(true, '7.50'))).toEqual([]);
  expect(compared(LOGISTICS, charge(true, '7.51'))).toMatchObject([{ kind: 'changed', before: '7.5' }]);
  expect(compared(LOGISTICS, charge(false, '7.50'))).toMatchObject([{ kind: 'changed', before: 'true' }]);
});

const terms = (...content: string[]): string =>
  content.map((each) => `<SpecifiedTradePaymentTerms>${each}</SpecifiedTradePaymentTerms>`).join('');
const text = (words: string): string => `<Description>${words}</Description>`;

test('texts of several payment terms may stand in one, in their order', () => {
  const before = terms(text('now'), `${text('later')}<PartialPaymentAmount>1</PartialPaymentAmount>`);
  const figures = '<PartialPaymentAmount>1</PartialPaymentAmount>';
  expect(compared(before, terms(text('now\nlater'), figures))).toEqual([]);
  expect(compared(before, terms(text('later\nnow'), figures))).toHaveLength(1);
  expect(compared(before, terms(text('now'), figures))).toHaveLength(1);
});
