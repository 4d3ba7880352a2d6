import type { FindingDetail } from '@conforme/proto/schema';
import { findingsOf, isRefusal, type Judged } from '../documents/outcome.ts';
import { lines, tag, XML_DECLARATION, type Markup } from '@conforme/proto/schema/markup';
import type { Report, ReportSettings } from './report.ts';

const SVRL = 'http://purl.oclc.org/dsdl/svrl';

/** What the locations of findings are written with. */
type Prefixes = Readonly<Record<string, string>>;
const CII: Prefixes = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
const UBL: Prefixes = {
  ubl: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cn: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
};
const CDAR: Prefixes = {
  ...CII,
  rsm: 'urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100',
};
const PREFIXES: Readonly<Record<string, Prefixes>> = {
  'ubl-2.1-invoice': UBL,
  'ubl-2.1-creditnote': UBL,
  cdar: CDAR,
  // Flux 10 has no namespace.
  ereporting: {},
  // In CII or in UBL.
  flux1: { ...CII, ...UBL },
  // Locations in what we know nothing of have the document's own prefixes.
  other: {},
};

/**
 * SVRL (ISO/IEC 19757-3, annex D), one report per document: an active pattern for each check that ran. A check is many
 * patterns and the engine does not list the contexts that held, so each finding stands under a fired rule of its own, whose
 * context is where it was found.
 */
export function svrlReport(_: ReportSettings): Report {
  return {
    begin: () => XML_DECLARATION.text,
    document: (judged) => lines([outputOf(judged)]),
    end: () => '',
  };
}

function outputOf({ name, outcome }: Judged): Markup {
  const findings = findingsOf(outcome);
  const flavor = isRefusal(outcome) ? null : outcome.validation.flavor;
  const prefixes = Object.entries(PREFIXES[flavor ?? ''] ?? CII);
  const checks = new Set([
    ...(isRefusal(outcome) ? [] : outcome.validation.checks_run),
    ...findings.map(({ source }) => source),
  ]);
  const schemaVersion = isRefusal(outcome) ? null : outcome.rulesets.join(', ');
  const parts = [
    ...prefixes.map(([prefix, uri]) => tag('svrl:ns-prefix-in-attribute-values', { prefix, uri })),
    ...[...checks].flatMap((check) => patternOf(check, name, findings)),
  ];
  const head = { 'xmlns:svrl': SVRL, title: 'Conforme', schemaVersion: schemaVersion || null };
  return tag('svrl:schematron-output', head, '\n', ...parts.flatMap((part) => [part, '\n']));
}

function patternOf(check: string, document: string, findings: readonly FindingDetail[]): readonly Markup[] {
  const own = findings.filter(({ source }) => source === check);
  const pattern = tag('svrl:active-pattern', { name: check, document });
  // The grammar requires a fired rule in every pattern.
  if (own.length === 0) return [pattern, tag('svrl:fired-rule', { context: '/*' })];
  return [pattern, ...own.flatMap((finding) => [firedAt(finding), assertOf(finding)])];
}

function firedAt({ location }: FindingDetail): Markup {
  return tag('svrl:fired-rule', { context: location ?? '/*' });
}

/** Schema and PDF findings test no expression: their rule stands for it. */
function assertOf({ rule, severity, location, test, message, fix }: FindingDetail): Markup {
  const attributes = {
    id: rule,
    flag: severity,
    role: severity,
    location: location ?? '/*',
    test: test ?? rule ?? '',
  };
  const hint =
    fix === null ? null : tag('svrl:diagnostic-reference', { diagnostic: 'fix' }, tag('svrl:text', {}, fix));
  return tag('svrl:failed-assert', attributes, hint, tag('svrl:text', {}, message));
}
