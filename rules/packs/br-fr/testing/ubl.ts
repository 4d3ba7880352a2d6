import {
  AMOUNTS,
  DATES,
  LINE_PLACE,
  PARTIES,
  PLACE,
  PRICES,
  QUANTITIES,
  SUB_LINES,
  element as e,
  siretOf,
} from './values.ts';
import type { Role, SubLine } from './values.ts';

const ROOT =
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
  ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"' +
  ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';

const money = 'currencyID="EUR"';
const vat = e('cac:TaxScheme', e('cbc:ID', 'VAT'));

const sirens = new Map<Role, string>(PARTIES.map(({ role, siren }) => [role, siren]));

/** `inner` are parties that UBL puts inside this one. */
function party(role: Role, inner = ''): string {
  const siren = sirens.get(role)!;
  return (
    e('cbc:EndpointID', `${siren}_A`, 'schemeID="0225"') +
    e('cac:PartyIdentification', e('cbc:ID', siretOf(siren), 'schemeID="0009"')) +
    e('cac:PartyIdentification', e('cbc:ID', `R-${siren}`, 'schemeID="0224"')) +
    e('cac:PartyLegalEntity', e('cbc:CompanyID', siren, 'schemeID="0002"')) +
    inner
  );
}

const serving = (role: Role): string => e('cac:ServiceProviderParty', e('cac:Party', party(role)));
const agent = (role: Role): string => e('cac:AgentParty', party(role));

const delivery = (siren: string, day: string): string =>
  e(
    'cac:Delivery',
    e('cbc:ActualDeliveryDate', day) +
      e('cac:DeliveryLocation', e('cbc:ID', siretOf(siren), 'schemeID="0009"')) +
      e('cac:DeliveryParty', e('cac:PartyLegalEntity', e('cbc:CompanyID', siren, 'schemeID="0002"'))),
  );
const preceding = (number: string, day: string, type: string): string =>
  e(
    'cac:BillingReference',
    e(
      'cac:InvoiceDocumentReference',
      e('cbc:ID', number) + e('cbc:IssueDate', day) + e('cbc:DocumentTypeCode', type),
    ),
  );
const allowance = (amount: string, base: string, category = ''): string =>
  e(
    'cac:AllowanceCharge',
    e('cbc:ChargeIndicator', 'false') +
      e('cbc:Amount', amount, money) +
      e('cbc:BaseAmount', base, money) +
      category,
  );
const period = (from: string, to: string): string =>
  e('cac:InvoicePeriod', e('cbc:StartDate', from) + e('cbc:EndDate', to));
const category = (name: string, code: string, rate: string): string =>
  e(name, e('cbc:ID', code) + e('cbc:Percent', rate) + vat);

const line = e(
  'cac:InvoiceLine',
  e('cbc:ID', 'L1') +
    e('cbc:InvoicedQuantity', QUANTITIES['BT-129'], 'unitCode="C62"') +
    e('cbc:LineExtensionAmount', AMOUNTS['BT-131'], money) +
    period(DATES.lineFrom, DATES.lineTo) +
    preceding('P-136', DATES.linePreceding, '389') +
    e('cac:DocumentReference', e('cbc:ID', 'SUB-1', 'schemeID="AFL"') + e('cbc:DocumentTypeCode', '130')) +
    e('cac:DocumentReference', e('cbc:ID', 'S7', 'schemeID="AVV"') + e('cbc:DocumentTypeCode', '130')) +
    delivery(LINE_PLACE, DATES.lineDelivered) +
    allowance(AMOUNTS['BT-136_BT-141'], AMOUNTS['BT-137_BT-142']) +
    e(
      'cac:Item',
      category('cac:ClassifiedTaxCategory', 'AE', '5.5') +
        e('cac:AdditionalItemProperty', e('cbc:Name', 'Colour') + e('cbc:Value', 'blue')),
    ) +
    e(
      'cac:Price',
      e('cbc:PriceAmount', PRICES['BT-146'], money) +
        e('cbc:BaseQuantity', QUANTITIES['BT-149'], 'unitCode="C62"') +
        allowance(PRICES['BT-147'], PRICES['BT-148']),
    ),
);

