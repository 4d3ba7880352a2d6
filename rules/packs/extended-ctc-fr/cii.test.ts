import { beforeAll, describe, expect, it } from 'vitest';
import { bench, categories, drop, swap } from './testing/harness.ts';
import type { Bench, Category, Change } from './testing/harness.ts';

/** The rules that EXTENDED-CTC-FR adds for CII, each on a sound invoice with one thing spoiled. */

let current: Bench;
let before: Bench;
beforeAll(async () => {
  current = await bench('cii', 'cii.xml');
  before = await bench('cii-1.4.0.03', 'cii.xml');
});

const row = (amount: string): string => `<ram:BasisAmount>${amount}</ram:BasisAmount>`;
/** Within line 2, whose text comes first after its number. */
const inLine2 = (from: string, to: string): Change =>
  swap(
    new RegExp(`(<ram:LineID>2<[^]*?)${from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    `$1${to.replaceAll('$', '$$$$')}`,
  );
const total = (name: string, from: string, to: string): Change =>
  swap(`<ram:${name}>${from}<`, `<ram:${name}>${to}<`);
const reference = (name: string, inside: string): Change =>
  swap(
    '<ram:AdditionalReferencedDocument>',
    `<ram:${name}><ram:IssuerAssignedID>R</ram:IssuerAssignedID>${inside}</ram:${name}><ram:AdditionalReferencedDocument>`,
  );
const date =
  '<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260101</qdt:DateTimeString></ram:FormattedIssueDateTime>';
const exchange = (inside: string): Change =>
  swap(
    '<ram:SpecifiedTradeSettlementPaymentMeans>',
    `<ram:TaxApplicableTradeCurrencyExchange><ram:SourceCurrencyCode>EUR</ram:SourceCurrencyCode>${inside}</ram:TaxApplicableTradeCurrencyExchange><ram:SpecifiedTradeSettlementPaymentMeans>`,
  );
const wordy = '<ram:DeliveryTypeCode>EXW</ram:DeliveryTypeCode><ram:Description>x</ram:Description>';
const terms = '<ram:DeliveryTypeCode>EXW</ram:DeliveryTypeCode>';

/** Rule, and what makes it speak. */
const spoiled: [rule: string, ...changes: Change[]][] = [
  ['BR-CO-25', drop(/<ram:SpecifiedTradePaymentTerms>[^]*<\/ram:SpecifiedTradePaymentTerms>/)],
  ['BR-FREXT-05', swap('>DETAIL<', '>DETAIL <')],
  ['BR-FREXT-06', drop('<ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>')],
  ['BR-FREXT-08', total('LineTotalAmount', '300.00', '300.01')],
  ['BR-FREXT-11', swap('<ram:ParentLineID>1<', '<ram:ParentLineID>2<')],
  [
    'BR-FREXT-12',
    inLine2('>DETAIL<', '>GROUP<'),
    inLine2('<ram:LineTotalAmount>100.00</ram:LineTotalAmount>', ''),
  ],
  [
    'BR-FREXT-54-1',
    drop('<ram:TypeCode>COLOR_TEXT</ram:TypeCode>'),
    drop('<ram:Description>Colour</ram:Description>'),
  ],
  ['BR-FREXT-54-2', drop('<ram:Value>Blue</ram:Value>')],
  ['BR-FREXT-BR-22', inLine2('<ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>', '')],
  ['BR-FREXT-BR-23', inLine2(' unitCode="C62"', '')],
  ['BR-FREXT-BR-24', inLine2('<ram:LineTotalAmount>100.00</ram:LineTotalAmount>', '')],
  [
    'BR-FREXT-BR-26',
    inLine2(
      '<ram:NetPriceProductTradePrice><ram:ChargeAmount>100.00</ram:ChargeAmount>',
      '<ram:NetPriceProductTradePrice>',
    ),
  ],
  ['BR-FREXT-CO-04', inLine2('<ram:CategoryCode>S</ram:CategoryCode>', '')],
  ['BR-FREXT-BR-38', drop('<ram:ReasonCode listID="7161">FC</ram:ReasonCode>')],
  ['BR-FREXT-BR-44', drop('<ram:Reason>Wrapping</ram:Reason>')],
  ['BR-FREXT-CL-10', swap('schemeID="SE"', 'schemeID="SX"')],
  ['BR-FREXT-CL-19-GP', swap('>95<', '>FC<')],
  ['BR-FREXT-CL-20', swap('listID="7161">FC<', 'listID="7161">ADD<')],
  ['BR-FREXT-CL-20', swap(' listID="7161">FC<', '>ADD<')],
  ['BR-FREXT-CL-20-TAX', swap('listID="7161">', 'listID="5153">')],
  ['BR-FREXT-CL-20-LISTID', swap('listID="7161"', 'listID="4465"')],
  ['BR-FREXT-CL-24', swap('text/xml', 'application/zip')],
  ['BR-FREXT-CL-27', swap('>EXW<', '>ABC<')],
  ['BR-FXEXT-04', swap('>COLOR_TEXT<', '>COLOUR<')],
  ['BR-FREXT-CO-10', swap(/(HeaderMonetarySummation>\s*<ram:LineTotalAmount>)300.00/, '$1300.05')],
  ['BR-FREXT-CO-11', total('AllowanceTotalAmount', '10.00', '10.02')],
  ['BR-FREXT-CO-12', total('ChargeTotalAmount', '10.00', '10.02')],
  ['BR-FREXT-CO-13', total('TaxBasisTotalAmount', '300.00', '300.05')],
  ['BR-FREXT-CO-15', total('GrandTotalAmount', '360.00', '360.05')],
  ['BR-FREXT-CO-15', drop('<ram:TaxTotalAmount currencyID="EUR">60.00</ram:TaxTotalAmount>')],
  ['BR-FXEXT-S-09', total('CalculatedAmount', '60.00', '60.05')],
  ['CII-EXT-DT-018', reference('BuyerOrderReferencedDocument', '<ram:TypeCode>916</ram:TypeCode>')],
  [
    'CII-FREXT-DT-024',
    reference('BuyerOrderReferencedDocument', '<ram:ReferenceTypeCode>AAA</ram:ReferenceTypeCode>'),
  ],
  ['CII-FREXTDT-027', reference('SellerOrderReferencedDocument', date)],
  [
    'CII-FREXT-SR-069',
    swap('<ram:Description>Colour<', '<ram:Description>Hue</ram:Description><ram:Description>Colour<'),
  ],
  ['CII-FREXT-SR-072', swap('<ram:Value>Blue<', '<ram:Value>Red</ram:Value><ram:Value>Blue<')],
  ['CII-FREXT-SR-106', swap(terms, wordy)],
  [
    'CII-FREXT-SR-293',
    swap(/(Agreement>[^]*)<ram:DeliveryTypeCode>EXW<\/ram:DeliveryTypeCode>/, `$1${wordy}`),
  ],
  ['CII-FREXT-SR-366', exchange('<ram:MarketID>x</ram:MarketID>')],
  [
    'CII-FREXT-SR-439',
    inLine2(
      '<ram:ChargeAmount>100.00</ram:ChargeAmount>',
      '<ram:ChargeAmount>100.00</ram:ChargeAmount>'.repeat(2),
    ),
  ],
  ['CII-SR-454', inLine2('<ram:ApplicableTradeTax>', '<ram:ApplicableTradeTax/><ram:ApplicableTradeTax>')],
  [
    'BR-45',
    swap(/<ram:BasisAmount>300.00<\/ram:BasisAmount>\s*<ram:CategoryCode>S</, '<ram:CategoryCode>B<'),
  ],
  ['BR-46', swap(/<ram:CalculatedAmount>[^]*?<ram:CategoryCode>S</, '<ram:CategoryCode>B<')],
  ['BR-47', swap(`${row('300.00')}\n        <ram:CategoryCode>S</ram:CategoryCode>`, row('300.00'))],
  [
    'BR-48',
    swap(
      /<ram:CalculatedAmount>[^]*?<\/ram:ApplicableTradeTax>/,
      '<ram:CategoryCode>B</ram:CategoryCode></ram:ApplicableTradeTax>',
    ),
  ],
  [
    'BR-CO-03',
    swap(
      `${row('300.00')}\n        <ram:CategoryCode>S<`,
      `${row('300.00')}<ram:CategoryCode>B</ram:CategoryCode><ram:TaxPointDate/><ram:DueDateTypeCode>5</ram:DueDateTypeCode><ram:x>S<`,
    ),
    swap('<ram:x>S</ram:CategoryCode>', ''),
  ],
  ['BR-DEC-19', swap(new RegExp(`${row('300.00')}(\\s*<ram:CategoryCode>)S<`), `${row('300.001')}$1B<`)],
  ['BR-DEC-20', swap(/60.00(<\/ram:CalculatedAmount>[^]*?<ram:CategoryCode>)S</, '60.001$1B<')],
];

describe('a sound invoice', () => {
  it('finds nobody speaking, in either release', () => {
    expect(current.found()).toEqual([]);
    expect(before.found()).toEqual([]);
  });

  it('may use the exchange rate of VAT and a place of delivery', () => {
    const place = '<ram:RelevantTradeLocation><ram:Name>Lyon</ram:Name></ram:RelevantTradeLocation>';
    expect(current.found(exchange('<ram:ConversionRate>1.1</ram:ConversionRate>'))).toEqual([]);
    expect(current.found(swap(terms, `${terms}${place}`))).toEqual([]);
  });
});

describe('what is spoiled', () => {
  it.each(spoiled)('is found by %s', (rule, ...changes) => {
    expect(current.found(...changes)).toContain(rule);
  });
});

/** The whole invoice in another category. */
function inCategory({ code, rate, taxed }: Category): Change[] {
  const bare =
    rate === '' ? drop(/\s*<ram:RateApplicablePercent>20.00<\/ram:RateApplicablePercent>/g) : undefined;
  return [
    ...(code === 'S' ? [] : [swap(/<ram:CategoryCode>S</g, `<ram:CategoryCode>${code}<`)]),
    ...(rate === '20.00' ? [] : [bare ?? swap(/>20.00</g, `>${rate}<`)]),
    ...(taxed ? [] : [swap(/>60.00</g, '>0.00<'), swap(/>360.00</g, '>300.00<')]),
  ];
}
const base = (rule: string): RegExp => new RegExp(`^BR-FXEXT-${rule}-08`);

describe.each(categories)('category $code', (category) => {
  const { rule } = category;
  const asked = (...changes: Change[]): string[] =>
    current
      .found(...inCategory(category), ...changes)
      .filter((id) => base(rule).test(id) || id === `BR-FREXT-${rule}-01`);

  it('adds up', () => expect(asked()).toEqual([]));

  it('may be off by a cent for each of its two lines, its allowance and its charge', () => {
    expect(asked(swap(row('300.00'), row('300.04')))).toEqual([]);
    expect(asked(swap(row('300.00'), row('299.959')))).toEqual(
      ['', 'ini', 'rev'].map((kind) => `BR-FXEXT-${rule}-08${kind}`),
    );
  });

  it('is warned of a reason that its lines do not give', () => {
    const reason = '<ram:ExemptionReason>Art. 261</ram:ExemptionReason>';
    expect(asked(swap(row('300.00'), `${reason}${row('300.00')}`))).toEqual([`BR-FXEXT-${rule}-08rev`]);
  });

  it('needs a row when it is used, and none when it is not', () => {
    const whole = /<ram:ApplicableTradeTax>\s*<ram:CalculatedAmount>[^]*?<\/ram:ApplicableTradeTax>/;
    expect(asked(drop(whole))).toEqual([`BR-FREXT-${rule}-01`]);
  });
});

describe('freight', () => {
  const freight = (code: string, amount: string): string =>
    `<ram:SpecifiedLogisticsServiceCharge><ram:Description>F</ram:Description><ram:AppliedAmount>${amount}</ram:AppliedAmount>` +
    `<ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${code}</ram:CategoryCode><ram:RateApplicablePercent>20.00</ram:RateApplicablePercent></ram:AppliedTradeTax>` +
    '</ram:SpecifiedLogisticsServiceCharge><ram:SpecifiedTradePaymentTerms>';
  const added = (code: string, amount: string): Change =>
    swap('<ram:SpecifiedTradePaymentTerms>', freight(code, amount));

  it('goes into base and charges', () => {
    const found = current.found(added('S', '5.00'));
    expect(found).toEqual(expect.arrayContaining(['BR-FREXT-CO-12', 'BR-FREXT-CO-13', 'BR-FXEXT-S-08']));
    expect(current.found(added('S', '0.01')).filter((id) => id.includes('EXT'))).toEqual([]);
  });
});

describe('release 1.4.0.03', () => {
  it('counts a line of any status as a use', () => {
    const grouped: Change[] = [swap(/>DETAIL</g, '>INFORMATION<')];
    expect(
      before.found(...grouped, drop(/<ram:CategoryTradeTax>[^]*?<\/ram:CategoryTradeTax>/g)),
    ).not.toContain('BR-FREXT-S-01');
    expect(current.found(...grouped, drop(/<ram:CategoryTradeTax>[^]*?<\/ram:CategoryTradeTax>/g))).toContain(
      'BR-FREXT-S-01',
    );
  });

  it('wants one account, and one name and value of an attribute', () => {
    const account = '<ram:IBANID>FR7630006000011234567890189</ram:IBANID>';
    expect(before.found(swap(account, `${account}<ram:ProprietaryID>1</ram:ProprietaryID>`))).toContain(
      'BR-CO-27',
    );
    expect(current.pack.rules.map(({ id }) => id)).not.toContain('BR-CO-27');
    expect(before.found(drop('<ram:Description>Colour</ram:Description>'))).toContain('CII-SR-069');
    expect(before.found(drop('<ram:Value>Blue</ram:Value>'))).toContain('CII-SR-072');
  });

  it('asks for terms and totals as the next one does', () => {
    for (const [rule, ...changes] of spoiled.filter(([id]) => /^BR-(CO-25|FREXT-CO-1[23])$/.test(id)))
      expect(before.found(...changes)).toContain(rule);
  });
});

describe('the table above', () => {
  it('spoils something for every rule the pack adds, but the one that cannot fail', async () => {
    const tested = new Set(spoiled.map(([rule]) => rule));
    const byCategory = /^BR-F[RX]EXT-(S|Z|E|AE|IC|G|O|AF|AG)-0(1|8|8ini|8rev)$/;
    const added = current.pack.rules
      .map(({ id }) => id)
      .filter((id) => /EXT|CO-25/.test(id) && !byCategory.test(id));
    expect(added.filter((id) => !tested.has(id))).toEqual(['BR-EXT-CL-07']);
  });
});
