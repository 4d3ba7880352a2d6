import type { Ledger } from '@conforme/proto/schema';
import { FINDINGS } from '@conforme/proto/schema/limits';
import type { Tree } from '@conforme/engine/xml';
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
import { onDemand } from '../plugin/on-demand.ts';
import type { Registry } from '../registry/registry.ts';
import type { Blame } from './blamed.ts';
import { formatOf, openAny, readInvoice, type FoundDocument } from './open.ts';
import type { Other } from '../plausibility/identity.ts';
import type { Identity } from './plausible.ts';
import { report, type SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';
import { staged } from './stage.ts';
import { exempted, forInvoices, notApplicable, replaced } from './skipped.ts';
import { countOf, listedOf } from './listed.ts';

export interface ValidateOptions {
  readonly check: Check;
  readonly language: Language;
  readonly explain: boolean;
  /** YYYY-MM-DD: judge by the packs in force on that day (decision 40). */
  readonly asOf: string;
  /** Warnings of rules of the State beyond the official Schematron are errors (decision 51). */
  readonly stateDecides?: boolean;
  /** What rules may depend on besides the document (decision 41); '' when unknown. */
  readonly role?: string;
  readonly treatment?: string;
  /** Show how the totals came about. */
  readonly ledger?: boolean;
  /** Findings that are listed; the others are counted. */
  readonly maxFindings?: number;
  /** Tell besides what is probably wrong; no part of the verdict. */
  readonly plausibility?: boolean;
  /** With `plausibility`: where else the same invoice is, which is warned of; null where that is not known. */
  readonly sameAs?: Other | null;
}

/** Which pack judged. */
export interface RulesetRef {
  readonly id: string;
  readonly version: string;
}

/** What the checks found, in their order; not yet in the words of a language. */
export interface Judgement {
  readonly checksRun: readonly string[];
  readonly checksSkipped: readonly string[];
  readonly findings: readonly SourcedFinding[];
  readonly rulesets: readonly RulesetRef[];
}

/** The verdict of the contract: valid when no finding is fatal. */
export interface Validation {
  readonly valid: boolean;
  readonly flavor: Flavor;
  /** Local name of the document element of what is no invoice, messages included; else null. */
  readonly root: string | null;
  readonly profile: Profile | null;
  readonly checksRun: readonly string[];
  readonly checksSkipped: readonly string[];
  readonly errorCount: number;
  readonly warningCount: number;
  readonly findings: readonly ReportedFinding[];
  readonly pdf: PdfFacts | null;
  readonly rulesets: readonly RulesetRef[];
  readonly ledger: Ledger | null;
  /** Which invoice it is, with `plausibility`. */
  readonly identity?: Identity | null;
}

/**
 * Judges a PDF or XML. Findings, however bad, are a result; only what is no invoice at all throws. Where it waits, also for
 * nothing, others that began with it take the same step, with its code at hand: to judge one document to its end and then the
 * next costs more.
 */
export async function validate(
  registry: Registry,
  bytes: Uint8Array,
  options: ValidateOptions,
): Promise<Validation> {
  const opened = await openAny(registry, bytes, (found) => judgesOther(registry, found, options));
  try {
    const judgement = await judge(registry, opened, options);
    const { explain, language } = options;
    const blame = explain
      ? await (await blaming()).blameFor(opened, judgement.findings, language)
      : undefined;
    const plain = verdict(opened, judgement, options, blame);
    const whole = options.plausibility ? await (await doubting()).doubted(plain, opened, options) : plain;
    if (options.ledger !== true) return whole;
    return { ...whole, ledger: await ledgerOf(registry, opened, judgement, options) };
  } finally {
    opened.tree.release();
  }
}

/** Loaded for who asks: a first verdict shall not wait for it. */
const blaming = onDemand(() => import('./blamed.ts'));
const doubting = onDemand(() => import('./plausible.ts'));

/** Whether some third party's rules are for this document, which is no invoice. */
const judgesOther = (registry: Registry, found: FoundDocument, options: ValidateOptions): boolean =>
  registry.thirdParties(options.check, found.recognised, contextOf(found, options)).length > 0;

/** The ledger of a document, from its own values; none of what is no invoice. */
async function ledgerOf(
  registry: Registry,
  document: FoundDocument,
  judgement: Judgement,
  options: ValidateOptions,
): Promise<Ledger | null> {
  const { syntax } = document;
  if (syntax === null) return null;
  const { judged, ledgerFor } = await import('./ledger.ts');
  const invoice = await readInvoice({ ...document, syntax });
  return judged(ledgerFor(registry, invoice, document, options), judgement);
}

/** Runs the checks in their order (decision 10): the container's, the schema, then every ruleset of the check. */
export async function judge(
  registry: Registry,
  opened: FoundDocument,
  options: ValidateOptions,
): Promise<Judgement> {
  const judgement: Growing = { checksRun: [], checksSkipped: [], findings: [], rulesets: [] };
  if (opened.pdf) ran(judgement, 'pdf', opened.containerFindings, opened.containerRules);
  const context = contextOf(opened, options);
  const thirdParties = registry.thirdParties(options.check, opened.recognised, context);
  const structure = structureOf(judgement, opened, thirdParties, options);
  for (const turn of turnsOf(registry, thirdParties, opened, options, context)) {
    const runs = structure.sound || turn.rulesets.some((ruleset) => structure.findings.has(ruleset));
    if (runs && turn.rulesets.length > 0)
      await take(judgement, turn, opened.tree, { context, structures: structure.findings }, options);
    else skip(judgement, turn, structure.sound ? turn.reason : null);
  }
  return judgement;
}

/** What the schema check came to. */
interface Structure {
  /** False: no rules run; they would report consequences of what is not there. */
  readonly sound: boolean;
  /** Findings of third parties' schemas that replace ours. */
  readonly findings: ReadonlyMap<RulesetPlugin, readonly Finding[]>;
}

const NONE: Structure['findings'] = new Map();

const isSound = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'fatal');

