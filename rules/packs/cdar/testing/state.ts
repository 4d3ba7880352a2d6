// What breaks the rules of the State, and what does not: edits of a status that says an invoice was collected.

import type { Edit } from '../../state/testing/cases.ts';

export const toState: readonly Edit[] = [
  [/\s*<ram:RecipientTradeParty>.*?<\/ram:RecipientTradeParty>/s, ''],
  ['CDV:invoice<', 'CDV:einvoicingF2<'],
  ['>REGULATED<', '>S1<'],
];
const refused: readonly Edit[] = [
  [/<ram:ValueAmount.*/, ''],
  ['<ram:ProcessConditionCode>212<', '<ram:ProcessConditionCode>210<'],
];
const reason = (code: string, after = ''): Edit => [
  '<ram:SequenceNumeric>1</ram:SequenceNumeric>',
  `<ram:ReasonCode>${code}</ram:ReasonCode><ram:SequenceNumeric>1</ram:SequenceNumeric>${after}`,
];
export const COMMENT = '<ram:IncludedNote><ram:Content>Pas pour nous</ram:Content></ram:IncludedNote>';
const without = (element: string): Edit => [new RegExp(`<ram:${element}>.*?</ram:${element}>`, 's'), ''];
const buyerIn = (name: string): Edit => [
  '</ram:IssuerTradeParty>',
  `</ram:IssuerTradeParty><ram:RecipientTradeParty><ram:GlobalID schemeID="0002">404833048</ram:GlobalID>${name}<ram:RoleCode>BY</ram:RoleCode></ram:RecipientTradeParty>`,
];

/** Of a status of an invoice that was collected, on its way to the State. */
export const CASES: readonly (readonly [what: string, edits: readonly Edit[], rules: readonly string[]])[] = [
  ['an amount collected', [], []],
  ['no message name', [without('Name')], ['CARD_MDT-5']],
  ['no creation time', [without('IssueDateTime')], ['CARD_MDT-8']],
  ['no status time', [[/(<ram:TypeCode>23<\/ram:TypeCode>\s+)<ram:IssueDateTime>.*/, '$1']], ['CARD_MDT-78']],
  ['no indicator', [without('MultipleReferencesIndicator')], ['CARD_MDT-74']],
  ['no number', [without('IssuerAssignedID')], ['CARD_MDT-87']],
  ['no type', [['<ram:TypeCode>380</ram:TypeCode>', '']], ['CARD_MDT-91']],
  ['no reception time', [without('ReceiptDateTime')], ['CARD_MDT-95']],
  ['a creation day', [['20261005091500', '20261005']], ['G7.06_MDT-8']],
  ['a status of 31 February', [['20261005090000', '20260231090000']], ['G7.06_MDT-78']],
  ['a reception in another format', [['"204">20260915101500', '"102">20260915101500']], ['G7.06_MDT-95']],
  [
    'a detail at hour 25',
    [
      [
        '<ram:SequenceNumeric>1',
        '<ram:ReferenceDateTime><udt:DateTimeString format="204">20261005250000</udt:DateTimeString></ram:ReferenceDateTime><ram:SequenceNumeric>1',
      ],
    ],
    ['G7.06_MDT-110'],
  ],
  ['a creator of eight digits', [['>732829320<', '>73282932<']], ['G1.73_MDT-38']],
  ['a platform as creator', [['"0002">732829320', '"0238">0417']], []],
  ['a creator of a routing code', [['"0002">732829320', '"0224">X']], ['G6.26_MDT-38']],
  ['a portal of five characters', [['>0000<', '>00000<']], ['G1.73_MDT-57']],
  [
    'a seller of nine letters',
    [[/>732829320(<\/ram:GlobalID>\s+<ram:RoleCode>)/, '>ABCDEFGHI$1']],
    ['G1.73_MDT-129'],
  ],
  ['a buyer of ten digits', [['>404833048<', '>4048330480<']], ['G1.73_MDT-155']],
  ['a creator without name', [['<ram:Name>Ateliers du Pertuis SAS</ram:Name>', '']], ['G7.46_MDT-39']],
  ['a buyer without name', [buyerIn('')], ['G7.46_MDT-58']],
  ['a buyer with a name', [buyerIn('<ram:Name>B</ram:Name>')], []],
  ['a portal without role', [['<ram:RoleCode>DFH</ram:RoleCode>', '']], ['G7.32_MDT-59']],
  ['a company as sender', [['>WK<', '>SE<']], ['G7.47_MDT-21']],
  ['a SIREN as sender', [['"0238">0417', '"0002">732829320']], ['G7.54_MDT-19']],
  ['several references', [['>false</udt:Indicator>', '>true</udt:Indicator>']], ['P1.14_MDT-74']],
  [
    'two objects',
    [[/(<ram:ReferenceReferencedDocument>.*<\/ram:ReferenceReferencedDocument>)/s, '$1$1']],
    ['P1.14_MDG-32'],
  ],
  ['a number with two blanks', [['AssignedID>F-2026-118<', 'AssignedID>F  118<']], ['G1.05_MDT-87']],
  ['a number of 35 characters', [['AssignedID>F-2026-118<', `AssignedID>${'F'.repeat(35)}<`]], []],
  ['a rebate over several invoices', [['>380<', '>262<']], ['G1.01_MDT-91']],
  ['a flow', [['>380<', '>303<']], ['G7.15_MDT-91']],
  [
    'an extract',
    [[':einvoicingF2</ram:ReferenceTypeCode>', ':einvoicingF1</ram:ReferenceTypeCode>']],
    ['G7.14_MDT-97'],
  ],
  [
    'a SIRET alone',
    [[/"0002">732829320(<\/ram:GlobalID>\s+<ram:RoleCode>)/, '"0009">73282932000074$1']],
    ['G7.17_MDT-129'],
  ],
  ['a refusal without comment', [...refused, reason('DEST_ERR')], ['G7.25_MDT-126']],
  ['a refusal with one', [...refused, reason('DOUBLON', COMMENT)], []],
  ['one of a co-contractor', [...refused, ['>S1<', '>S6<'], reason('DOUBLON', COMMENT)], ['G7.39_MDT-113']],
  ['one of what is not for us', [...refused, ['>S1<', '>S6<'], reason('DEST_ERR', COMMENT)], []],
  [
    'an attachment',
    [['<ram:ProcessConditionCode>', '<ram:AttachmentBinaryObject/><ram:ProcessConditionCode>']],
    ['G7.49_MDT-96'],
  ],
  ['an approval', [['Code>212<', 'Code>205<']], ['G7.44_MDT-105']],
  ['an amount approved', [['>MEN<', '>MAP<']], ['G7.12_MDT-207']],
  ['an amount without currency', [[' currencyID="EUR"', '']], ['P1.15_MDT-216']],
  ['a payment taken back', [['>7440.00<', '>-7440.00<']], ['P1.17_MDT-126']],
  [
    'one with its cause',
    [
      ['>7440.00<', '>-7440.00<'],
      ['</ram:SequenceNumeric>', `</ram:SequenceNumeric>${COMMENT}`],
    ],
    [],
  ],
  ['an amount left without rate', [['>MEN<', '>RAP<'], without('ValuePercent')], ['P1.18_MDT-224']],
  ['seven decimals', [['>7440.00<', '>7440.0000000<']], ['G7.07_MDT-215']],
  ['twenty digits', [['>7440.00<', `>${'1'.repeat(20)}<`]], ['G7.07_MDT-215']],
  ['a currency of four letters', [['"EUR"', '"EURO"']], ['G1.10_MDT-216']],
  ['a rate of another country', [['>20.00<', '>19.00<']], ['G1.24_MDT-224']],
];

