/** A cross industry invoice, below its document element: the elements of Flux 1 (annex 1 of the external specifications 3.2). */
export const CII = `
rsm:ExchangedDocumentContext BG-2 needed once kept
  ram:BusinessProcessSpecifiedDocumentContextParameter once kept
    ram:ID BT-23 needed once
  ram:GuidelineSpecifiedDocumentContextParameter once kept
    ram:ID BT-24 needed once
rsm:ExchangedDocument once kept
  ram:ID BT-1 needed once
  ram:TypeCode BT-3 needed once
  ram:IssueDateTime once kept
    udt:DateTimeString BT-2 needed once @format=BT-2-1
    udt:DateTime once
  ram:IncludedNote BG-1
    ram:Content BT-22 needed once
    ram:SubjectCode BT-21 once
rsm:SupplyChainTradeTransaction once kept
  ram:IncludedSupplyChainTradeLineItem BG-25 full needed kept
    ram:AssociatedDocumentLineDocument full once
      ram:IncludedNote BT-127-00 full
        ram:Content BT-127 full once
        ram:SubjectCode EXT-FR-FE-183 full once
    ram:SpecifiedTradeProduct BG-31 full needed once kept
      ram:Name BT-153 full needed once
    ram:SpecifiedLineTradeAgreement BG-29 full needed once kept
      ram:GrossPriceProductTradePrice full once kept
        ram:ChargeAmount BT-148 full needed once
        ram:AppliedTradeAllowanceCharge full once
          ram:ChargeIndicator full once kept
            udt:IndicatorString full once
            udt:Indicator full once
          ram:ActualAmount BT-147 full once
      ram:NetPriceProductTradePrice full once kept
        ram:ChargeAmount BT-146 full needed once
    ram:SpecifiedLineTradeDelivery full once kept
      ram:BilledQuantity BT-129 full needed once @unitCode=BT-130
      ram:ShipToTradeParty EXT-FR-FE-BG-10 full once
        ram:Name EXT-FR-FE-149 full once
        ram:PostalTradeAddress EXT-FR-FE-150 full once
          ram:PostcodeCode EXT-FR-FE-155 full once
          ram:LineOne EXT-FR-FE-151 full once
          ram:LineTwo EXT-FR-FE-152 full once
          ram:LineThree EXT-FR-FE-153 full once
          ram:CityName EXT-FR-FE-154 full once
          ram:CountryID EXT-FR-FE-157 full needed once
          ram:CountrySubDivisionName EXT-FR-FE-156 full once
      ram:ActualDeliverySupplyChainEvent EXT-FR-FE-BG-11 full once
        ram:OccurrenceDateTime EXT-FR-FE-158-0 full once
          udt:DateTimeString EXT-FR-FE-158 full once @format=EXT-FR-FE-158-1
          udt:DateTime full once
    ram:SpecifiedLineTradeSettlement full once
      ram:BillingSpecifiedPeriod BG-26 full once
        ram:StartDateTime full once
          udt:DateTimeString BT-134 full once @format=BT-134-1
          udt:DateTime full once
        ram:EndDateTime full once
          udt:DateTimeString BT-135 full once @format=BT-135-1
          udt:DateTime full once
      ram:SpecifiedTradeAllowanceCharge BG-27 BG-28 full
        ram:ChargeIndicator full once kept
          udt:IndicatorString full once
          udt:Indicator full once
        ram:ActualAmount BT-136 BT-141 full needed once
      ram:InvoiceReferencedDocument EXT-FR-FE-BG-06 full once
        ram:IssuerAssignedID EXT-FR-FE-136 full once
        ram:FormattedIssueDateTime full once
          qdt:DateTimeString EXT-FR-FE-138 full once @format=EXT-FR-FE-138-1
  ram:ApplicableHeaderTradeAgreement once kept
    ram:SellerTradeParty BG-4 needed once
      ram:GlobalID BT-29d once ?@schemeID=0231 @schemeID=BT-29d-1
      ram:SpecifiedLegalOrganization once kept
        ram:ID BT-30 needed once @schemeID=BT-30-1
      ram:PostalTradeAddress BG-5 needed once
        ram:CountryID BT-40 needed once
      ram:SpecifiedTaxRegistration once ?ram:ID/@schemeID=VA
        ram:ID BT-31 once @schemeID=BT-31-0
    ram:BuyerTradeParty BG-7 needed once
      ram:SpecifiedLegalOrganization once kept
        ram:ID BT-47 needed once @schemeID=BT-47-1
      ram:PostalTradeAddress BG-8 needed once
        ram:CountryID BT-55 needed once
      ram:SpecifiedTaxRegistration once ?ram:ID/@schemeID=VA
        ram:ID BT-48 once @schemeID=BT-48-0
    ram:SellerTaxRepresentativeTradeParty BG-11 once
      ram:SpecifiedTaxRegistration once ?ram:ID/@schemeID=VA
        ram:ID BT-63 needed once @schemeID=BT-63-0
  ram:ApplicableHeaderTradeDelivery once kept
    ram:ShipToTradeParty BG-13 full once
      ram:PostalTradeAddress BG-15 full once
        ram:PostcodeCode BT-78 full once
        ram:LineOne BT-75 full once
        ram:LineTwo BT-76 full once
        ram:LineThree BT-165 full once
        ram:CityName BT-77 full once
        ram:CountryID BT-80 full needed once
        ram:CountrySubDivisionName BT-79 full once
    ram:ActualDeliverySupplyChainEvent once
      ram:OccurrenceDateTime once
        udt:DateTimeString BT-72 once @format=BT-72-1
        udt:DateTime once
  ram:ApplicableHeaderTradeSettlement once kept
    ram:InvoiceCurrencyCode BT-5 needed once
    ram:ApplicableTradeTax BG-23 needed kept
      ram:CalculatedAmount BT-117 needed once
      ram:TypeCode BT-118-0 needed once
      ram:ExemptionReason BT-120 once
      ram:BasisAmount BT-116 needed once
      ram:CategoryCode BT-118 needed once
      ram:ExemptionReasonCode BT-121 once
      ram:DueDateTypeCode BT-8 once
      ram:RateApplicablePercent BT-119 needed once
    ram:BillingSpecifiedPeriod BG-14 once
      ram:StartDateTime once
        udt:DateTimeString BT-73 once @format=BT-73-1
        udt:DateTime once
      ram:EndDateTime once
        udt:DateTimeString BT-74 once @format=BT-74-1
        udt:DateTime once
    ram:SpecifiedTradeAllowanceCharge BG-20 BG-21 full
      ram:ChargeIndicator full once kept
        udt:IndicatorString full once
        udt:Indicator full once
      ram:ActualAmount BT-92 BT-99 full needed once
      ram:CategoryTradeTax full once
        ram:TypeCode BT-95-0 BT-102-0 full needed once
        ram:CategoryCode BT-95 BT-102 full needed once
        ram:RateApplicablePercent BT-96 BT-103 full once
    ram:SpecifiedTradePaymentTerms once
      ram:DueDateDateTime once
        udt:DateTimeString BT-9 once @format=BT-9-1
        udt:DateTime once
    ram:SpecifiedTradeSettlementHeaderMonetarySummation BG-22 needed once
      ram:TaxBasisTotalAmount BT-109 needed once
      ram:TaxTotalAmount BT-110 BT-111 needed @currencyID=BT-110-1
    ram:InvoiceReferencedDocument BG-3
      ram:IssuerAssignedID BT-25 needed once
      ram:FormattedIssueDateTime full once
        qdt:DateTimeString BT-26 full once @format=BT-26-1
`;