function structureOf(
  judgement: Growing,
  document: FoundDocument,
  thirdParties: readonly RulesetPlugin[],
  options: ValidateOptions,
): Structure {
  const { tree, recognised, container } = document;
  const format = formatOf(document);
  if (!format) {
    skip(judgement, { source: 'xsd' }, () => forInvoices('xsd', recognised, options));
    return { sound: true, findings: NONE };
  }
  const { maxFindings = FINDINGS.listed } = options;
  const replacing = thirdParties.filter(({ replaces }) => replaces?.includes('xsd'));
  const [first] = replacing;
  if (!first) {
    const found = staged('structure', () => format.structure(tree, recognised, container, maxFindings));
    ran(judgement, 'xsd', found);
    return { sound: isSound(found), findings: NONE };
  }
  const findings = new Map(
    replacing.map((thirdParty) => [thirdParty, thirdParty.structure?.(tree, maxFindings) ?? []]),
  );
  skip(judgement, { source: 'xsd' }, () => replaced('xsd', first, options));
  return { sound: [...findings.values()].every(isSound), findings };
}

/** A judgement while it is made. */
type Growing = { -readonly [K in keyof Judgement]: Judgement[K][number][] };

/** One source's turn to judge. */
interface Turn {
  readonly source: string;
  readonly rulesets: readonly RulesetPlugin[];
  /** Said where there is no ruleset. */
  readonly reason: (() => Finding) | null;
}

