// Mistakes in documents: VAT categories, credit notes, payment, identifiers, attachments.

import { C, CK, U, UC, UG, UK, by, type DocumentMistake } from './document.ts';

export const VAT_OF_DOCUMENTS: readonly DocumentMistake[] = [
  [
    'O with VAT numbers',
    C,
    by(
      /<ram:CategoryCode>S<\/ram:CategoryCode>\s*<ram:RateApplicablePercent>20.00<\/ram:RateApplicablePercent>/g,
      '<ram:CategoryCode>O</ram:CategoryCode>',
    ),
    'BR-O-09 <ram:CalculatedAmount, BR-O-10 <ram:CategoryCode, BR-O-02 <ram:ID',
  ],
  [
    'O with VAT numbers UBL',
    U,
    by(/<cbc:ID>S<\/cbc:ID>\s*<cbc:Percent>20.00<\/cbc:Percent>/g, '<cbc:ID>O</cbc:ID>'),
    'BR-O-02 <cbc:CompanyID, BR-O-09 <cbc:ID, BR-O-10 <cbc:ID',
  ],
  [
    'AE at 20 CII',
    C,
    by(/<ram:CategoryCode>S</g, '<ram:CategoryCode>AE<'),
    'BR-AE-05 <ram:RateApplicablePercent, BR-AE-10 <ram:CategoryCode',
  ],
  [
    'AE no buyer number UBL',
    U,
    by(
      /<cbc:ID>S<\/cbc:ID>(\s*)<cbc:Percent>20.00/g,
      '<cbc:ID>AE</cbc:ID>$1<cbc:Percent>0.00',
      /<cac:PartyTaxScheme>\s*<cbc:CompanyID>FR54[\s\S]*?<\/cac:PartyTaxScheme>/,
      '',
      /<cbc:CompanyID schemeID="0002">999511876<\/cbc:CompanyID>/,
      '',
    ),
    'BR-AE-02 <cac:Party, BR-AE-09 <cbc:ID, BR-AE-10 <cbc:ID',
  ],
  [
    'AE no buyer number CII',
    C,
    by(
      /<ram:CategoryCode>S<\/ram:CategoryCode>(\s*)<ram:RateApplicablePercent>20.00/g,
      '<ram:CategoryCode>AE</ram:CategoryCode>$1<ram:RateApplicablePercent>0.00',
      /<ram:SpecifiedTaxRegistration>\s*<ram:ID schemeID="VA">FR54[\s\S]*?<\/ram:SpecifiedTaxRegistration>/,
      '',
      /<ram:SpecifiedLegalOrganization>\s*<ram:ID schemeID="0002">999511876<\/ram:ID>\s*<\/ram:SpecifiedLegalOrganization>/,
      '',
    ),
    'BR-AE-02 <ram:BuyerTradeParty, BR-AE-09 <ram:CategoryCode, BR-AE-10 <ram:CategoryCode',
  ],
  [
    'K no buyer number',
    CK,
    by(
      /<ram:SpecifiedTaxRegistration>\s*<ram:ID schemeID="VA">DE[\s\S]*?<\/ram:SpecifiedTaxRegistration>/,
      '',
    ),
    'BR-IC-02 <ram:BuyerTradeParty',
    /the buyer’s is missing\. Fill in \S+ \(BT-48\)\.$/,
  ],
  [
    'K reason missing',
    UK,
    by(/<cbc:TaxExemptionReason(Code)?>[^<]*<\/cbc:TaxExemptionReason(Code)?>/g, ''),
    'BR-IC-10 <cbc:ID',
  ],
  [
    'credit without date of ref',
    UC,
    by(
      /(<cac:InvoiceDocumentReference>\s*<cbc:ID>[^<]*<\/cbc:ID>)\s*<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/,
      '$1',
    ),
    'BR-FR-CO-05_BT-3 <cac:InvoiceDocumentReference',
  ],
  [
    'credit quantity element wrong',
    UC,
    by(/cbc:CreditedQuantity/g, 'cbc:InvoicedQuantity'),
    'unknown <cbc:InvoicedQuantity',
  ],
  ['credit line element wrong', UC, by(/cac:CreditNoteLine/g, 'cac:InvoiceLine'), 'unknown <cac:InvoiceLine'],
  ['IBAN blanks', C, by('FR7699999000010000210421730', 'FR76 9999 9000 0100 0021 0421 730'), 'fine'],
  ['IBAN in ProprietaryID', C, by(/ram:IBANID/g, 'ram:ProprietaryID'), 'misplaced <ram:AccountName'],
  [
    'means 59 no mandate',
    C,
    by('<ram:TypeCode>30<', '<ram:TypeCode>59<'),
    'PLAUSIBLE-DIRECT-DEBIT <ram:SpecifiedTradePaymentTerms, PLAUSIBLE-DIRECT-DEBIT <ram:ApplicableHeaderTradeSettlement, PLAUSIBLE-DIRECT-DEBIT <ram:SpecifiedTradeSettlementPaymentMeans',
  ],
  [
    'siren blanks',
    C,
    by('schemeID="0002">999510217', 'schemeID="0002">999 510 217'),
    'BR-FR-10_BT-30 <ram:ID',
  ],
  [
    'siret under 0002',
    C,
    by('schemeID="0002">999510217', 'schemeID="0002">99951021700016'),
    'BR-FR-10_BT-30 <ram:ID',
  ],
  [
    'scheme 0225 missing',
    C,
    by('<ram:URIID schemeID="0225">999510217<', '<ram:URIID>999510217<'),
    'BR-62 <ram:URIID',
  ],
  ['endpoint scheme 9957', U, by('schemeID="0225"', 'schemeID="9957"'), 'fine'],
  [
    'country lower fr',
    U,
    by('<cbc:IdentificationCode>FR', '<cbc:IdentificationCode>fr'),
    'BR-CL-14 <cbc:IdentificationCode',
  ],
  ['note no hash', U, by('#PMT#', ''), 'BR-FR-05_BT-22-1 <Invoice'],
  [
    'attachment without filename',
    C,
    by(
      '</ram:ApplicableHeaderTradeAgreement>',
      '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject mimeCode="application/pdf">SGVsbG8=</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument></ram:ApplicableHeaderTradeAgreement>',
    ),
    'fine',
  ],
  [
    'attachment bad base64',
    C,
    by(
      '</ram:ApplicableHeaderTradeAgreement>',
      '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:Name>LISIBLE</ram:Name><ram:AttachmentBinaryObject mimeCode="application/pdf" filename="a.pdf">data:SGV$$</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument></ram:ApplicableHeaderTradeAgreement>',
    ),
    'value <ram:AttachmentBinaryObject',
  ],
  [
    'period end only 20260931',
    C,
    by('format="102">20260930', 'format="102">20260931'),
    'BR-FR-03_EXT-FR-FE-135 <udt:DateTimeString',
  ],
  ['line id twice', C, by('<ram:LineID>2<', '<ram:LineID>1<'), 'PLAUSIBLE-LINE-ID <ram:LineID'],
  [
    'empty elements',
    C,
    by('<ram:BuyerReference>SERV-INFRA</ram:BuyerReference>', '<ram:BuyerReference/>'),
    'fine',
  ],
  [
    'misspelt element',
    C,
    by(/ram:BuyerReference/g, 'ram:BuyerRefrence'),
    'unknown <ram:BuyerRefrence',
    /Did you mean ram:BuyerReference\?/,
  ],
  [
    'element of UBL in CII',
    C,
    by(
      '<ram:BuyerReference>SERV-INFRA</ram:BuyerReference>',
      '<cbc:BuyerReference xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">S</cbc:BuyerReference>',
    ),
    'unknown <cbc:BuyerReference',
  ],
  [
    'tax total without currency CII',
    C,
    by('<ram:TaxTotalAmount currencyID="EUR">', '<ram:TaxTotalAmount>'),
    'BR-CO-15 <ram:GrandTotalAmount',
  ],
  [
    'payee is seller',
    C,
    by(
      '<ram:SpecifiedTradeSettlementPaymentMeans>',
      '<ram:PayeeTradeParty><ram:Name>Atelier Belleroche SARL</ram:Name></ram:PayeeTradeParty><ram:SpecifiedTradeSettlementPaymentMeans>',
    ),
    'BR-17 <ram:Name',
  ],
  [
    'price negative UBL',
    UG,
    by(/(<cbc:PriceAmount currencyID="EUR">)18.40/, '$1-18.40'),
    'BR-27 <cbc:PriceAmount, PLAUSIBLE-LINE-AMOUNT <cbc:LineExtensionAmount, PLAUSIBLE-PRICE <cbc:BaseAmount',
  ],
  [
    'base quantity 0',
    UG,
    by(/(<cbc:BaseQuantity unitCode="C62">)100/, '$10'),
    'PLAUSIBLE-QUANTITY <cbc:BaseQuantity',
  ],
  [
    'VAT reason on S row',
    U,
    by(
      /(<cac:TaxSubtotal>[\s\S]*?<cbc:Percent>20.00<\/cbc:Percent>)/,
      '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>',
    ),
    'BR-S-10 <cbc:TaxExemptionReason',
  ],
];
