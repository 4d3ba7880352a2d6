import { describe, expect, test } from 'vitest';
import { BLANK_PAYMENT, BLANK_RELATED_PARTY, essence, type Invoice } from '@conforme/core/invoice';
import { document, LINE, PARTY, PAYMENT, sample } from '@conforme/core/invoice/testing';
import { documentWith } from '@conforme/core/syntax/testing';
import { parse } from '@conforme/engine/xml';
import { readDocument } from './document.ts';
import { NAMESPACES, ROOT } from './namespaces.ts';
import { lines, readXml } from './testing/sample.ts';
import { write } from './write.ts';

type Case = [name: string, given: Partial<Invoice>, under: string, written: readonly string[]];
type Line = Invoice['lines'][number];
const line = (properties: Partial<Line>): Partial<Invoice> => ({ lines: [{ ...LINE, ...properties }] });
const pdf = { content_base64: 'QQ==', mime_code: 'application/pdf', filename: 'a.pdf' };
const MEANS = 'SpecifiedTradeSettlementPaymentMeans/';

const LEAN: readonly Case[] = [
  ['BT-8', { tax_point_code: '72' }, 'ApplicableTradeTax/DueDateTypeCode', ['72']],
  [
    'BG-10',
    {
      payee: {
        ...BLANK_RELATED_PARTY,
        name: 'P',
        global_ids: { '0088': '1' },
        legal_registration_id: '2',
        legal_registration_scheme: '0106',
      },
    },
    'PayeeTradeParty/',
    ['GlobalID@schemeID=0088 1', 'Name P', 'SpecifiedLegalOrganization/ID@schemeID=0106 2'],
  ],
  [
    'BG-11 with BG-12',
    { tax_representative: { ...BLANK_RELATED_PARTY, name: 'R', vat_id: 'FR1', address: PARTY.address } },
    'SellerTaxRepresentativeTradeParty/',
    ['Name R', 'PostalTradeAddress/CountryID FR', 'SpecifiedTaxRegistration/ID@schemeID=VA FR1'],
  ],
  [
    'BG-17 twice',
    {
      payment: { ...PAYMENT, iban: '1' },
      further_payments: [{ ...BLANK_PAYMENT, means_code: '30', terms: null, iban: '2' }],
    },
    MEANS,
    [
      'TypeCode 30',
      'PayeePartyCreditorFinancialAccount/ProprietaryID 1',
      'TypeCode 30',
      'PayeePartyCreditorFinancialAccount/ProprietaryID 2',
    ],
  ],
  [
    'BT-29 of one scheme twice',
    {
      seller: {
        ...PARTY,
        global_ids: { '': 'A', '0088': 'B' },
        further_ids: [
          { id: 'D', scheme: null },
          { id: 'C', scheme: '0088' },
        ],
      },
    },
    'SellerTradeParty/ID',
    ['A', 'D'],
  ],
];

const CORE: readonly Case[] = [
  [
    'BT-18',
    { invoiced_object_id: 'O', invoiced_object_scheme: 'ABZ' },
    'AdditionalReferencedDocument/',
    ['IssuerAssignedID O', 'TypeCode 130', 'ReferenceTypeCode ABZ'],
  ],
  [
    'BT-125',
    { additional_documents: [document({ id: 'D', attachment: pdf })] },
    'AdditionalReferencedDocument/',
    [
      'IssuerAssignedID D',
      'TypeCode 916',
      'AttachmentBinaryObject@mimeCode=application/pdf@filename=a.pdf QQ==',
    ],
  ],
  [
    'BG-18',
    { payment: { ...PAYMENT, means_code: '48', card: { account_number: '1234', holder: 'H' } } },
    `${MEANS}ApplicableTradeSettlementFinancialCard/`,
    ['ID 1234', 'CardholderName H'],
  ],
  [
    'BT-128',
    line({ invoiced_object_id: 'O', invoiced_object_scheme: 'ABZ' }),
    'SpecifiedLineTradeSettlement/AdditionalReferencedDocument/',
    ['IssuerAssignedID O', 'TypeCode 130', 'ReferenceTypeCode ABZ'],
  ],
  [
    'BT-158',
    line({ classifications: [{ code: '1', scheme: 'STI', version: '2', name: null }] }),
    'DesignatedProductClassification/',
    ['ClassCode@listID=STI@listVersionID=2 1'],
  ],
  [
    'BG-32 of one name twice',
    line({
      attributes: { Couleur: 'rouge' },
      further_attributes: [
        { name: 'Couleur', value: 'bleu', type_code: null, measure: null, measure_unit_code: null },
      ],
    }),
    'ApplicableProductCharacteristic/',
    ['Description Couleur', 'Value rouge', 'Description Couleur', 'Value bleu'],
  ],
  [
    'BG-32 of a name that no map holds',
    line({
      further_attributes: [
        { name: '__proto__', value: 'bleu', type_code: null, measure: null, measure_unit_code: null },
      ],
    }),
    'ApplicableProductCharacteristic/',
    ['Description __proto__', 'Value bleu'],
  ],
  [
    'BT-11 with a name of its own',
    { project_reference: 'P-1', project_name: 'Halle' },
    'SpecifiedProcuringProject/',
    ['ID P-1', 'Name Halle'],
  ],
];