/** Our sources, each replaced where a third party's ruleset declares it, then the third parties' own. */
function turnsOf(
  registry: Registry,
  thirdParties: readonly RulesetPlugin[],
  opened: FoundDocument,
  options: ValidateOptions,
  context: RuleContext,
): readonly Turn[] {
  const sources = opened.message?.sources ?? registry.sources(options.check);
  const ours = sources.map((source): Turn => {
    const exemption = opened.message?.exemption;
    if (exemption?.source === source && exemption.isFor(opened.tree, opened.recognised))
      return { source, rulesets: [], reason: () => exempted(exemption, options) };
    const thirdParty = thirdParties.find(({ replaces }) => replaces?.includes(source));
    if (thirdParty) return { source, rulesets: [], reason: () => replaced(source, thirdParty, options) };
    const rulesets = registry.rulesets(source, opened.recognised, context);
    return { source, rulesets, reason: () => notApplicable(source, opened, options) };
  });
  if (thirdParties.length === 0) return ours;
  const theirs = [...new Set(thirdParties.map(({ source }) => source))].map((source): Turn => {
    const rulesets = thirdParties.filter((thirdParty) => thirdParty.source === source);
    return { source, rulesets, reason: null };
  });
  return [...ours, ...theirs];
}

function ran(
  { checksRun, findings }: Growing,
  source: string,
  found: readonly Finding[],
  ruleset?: SourcedFinding['ruleset'],
): void {
  if (checksRun.at(-1) !== source) checksRun.push(source);
  for (const finding of found) findings.push(ruleset ? { source, finding, ruleset } : { source, finding });
}

function skip(
  { checksSkipped, findings }: Growing,
  { source }: Pick<Turn, 'source'>,
  reason: Turn['reason'],
): void {
  checksSkipped.push(source);
  if (reason) findings.push({ source, finding: reason() });
}

const asError = (finding: Finding): Finding =>
  finding.severity === 'warning' ? { ...finding, severity: 'fatal' } : finding;

async function take(
  judgement: Growing,
  { source, rulesets }: Turn,
  tree: Tree,
  { context, structures }: { readonly context: RuleContext; readonly structures: Structure['findings'] },
  { maxFindings = FINDINGS.listed, stateDecides = false }: ValidateOptions,
): Promise<void> {
  for (const ruleset of rulesets) await ruleset.load?.();
  for (const ruleset of rulesets) {
    judgement.rulesets.push({ id: ruleset.id, version: ruleset.version });
    const structure = structures.get(ruleset) ?? ruleset.structure?.(tree, maxFindings) ?? [];
    ran(judgement, source, structure, ruleset);
    if (!isSound(structure)) continue;
    const found = staged('rules', () => ruleset.run(tree, context, maxFindings));
    const decides = stateDecides && source === 'schematron:etat';
    ran(judgement, source, decides ? found.map(asError) : found, ruleset);
  }
}

export function contextOf(
  opened: Pick<FoundDocument, 'container'>,
  options: Pick<ValidateOptions, 'role' | 'treatment' | 'asOf'>,
): RuleContext {
  const { role = '', treatment = '', asOf: date } = options;
  return { role, treatment, date, container: opened.container };
}

/** A judgement in the words of the caller's language: findings with their rules' texts, and how many there are of each severity. */
export function verdict(
  opened: FoundDocument,
  judgement: Judgement,
  options: ValidateOptions,
  blame: Blame = (_, reported) => reported,
): Validation {
  const { language, maxFindings } = options;
  const list = (sourced: SourcedFinding): ReportedFinding => blame(sourced, report(sourced, opened, options));
  const findings = staged('report', () => listedOf(judgement, language, list, maxFindings));
  const errorCount = countOf(judgement, 'fatal');
  return {
    valid: errorCount === 0,
    flavor: opened.recognised.flavor,
    root: opened.recognised.root?.local ?? null,
    profile: opened.recognised.profile,
    checksRun: judgement.checksRun,
    checksSkipped: judgement.checksSkipped,
    errorCount,
    warningCount: countOf(judgement, 'warning'),
    findings,
    pdf: opened.pdf,
    rulesets: judgement.rulesets,
    ledger: null,
  };
}
