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

const ENTITY = 'urn:un:unece:uncefact:data:standard:';
const ROOT =
  `xmlns:rsm="${ENTITY}CrossIndustryInvoice:100" xmlns:qdt="${ENTITY}QualifiedDataType:100"` +
  ` xmlns:ram="${ENTITY}ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${ENTITY}UnqualifiedDataType:100"`;

const sirens = new Map<Role, string>(PARTIES.map(({ role, siren }) => [role, siren]));

const text102 = (name: string, day: string): string => e(name, day.replaceAll('-', ''), 'format="102"');
const day = (name: string, value: string, prefix = 'udt'): string =>
  e(name, text102(`${prefix}:DateTimeString`, value));
const note = (code: string, text: string): string =>
  e('ram:IncludedNote', e('ram:Content', text) + e('ram:SubjectCode', code));

const party = (name: string, role: Role): string => {
  const siren = sirens.get(role)!;
  return e(
    name,
    e('ram:GlobalID', siretOf(siren), 'schemeID="0009"') +
      e('ram:GlobalID', `R-${siren}`, 'schemeID="0224"') +
      e('ram:Name', role) +
      e('ram:SpecifiedLegalOrganization', e('ram:ID', siren, 'schemeID="0002"')) +
      e('ram:URIUniversalCommunication', e('ram:URIID', `${siren}_A`, 'schemeID="0225"')),
  );
};
const place = (siren: string): string =>
  e(
    'ram:ShipToTradeParty',
    e('ram:GlobalID', siretOf(siren), 'schemeID="0009"') +
      e('ram:SpecifiedLegalOrganization', e('ram:ID', siren, 'schemeID="0002"')),
  );
const delivered = (value: string): string =>
  e('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', value));
const preceding = (number: string, value: string, type: string): string =>
  e(
    'ram:InvoiceReferencedDocument',
    e('ram:IssuerAssignedID', number) +
      e('ram:TypeCode', type) +
      day('ram:FormattedIssueDateTime', value, 'qdt'),
  );
const period = (from: string, to: string): string =>
  e('ram:BillingSpecifiedPeriod', day('ram:StartDateTime', from) + day('ram:EndDateTime', to));
const tax = (name: string, code: string, rate: string, amounts = ''): string =>
  e(
    name,
    amounts + e('ram:TypeCode', 'VAT') + e('ram:CategoryCode', code) + e('ram:RateApplicablePercent', rate),
  );
const allowance = (amount: string, base: string, category = ''): string =>
  e(
    'ram:SpecifiedTradeAllowanceCharge',
    e('ram:BasisAmount', base) + e('ram:ActualAmount', amount) + category,
  );
const reference = (kind: string, number: string): string =>
  e(
    'ram:AdditionalReferencedDocument',
    e('ram:IssuerAssignedID', number) + e('ram:TypeCode', '130') + e('ram:ReferenceTypeCode', kind),
  );

const line = e(
  'ram:IncludedSupplyChainTradeLineItem',
  e('ram:AssociatedDocumentLineDocument', e('ram:LineID', 'L1')) +
    e(
      'ram:SpecifiedTradeProduct',
      e('ram:ApplicableProductCharacteristic', e('ram:Description', 'Colour') + e('ram:Value', 'blue')),
    ) +
    e(
      'ram:SpecifiedLineTradeAgreement',
      e(
        'ram:GrossPriceProductTradePrice',
        e('ram:ChargeAmount', PRICES['BT-148']) +
          e('ram:AppliedTradeAllowanceCharge', e('ram:ActualAmount', PRICES['BT-147'])),
      ) +
        e(
          'ram:NetPriceProductTradePrice',
          e('ram:ChargeAmount', PRICES['BT-146']) +
            e('ram:BasisQuantity', QUANTITIES['BT-149'], 'unitCode="C62"'),
        ),
    ) +
    e(
      'ram:SpecifiedLineTradeDelivery',
      e('ram:BilledQuantity', QUANTITIES['BT-129'], 'unitCode="C62"') +
        place(LINE_PLACE) +
        delivered(DATES.lineDelivered),
    ) +
    e(
      'ram:SpecifiedLineTradeSettlement',
      tax('ram:ApplicableTradeTax', 'AE', '5.5') +
        period(DATES.lineFrom, DATES.lineTo) +
        allowance(AMOUNTS['BT-136_BT-141'], AMOUNTS['BT-137_BT-142']) +
        e('ram:SpecifiedTradeSettlementLineMonetarySummation', e('ram:LineTotalAmount', AMOUNTS['BT-131'])) +
        preceding('P-136', DATES.linePreceding, '389'),
    ),
);

