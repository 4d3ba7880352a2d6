import { beforeAll, describe, expect, it } from 'vitest';
import { bench, categories, drop, swap } from './testing/harness.ts';
import type { Bench, Category, Change } from './testing/harness.ts';

/** The rules that EXTENDED-CTC-FR adds for UBL, each on a sound invoice with one thing spoiled. */

let current: Bench;
let before: Bench;
beforeAll(async () => {
  current = await bench('ubl', 'ubl.xml');
  before = await bench('ubl-1.4.0.03', 'ubl.xml');
});

const amount = (name: string, value: string): string => `<cbc:${name} currencyID="EUR">${value}<`;
const total = (name: string, from: string, to: string): Change => swap(amount(name, from), amount(name, to));
/** In the totals, whose names lines and breakdown share. */
const header = (name: string, from: string, to: string): Change =>
  swap(new RegExp(`(<cac:LegalMonetaryTotal>[^]*?)${amount(name, from)}`), `$1${amount(name, to)}`);
const line = (number: number, from: string, to: string): Change =>
  swap(new RegExp(`(<cbc:ID>${number}<[^]*?)${from}`), `$1${to}`);
const lineAmount = (value: string): string =>
  `<cbc:LineExtensionAmount currencyID="EUR">${value}</cbc:LineExtensionAmount>`;
const exchange = (inside: string): Change =>
  swap(
    '<cac:TaxTotal>',
    `<cac:TaxExchangeRate><cbc:SourceCurrencyCode>EUR</cbc:SourceCurrencyCode>${inside}</cac:TaxExchangeRate><cac:TaxTotal>`,
  );
const terms = '<cac:DeliveryTerms><cbc:ID>EXW</cbc:ID></cac:DeliveryTerms>';
const wordy =
  '<cac:DeliveryTerms><cbc:ID>EXW</cbc:ID><cbc:SpecialTerms>x</cbc:SpecialTerms></cac:DeliveryTerms>';
const vat =
  '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';
const preceding = '<cac:InvoiceDocumentReference><cbc:ID>F-0</cbc:ID></cac:InvoiceDocumentReference>';

/** Rule, and what makes it speak. */
const spoiled: [rule: string, ...changes: Change[]][] = [
  ['BR-CO-25', drop('<cbc:DueDate>2026-11-30</cbc:DueDate>')],
  ['BR-FREXT-04', swap('>COLOR_TEXT<', '>COLOUR<')],
  ['BR-FREXT-05', swap('>DETAIL<', '>detail<')],
  ['BR-FREXT-06', drop('<cbc:DocumentStatusCode>DETAIL</cbc:DocumentStatusCode>')],
  ['BR-FREXT-08', line(1, lineAmount('300.00'), lineAmount('300.01'))],
  ['BR-FREXT-11', line(2, '<cac:BillingReferenceLine><cbc:ID>1<', '<cac:BillingReferenceLine><cbc:ID>2<')],
  ['BR-FREXT-12', line(2, lineAmount('100.00'), ''), line(2, '>DETAIL<', '>GROUP<')],
  ['BR-FREXT-22', line(2, '<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>', '')],
  ['BR-FREXT-23', line(2, ' unitCode="C62"', '')],
  ['BR-FREXT-24', line(2, lineAmount('100.00'), '')],
  ['BR-FREXT-26', drop('<cbc:PriceAmount currencyID="EUR">100.00</cbc:PriceAmount>')],
  ['BR-FREXT-CO-04', drop(vat)],
  ['UBL-FREXT-SR-48', swap(/<cac:ClassifiedTaxCategory>.*<\/cac:ClassifiedTaxCategory>/, '$&$&')],
  ['BR-FREXT-54-1', drop('<cbc:Name>Colour</cbc:Name><cbc:NameCode>COLOR_TEXT</cbc:NameCode>')],
  [
    'BR-FREXT-54-2',
    swap(
      '<cbc:Value>Blue</cbc:Value>',
      '<cbc:Value>Blue</cbc:Value><cbc:ValueQuantity unitCode="KGM">1</cbc:ValueQuantity>',
    ),
  ],
  ['BR-FREXT-CL-10', swap('schemeID="SEPA"', 'schemeID="SEPB"')],
  ['BR-FREXT-CL-20', swap('listID="7161">FC<', 'listID="7161">ADD<')],
  ['BR-FREXT-CL-20-TAX', swap('listID="7161">', 'listID="5153">')],
  ['BR-FREXT-CL-20-LISTID', swap('listID="7161"', 'listID="4465"')],
  ['BR-FREXT-CL-24', swap('text/xml', 'application/zip')],
  ['BR-FREXT-CL-27', swap('>EXW<', '>ABC<')],
  ['BR-FREXT-CO-10', header('LineExtensionAmount', '300.00', '300.03')],
  ['BR-FREXT-CO-11', total('AllowanceTotalAmount', '10.00', '10.02')],
  ['BR-FREXT-CO-12', total('ChargeTotalAmount', '10.00', '10.02')],
  ['BR-FREXT-CO-13', total('TaxExclusiveAmount', '300.00', '300.05')],
  ['BR-FREXT-CO-15', total('TaxInclusiveAmount', '360.00', '360.05')],
  ['BR-FREXT-S-09', swap(/(<cac:TaxSubtotal>[^]*?)>60.00</, '$1>60.05<')],
  ['UBL-FREXT-CR-410', swap(terms, wordy)],
  [
    'UBL-FREXT-CR-645',
    swap(/(<cac:InvoiceLine>[^]*)<cac:DeliveryTerms>.*<\/cac:DeliveryTerms>/, `$1${wordy}`),
  ],
  ['CII-FREXT-CR-490', exchange('<cbc:MathematicOperatorCode>x</cbc:MathematicOperatorCode>')],
  ['BR-55', swap(preceding, '<cac:InvoiceDocumentReference/>')],
  ['UBL-SR-06', swap(preceding, preceding.repeat(2))],
  ['UBL-SR-07', swap(preceding, '<cac:InvoiceDocumentReference/>')],
];

