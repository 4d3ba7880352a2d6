import { group231 } from './values.ts';
import type { Edit } from './values.ts';
import { severalSellersCases } from './shared-cases.ts';
import type { Cases, Spelling } from './shared-cases.ts';

export const inCii: Spelling = {
  day: (iso) => iso.replaceAll('-', ''),
  part: '',
  linePeriod: 'EXT-FR-FE',
  category: (kind) => {
    const term = { allowance: 'BT-102', row: 'BT-118', line: 'BT-151' }[kind];
    return [`BR-FR-15_BT-95_${term}`, `BR-FR-15_BT-95_${term}_LM`];
  },
  rate: (kind) =>
    ({ allowance: 'BR-FR-16_BT-96_BT-103', row: 'BR-FR-16_BT-119', line: 'BR-FR-16_BT-152' })[kind],
  twice: (id) => [
    `<ram:GlobalID schemeID="0009">${id}</ram:GlobalID>`,
    `<ram:GlobalID schemeID="0009">${id}</ram:GlobalID><ram:GlobalID schemeID="0009">${id}</ram:GlobalID>`,
  ],
};

const drop = (code: string, text: string): Edit => [
  `<ram:IncludedNote><ram:Content>${text}</ram:Content><ram:SubjectCode>${code}</ram:SubjectCode></ram:IncludedNote>`,
  '',
];
const again = (code: string): Edit => [
  '<ram:IncludedNote>',
  `<ram:IncludedNote><ram:SubjectCode>${code}</ram:SubjectCode></ram:IncludedNote>`
    .repeat(2)
    .concat('<ram:IncludedNote>'),
];
const due =
  '<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20260930</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>';
const dated = (day: string): string =>
  `<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${day}</qdt:DateTimeString></ram:FormattedIssueDateTime>`;
const onLine = (kind: string, number: string): Edit => [
  '<ram:SpecifiedTradeProduct>',
  `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID><ram:ReferenceTypeCode>${kind}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument><ram:SpecifiedTradeProduct>`,
];

export const onCii: Cases = {
  'BR-FR-05_BT-22_PMT': [drop('PMT', 'Recovery fee')],
  'BR-FR-05_BT-22_PMD': [drop('PMD', 'Penalties')],
  'BR-FR-05_BT-22_AAB': [drop('AAB', 'No discount')],
  'BR-FR-06_BT-21_PMT': [again('PMT')],
  'BR-FR-06_BT-21_PMD': [again('PMD')],
  'BR-FR-06_BT-21_AAB': [again('AAB')],
  'BR-FR-06_BT-21_TXD': [again('TXD')],
  'BR-FR-20_BT-21': [['>B2B<', '>B2X<']],
  'BR-FR-31_BT-21': [
    [
      '<ram:IncludedNote>',
      '<ram:IncludedNote><ram:Content>B2C</ram:Content><ram:SubjectCode>BAR</ram:SubjectCode></ram:IncludedNote><ram:IncludedNote>',
    ],
  ],
  'BR-FR-18_BT-123': [
    ['>N-AVV</ram:IssuerAssignedID>', '>N</ram:IssuerAssignedID><ram:Name>LISIBLE</ram:Name>'],
  ],
  'BR-FR-27_BG-32': [['<ram:Description>Colour</ram:Description>', '']],
  'BR-FR-27_BT-160': [['>Colour<', '><']],
  'BR-FR-27_EXT-FR-FE-159': [['<ram:Description>Colour</ram:Description>', '<ram:TypeCode/>']],
  'BR-FR-28-Value': [['<ram:Value>blue</ram:Value>', '']],
  'BR-FR-29_BT-18': [['<ram:ReferenceTypeCode>AVV<', '<ram:ReferenceTypeCode>AFL<']],
  'BR-FR-32-GLOBALID': [['schemeID="0224">R-333333333', 'schemeID="0002">R-333333333']],
  'BR-FR-CO-03_BT-3': [['>380<', '>262<']],
  'BR-FR-CO-04_BT-4': [
    ['>380<', '>384<'],
    [
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>P-25',
      '<ram:InvoiceReferencedDocument/><ram:InvoiceReferencedDocument><ram:IssuerAssignedID>P-25',
    ],
  ],
  'BR-FR-CO-05_BT-3': [
    ['>380<', '>381<'],
    [dated('20260826'), ''],
    [dated('20260815'), ''],
  ],
  'BR-FR-CO-09_BT-23-3': [
    ['>S1<', '>S2<'],
    [due, ''],
  ],
  'BR-FR-CO-14_BT-29-1': [group231],
  'BR-FR-CO-15_BT-29-1': [group231],
  'BR-FR-BD-13_BT-3': [['>S1<', '>S9<']],
};

/** What the CII schema refuses, but the rules read. */
export const beyondCii: Cases = {
  'BR-FR-30_AFL': [onLine('AFL', '')],
  'BR-FR-30_AVV': [onLine('AVV', ' ')],
  'BR-FR-30_BT-128': [onLine('AFL', 'A'), onLine('AFL', 'B')],
};

export const ciiSeveral: Cases = {
  ...severalSellersCases,
  'BR-FR-MV-01_EXT-FR-FE-163': [['>DETAIL<', '> <']],
  'BR-FR-MV-02_EXT-FR-FE-163': [
    ['>GROUP<', '>DETAIL<'],
    ['>GROUP<', '>DETAIL<'],
  ],
  'BR-FR-MV-03_EXT-FR-FE-167': [['<ram:ID>111111111<', '<ram:ID><']],
  'BR-FR-MV-03_EXT-FR-FE-182': [
    ['<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>USD</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>'],
  ],
  'BR-FR-MV-06_EXT-FR-FE-167': [['<ram:ID>222222222<', '<ram:ID>3<']],
  'BR-FR-MV-03_EXT-FR-FE-181': [['>20.00<', '><']],
  'BR-FR-MV-08_BT-128': [
    ['>#F-2026-1#<', '>F<'],
    ['>#F-2026-1#<', '>F<'],
  ],
  'BR-FR-MV-10_EXT-FR-FE-184': [
    [
      '>100.00</ram:LineTotalAmount>',
      '>100.00</ram:LineTotalAmount><ram:GrandTotalAmount>120.02</ram:GrandTotalAmount>',
    ],
  ],
  'BR-FR-MV-11_BT-128': [['<ram:IssuerAssignedID>F-2026-1<', '<ram:IssuerAssignedID>F-9<']],
  'BR-FR-MV-12_BT-128': [['<ram:IssuerAssignedID>F-2<', '<ram:IssuerAssignedID>F-2026-1<']],
  'BR-FR-MV-14-EXT-FR-FE-136': [['>380<', '>384<']],
  'BR-FR-MV-14-EXT-FR-FE-138': [['>380<', '>384<']],
};

export const ciiTwoWay: Cases = {
  'BR-FR-BD-02_EXT-FR-FE-163': [['>GROUP<', '>DETAIL<']],
  'BR-FR-BD-02_BT-31': [['<ram:ID>111111111<', '<ram:ID>3<']],
  'BR-FR-BD-02_BT-47': [['<ram:ID>222222222<', '<ram:ID>3<']],
  'BR-FR-BD-14-EXT-FR-FE-136': [['>389<', '>471<']],
  'BR-FR-BD-14-EXT-FR-FE-138': [['>389<', '>471<']],
};