const totals = e(
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  e('ram:LineTotalAmount', AMOUNTS['BT-106']) +
    e('ram:ChargeTotalAmount', AMOUNTS['BT-108']) +
    e('ram:AllowanceTotalAmount', AMOUNTS['BT-107']) +
    e('ram:TaxBasisTotalAmount', AMOUNTS['BT-109']) +
    e('ram:TaxTotalAmount', AMOUNTS['BT-110'], 'currencyID="EUR"') +
    e('ram:RoundingAmount', AMOUNTS['BT-114']) +
    e('ram:GrandTotalAmount', AMOUNTS['BT-112']) +
    e('ram:TotalPrepaidAmount', AMOUNTS['BT-113']) +
    e('ram:DuePayableAmount', AMOUNTS['BT-115']),
);
const breakdown = tax(
  'ram:ApplicableTradeTax',
  'E',
  '10',
  e('ram:CalculatedAmount', AMOUNTS['BT-117']) +
    e('ram:BasisAmount', AMOUNTS['BT-116']) +
    e('ram:TaxPointDate', text102('udt:DateString', DATES.taxPoint)),
);

/** An invoice in which every rule but those of several parties finds something to judge, and nothing wrong. */
export const invoice = e(
  'rsm:CrossIndustryInvoice',
  e(
    'rsm:ExchangedDocumentContext',
    e('ram:BusinessProcessSpecifiedDocumentContextParameter', e('ram:ID', 'S1')),
  ) +
    e(
      'rsm:ExchangedDocument',
      e('ram:ID', 'F-2026-1') +
        e('ram:TypeCode', '380') +
        day('ram:IssueDateTime', DATES.issued) +
        note('PMT', 'Recovery fee') +
        note('PMD', 'Penalties') +
        note('AAB', 'No discount') +
        note('BAR', 'B2B'),
    ) +
    e(
      'rsm:SupplyChainTradeTransaction',
      line +
        e(
          'ram:ApplicableHeaderTradeAgreement',
          party('ram:SellerTradeParty', 'seller') +
            party('ram:BuyerTradeParty', 'buyer') +
            party('ram:SalesAgentTradeParty', 'salesAgent') +
            party('ram:BuyerAgentTradeParty', 'buyerAgent') +
            e(
              'ram:AdditionalReferencedDocument',
              e('ram:IssuerAssignedID', 'A1') + e('ram:TypeCode', '916') + e('ram:Name', 'LISIBLE'),
            ) +
            reference('AFL', 'N-AFL') +
            reference('AVV', 'N-AVV'),
        ) +
        e('ram:ApplicableHeaderTradeDelivery', place(PLACE) + delivered(DATES.delivered)) +
        e(
          'ram:ApplicableHeaderTradeSettlement',
          e('ram:InvoiceCurrencyCode', 'EUR') +
            party('ram:InvoicerTradeParty', 'invoicer') +
            party('ram:InvoiceeTradeParty', 'invoicee') +
            party('ram:PayeeTradeParty', 'payee') +
            party('ram:PayerTradeParty', 'payer') +
            breakdown +
            period(DATES.from, DATES.to) +
            allowance(
              AMOUNTS['BT-92_BT-99'],
              AMOUNTS['BT-93_BT-100'],
              tax('ram:CategoryTradeTax', 'S', '20'),
            ) +
            e('ram:SpecifiedTradePaymentTerms', day('ram:DueDateDateTime', DATES.due)) +
            totals +
            preceding('P-25', DATES.preceding, '386'),
        ),
    ),
  ROOT,
);

function subLine({ id, status, parent, seller, sub, amount }: SubLine): string {
  const group = status === 'GROUP';
  return e(
    'ram:IncludedSupplyChainTradeLineItem',
    e(
      'ram:AssociatedDocumentLineDocument',
      e('ram:LineID', id) +
        (parent === undefined ? '' : e('ram:ParentLineID', parent)) +
        e('ram:LineStatusReasonCode', status),
    ) +
      e(
        'ram:SpecifiedLineTradeAgreement',
        e(
          'ram:ItemSellerTradeParty',
          e('ram:Name', `Seller ${seller}`) +
            e('ram:SpecifiedLegalOrganization', e('ram:ID', seller)) +
            e('ram:PostalTradeAddress', e('ram:CountryID', 'FR')),
        ),
      ) +
      e(
        'ram:SpecifiedLineTradeSettlement',
        e('ram:ApplicableTradeTax', e('ram:ExemptionReason', `#${sub}#`) + e('ram:CategoryCode', 'S')) +
          e(
            'ram:SpecifiedTradeSettlementLineMonetarySummation',
            e('ram:LineTotalAmount', amount) +
              (group ? e('ram:TaxTotalAmount', '20.00', 'currencyID="EUR"') : ''),
          ) +
          reference('AFL', sub) +
          (group ? reference('AVV', 'S1') : ''),
      ),
  );
}

const row = (sub: string): string =>
  e(
    'ram:ApplicableTradeTax',
    e('ram:CalculatedAmount', '20.00') +
      e('ram:TypeCode', 'VAT') +
      e('ram:ExemptionReason', `#${sub}#`) +
      e('ram:CategoryCode', 'S'),
  );

/** An invoice of two sellers, framework S8: the issuer's own sub-invoice and another one. */
export const severalSellers = invoice
  .replace('>S1<', '>S8<')
  .replace(line, SUB_LINES.map(subLine).join(''))
  .replace(breakdown, row('F-2026-1') + row('F-2'));

/** A two-way invoice, framework S9: what the seller and what the buyer charge. */
export const twoWay = severalSellers.replace('>S8<', '>S9<').replace('>380<', '>389<');
