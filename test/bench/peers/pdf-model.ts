// One invoice, of which every peer that makes an invoice of its own model is given the same facts.

import { readFileSync } from 'node:fs';

interface Party {
  readonly name: string;
  readonly vat_id: string;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    readonly postal_code: string;
    readonly country: string;
  };
}

export interface Model {
  readonly invoice: {
    readonly number: string;
    readonly issue_date: string;
    readonly due_date: string;
    readonly seller: Party;
    readonly buyer: Party;
    readonly payment: { readonly iban: string };
    readonly lines: readonly {
      readonly item_name: string;
      readonly quantity: string;
      readonly unit_code: string;
      readonly unit_price: string;
      readonly net_amount: string;
    }[];
  };
  readonly totals: {
    readonly line_total: string;
    readonly tax_exclusive: string;
    readonly tax_total: string;
    readonly tax_inclusive: string;
    readonly amount_due: string;
  };
}

/** What test/bench/documents.ts wrote: an invoice of ten lines, all at the standard rate. */
export const readModel = (file: string): Model => JSON.parse(readFileSync(file, 'utf8')) as Model;

const RATE = '20';
const CURRENCY = 'EUR';

/** As node-zugferd has it. */
export function asZugferd({ invoice, totals }: Model): object {
  const tax = { typeCode: 'VAT', categoryCode: 'S', rateApplicablePercent: RATE };
  return {
    businessProcessType: 'A1',
    number: invoice.number,
    issueDate: new Date(invoice.issue_date),
    typeCode: '380',
    transaction: {
      line: invoice.lines.map((line, i) => ({
        identifier: String(i + 1),
        tradeProduct: { name: line.item_name },
        tradeAgreement: { netTradePrice: { chargeAmount: line.unit_price } },
        tradeDelivery: { billedQuantity: { amount: line.quantity, unitMeasureCode: line.unit_code } },
        tradeSettlement: { tradeTax: tax, monetarySummation: { lineTotalAmount: line.net_amount } },
      })),
      tradeAgreement: { seller: zugferdParty(invoice.seller), buyer: zugferdParty(invoice.buyer) },
      tradeDelivery: { information: { deliveryDate: new Date(invoice.issue_date) } },
      tradeSettlement: {
        currencyCode: CURRENCY,
        vatBreakdown: [{ ...tax, calculatedAmount: totals.tax_total, basisAmount: totals.tax_exclusive }],
        monetarySummation: {
          lineTotalAmount: totals.line_total,
          taxBasisTotalAmount: totals.tax_exclusive,
          taxTotal: { currencyCode: CURRENCY, amount: totals.tax_total },
          grandTotalAmount: totals.tax_inclusive,
          duePayableAmount: totals.amount_due,
        },
      },
    },
  };
}

function zugferdParty({ name, vat_id, address }: Party): object {
  const { country, city, line1, postal_code } = address;
  return {
    name,
    postalAddress: { countryCode: country, city, line1, postCode: postal_code },
    taxRegistration: { vatIdentifier: vat_id },
  };
}

/** As @e-invoice-eu/core has it: UBL in JSON. */
export function asEInvoiceEu({ invoice, totals }: Model): object {
  const { seller, buyer, payment } = invoice;
  const category = { 'cbc:ID': 'S', 'cbc:Percent': RATE, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
  const subtotal = {
    ...money('cbc:TaxableAmount', totals.tax_exclusive),
    ...money('cbc:TaxAmount', totals.tax_total),
    'cac:TaxCategory': category,
  };
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': invoice.number,
      'cbc:IssueDate': invoice.issue_date,
      'cbc:DueDate': invoice.due_date,
      'cbc:InvoiceTypeCode': '380',
      'cbc:DocumentCurrencyCode': CURRENCY,
      'cbc:BuyerReference': 'none',
      'cac:AccountingSupplierParty': { 'cac:Party': ublParty(seller, [taxScheme(seller)]) },
      'cac:AccountingCustomerParty': { 'cac:Party': ublParty(buyer, taxScheme(buyer)) },
      'cac:PaymentMeans': [
        { 'cbc:PaymentMeansCode': '30', 'cac:PayeeFinancialAccount': { 'cbc:ID': payment.iban } },
      ],
      'cac:TaxTotal': [{ ...money('cbc:TaxAmount', totals.tax_total), 'cac:TaxSubtotal': [subtotal] }],
      'cac:LegalMonetaryTotal': {
        ...money('cbc:LineExtensionAmount', totals.line_total),
        ...money('cbc:TaxExclusiveAmount', totals.tax_exclusive),
        ...money('cbc:TaxInclusiveAmount', totals.tax_inclusive),
        ...money('cbc:PayableAmount', totals.amount_due),
      },
      'cac:InvoiceLine': invoice.lines.map((line, i) => ({
        'cbc:ID': String(i + 1),
        'cbc:InvoicedQuantity': line.quantity,
        'cbc:InvoicedQuantity@unitCode': line.unit_code,
        ...money('cbc:LineExtensionAmount', line.net_amount),
        'cac:Item': { 'cbc:Name': line.item_name, 'cac:ClassifiedTaxCategory': category },
        'cac:Price': money('cbc:PriceAmount', line.unit_price),
      })),
    },
  };
}

const money = (name: string, amount: string): object => ({
  [name]: amount,
  [`${name}@currencyID`]: CURRENCY,
});

const taxScheme = ({ vat_id }: Party): object => ({
  'cbc:CompanyID': vat_id,
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});

function ublParty({ name, vat_id, address }: Party, tax: object): object {
  return {
    'cbc:EndpointID': vat_id,
    'cbc:EndpointID@schemeID': '9957',
    'cac:PostalAddress': {
      'cbc:StreetName': address.line1,
      'cbc:CityName': address.city,
      'cbc:PostalZone': address.postal_code,
      'cac:Country': { 'cbc:IdentificationCode': address.country },
    },
    'cac:PartyTaxScheme': tax,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
  };
}
