import { group231 } from './values.ts';
import { severalSellersCases } from './shared-cases.ts';
import type { Cases, Spelling } from './shared-cases.ts';

export const inUbl: Spelling = {
  day: (iso) => iso,
  part: '-1',
  linePeriod: 'BT',
  category: (kind) =>
    (
      ({
        allowance: ['BR-FR-15_BT-95_BT-102-1', 'BR-FR-15_BT-95_BT-102-2'],
        row: ['BR-FR-15_BT-118-1', 'BR-FR-15_BT-118-2'],
        line: ['BR-FR-15_BT-151-1', 'BR-FR-08_BT-151-2'],
      }) as const
    )[kind],
  rate: (kind) => ({ allowance: 'BR-FR-16_BT-96', row: 'BR-FR-16_BT-119', line: 'BR-FR-16_BT-152' })[kind],
  twice: (id) => [
    `<cbc:ID schemeID="0009">${id}</cbc:ID>`,
    `<cbc:ID schemeID="0009">${id}</cbc:ID><cbc:ID schemeID="0009">${id}</cbc:ID>`,
  ],
};

export const onUbl: Cases = {
  'BR-FR-01_BT-1-2': [['>F-2026-1<', '>F.1<']],
  'BR-FR-01_BT-25-2': [['>P-25<', '>P 25<']],
  'BR-FR-01_EXT-FR-FE-136-2': [['>P-136<', '>é<']],
  'BR-FR-05_BT-22-1': [['#PMT#', '#PMT ']],
  'BR-FR-05_BT-22-2': [['#PMD#', 'PMD ']],
  'BR-FR-05_BT-22-3': [['#AAB#', '#AAC#']],
  'BR-FR-06_BT-21-1': [['#PMD#', '#PMD#p#PMT#']],
  'BR-FR-06_BT-21-2': [['#PMT#', '#PMD##PMT#']],
  'BR-FR-06_BT-21-3': [['#PMT#', '#AAB##PMT#']],
  'BR-FR-06_BT-21-4': [['#PMT#', '#TXD#a#TXD#b#PMT#']],
  'BR-FR-20_BT-21': [['#BAR#B2B', '#BAR#B2X']],
  'BR-FR-30_BT-21': [['#BAR#B2B', '#BAR#B2B#BAR#B2C#']],
  'BR-FR-09_EXT-FR-FE-146': [
    [
      '<cac:Delivery><cbc:ActualDeliveryDate>2026-08-16</cbc:ActualDeliveryDate>',
      '<cac:Delivery><cac:DeliveryLocation>',
    ],
    [
      '>10101010100017</cbc:ID></cac:DeliveryLocation>',
      '>1</cbc:ID></cac:DeliveryLocation></cac:DeliveryLocation>',
    ],
  ],
  'BR-FR-18_BT-123': [
    [
      '<cbc:ID schemeID="AVV">N-AVV</cbc:ID>',
      '<cbc:ID>A2</cbc:ID><cbc:DocumentDescription>LISIBLE</cbc:DocumentDescription>',
    ],
  ],
  'BR-FR-28-Value': [['<cbc:Value>blue</cbc:Value>', '']],
  'BR-FR-30_AFL': [['>SUB-1<', '> <']],
  'BR-FR-30_AVV': [['>S7<', '><']],
  'BR-FR-32-ID': [['schemeID="0224">R-333333333', 'schemeID="0002">R-333333333']],
  'BR-FR-CO-04_BT-3': [
    ['>380<', '>384<'],
    ['<cac:BillingReference>', '<cac:BillingReference/><cac:BillingReference>'],
  ],
  'BR-FR-CO-09_BT-23-3': [
    ['>S1<', '>S2<'],
    ['<cbc:DueDate>2026-09-30</cbc:DueDate>', ''],
  ],
  'BR-FR-CO-14_BT-29-1': [group231],
  'BR-FR-CO-15_BT-29-1': [group231],
  'BR-FR-MV-BD_BT-3': [['>S1<', '>S9<']],
};

export const onCreditNote: Cases = {
  'BR-FR-CO-03_BT-3': [['>381<', '>262<']],
  'BR-FR-CO-05_BT-3': [
    ['<cbc:IssueDate>2026-08-26</cbc:IssueDate>', ''],
    ['<cbc:IssueDate>2026-08-15</cbc:IssueDate>', ''],
  ],
};

