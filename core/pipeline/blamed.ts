import { Decimal } from '@conforme/engine/decimal';
import type { Tree } from '@conforme/engine/xml';
import { InvoiceSchema } from '@conforme/proto/schema';
import { nodeOf, wireTypeOf, type WireType } from '@conforme/proto/schema/messages';
import { fieldsOf } from '@conforme/proto/schema/terms';
import { legible, type CompleteInvoice } from '../invoice/index.ts';
import type { Language } from '../plugin/index.ts';
import { nodeOfValue, rowsOf } from './offending.ts';
import { readInvoice, type FoundDocument, type OpenedDocument } from './open.ts';
import { compares, culpritOf } from './patch/culprit.ts';
import { linesBehind } from './patch/lines.ts';
import { elementNames, type SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';

/** What a finding says once it is known which of the values that its rule compares is wrong. */
export type Blame = (sourced: SourcedFinding, reported: ReportedFinding) => ReportedFinding;

const NOBODY: Blame = (_, reported) => reported;

/**
 * Leads findings that compare values of a document to the one that is wrong: their fix names it, and their line is its own. The
 * location stays that of the rule. A document without such a finding is not read.
 */
export async function blameFor(
  document: FoundDocument,
  findings: readonly SourcedFinding[],
  language: Language,
): Promise<Blame> {
  const { syntax } = document;
  if (syntax === null || !findings.some(({ finding }) => compares(comparedBy(finding.rule)))) return NOBODY;
  const opened = { ...document, syntax };
  return blameIn(opened, legible(await readInvoice(opened)), language);
}

function blameIn(document: OpenedDocument, invoice: CompleteInvoice, language: Language): Blame {
  const { syntax, tree } = document;
  if (!isCountable(invoice)) return NOBODY;
  const names = elementNames(document);
  const rows = new Map(rowsOf(tree, syntax).map((row, at) => [row, at]));
  return ({ finding }, reported) => {
    const { node } = finding;
    const rule = comparedBy(finding.rule);
    if (!compares(rule)) return reported;
    const pointers = pointersFor(reported.terms ?? [], rowAround(tree, node, rows));
    const correctable = { rule, pointers, given: invoice, completed: invoice };
    const culprit = linesBehind(correctable) ?? culpritOf(correctable);
    if (culprit === null) return reported;
    const { term, advice } = culprit;
    const at = nodeOfValue(tree, term, culprit.pointers[0]!, syntax);
    return { ...reported, fix: advice.document(names)[language], ...tree.position(at) };
  };
}

/** Where what totals are made of is missing or is no number, other rules say so, and nothing can be computed again. */
function isCountable(invoice: CompleteInvoice): boolean {
  const { lines, allowances, charges, totals } = invoice;
  const values = [
    ...lines.flatMap(({ net_amount, vat_category }) => [net_amount, vat_category]),
    ...[...allowances, ...charges].flatMap(({ amount, vat_category }) => [amount, vat_category]),
    ...totals.vat_breakdown.flatMap((row) => [row.taxable_amount, row.tax_amount, row.category]),
  ];
  return !values.includes('') && areNumbers(wireTypeOf(InvoiceSchema), invoice);
}

/** Whether every decimal is a number, or missing; most fields of an invoice are missing. */
function areNumbers(type: WireType, value: unknown): boolean {
  if (type.kind === 'list') return (value as readonly unknown[]).every((item) => areNumbers(type.of, item));
  if (type.kind !== 'message') return true;
  const properties = nodeOf(type.schema).properties ?? {};
  return Object.entries(value as object).every(([name, part]: [string, unknown]) => {
    const property = properties[name];
    if (part == null || part === '' || property === undefined) return true;
    if (nodeOf(property)['x-decimal']) return Decimal.parse(part as string) !== null;
    return areNumbers(wireTypeOf(property), part);
  });
}

/** Rules that ask for a total, and those that say what it comes to. */
const MISSING: Readonly<Record<string, string>> = {
  'BR-12': 'BR-CO-10',
  'BR-13': 'BR-CO-13',
  'BR-14': 'BR-CO-15',
  'BR-15': 'BR-CO-16',
};

const comparedBy = (rule: string | null): string | null => MISSING[rule ?? ''] ?? rule;

const TOTAL = /^\/invoice\/totals\/\w+$/;

/** The totals that a rule names, the likeliest culprit first; of a rule on a row of the VAT breakdown, its tax and its base. */
function pointersFor(terms: readonly string[], row: number | undefined): readonly string[] {
  const fields = terms.flatMap((term) => {
    const own = ROW_FIELDS[term];
    return own === undefined ? fieldsOf(term).filter((field) => TOTAL.test(field)) : [own];
  });
  return fields.flatMap((field) => {
    if (field.startsWith('/')) return [field];
    return row === undefined ? [] : [`/invoice/totals/vat_breakdown/${row}/${field}`];
  });
}

/** Which row of the VAT breakdown a finding stands in. */
function rowAround(
  { parent }: Tree,
  node: number | undefined,
  rows: ReadonlyMap<number, number>,
): number | undefined {
  let at = node ?? 0;
  while (at > 0 && !rows.has(at)) at = parent[at]!;
  return rows.get(at);
}

const ROW_FIELDS: Readonly<Record<string, string>> = { 'BT-116': 'taxable_amount', 'BT-117': 'tax_amount' };
