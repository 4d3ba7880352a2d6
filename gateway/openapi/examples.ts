// Answers as the service gives them, shortened; a test holds each against its schema.

import type {
  ExtractOut,
  FindingOut,
  Health,
  LiveOut,
  PlanCatalog,
  ReadyOut,
  RuleOut,
  RulesetsOut,
  UsageOut,
  ValidationOut,
  VersionOut,
} from '@conforme/proto/schema';

const HASH = '9b1d6c1f0f0e5a2b7c3d4e5f60718293a4b5c6d7e8f90123456789abcdef0123';
const GUIDELINE = 'urn:cen.eu:en16931:2017';
const CII = 'urn:un:unece:uncefact:data:standard';

/** The shortest document that is judged rather than refused. */
export const XML: string =
  `<rsm:CrossIndustryInvoice xmlns:rsm="${CII}:CrossIndustryInvoice:100"` +
  ` xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100"><rsm:ExchangedDocumentContext>` +
  '<ram:GuidelineSpecifiedDocumentContextParameter>' +
  `<ram:ID>${GUIDELINE}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>` +
  '</rsm:ExchangedDocumentContext></rsm:CrossIndustryInvoice>';

export const VALID: ValidationOut = {
  valid: true,
  flavor: 'factur-x',
  profile: 'en16931',
  checks_run: ['pdf', 'xsd', 'schematron:base', 'schematron:fr-ctc'],
  checks_skipped: [],
  error_count: 0,
  warning_count: 0,
  findings: [],
  pdf: { pages: 1, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' },
};

const FINDING: FindingOut = {
  source: 'schematron:base',
  severity: 'fatal',
  rule: 'BR-CO-10',
  message: 'The lines add up to 700.00, and the invoice states 710.00.',
  location: '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction',
  test: null,
};

export const INVALID: ValidationOut = {
  valid: false,
  flavor: 'ubl-2.1-invoice',
  profile: 'en16931',
  checks_run: ['xsd', 'schematron:base'],
  checks_skipped: [],
  error_count: 1,
  warning_count: 0,
  findings: [FINDING],
  pdf: null,
};

type Fields = Pick<ExtractOut['fields'], 'number' | 'type_code' | 'issue_date' | 'due_date' | 'currency'>;

const HEADING: Fields = {
  number: 'F-2026-0042',
  type_code: '380',
  issue_date: '2026-09-15',
  due_date: '2026-10-15',
  currency: 'EUR',
};

export const DOCUMENT_FIELDS: Omit<ExtractOut, 'fields'> & { readonly fields: object } = {
  flavor: 'factur-x',
  profile: 'en16931',
  guideline: GUIDELINE,
  xml_filename: 'factur-x.xml',
  fields: {
    ...HEADING,
    seller: { name: 'Atelier du Rivage SARL', siren: '732829320', address: { country: 'FR' } },
    totals: { tax_exclusive: '835.00', tax_total: '167.00', tax_inclusive: '1002.00', amount_due: '1002.00' },
  },
  pdf: VALID.pdf,
  xml: null,
};

export const RULESETS: RulesetsOut = {
  rulesets: [
    {
      id: 'en16931-cii',
      version: '1.3.16',
      source: 'schematron:base',
      valid_from: null,
      valid_to: null,
      in_force: true,
      hash: HASH,
      rules: ['BR-01', 'BR-CO-10'],
    },
  ],
};

export const RULE: RuleOut = {
  id: 'BR-CO-10',
  terms: ['BT-106', 'BT-131'],
  rulesets: [{ ruleset: 'en16931-cii', version: '1.3.16', severity: 'fatal' }],
  en: {
    title: 'Sum of the lines',
    explanation: 'The sum of the line amounts is the sum of the lines.',
    fix: 'Add the line amounts up again.',
    reference: 'EN 16931-1, 6.4.2',
  },
  fr: {
    title: 'Total des lignes',
    explanation: 'Le total des lignes est la somme de leurs montants.',
    fix: 'Recalculez la somme des lignes.',
    reference: 'EN 16931-1, 6.4.2',
  },
};

export const HEALTH: Health = { status: 'ok', version: '0.1.0', schematron: true };

export const LIVE: LiveOut = { status: 'alive' };

export const READY: ReadyOut = { status: 'ready', schematron: true, store: true, draining: false };

export const VERSION: VersionOut = {
  version: '0.1.0',
  node: 'v24.21.0',
  rulesets: [{ id: 'en16931-cii', version: '1.3.16', in_force: true, hash: HASH }],
};

export const USAGE: UsageOut = { plan: 'free', used: 7, quota: 50, remaining: 43, period: '2026-09' };

export const CATALOG: PlanCatalog = {
  currency: 'EUR',
  plans: [
    {
      id: 'free',
      name: 'Free',
      price_eur_month: 0,
      quota: 50,
      checkout_url: 'https://example.org/plans/free',
    },
  ],
  portal_url: 'https://example.org/account',
  mcp_url: 'https://example.org/mcp',
};