/** What the UBL schema refuses, but the rules read. */
export const beyondUbl: Cases = {
  'BR-FR-27_BG-32': [
    [
      '<cac:AccountingSupplierParty>',
      '<cac:Item><cac:AdditionalItemProperty/></cac:Item><cac:AccountingSupplierParty>',
    ],
  ],
  'BR-FR-27_BT-160': [
    [
      '<cac:AccountingSupplierParty>',
      '<cac:Item><cac:AdditionalItemProperty><cbc:Name/></cac:AdditionalItemProperty></cac:Item><cac:AccountingSupplierParty>',
    ],
  ],
  'BR-FR-27_EXT-FR-FE-159': [
    [
      '<cac:AccountingSupplierParty>',
      '<cac:Item><cac:AdditionalItemProperty><cbc:NameCode/></cac:AdditionalItemProperty></cac:Item><cac:AccountingSupplierParty>',
    ],
  ],
  'BR-FR-29_BT-18': [
    ['<cbc:ID schemeID="AFL">N-AFL', '<cbc:ID schemeID="AFL">N</cbc:ID><cbc:ID schemeID="AFL">N-AFL'],
  ],
  'BR-FR-30_BT-128': [
    ['<cbc:ID schemeID="AVV">S7', '<cbc:ID schemeID="AVV">S6</cbc:ID><cbc:ID schemeID="AVV">S7'],
  ],
};

const classified = '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:TaxExemptionReason>';

export const ublSeveral: Cases = {
  ...severalSellersCases,
  'BR-FR-MV-01_EXT-FR-FE-163': [['>GROUP<', '><']],
  'BR-FR-MV-02_EXT-FR-FE-163': [
    ['>GROUP<', '>DETAIL<'],
    ['>GROUP<', '>DETAIL<'],
  ],
  'BR-FR-MV-03_EXT-FR-FE-167': [
    ['</cbc:RegistrationName><cbc:CompanyID>111111111', '</cbc:RegistrationName><cbc:CompanyID>'],
  ],
  'BR-FR-MV-03_EXT-FR-FE-182': [
    [
      '<cbc:DocumentCurrencyCode>',
      '<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode><cbc:DocumentCurrencyCode>',
    ],
  ],
  'BR-FR-MV-06_EXT-FR-FE-167': [
    ['</cbc:RegistrationName><cbc:CompanyID>222222222', '</cbc:RegistrationName><cbc:CompanyID>333333333'],
  ],
  'BR-FR-MV-03_EXT-FR-FE-181': [
    [
      '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">20.00<',
      '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR"><',
    ],
  ],
  'BR-FR-MV-08_BT-128': [
    [`${classified}#F-2026-1#`, `${classified}F`],
    [`${classified}#F-2026-1#`, `${classified}F`],
  ],
  'BR-FR-MV-10_EXT-FR-FE-184': [
    [
      '>100.00</cbc:LineExtensionAmount>',
      '>100.00</cbc:LineExtensionAmount><cbc:TaxInclusiveLineExtensionAmount>120.02</cbc:TaxInclusiveLineExtensionAmount>',
    ],
  ],
  'BR-FR-MV-11_BT-128': [['schemeID="AFL">F-2026-1<', 'schemeID="AFL">F-9<']],
  'BR-FR-MV-12_BT-128': [['schemeID="AFL">F-2<', 'schemeID="AFL">F-2026-1<']],
  'BR-FR-MV-14-EXT-FR-FE-136': [['>380<', '>384<']],
  'BR-FR-MV-14-EXT-FR-FE-138': [['>380<', '>384<']],
};

export const ublTwoWay: Cases = {
  'BR-FR-BD-02_EXT-FR-FE-163': [['>GROUP<', '>DETAIL<']],
  'BR-FR-BD-02_BT-30': [
    ['</cbc:RegistrationName><cbc:CompanyID>111111111', '</cbc:RegistrationName><cbc:CompanyID>3'],
  ],
  'BR-FR-BD-02_BT-47': [
    ['</cbc:RegistrationName><cbc:CompanyID>222222222', '</cbc:RegistrationName><cbc:CompanyID>3'],
  ],
  'BR-FR-BD-14-EXT-FR-FE-136': [['>389<', '>471<']],
  'BR-FR-BD-14-EXT-FR-FE-138': [['>389<', '>471<']],
};
