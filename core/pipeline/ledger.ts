import type { Ledger } from '@conforme/proto/schema';
import type { Origins, ReadInvoice } from '../invoice/index.ts';
import { ledgerOf } from '../invoice/ledger/index.ts';
import type { Registry } from '../registry/registry.ts';
import type { OpenedDocument } from './open.ts';
import { staged } from './stage.ts';
import { contextOf, type ValidateOptions } from './validate.ts';

/** How the totals of an invoice came about, held against the rules that judge its document, whether they could run or not. */
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
