import type { Check, Finding, Flavor, Language, PdfFacts, Profile, RuleContext } from '../plugin/index.ts';
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
  const rules = [];
  for (const source of registry.sources(options.check))
    rules.push(sound ? await runSource(registry, source, opened, options) : skipped(source, []));
  return merge([...container, structure, ...rules]);
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

async function runSource(
  registry: Registry,
  source: string,
  opened: OpenedDocument,
  options: ValidateOptions,
): Promise<Judgement> {
  const context = contextOf(opened, options);
  const rulesets = registry.rulesets(source, opened.recognised, context);
  if (rulesets.length === 0) return skipped(source, [notApplicable(source, opened, options)]);
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
