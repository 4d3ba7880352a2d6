// What the service answers.

import {
  additive,
  choice,
  count,
  flag,
  list,
  nullable,
  object,
  orNull,
  part,
  presumed,
  text,
} from './builders.ts';
import { OUTPUTS, SEVERITIES } from './choices.ts';
import { FORMS } from './forms.ts';
import { InvoiceSchema } from './invoice.ts';
import { PROFILES, RECOGNISED_PROFILES } from './profiles.ts';
import { ReadInvoiceSchema } from './read-invoice.ts';
import { CompleteTotalsSchema } from './totals.ts';
import { Type } from './type.ts';

const NAMES = `${RECOGNISED_PROFILES.slice(0, -1).join(', ')} or ${RECOGNISED_PROFILES.at(-1)}`;

/** Shared with FindingDetail, which adds to these and takes nothing away. */
export const findingFields = {
  source: text(
    null,
    'Which check speaks: pdf, xsd, schematron:base, schematron:fr-ctc or schematron:<ruleset>.',
  ),
  severity: choice(SEVERITIES, null, '`fatal` blocks; `warning` and `info` do not.'),
  rule: nullable(text(null, 'Rule identifier, for example BR-CO-25.')),
  message: text(null, 'What is wrong, with the values found.'),
  location: orNull(text(null, 'XPath-like location in the XML.')),
  test: orNull(text(null, 'The test that failed.')),
};

export const FindingOutSchema = object('FindingOut', 'One finding of a validation.', findingFields);

// Claims, not findings: what the XMP states of itself stands here even where the `pdf` check disagrees (decision 14).
export const PdfFactsSchema = object('PdfFacts', 'What the PDF says about itself.', {
  pages: count('Number of pages.'),
  attachments: list(text(null, 'A file name.'), null, 'Names of the attached files.'),
  pdfa: nullable(text(null, 'PDF/A part and level claimed in the XMP; 3B is expected.')),
  facturx_xmp: nullable(text(null, 'Factur-X ConformanceLevel claimed in the XMP.')),
});

// `profile` and `flavor` are free texts: an unknown guideline has none, and the list of profiles read is wider than that of
// profiles produced (minimum and basic are judged, never written).
export const ValidationOutSchema = object('ValidationOut', 'The verdict on a document.', {
  valid: flag('No blocking finding.'),
  flavor: nullable(
    text(
      null,
      'factur-x (CII), ubl-2.1-invoice or ubl-2.1-creditnote; cdar for a life-cycle status, ereporting for Flux 10, flux1 for an extract; other for another document that is no invoice.',
    ),
  ),
  root: presumed(nullable(text(null, 'Name of the document element; only of what is no invoice.')), null),
  profile: nullable(text(null, `Profile read from the XML: ${NAMES}.`)),
  checks_run: list(text(null, 'A check.'), null, 'Checks that ran, in order.'),
  checks_skipped: list(text(null, 'A check.'), null, 'Checks that were asked for and did not run.'),
  error_count: count('Number of fatal findings.'),
  warning_count: count('Number of warnings.'),
  findings: list(FindingOutSchema, null, 'All findings.'),
  pdf: orNull(part(PdfFactsSchema, null, 'What the PDF says about itself; only for PDF input.')),
});

// The contract leaves `totals` free-form; ours is Totals as computed or as given, whole.
export const GenerateJsonOutSchema = object('GenerateJsonOut', 'The produced document as JSON.', {
  filename: text(null, 'Suggested file name.'),
  media_type: text(null, 'application/pdf or application/xml.'),
  profile: text(null, 'Profile produced.'),
  output: text(null, 'Output format produced.'),
  content_base64: text(null, 'The document in base64.'),
  totals: part(CompleteTotalsSchema, 'BG-22', 'The sums of the invoice.'),
  validation: part(ValidationOutSchema, null, 'The verdict on the produced document.'),
});

// A location without a term is content that EN 16931 does not name: it is listed, and refuses nothing.
export const LossSchema = object('Loss', 'A value that a conversion does not carry over.', {
  term: nullable(text(null, 'Its business term, where it has one.')),
  location: text(null, 'XPath-like location in the source; for a file attached to a PDF, its name.'),
  value: text(null, 'The value there.'),
  reason: text(null, 'Why it is not carried over.'),
  target: text(null, 'What has no place for it: profile and output.'),
});

// A document may lack what a request requires; sent back as it is, the request is then refused for that.
const ExtractedInvoiceSchema = object(
  { definition: 'ExtractedInvoice', message: 'Invoice' },
  'An invoice as generate takes it; what the document does not say is left out.',
  InvoiceSchema.properties,
  { 'x-loose': true },
);

const ExtractedOptionsSchema = object(
  'ExtractedOptions',
  'The options that make a document of the same kind.',
  {
    profile: choice(PROFILES, null, 'Profile of the document; en16931 where its own is not produced.'),
    output: choice(OUTPUTS, null, 'Syntax and container of the document.'),
    guideline: nullable(text('BT-24', 'The guideline of the document where it is not that of the profile.')),
  },
);

// Decision 43.
export const UnreadSchema = object('Unread', 'A value of a document that the invoice has no place for.', {
  location: text(null, 'XPath of the element or attribute.'),
  name: text(null, 'Its name: ram:ID, @schemeID.'),
  term: nullable(text(null, 'The business term there, where there is one.')),
  value: text(null, 'Its text.'),
});

