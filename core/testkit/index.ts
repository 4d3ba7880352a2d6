import { AssertionError } from 'node:assert';
import { RESERVED } from '../extension/manifest.ts';
import { prepareHere } from '../extension/prepare-here.ts';
import { PluginError } from '../extension/prepare.ts';
import { createRegistry } from '../main.ts';
import { legalDay } from '../pipeline/day.ts';
import type { ReportedFinding } from '../pipeline/reported.ts';
import { validate, type Validation } from '../pipeline/validate.ts';
import type { Registry } from '../registry/registry.ts';
import { invoiceXml } from './invoice.ts';
import type { Circumstances, Document, Kit, KitOptions } from './kit.ts';

export type { Circumstances, Document, InvoiceChanges, Kit, KitOptions, Variant, Verdict } from './kit.ts';

/**
 * The test kit of a plugin; runs under any test runner.
 * @param plugin its folder, or the name of an installed package.
 * @throws PluginError with what keeps it from being loaded.
 */
export async function kit(plugin: string, { ruleTimeLimitMs = 5_000 }: KitOptions = {}): Promise<Kit> {
  const outcome = prepareHere([plugin]);
  if ('faults' in outcome) throw new PluginError(outcome.faults);
  const registry = await createRegistry({ plugins: outcome.prepared, ruleTimeLimitMs });
  // Invoices are made at once, as a table of test cases wants them.
  for (const syntax of registry.all('syntax')) await syntax.load?.();
  const judge = (document: Document, circumstances: Circumstances = {}): Promise<Validation> =>
    judged(registry, document, circumstances);
  return {
    judge,
    fires: async (rule, document, circumstances) => {
      requireKnown(registry, rule, isTheirs);
      const verdict = requireJudged(await judge(document, circumstances));
      const found = verdict.findings.filter((finding) => finding.rule === rule && isTheirs(finding));
      if (found.length > 0) return found;
      throw failed(`${rule} did not fire; what did: ${listed(verdict.findings)}`);
    },
    silent: async (rule, document, circumstances) => {
      requireKnown(registry, rule, () => true);
      const verdict = requireJudged(await judge(document, circumstances));
      const found = verdict.findings.filter((finding) => finding.rule === rule);
      if (found.length > 0) throw failed(`${rule} fired: ${found.map(({ message }) => message).join(' ')}`);
    },
    invoice: (changes, variant) => invoiceXml(registry, changes, variant),
  };
}

const OURS = new Set(['pdf', 'xsd', ...[...RESERVED].map((id) => `schematron:${id}`)]);

const isTheirs = ({ source }: { readonly source: string }): boolean => !OURS.has(source);

function judged(registry: Registry, document: Document, given: Circumstances): Promise<Validation> {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document;
  const asOf = legalDay(new Date());
  const defaults = { check: 'fr-ctc', asOf, language: 'en', explain: true } as const;
  return validate(registry, bytes, { ...defaults, ...given });
}

/** A slip of the pen in a rule's id would be silent for ever. */
function requireKnown(
  registry: Registry,
  rule: string,
  among: (ruleset: { readonly source: string }) => boolean,
): void {
  const holders = registry.all('ruleset').filter(among);
  if (holders.some(({ rules }) => rules.some(({ id }) => id === rule))) return;
  throw failed(`there is no rule ${rule} in ${holders.map(({ id }) => id).join(', ')}`);
}

/** Silence of a plugin that did not judge proves nothing. */
function requireJudged(verdict: Validation): Validation {
  if (verdict.checksRun.some((source) => isTheirs({ source }))) return verdict;
  const schema = verdict.findings.filter(({ source, severity }) => source === 'xsd' && severity === 'fatal');
  if (schema.length > 0) throw failed(`the document breaks its schema, so no rule ran: ${listed(schema)}`);
  throw failed(`the plugin does not judge this document (${verdict.flavor}, profile ${verdict.profile})`);
}

function listed(findings: readonly ReportedFinding[]): string {
  const lines = findings.map(({ source, rule, message }) => `\n  ${source} ${rule ?? '-'}: ${message}`);
  return lines.length === 0 ? 'nothing' : lines.join('');
}

const failed = (message: string): AssertionError => new AssertionError({ message });
