/** A UBL invoice, below its document element: the elements of Flux 1 (annex 1 of the external specifications 3.2). */
export const UBL_INVOICE = `
cbc:CustomizationID BT-24 needed once
cbc:ProfileID BT-23 needed once
cbc:ID BT-1 needed once
cbc:IssueDate BT-2 needed once
cbc:DueDate BT-9 once
cbc:InvoiceTypeCode BT-3 needed once
cbc:Note BG-1 BT-21 BT-22 needed
cbc:DocumentCurrencyCode BT-5 needed once
cac:InvoicePeriod BG-14 once
  cbc:StartDate BT-73 once
  cbc:EndDate BT-74 once
  cbc:DescriptionCode BT-8 once
cac:BillingReference BG-3
  cac:InvoiceDocumentReference once
    cbc:ID BT-25 needed once
    cbc:IssueDate BT-26 full once
cac:AccountingSupplierParty BG-4 needed once kept
  cac:Party once kept
    cac:PartyIdentification once ?cbc:ID/@schemeID=0231
      cbc:ID BT-29d once @schemeID=BT-29d-1
    cac:PostalAddress BG-5 needed once
      cac:Country once kept
        cbc:IdentificationCode BT-40 needed once
    cac:PartyTaxScheme once ?cac:TaxScheme/cbc:ID=VAT
      cbc:CompanyID BT-31 once
      cac:TaxScheme once kept
        cbc:ID BT-31-0 needed once
    cac:PartyLegalEntity once kept
      cbc:CompanyID BT-30 needed once @schemeID=BT-30-1
cac:AccountingCustomerParty BG-7 needed once kept
  cac:Party once kept
    cac:PostalAddress BG-8 needed once
      cac:Country once kept
        cbc:IdentificationCode BT-55 needed once
    cac:PartyTaxScheme once ?cac:TaxScheme/cbc:ID=VAT
      cbc:CompanyID BT-48 once
      cac:TaxScheme once kept
        cbc:ID BT-48-0 needed once
    cac:PartyLegalEntity once kept
      cbc:CompanyID BT-47 needed once @schemeID=BT-47-1
cac:TaxRepresentativeParty BG-11 once
  cac:PartyTaxScheme once ?cac:TaxScheme/cbc:ID=VAT
    cbc:CompanyID BT-63 needed once
    cac:TaxScheme once kept
      cbc:ID BT-63-0 needed once
cac:Delivery BG-13 once
  cbc:ActualDeliveryDate BT-72 once
  cac:DeliveryLocation full once
    cac:Address BG-15 full once
      cbc:StreetName BT-75 full once
      cbc:AdditionalStreetName BT-76 full once
      cbc:CityName BT-77 full once
      cbc:PostalZone BT-78 full once
      cbc:CountrySubentity BT-79 full once
      cac:AddressLine full once
        cbc:Line BT-165 full once
      cac:Country full once kept
        cbc:IdentificationCode BT-80 full needed once
cac:AllowanceCharge BG-20 BG-21 full
  cbc:ChargeIndicator full once
  cbc:Amount BT-92 BT-99 full needed once @currencyID
  cac:TaxCategory full
    cbc:ID BT-95 BT-102 full needed once
    cbc:Percent BT-96 BT-103 full once
    cac:TaxScheme full once kept
      cbc:ID BT-95-0 BT-102-0 full needed once
cac:TaxTotal kept
  cbc:TaxAmount BT-110 BT-111 needed once @currencyID=BT-110-1
  cac:TaxSubtotal BG-23
    cbc:TaxableAmount BT-116 needed once @currencyID
    cbc:TaxAmount BT-117 needed once @currencyID
    cac:TaxCategory once kept
      cbc:ID BT-118 needed once
      cbc:Percent BT-119 needed once
      cbc:TaxExemptionReasonCode BT-121 once
      cbc:TaxExemptionReason BT-120 once
      cac:TaxScheme once kept
        cbc:ID BT-118-0 needed once
cac:LegalMonetaryTotal BG-22 needed once kept
  cbc:TaxExclusiveAmount BT-109 needed once @currencyID
cac:InvoiceLine BG-25 full needed kept
  cbc:Note BT-127-00 EXT-FR-FE-183 BT-127 full
  cbc:InvoicedQuantity BT-129 full needed once @unitCode=BT-130
  cac:InvoicePeriod BG-26 full once
    cbc:StartDate BT-134 full once
    cbc:EndDate BT-135 full once
  cac:BillingReference EXT-FR-FE-BG-06 full once
    cac:InvoiceDocumentReference full once
      cbc:ID EXT-FR-FE-136 full once
      cbc:IssueDate EXT-FR-FE-138 full once
  cac:Delivery EXT-FR-FE-BG-10 EXT-FR-FE-BG-11 full once
    cbc:ActualDeliveryDate EXT-FR-FE-158 full once
    cac:DeliveryLocation full once
      cbc:Name EXT-FR-FE-149 full once
      cac:Address EXT-FR-FE-150 full once
        cbc:StreetName EXT-FR-FE-151 full once
        cbc:AdditionalStreetName EXT-FR-FE-152 full once
        cbc:CityName EXT-FR-FE-154 full once
        cbc:PostalZone EXT-FR-FE-155 full once
        cbc:CountrySubentity EXT-FR-FE-156 full once
        cac:AddressLine full once
          cbc:Line EXT-FR-FE-153 full once
        cac:Country full once kept
          cbc:IdentificationCode EXT-FR-FE-157 full needed once
  cac:AllowanceCharge BG-27 BG-28 full
    cbc:ChargeIndicator full once
    cbc:Amount BT-136 BT-141 full needed once @currencyID
  cac:Item BG-31 full needed once kept
    cbc:Name BT-153 full needed once
  cac:Price BG-29 full needed once kept
    cbc:PriceAmount BT-146 full needed once @currencyID
    cac:AllowanceCharge full once
      cbc:ChargeIndicator full once
      cbc:Amount BT-147 full once @currencyID
      cbc:BaseAmount BT-148 full needed once @currencyID
`;