// `xml` stays null when it was not requested (decision 17); the key is always there.
export const ExtractOutSchema = object('ExtractOut', 'What an invoice document holds.', {
  flavor: text(null, 'factur-x (CII), ubl-2.1-invoice or ubl-2.1-creditnote.'),
  profile: nullable(text(null, 'Profile read from the XML.')),
  guideline: nullable(text('BT-24', 'The specification identifier as written.')),
  xml_filename: nullable(text(null, 'Name of the attachment the XML was read from.')),
  fields: part(ReadInvoiceSchema, null, 'The invoice as read.'),
  pdf: nullable(part(PdfFactsSchema, null, 'What the PDF says about itself; only for PDF input.')),
  xml: orNull(text(null, 'The XML text.')),
  invoice: additive(
    part(
      ExtractedInvoiceSchema,
      null,
      'The invoice as generate, preview-xml and embed take it, to make the same document again.',
    ),
  ),
  options: additive(part(ExtractedOptionsSchema, null, 'The options that go with it.')),
  unread: additive(
    list(UnreadSchema, null, 'What `invoice` does not hold of the document; empty, it holds everything.'),
  ),
});

// Months are UTC (decision 20).
export const UsageOutSchema = object('UsageOut', 'Use of a key in the current month.', {
  plan: text(null, 'Plan of the key.'),
  used: count('Calls counted this month.'),
  quota: count('Calls the plan allows per month.'),
  remaining: count('Calls left this month.'),
  period: text(null, 'The month, UTC.', { pattern: FORMS.month.pattern }),
});

// The five published fields of a plan; the values come from configuration (decision 22).
const PlanSchema = object('Plan', 'One plan.', {
  id: text(null, 'Identifier.'),
  name: text(null, 'Name.'),
  price_eur_month: Type.Unsafe<number>({
    type: 'number',
    description: 'Price per month in euros.',
    'x-terms': [],
  }),
  quota: count('Calls per month.'),
  checkout_url: text(null, 'Where to buy it.'),
});

export const PlanCatalogSchema = object('PlanCatalog', 'The plans on offer.', {
  currency: text(null, 'Currency of the prices.'),
  plans: list(PlanSchema, null, 'The plans.'),
  portal_url: text(null, 'Where customers manage their plan.'),
  mcp_url: text(null, 'The MCP endpoint.'),
});

// `schematron` false: validation answers 503 until the rules are loaded.
export const HealthSchema = object('Health', 'State of the service.', {
  status: text(null, 'ok when everything answers.'),
  version: text(null, 'Version of the service.'),
  schematron: flag('The rule engine is ready.'),
});

// The three below are ours: what runs the service asks them, the contract does not know them.
export const LiveOutSchema = object('LiveOut', 'The process answers.', { status: text(null, 'alive') });

export const ReadyOutSchema = object('ReadyOut', 'Whether requests should be sent here.', {
  status: choice(['ready', 'not ready'], null, '`not ready` comes with 503.'),
  schematron: flag('The rules are loaded.'),
  store: flag('The store of keys and quotas answers.'),
  draining: flag('The service is about to stop: it answers what it has, and wants no more.'),
});

export const VersionOutSchema = object('VersionOut', 'What runs here.', {
  version: text(null, 'Version of the service.'),
  node: text(null, 'Version of Node.js.'),
  rulesets: list(
    object('RulesetVersion', 'One rule pack.', {
      id: text(null, 'Identifier.'),
      version: text(null, 'Version of the law it states.'),
      in_force: flag('It judges today.'),
      hash: nullable(text(null, 'SHA-256 of what it was made from, hexadecimal.')),
    }),
    null,
    'The packs in force and the others.',
  ),
});

export const RulesetOutSchema = object('RulesetOut', 'One rule pack.', {
  id: text(null, 'Identifier, for example en16931-cii.'),
  version: text(null, 'Version of the law it states.'),
  source: text(null, 'The check it belongs to: schematron:base, schematron:fr-ctc or schematron:<ruleset>.'),
  valid_from: nullable(text(null, 'First day it judges (YYYY-MM-DD); null when open.')),
  valid_to: nullable(text(null, 'Last day it judges (YYYY-MM-DD); null when open.')),
  in_force: flag('It judges on the day asked for.'),
  hash: nullable(text(null, 'SHA-256 of what it was made from, hexadecimal; null where nobody took it.')),
  rules: list(text(null, 'A rule identifier.'), null, 'Its rules, in order.'),
});

export const RulesetsOutSchema = object('RulesetsOut', 'The rule packs of the engine.', {
  rulesets: list(RulesetOutSchema, null, 'The packs.'),
});

const RuleTextSchema = object('RuleText', 'What a rule says, in one language.', {
  title: text(null, 'The rule as a noun phrase.'),
  explanation: text(null, 'What the rule protects.'),
  fix: text(null, 'What to do when it is broken.'),
  reference: text(null, 'Norm and clause, or law.'),
});

const RulePlaceSchema = object('RulePlace', 'A pack that holds a rule.', {
  ruleset: text(null, 'Identifier of the pack.'),
  version: text(null, 'Version of the pack.'),
  severity: choice(SEVERITIES, null, '`fatal` blocks; `warning` and `info` do not.'),
});

export const RuleOutSchema = object('RuleOut', 'One rule, explained.', {
  id: text(null, 'Rule identifier.'),
  family: additive(
    list(
      text(null, 'A rule identifier.'),
      null,
      'The other rules of the same number, where that was asked for: BR-FR-12 is BR-FR-12_BT-49.',
    ),
  ),
  terms: list(text(null, 'A BT or BG code.'), null, 'Business terms the rule is about.'),
  rulesets: list(RulePlaceSchema, null, 'The packs that hold it.'),
  en: part(RuleTextSchema, null, 'In English.'),
  fr: part(RuleTextSchema, null, 'In French.'),
});