describe('a sound invoice', () => {
  it('finds nobody speaking, in either release', () => {
    expect(current.found()).toEqual([]);
    expect(before.found()).toEqual([]);
  });

  it('may use the exchange rate of VAT and a place of delivery', () => {
    const place =
      '<cac:DeliveryLocation><cbc:Name>Lyon</cbc:Name></cac:DeliveryLocation></cac:DeliveryTerms>';
    expect(current.found(exchange('<cbc:CalculationRate>1.1</cbc:CalculationRate>'))).toEqual([]);
    expect(current.found(swap('</cac:DeliveryTerms>', place))).toEqual([]);
  });

  it('may leave out the number of a preceding invoice on a line', () => {
    const bare = '<cac:BillingReference><cac:InvoiceDocumentReference/></cac:BillingReference>';
    expect(current.found(line(2, '<cac:BillingReference>', `${bare}<cac:BillingReference>`))).not.toContain(
      'BR-55',
    );
  });
});

describe('what is spoiled', () => {
  it.each(spoiled)('is found by %s, in either release', (rule, ...changes) => {
    expect(current.found(...changes)).toContain(rule);
    expect(before.found(...changes)).toContain(rule);
  });
});

/** The whole invoice in another category. */
function inCategory({ code, rate, taxed }: Category): Change[] {
  return [
    ...(code === 'S' ? [] : [swap(/>S</g, `>${code}<`)]),
    ...(rate === '20.00'
      ? []
      : [rate === '' ? drop(/<cbc:Percent>20.00<\/cbc:Percent>/g) : swap(/>20.00</g, `>${rate}<`)]),
    ...(taxed ? [] : [swap(/>60.00</g, '>0.00<'), swap(/>360.00</g, '>300.00<')]),
  ];
}

describe.each(categories)('category $code', (category) => {
  const { rule } = category;
  const base = (value: string): Change => total('TaxableAmount', '300.00', value);
  const asked = (...changes: Change[]): string[] =>
    current
      .found(...inCategory(category), ...changes)
      .filter((id) => id.startsWith(`BR-FREXT-${rule}-08`) || id === `BR-FREXT-${rule}-01`);

  it('adds up', () => expect(asked()).toEqual([]));

  it('may be off by a cent for each of its two lines, its allowance and its charge', () => {
    expect(asked(base('300.03'))).toEqual([]);
    expect(asked(base('299.95'))).toEqual(['', 'ini', 'rev'].map((kind) => `BR-FREXT-${rule}-08${kind}`));
  });

  it('is warned of a reason that its lines do not give', () => {
    const reason = '<cbc:TaxExemptionReason>Art. 261</cbc:TaxExemptionReason><cac:TaxScheme>';
    expect(asked(swap(/(<cac:TaxSubtotal>[^]*?)<cac:TaxScheme>/, `$1${reason}`))).toEqual([
      `BR-FREXT-${rule}-08rev`,
    ]);
  });

  it('needs a row when it is used', () => {
    expect(asked(drop(/<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>/))).toEqual([`BR-FREXT-${rule}-01`]);
  });
});

describe('amounts in binary floating point', () => {
  it('can cost a cent that exact arithmetic would let pass', () => {
    // -923.59 + 923.60 is a cent, but the sum of the one allowance is a little more than 923.60 in binary.
    const alone = [
      drop(/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/),
      drop(/<cac:AllowanceCharge>\s*<cbc:ChargeIndicator>true<[^]*?<\/cac:AllowanceCharge>/),
      total('Amount', '10.00', '923.60'),
    ];
    const found = (base: string): string[] => current.found(...alone, total('TaxableAmount', '300.00', base));
    expect(found('-923.59')).toContain('BR-FREXT-S-08');
    expect(found('-923.60')).not.toContain('BR-FREXT-S-08');
  });
});

describe('the table above', () => {
  it('spoils something for every rule the pack adds', () => {
    const tested = new Set(spoiled.map(([rule]) => rule));
    const byCategory = /^BR-FREXT-(S|Z|E|AE|IC|G|O|AF|AG)-0(1|8|8ini|8rev)$/;
    const added = current.pack.rules
      .map(({ id }) => id)
      .filter((id) => /EXT|CO-25/.test(id) && !byCategory.test(id));
    expect(added.filter((id) => !tested.has(id))).toEqual([]);
  });
});

describe('several exemption reasons in one tax category', () => {
  const two =
    '<cbc:TaxExemptionReason>a</cbc:TaxExemptionReason><cbc:TaxExemptionReason>b</cbc:TaxExemptionReason>';
  const bearing = (category: string, rate: string): string =>
    `<cac:ClassifiedTaxCategory><cbc:ID>${category}</cbc:ID><cbc:Percent>${rate}</cbc:Percent>`;
  const findings = (category: string, rate: string) =>
    current.findings(swap(bearing('S', '20.00'), `${bearing(category, rate)}${two}`));
  const failed = (category: string, rate: string): (string | undefined)[] =>
    findings(category, rate)
      .filter(({ rule }) => rule === 'BR-FREXT-S-08rev')
      .map(({ error }) => error);

  it('cannot be compared with those of a row that the line goes into', () => {
    expect(failed('S', '20.0')).toEqual([expect.stringContaining('several')]);
  });

  it('do not matter to rows of another category or rate', () => {
    expect(failed('Z', '0')).toEqual([undefined]);
    expect(failed('S', '10')).toEqual([undefined]);
  });
});
