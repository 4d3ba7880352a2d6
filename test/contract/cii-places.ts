// Where CII carries each term, as far as the request tables name terms: names of elements below the document element, without
// prefixes (EN 16931-3-3, CII D22B). `@` is an attribute. Allowances and charges share their elements; values tell them apart.

const HEADERS = {
  context: 'ExchangedDocumentContext',
  document: 'ExchangedDocument',
  agreement: 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement',
  delivery: 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery',
  settlement: 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement',
  line: 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem',
} as const;

const PARTY = `
  Name BT-27 BT-44
  SpecifiedLegalOrganization/TradingBusinessName BT-28 BT-45
  SpecifiedLegalOrganization/ID BT-30 BT-47
  SpecifiedLegalOrganization/ID/@schemeID BT-30-1 BT-47-1
  SpecifiedTaxRegistration/ID BT-31 BT-48
  SpecifiedTaxRegistration/ID BT-32 -
  Description BT-33 -
  URIUniversalCommunication/URIID BT-34 BT-49
  URIUniversalCommunication/URIID/@schemeID BT-34-1 BT-49-1
  GlobalID BT-29 BT-46
  PostalTradeAddress BG-5 BG-8
  PostalTradeAddress/LineOne BT-35 BT-50
  PostalTradeAddress/LineTwo BT-36 BT-51
  PostalTradeAddress/LineThree BT-162 BT-163
  PostalTradeAddress/CityName BT-37 BT-52
  PostalTradeAddress/PostcodeCode BT-38 BT-53
  PostalTradeAddress/CountrySubDivisionName BT-39 BT-54
  PostalTradeAddress/CountryID BT-40 BT-55
  DefinedTradeContact BG-6 BG-9
  DefinedTradeContact/PersonName BT-41 BT-56
  DefinedTradeContact/DepartmentName BT-41-0 BT-56-0
  DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber BT-42 BT-57
  DefinedTradeContact/EmailURIUniversalCommunication/URIID BT-43 BT-58
`;

const ADJUSTMENT = `
  ActualAmount BT-92 BT-99 BT-136 BT-141
  BasisAmount BT-93 BT-100 BT-137 BT-142
  CalculationPercent BT-94 BT-101 BT-138 BT-143
  Reason BT-97 BT-104 BT-139 BT-144
  ReasonCode BT-98 BT-105 BT-140 BT-145
  CategoryTradeTax/CategoryCode BT-95 BT-102 - -
  CategoryTradeTax/RateApplicablePercent BT-96 BT-103 - -
`;

const SUMS = 'settlement/SpecifiedTradeSettlementHeaderMonetarySummation';
const MEANS = 'settlement/SpecifiedTradeSettlementPaymentMeans';
const PRICE = 'line/SpecifiedLineTradeAgreement';
const OF_LINE = 'line/SpecifiedLineTradeSettlement';
const PRODUCT = 'line/SpecifiedTradeProduct';