/** An invoice in which every rule but those of several parties finds something to judge, and nothing wrong. */
export const invoice = e(
  'Invoice',
  e('cbc:ProfileID', 'S1') +
    e('cbc:ID', 'F-2026-1') +
    e('cbc:IssueDate', DATES.issued) +
    e('cbc:DueDate', DATES.due) +
    e('cbc:InvoiceTypeCode', '380') +
    e('cbc:Note', '#PMT#Recovery fee') +
    e('cbc:Note', '#PMD#Penalties') +
    e('cbc:Note', '#AAB#No discount') +
    e('cbc:Note', '#BAR#B2B') +
    e('cbc:TaxPointDate', DATES.taxPoint) +
    e('cbc:DocumentCurrencyCode', 'EUR') +
    period(DATES.from, DATES.to) +
    preceding('P-25', DATES.preceding, '386') +
    e('cac:AdditionalDocumentReference', e('cbc:ID', 'A1') + e('cbc:DocumentDescription', 'LISIBLE')) +
    e('cac:AdditionalDocumentReference', e('cbc:ID', 'N-AFL', 'schemeID="AFL"')) +
    e('cac:AdditionalDocumentReference', e('cbc:ID', 'N-AVV', 'schemeID="AVV"')) +
    e(
      'cac:AccountingSupplierParty',
      e('cac:Party', party('seller', serving('invoicer') + agent('salesAgent'))),
    ) +
    e(
      'cac:AccountingCustomerParty',
      e('cac:Party', party('buyer', serving('invoicee') + agent('buyerAgent'))),
    ) +
    e('cac:PayeeParty', party('payee')) +
    delivery(PLACE, DATES.delivered) +
    e('cac:PaymentMeans', e('cac:PaymentMandate', e('cac:PayerParty', party('payer')))) +
    allowance(AMOUNTS['BT-92_BT-99'], AMOUNTS['BT-93_BT-100'], category('cac:TaxCategory', 'S', '20')) +
    e(
      'cac:TaxTotal',
      e('cbc:TaxAmount', AMOUNTS['BT-110'], money) +
        e(
          'cac:TaxSubtotal',
          e('cbc:TaxableAmount', AMOUNTS['BT-116'], money) +
            e('cbc:TaxAmount', AMOUNTS['BT-117'], money) +
            category('cac:TaxCategory', 'E', '10'),
        ),
    ) +
    e(
      'cac:LegalMonetaryTotal',
      e('cbc:LineExtensionAmount', AMOUNTS['BT-106'], money) +
        e('cbc:TaxExclusiveAmount', AMOUNTS['BT-109'], money) +
        e('cbc:TaxInclusiveAmount', AMOUNTS['BT-112'], money) +
        e('cbc:AllowanceTotalAmount', AMOUNTS['BT-107'], money) +
        e('cbc:ChargeTotalAmount', AMOUNTS['BT-108'], money) +
        e('cbc:PrepaidAmount', AMOUNTS['BT-113'], money) +
        e('cbc:PayableRoundingAmount', AMOUNTS['BT-114'], money) +
        e('cbc:PayableAmount', AMOUNTS['BT-115'], money),
    ) +
    line,
  ROOT,
);

/** The same as a credit note, which UBL writes with elements of its own. */
export const asCreditNote = (text: string): string =>
  text
    .replaceAll('InvoiceLine', 'CreditNoteLine')
    .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
    .replaceAll('InvoicedQuantity', 'CreditedQuantity')
    .replace('schema:xsd:Invoice-2', 'schema:xsd:CreditNote-2')
    .replace(/^<Invoice/, '<CreditNote')
    .replace(/<\/Invoice>$/, '</CreditNote>')
    .replace('>380<', '>381<');

function subLine({ id, status, parent, seller, sub, amount }: SubLine): string {
  const reference = (kind: string, value: string): string =>
    e('cac:DocumentReference', e('cbc:ID', value, `schemeID="${kind}"`) + e('cbc:DocumentTypeCode', '130'));
  return e(
    'cac:InvoiceLine',
    e('cbc:ID', id) +
      e('cbc:LineExtensionAmount', amount, money) +
      e(
        'cac:BillingReference',
        e('cac:InvoiceDocumentReference', e('cbc:ID', 'F-2026-1') + e('cbc:DocumentStatusCode', status)) +
          (parent === undefined ? '' : e('cac:BillingReferenceLine', e('cbc:ID', parent))),
      ) +
      reference('AFL', sub) +
      reference('AVV', 'S1') +
      (status === 'GROUP' ? e('cac:TaxTotal', e('cbc:TaxAmount', '20.00', money)) : '') +
      e(
        'cac:Item',
        e('cac:ClassifiedTaxCategory', e('cbc:ID', 'S') + e('cbc:TaxExemptionReason', `#${sub}#`)) +
          e(
            'cac:ManufacturerParty',
            e('cac:PostalAddress', e('cac:Country', e('cbc:IdentificationCode', 'FR'))) +
              e(
                'cac:PartyLegalEntity',
                e('cbc:RegistrationName', `Seller ${seller}`) + e('cbc:CompanyID', seller),
              ),
          ),
      ),
  );
}

const row = (sub: string): string =>
  e(
    'cac:TaxSubtotal',
    e('cbc:TaxAmount', '20.00', money) +
      e('cac:TaxCategory', e('cbc:ID', 'S') + e('cbc:TaxExemptionReason', `#${sub}#`) + vat),
  );

/** An invoice of two sellers, framework S8: the issuer's own sub-invoice and another one. */
export const severalSellers = invoice
  .replace('>S1<', '>S8<')
  .replace(line, SUB_LINES.map(subLine).join(''))
  .replace(/<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/, row('F-2026-1') + row('F-2'));

/** A two-way invoice, framework S9: what the seller and what the buyer charge. */
export const twoWay = severalSellers.replace('>S8<', '>S9<').replace('>380<', '>389<');
