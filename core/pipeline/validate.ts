import type {
  Check,
  Finding,
  Flavor,
  Language,
  PdfFacts,
  Profile,
  RuleContext,
  RulesetPlugin,
} from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { open, type OpenedDocument } from './open.ts';
import { report, type ReportedFinding, type SourcedFinding } from './report.ts';

export interface ValidateOptions {
  readonly check: Check;
  readonly language: Language;
  readonly explain: boolean;
  /** YYYY-MM-DD: judge by the packs in force on that day (decision 40). */
  readonly asOf: string;
  /** What rules may depend on besides the document (decision 41); '' when unknown. */
  readonly role?: string;
  readonly treatment?: string;
}

/** Which pack judged. */
export interface RulesetRef {
  readonly id: string;
  readonly version: string;
}

export interface Judgement {
  readonly checksRun: readonly string[];
  readonly checksSkipped: readonly string[];
  readonly findings: readonly SourcedFinding[];
  readonly rulesets: readonly RulesetRef[];
}

export interface Validation {
  readonly valid: boolean;
  readonly flavor: Flavor;
  readonly profile: Profile | null;
  readonly checksRun: readonly string[];
  readonly checksSkipped: readonly string[];
  readonly errorCount: number;
  readonly warningCount: number;
  readonly findings: readonly ReportedFinding[];
  readonly pdf: PdfFacts | null;
  readonly rulesets: readonly RulesetRef[];
}

/** Judges a PDF or XML. Findings, however bad, are a result; only what is no invoice at all throws. */
export async function validate(
  registry: Registry,
  bytes: Uint8Array,
  options: ValidateOptions,
): Promise<Validation> {
  const opened = await open(registry, bytes);
  return verdict(opened, await judge(registry, opened, options), options);
}

/** Runs the checks in their order (decision 10): the container's, the schema, then every ruleset of the check. */
export async function judge(
  registry: Registry,
  opened: OpenedDocument,
  options: ValidateOptions,
): Promise<Judgement> {
  const container = opened.pdf ? [checked('pdf', opened.containerFindings)] : [];
  const structure = checked('xsd', opened.syntax.structure(opened.tree, opened.recognised, opened.container));
  const sound = !structure.findings.some(({ finding }) => finding.severity === 'fatal');
  const context = contextOf(opened, options);
  const rules = [];
  for (const turn of turnsOf(registry, opened, options, context))
    rules.push(sound ? await take(turn, opened, context) : skipped(turn.source, []));
  return merge([...container, structure, ...rules]);
}

/** One source's turn to judge. */
interface Turn {
  readonly source: string;
  readonly rulesets: readonly RulesetPlugin[];
  /** Said where there is no ruleset. */
  readonly reason: Finding;
}

/** Our sources, each replaced where a third party's ruleset says so, then the third parties' own. */
function turnsOf(
  registry: Registry,
  opened: OpenedDocument,
  options: ValidateOptions,
  context: RuleContext,
): readonly Turn[] {
  const guests = registry.thirdParties(options.check, opened.recognised, context);
  const ours = registry.sources(options.check).map((source): Turn => {
    const guest = guests.find(({ replaces }) => replaces?.includes(source));
    if (guest) return { source, rulesets: [], reason: replaced(source, guest, options) };
    const rulesets = registry.rulesets(source, opened.recognised, context);
    return { source, rulesets, reason: notApplicable(source, opened, options) };
  });
  const theirs = [...new Set(guests.map(({ source }) => source))].map((source): Turn => {
    const rulesets = guests.filter((guest) => guest.source === source);
    return { source, rulesets, reason: notApplicable(source, opened, options) };
  });
  return [...ours, ...theirs];
}

function checked(source: string, findings: readonly Finding[]): Judgement {
  return {
    checksRun: [source],
    checksSkipped: [],
    rulesets: [],
    findings: findings.map((finding) => ({ source, finding })),
  };
}

function skipped(source: string, findings: readonly Finding[]): Judgement {
  return {
    checksRun: [],
    checksSkipped: [source],
    rulesets: [],
    findings: findings.map((finding) => ({ source, finding })),
  };
}

async function take(
  { source, rulesets, reason }: Turn,
  opened: OpenedDocument,
  context: RuleContext,
): Promise<Judgement> {
  if (rulesets.length === 0) return skipped(source, [reason]);
  await Promise.all(rulesets.map((ruleset) => ruleset.load?.()));
  return {
    checksRun: [source],
    checksSkipped: [],
    rulesets: rulesets.map(({ id, version }) => ({ id, version })),
    findings: rulesets.flatMap((ruleset) =>
      ruleset.run(opened.tree, context).map((finding) => ({ source, finding, ruleset })),
    ),
  };
}

function contextOf(opened: OpenedDocument, options: ValidateOptions): RuleContext {
  const { role = '', treatment = '', asOf: date } = options;
  return { role, treatment, date, container: opened.container };
}

function notApplicable(
  source: string,
  { recognised }: OpenedDocument,
  { asOf, language }: ValidateOptions,
): Finding {
  const profile = recognised.profile ?? recognised.guideline ?? '?';
  const message =
    language === 'fr'
      ? `Aucun jeu de règles ${source} ne s'applique au profil ${profile} à la date du ${asOf} ; ce contrôle n'a pas été exécuté.`
      : `No ${source} ruleset applies to profile ${profile} on ${asOf}; this check was not run.`;
  return { severity: 'info', rule: null, message };
}

function replaced(source: string, { id, version }: RulesetPlugin, { language }: ValidateOptions): Finding {
  const message =
    language === 'fr'
      ? `Le jeu de règles ${id}@${version} remplace ${source} pour ce document.`
      : `The ruleset ${id}@${version} judges this document in the place of ${source}.`;
  return { severity: 'info', rule: null, message };
}

function merge(parts: readonly Judgement[]): Judgement {
  return {
    checksRun: parts.flatMap((part) => part.checksRun),
    checksSkipped: parts.flatMap((part) => part.checksSkipped),
    findings: parts.flatMap((part) => part.findings),
    rulesets: parts.flatMap((part) => part.rulesets),
  };
}

export function verdict(opened: OpenedDocument, judgement: Judgement, options: ValidateOptions): Validation {
  const findings = judgement.findings.map((sourced) => report(sourced, opened, options));
  const errorCount = findings.filter((finding) => finding.severity === 'fatal').length;
  return {
    valid: errorCount === 0,
    flavor: opened.recognised.flavor,
    profile: opened.recognised.profile,
    checksRun: judgement.checksRun,
    checksSkipped: judgement.checksSkipped,
    errorCount,
    warningCount: findings.filter((finding) => finding.severity === 'warning').length,
    findings,
    pdf: opened.pdf,
    rulesets: judgement.rulesets,
  };
}
