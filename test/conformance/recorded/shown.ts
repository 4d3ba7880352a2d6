// Recipes that show what breaks a rule, where the recorded ones start from documents that break it already, and of rules of a pack that has
// none recorded: the last edit breaks the rule.

import type { Edit, Recipe } from './recipe.ts';

const DEAL = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = `${DEAL}/ram:ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${DEAL}/ram:ApplicableHeaderTradeSettlement`;
const OF_LINE = `${DEAL}/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedLineTradeSettlement`;
const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`;
const PDF = 'JVBERi0=';

type OfPack = Readonly<Record<string, Recipe>>;

/** The same element as before, beside nothing of its kind. */
const anew = (path: string, value?: string): readonly Edit[] => [
  ['del', path],
  value === undefined ? ['add', path] : ['add', path, value],
];

/** An allowance, or a charge, of a line that says on what it was computed. */
const onBase = (isCharge: string, more: string): Recipe => ({
  base: 'cii-basic',
  edits: [
    ['add', `${OF_LINE}/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator/udt:Indicator`, isCharge],
    ['add', `${OF_LINE}/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`, '1.00'],
    ['add', `${OF_LINE}/ram:SpecifiedTradeAllowanceCharge/${more}`, '10.00'],
  ],
});

const withoutNote = (position: number): Recipe => ({
  base: 'ubl-ctc',
  edits: [['del', `cbc:Note[${position}]`]],
});

/** Pack → rule → what breaks it. */
export const SHOWN: Readonly<Record<string, OfPack>> = {
  'en16931-cii@1.3.16': {
    'CII-DT-022': {
      base: 'cii-small',
      edits: [
        ['add', `${AGREEMENT}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`, 'C-7'],
        ['add', `${AGREEMENT}/ram:BuyerOrderReferencedDocument/ram:AttachmentBinaryObject`, PDF],
      ],
    },
  },
  'extended-ctc-fr-cii@1.4.0.03': {
    'BR-CO-27': {
      base: 'cii-small',
      edits: [
        [
          'add',
          `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID`,
          '30001007941234567890185',
        ],
      ],
    },
  },
  'facturx-minimum@1.09.2': {
    'FX-0010': {
      base: 'cii-minimum',
      edits: [
        [
          'set',
          'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
          'urn:cen.eu:en16931:2017',
        ],
      ],
    },
    'FX-1305': { base: 'cii-minimum', edits: anew(`${BUYER}/ram:PostalTradeAddress`) },
    'FX-1306': { base: 'cii-minimum', edits: anew(`${BUYER}/ram:SpecifiedTaxRegistration`) },
  },
  'facturx-basicwl@1.09.2': {
    'FX-0349': {
      base: 'cii-basicwl',
      edits: [
        ['add', `${BUYER}/ram:GlobalID`, '3012345000003'],
        ['add', `${BUYER}/ram:GlobalID`, '3012345000010'],
      ],
    },
    'FX-0359': {
      base: 'cii-basicwl',
      edits: anew(`${BUYER}/ram:SpecifiedLegalOrganization/ram:TradingBusinessName`, 'Le Comptoir'),
    },
  },
  'facturx-basic@1.09.2': {
    'FX-1308': onBase('false', 'ram:BasisAmount'),
    'FX-1309': onBase('true', 'ram:BasisAmount'),
    'FX-1310': onBase('false', 'ram:CalculationPercent'),
    'FX-1311': onBase('true', 'ram:CalculationPercent'),
  },
  'facturx-extended@1.09.2': {
    'FX-0259': {
      base: 'cii-extended',
      edits: [
        ['del', `${AGREEMENT}/ram:AdditionalReferencedDocument`],
        ['add', `${AGREEMENT}/ram:AdditionalReferencedDocument/ram:IssuerAssignedID`, 'L-50'],
        ['add', `${AGREEMENT}/ram:AdditionalReferencedDocument/ram:TypeCode`, '50'],
        ['add', `${AGREEMENT}/ram:AdditionalReferencedDocument/ram:AttachmentBinaryObject`, PDF],
      ],
    },
  },
  'br-fr-cii@1.4.0.04': {
    'BR-FR-15_BT-95_BT-102_LM': {
      base: 'cii-full',
      edits: [
        [
          'set',
          `${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge[1]/ram:CategoryTradeTax/ram:CategoryCode`,
          'L',
        ],
      ],
    },
    'BR-FR-15_BT-95_BT-118_LM': {
      base: 'cii-ctc',
      edits: [['set', `${SETTLEMENT}/ram:ApplicableTradeTax[1]/ram:CategoryCode`, 'L']],
    },
    'BR-FR-15_BT-95_BT-151_LM': {
      base: 'cii-ctc',
      edits: [['set', `${OF_LINE}/ram:ApplicableTradeTax/ram:CategoryCode`, 'L']],
    },
  },
  'br-fr-ubl@1.4.0.04': {
    'BR-FR-05_BT-22-1': withoutNote(2),
    'BR-FR-05_BT-22-2': withoutNote(3),
    'BR-FR-05_BT-22-3': withoutNote(4),
  },
};