describe.each([...LEAN, ...CORE])('%s', (_name, given, under, written) => {
  test('is written', () => {
    expect(lines(given, under)).toEqual(written);
  });

  test('is read back', () => {
    const invoice = sample(given);
    expect(readDocument(parse(write(invoice, 'en16931').bytes), true)).toEqual({
      invoice: essence(invoice),
      unread: [],
      beyond: false,
    });
  });
});

test.each(LEAN)('%s has a place in BASIC WL', (_name, given, under, written) => {
  expect(lines(given, under, 'basicwl')).toEqual(written);
});

test.each(CORE)('%s has none', (_name, given, under) => {
  expect(lines(given, under, 'basicwl')).toEqual([]);
});

describe('the tax point of a document', () => {
  const row = (content: string): string => `<ram:ApplicableTradeTax>${content}</ram:ApplicableTradeTax>`;
  const code = '<ram:DueDateTypeCode>5</ram:DueDateTypeCode>';
  const read = (content: string): ReturnType<typeof readXml> =>
    readXml(
      `<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement>${content}` +
        '</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction>',
    );

  test('is that of the first row; the others may repeat it', () => {
    const { tax_point_code, totals } = read(row(code) + row(code) + row(''));
    expect([tax_point_code, ...totals!.vat_breakdown.map((each) => each.tax_point_code)]).toEqual([
      '5',
      null,
      '5',
      null,
    ]);
  });

  test('stands where it was', () => {
    const { tax_point_code, totals } = read(row('') + row(code));
    expect([tax_point_code, totals!.vat_breakdown[1]!.tax_point_code]).toEqual([null, '5']);
  });
});

describe('the price', () => {
  const PRICES = 'SpecifiedLineTradeAgreement/';

  test('gross and net have base quantities of their own', () => {
    const given = line({
      gross_unit_price: '50',
      gross_price_base_quantity: '1',
      price_base_quantity: '100',
      price_base_unit_code: 'KGM',
    });
    expect(lines(given, PRICES)).toEqual([
      'GrossPriceProductTradePrice/ChargeAmount 50.00',
      'GrossPriceProductTradePrice/BasisQuantity 1',
      'NetPriceProductTradePrice/ChargeAmount 50.00',
      'NetPriceProductTradePrice/BasisQuantity@unitCode=KGM 100',
    ]);
    const { lines: read } = readDocument(parse(write(sample(given), 'en16931').bytes)).invoice;
    expect(read[0]).toMatchObject({ gross_price_base_quantity: '1', price_base_quantity: '100' });
  });

  test('further allowances and charges of the gross price are explained in extensions', () => {
    const adjustment = {
      amount: '1',
      base_amount: null,
      percentage: '2',
      reason: 'R',
      reason_code: null,
      reason_code_list: null,
    };
    const given = line({
      gross_unit_price: '50',
      price_discount: '5',
      price_discount_details: { base_amount: null, percentage: '10', reason: 'Remise', reason_code: '95' },
      price_adjustments: [{ ...adjustment, charge: true }],
      price_vat: { ...NO_VAT, tax_amount: '9' },
    });
    expect(lines(given, PRICES, 'extended')).toEqual([
      'GrossPriceProductTradePrice/ChargeAmount 50.00',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ChargeIndicator/Indicator false',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/CalculationPercent 10',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount 5.00',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ReasonCode 95',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/Reason Remise',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ChargeIndicator/Indicator true',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/CalculationPercent 2',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount 1',
      'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/Reason R',
      'NetPriceProductTradePrice/ChargeAmount 50.00',
      'NetPriceProductTradePrice/IncludedTradeTax/CalculatedAmount 9',
      'NetPriceProductTradePrice/IncludedTradeTax/TypeCode VAT',
    ]);
  });
});

const NO_VAT = {
  category: null,
  rate: null,
  tax_amount: null,
  exemption_reason: null,
  exemption_reason_code: null,
  tax_point_code: null,
};

describe('a strict reading', () => {
  const read = (content: string, isStrict: boolean): ReturnType<typeof readDocument> =>
    readDocument(documentWith(ROOT, NAMESPACES, content), isStrict);
  const issued = (day: string): string =>
    `<rsm:ExchangedDocument><ram:IssueDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>`;

  test('leaves a day that no calendar has, which another reads as it stands', () => {
    expect(read(issued('20260231'), true)).toMatchObject({ invoice: { issue_date: null }, beyond: false });
    expect(read(issued('20260231'), true).unread).toHaveLength(1);
    expect(read(issued('20260231'), false)).toMatchObject({
      invoice: { issue_date: '2026-02-31' },
      beyond: true,
    });
  });

  test('leaves what a request for the buyer cannot say', () => {
    const content =
      '<rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeAgreement><ram:BuyerTradeParty>' +
      '<ram:Description>SARL</ram:Description></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>' +
      '</rsm:SupplyChainTradeTransaction>';
    expect(read(content, true).unread).toHaveLength(1);
    expect(read(content, false)).toMatchObject({ invoice: { buyer: { legal_info: 'SARL' } }, beyond: true });
  });
});