/** Of the portal, on an e-reporting file. */
const portal: readonly Edit[] = [
  [/<ram:BusinessProcess.*/, ''],
  ['CDV:invoice<', 'CDV:ereportingF10<'],
  ['"0238">0417', '"0238">0000'],
  ['<ram:RoleCode>WK<', '<ram:RoleCode>DFH<'],
  ['"0002">732829320', '"0238">0000'],
  ['<ram:RoleCode>SE<', '<ram:RoleCode>DFH<'],
  ['<ram:TypeCode>23</ram:TypeCode>', ''],
  ['<ram:TypeCode>380<', '<ram:TypeCode>304<'],
  [':einvoicingF2<', ':ereportingF10<'],
  ['Code>212<', 'Code>301<'],
  [/<ram:SpecifiedDocumentCharacteristic>.*<\/ram:SpecifiedDocumentCharacteristic>/s, ''],
];
const FAULT =
  '<ram:IncludedNote><ram:ContentCode>G1.05</ram:ContentCode><ram:Content>Too long</ram:Content><ram:SubjectCode>TT-20</ram:SubjectCode></ram:IncludedNote>';
const rejected: readonly Edit[] = [...portal, reason('REJ_SEMAN', FAULT)];
const aboutMessage: readonly Edit[] = [
  ['CDV:ereportingF10<', 'CDV:messageCDV<'],
  [':ereportingF10</ram:ReferenceTypeCode>', ':messageCDV</ram:ReferenceTypeCode>'],
  ['>304<', '>305<'],
  ['>301<', '>601<'],
  ['>REJ_SEMAN<', '>REJ_INC<'],
];

export const OF_PORTAL: typeof CASES = [
  ['e-reporting rejected', rejected, []],
  ['e-reporting accepted', [...portal, ['Code>301<', 'Code>300<'], without('SpecifiedDocumentStatus')], []],
  ['a message rejected', [...rejected, ...aboutMessage], []],
  ['a status of Flux 1', [...rejected, ['Code>301<', 'Code>251<']], ['G7.09_MDT-105']],
  ['a rejection without reason', portal, ['G7.08_MDT-113']],
  [
    'the kind of an invoice',
    [...rejected, [':ereportingF10</ram:Ref', ':einvoicingF2</ram:Ref']],
    ['G7.14_MDT-97_portal'],
  ],
  ['the type of a flow', [...rejected, ['>304<', '>303<']], ['G7.15_MDT-91_portal']],
  [
    'a message of nobody',
    [...rejected, ...aboutMessage, [/(<ram:IssuerTradeParty>\s*)<ram:GlobalID schemeID="0002">.*/, '$1']],
    ['G7.17_MDT-129_portal'],
  ],
  ['no day', [...rejected, [/<ram:FormattedIssueDateTime>.*/, '']], ['G7.31_MDT-100']],
  [
    'a number of 51 characters',
    [...rejected, ['AssignedID>F-', `AssignedID>${'F'.repeat(42)}-`]],
    ['G7.34_MDT-87'],
  ],
  ['a reason of another status', [...portal, reason('REJ_RG', FAULT)], ['G7.19_MDT-113']],
  ['a reason alone', [...portal, reason('REJ_PER')], ['G7.29_MDT-125']],
  ['no time of receipt', [...rejected, without('ReceiptDateTime')], ['CARD_MDT-95']],
  [
    'what a platform says of it',
    [
      ...rejected,
      [
        '"0238">0000</ram:GlobalID>\n      <ram:Name>Ateliers du Pertuis SAS</ram:Name>\n      <ram:RoleCode>DFH<',
        '"0238">0000</ram:GlobalID><ram:RoleCode>WK<',
      ],
      [/<ram:ReceiptDateTime>.*/, ''],
    ],
    [],
  ],
];
