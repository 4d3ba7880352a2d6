import { location, type Prefixes, type Tree } from '@conforme/engine/xml';
import type { ElementNames, Finding, Language, RulesetPlugin, RuleText } from '../plugin/index.ts';
import { offendingNode } from './offending.ts';
import { formatOf, type FoundDocument } from './open.ts';
import { prefixesOf } from './other.ts';
import { whyOutOfPlace } from './out-of-place.ts';
import { meantCode } from './patch/codes.ts';
import { isOfFacturx } from './patch/spellings.ts';
import { meantDay, meantElement, meantRate, meantSiren, meantValue } from './patch/values.ts';
import type { ReportedFinding } from './reported.ts';
import { isOnTaxNumbers } from './tax-numbers.ts';

/** A finding beside the check that made it, before it is put into words. */
export interface SourcedFinding {
  readonly source: string;
  readonly finding: Finding;
  readonly ruleset?: Pick<RulesetPlugin, 'terms' | 'explain' | 'fields' | 'blames'>;
}

export interface Wording {
  readonly language: Language;
  /** Adds terms, title, explanation, fix, line and column. */
  readonly explain: boolean;
  /** Its fix is in names of the request: what is judged was written from it. */
  readonly ofRequest?: true;
}

/** Puts a finding into the reader's words and the document's coordinates. */
export function report(sourced: SourcedFinding, opened: FoundDocument, wording: Wording): ReportedFinding {
  const { source, finding, ruleset } = sourced;
  const names = wording.ofRequest ? undefined : elementNames(opened);
  const text = wordsFor(finding, ruleset ?? formatOf(opened), wording.language, names);
  const published = {
    source,
    severity: finding.severity,
    rule: finding.rule,
    message:
      // The rules of a container have no sentence: their findings say it themselves.
      ((finding.error === undefined && text?.message) || undefined) ??
      finding.said?.[wording.language] ??
      finding.message,
    location: finding.node === undefined ? null : location(opened.tree, finding.node, prefixesFor(opened)),
    test: finding.test ?? null,
  };
  return wording.explain ? { ...published, ...explanation(sourced, opened, text, wording) } : published;
}

/** The message of a finding, and its rule. */
export function sentence(sourced: SourcedFinding, opened: FoundDocument, language: Language): string {
  const { rule, message } = report(sourced, opened, { language, explain: false });
  return rule === null ? message : `${message.replace(/\.$/, '')} (${rule}).`;
}

type Explainer = Pick<RulesetPlugin, 'explain'>;

/** Called for each finding: those of a document we know nothing of are read from it once. */
function prefixesFor(document: FoundDocument): Prefixes {
  const format = formatOf(document);
  if (format) return format.prefixes;
  const { tree } = document;
  const known = prefixesCache.get(tree) ?? prefixesOf(tree);
  prefixesCache.set(tree, known);
  return known;
}

const prefixesCache = new WeakMap<Tree, Prefixes>();

function wordsFor(
  finding: Finding,
  explainer: Explainer | null,
  language: Language,
  names: ElementNames | undefined,
): RuleText | null {
  if (finding.rule === null || !explainer) return null;
  const { values = [], french = values } = finding;
  return explainer.explain(finding.rule, language, language === 'fr' ? french : values, names);
}

/** What elements of a document are called, where we know its format. */
export function elementNames(opened: FoundDocument): ElementNames {
  const format = formatOf(opened);
  const { tree } = opened;
  return (term) => {
    const place = format?.placeOf(term, location(tree, tree.root, prefixesFor(opened))) ?? null;
    return place === null ? null : elementName(place);
  };
}

/** Its own name, and where many are called alike, the name of what they stand in. */
function elementName(place: string): string {
  const steps = place.split('/');
  const length = COMMON.test(steps.at(-1)!) ? 2 : 1;
  return steps.slice(-length).join('/');
}

const COMMON =
  /^(?:@.+|(?:ram|udt|qdt|cbc):(?:ID|Name|URIID|Content|Description|DateTimeString|Indicator|Value|CompanyID|CountryID|IdentificationCode|EndpointID|Percent|StartDate|EndDate|Note|DateString|IssuerAssignedID|TypeCode|CategoryCode|RateApplicablePercent))$/;

const MEANT = {
  en: (code: string): string => `Did you mean ${code}? `,
  fr: (code: string): string => `Vouliez-vous dire ${code}\u00a0? `,
};

/** What was meant, before what the rule or the schema asks for. */
function meant(
  { finding, ruleset }: SourcedFinding,
  { recognised }: FoundDocument,
  language: Language,
): string {
  const found =
    ruleset === undefined
      ? meantInSchema(finding, language)
      : meantInRule(finding, language, recognised.syntax);
  return found === null ? '' : MEANT[language](found);
}

const meantInSchema = ({ rule, values = [] }: Finding, language: Language): string | null =>
  rule === 'unknown' ? meantElement(values) : meantValue(values, language);

function meantInRule(finding: Finding, language: Language, syntax: string | null): string | null {
  const { values = [], rule } = finding;
  // Those of Factur-X name the line first, where there is one.
  const given = isOfFacturx(rule) ? values.at(-1) : values[0];
  if (given === undefined || rule === null) return null;
  return (
    meantCode(finding, given) ??
    meantDay(rule, given, language, syntax) ??
    meantRate(rule, given) ??
    meantSiren(rule, given)
  );
}

/** The term that a finding says is at fault, where its rule knows it. */
export const blamedTerm = ({ finding: { rule, values = [] }, ruleset }: SourcedFinding): string | null =>
  (rule !== null && ruleset?.blames?.(rule, values)) || null;

/** Where to look for the element that a finding about a group means, and for which terms, the likeliest culprit first. */
function subjectOf(
  sourced: SourcedFinding,
  terms: readonly string[],
): [node: number, terms: readonly string[]] {
  const { rule, node } = sourced.finding;
  if (!isOnTaxNumbers(rule)) return [node!, terms];
  // The parties stand elsewhere than what asks for their numbers.
  const blamed = blamedTerm(sourced);
  return [0, blamed === null ? terms : [blamed, ...terms]];
}

function explanation(
  sourced: SourcedFinding,
  document: FoundDocument,
  text: RuleText | null,
  { ofRequest, language }: Wording,
): Partial<ReportedFinding> {
  const { finding, ruleset } = sourced;
  const terms = finding.terms ?? (finding.rule === null ? [] : (ruleset?.terms(finding.rule) ?? []));
  // A finding of the schema stands where it belongs, and a request has pointers.
  const { tree } = document;
  const format = formatOf(document);
  const isGroup = finding.node !== undefined && ruleset && format && !ofRequest;
  const node = isGroup ? offendingNode(tree, ...subjectOf(sourced, terms), format) : finding.node;
  return {
    terms,
    ...(text && {
      title: text.title,
      explanation: text.explanation,
      fix: whyOutOfPlace(finding, document, language) ?? meant(sourced, document, language) + text.fix,
      reference: text.reference,
    }),
    ...(node !== undefined && tree.position(node)),
  };
}
