import type { Ledger, LedgerRule } from '@conforme/proto/schema';
import type { Origins, ReadInvoice } from '../invoice/index.ts';
import { ledgerOf } from '../invoice/ledger/index.ts';
import type { Registry } from '../registry/registry.ts';
import type { OpenedDocument } from './open.ts';
import { staged } from './stage.ts';
import { contextOf, type Judgement, type ValidateOptions } from './validate.ts';

/** How the totals of an invoice came about, compared with the rules that judge its document, whether they could run or not. */
export function ledgerFor(
  registry: Registry,
  invoice: ReadInvoice,
  document: Pick<OpenedDocument, 'recognised' | 'container'>,
  options: ValidateOptions,
  origins?: Origins,
): Ledger {
  const context = contextOf(document, options);
  const { check } = options;
  const rulesets = [
    ...registry.sources(check).flatMap((source) => registry.rulesets(source, document.recognised, context)),
    ...registry.thirdParties(check, document.recognised, context),
  ];
  const packs = rulesets.map(({ id, rules }) => ({ id, rules: new Set(rules.map((rule) => rule.id)) }));
  return staged('ledger', () => ledgerOf(invoice, origins === undefined ? { packs } : { packs, origins }));
}

/**
 * The same ledger with what the rules themselves found, which may look at more than amounts (a currency, a tax scheme). A rule
 * that finds nothing holds everywhere; one that finds something fails where the ledger says so, else in the one step it has.
 */
export function judged(ledger: Ledger, { findings, rulesets }: Judgement): Ledger {
  if (rulesets.length === 0) return ledger;
  const fired = new Set(findings.map(({ finding }) => finding.rule));
  const rules = Map.groupBy(
    ledger.steps.flatMap((step) => step.rules),
    ({ rule }) => rule,
  );
  const decide = (rule: LedgerRule): LedgerRule => {
    const all = rules.get(rule.rule)!;
    if (!fired.has(rule.rule)) return { ...rule, holds: true };
    if (all.length === 1) return { ...rule, holds: false };
    return all.some(({ holds }) => holds === false) ? rule : { ...rule, holds: null };
  };
  const steps = ledger.steps.map((step) =>
    step.stated === null ? step : { ...step, rules: step.rules.map(decide) },
  );
  return { ...ledger, steps };
}