const ONE_BY_ONE: Readonly<Record<string, string>> = {
  'BT-1': 'document/ID',
  'BT-2': 'document/IssueDateTime/DateTimeString',
  'BT-3': 'document/TypeCode',
  'BT-5': 'settlement/InvoiceCurrencyCode',
  'BT-6': 'settlement/TaxCurrencyCode',
  'BT-7': 'settlement/ApplicableTradeTax/TaxPointDate/DateString',
  'BT-9': 'settlement/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString',
  'BT-10': 'agreement/BuyerReference',
  'BT-11': 'agreement/SpecifiedProcuringProject/ID',
  'BT-12': 'agreement/ContractReferencedDocument/IssuerAssignedID',
  'BT-13': 'agreement/BuyerOrderReferencedDocument/IssuerAssignedID',
  'BT-14': 'agreement/SellerOrderReferencedDocument/IssuerAssignedID',
  'BT-15': 'delivery/ReceivingAdviceReferencedDocument/IssuerAssignedID',
  'BT-16': 'delivery/DespatchAdviceReferencedDocument/IssuerAssignedID',
  'BT-17': 'agreement/AdditionalReferencedDocument/IssuerAssignedID',
  'BT-19': 'settlement/ReceivableSpecifiedTradeAccountingAccount/ID',
  'BT-20': 'settlement/SpecifiedTradePaymentTerms/Description',
  'BT-21': 'document/IncludedNote/SubjectCode',
  'BT-22': 'document/IncludedNote/Content',
  'BT-23': 'context/BusinessProcessSpecifiedDocumentContextParameter/ID',
  'BT-25': 'settlement/InvoiceReferencedDocument/IssuerAssignedID',
  'BT-26': 'settlement/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString',
  'BT-70': 'delivery/ShipToTradeParty/Name',
  'BT-71': 'delivery/ShipToTradeParty/GlobalID',
  'BT-71-1': 'delivery/ShipToTradeParty/GlobalID/@schemeID',
  'BT-72': 'delivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
  'BT-73': 'settlement/BillingSpecifiedPeriod/StartDateTime/DateTimeString',
  'BT-74': 'settlement/BillingSpecifiedPeriod/EndDateTime/DateTimeString',
  'BT-81': `${MEANS}/TypeCode`,
  'BT-82': `${MEANS}/Information`,
  'BT-83': 'settlement/PaymentReference',
  'BT-84': `${MEANS}/PayeePartyCreditorFinancialAccount/IBANID`,
  'BT-85': `${MEANS}/PayeePartyCreditorFinancialAccount/AccountName`,
  'BT-86': `${MEANS}/PayeeSpecifiedCreditorFinancialInstitution/BICID`,
  'BT-89': 'settlement/SpecifiedTradePaymentTerms/DirectDebitMandateID',
  'BT-90': 'settlement/CreditorReferenceID',
  'BT-91': `${MEANS}/PayerPartyDebtorFinancialAccount/IBANID`,
  'BT-106': `${SUMS}/LineTotalAmount`,
  'BT-107': `${SUMS}/AllowanceTotalAmount`,
  'BT-108': `${SUMS}/ChargeTotalAmount`,
  'BT-109': `${SUMS}/TaxBasisTotalAmount`,
  'BT-110': `${SUMS}/TaxTotalAmount`,
  'BT-111': `${SUMS}/TaxTotalAmount`,
  'BT-112': `${SUMS}/GrandTotalAmount`,
  'BT-113': `${SUMS}/TotalPrepaidAmount`,
  'BT-114': `${SUMS}/RoundingAmount`,
  'BT-115': `${SUMS}/DuePayableAmount`,
  'BT-116': 'settlement/ApplicableTradeTax/BasisAmount',
  'BT-117': 'settlement/ApplicableTradeTax/CalculatedAmount',
  'BT-118': 'settlement/ApplicableTradeTax/CategoryCode',
  'BT-119': 'settlement/ApplicableTradeTax/RateApplicablePercent',
  'BT-120': 'settlement/ApplicableTradeTax/ExemptionReason',
  'BT-121': 'settlement/ApplicableTradeTax/ExemptionReasonCode',
  'BT-122': 'agreement/AdditionalReferencedDocument/IssuerAssignedID',
  'BT-123': 'agreement/AdditionalReferencedDocument/Name',
  'BT-124': 'agreement/AdditionalReferencedDocument/URIID',
  'BT-126': 'line/AssociatedDocumentLineDocument/LineID',
  'BT-127': 'line/AssociatedDocumentLineDocument/IncludedNote/Content',
  'BT-129': 'line/SpecifiedLineTradeDelivery/BilledQuantity',
  'BT-130': 'line/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode',
  'BT-131': `${OF_LINE}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
  'BT-132': `${PRICE}/BuyerOrderReferencedDocument/LineID`,
  'BT-133': `${OF_LINE}/ReceivableSpecifiedTradeAccountingAccount/ID`,
  'BT-134': `${OF_LINE}/BillingSpecifiedPeriod/StartDateTime/DateTimeString`,
  'BT-135': `${OF_LINE}/BillingSpecifiedPeriod/EndDateTime/DateTimeString`,
  'BT-146': `${PRICE}/NetPriceProductTradePrice/ChargeAmount`,
  'BT-147': `${PRICE}/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount`,
  'BT-148': `${PRICE}/GrossPriceProductTradePrice/ChargeAmount`,
  'BT-149': `${PRICE}/NetPriceProductTradePrice/BasisQuantity`,
  'BT-150': `${PRICE}/NetPriceProductTradePrice/BasisQuantity/@unitCode`,
  'BT-151': `${OF_LINE}/ApplicableTradeTax/CategoryCode`,
  'BT-152': `${OF_LINE}/ApplicableTradeTax/RateApplicablePercent`,
  'BT-153': `${PRODUCT}/Name`,
  'BT-154': `${PRODUCT}/Description`,
  'BT-155': `${PRODUCT}/SellerAssignedID`,
  'BT-156': `${PRODUCT}/BuyerAssignedID`,
  'BT-157': `${PRODUCT}/GlobalID`,
  'BT-157-1': `${PRODUCT}/GlobalID/@schemeID`,
  'BT-159': `${PRODUCT}/OriginTradeCountry/ID`,
  'BG-1': 'document/IncludedNote',
  'BG-3': 'settlement/InvoiceReferencedDocument',
  'BG-4': 'agreement/SellerTradeParty',
  'BG-7': 'agreement/BuyerTradeParty',
  'BG-13': 'delivery',
  'BG-15': 'delivery/ShipToTradeParty/PostalTradeAddress',
  'BG-16': MEANS,
  'BG-20': 'settlement/SpecifiedTradeAllowanceCharge',
  'BG-21': 'settlement/SpecifiedTradeAllowanceCharge',
  'BG-22': SUMS,
  'BG-23': 'settlement/ApplicableTradeTax',
  'BG-24': 'agreement/AdditionalReferencedDocument',
  'BG-25': 'line',
  'BG-27': `${OF_LINE}/SpecifiedTradeAllowanceCharge`,
  'BG-28': `${OF_LINE}/SpecifiedTradeAllowanceCharge`,
  'BG-32': `${PRODUCT}/ApplicableProductCharacteristic`,
};

function placesBelow(block: string, bases: readonly string[]): [string, string][] {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const [path = '', ...terms] = line.trim().split(' ');
    return terms.map((term, index): [string, string] => [term, `${bases[index]}/${path}`]);
  });
}

const PLACES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ONE_BY_ONE),
  ...placesBelow(PARTY, ['agreement/SellerTradeParty', 'agreement/BuyerTradeParty']),
  ...placesBelow(ADJUSTMENT, [
    'settlement/SpecifiedTradeAllowanceCharge',
    'settlement/SpecifiedTradeAllowanceCharge',
    `${OF_LINE}/SpecifiedTradeAllowanceCharge`,
    `${OF_LINE}/SpecifiedTradeAllowanceCharge`,
  ]),
]);

/** Steps below the document element. @throws Error for a term whose place is not known here. */
export function placeOf(term: string): readonly string[] {
  const place = PLACES.get(term);
  if (place === undefined) throw new Error(`cii-places.ts does not say where ${term} stands`);
  const [head = '', ...rest] = place.split('/');
  return [...HEADERS[head as keyof typeof HEADERS].split('/'), ...rest];
}
