import { termsAt } from '@conforme/proto/schema/terms';
import type { Invoice } from '../invoice/index.ts';
import type { Finding, Language } from '../plugin/index.ts';
import type { OpenedDocument } from './open.ts';
import { pointersOf, valueAt, type Provenance } from './pointers.ts';
import { codeListOf, isOfFacturx } from './patch/spellings.ts';
import { blamedTerm, report, type SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';

/** A finding of a written document, and the values of the invoice it was written from that it is about, the likeliest culprit first. */
export interface Traced {
  readonly reported: ReportedFinding;
  readonly pointers: readonly string[];
}

/** The rules of EN 16931 on code lists, and those of Factur-X. */
function asksForCode({ rule, test }: Finding): boolean {
  if (rule === null) return false;
  return /^BR-CL-\d+$/.test(rule) || (isOfFacturx(rule) && codeListOf({ rule, test }) !== null);
}

/** Puts a finding into the reader's words and leads it back to what the document was written from. */
export function traced(
  sourced: SourcedFinding,
  opened: OpenedDocument,
  from: Omit<Provenance, 'tree'>,
  language: Language,
): Traced {
  const reported = report(sourced, opened, { language, explain: true, ofRequest: true });
  const { rule, node } = sourced.finding;
  const fields = (rule !== null && sourced.ruleset?.fields?.(rule, from.given)) || [];
  const ofCode = asksForCode(sourced.finding);
  const provenance = { ...from, tree: opened.tree };
  const pointers = pointersOf(provenance, { node, terms: reported.terms ?? [], fields, ofCode });
  return { reported, pointers: culpableFirst(sourced, pointers, from.given) };
}

function culpableFirst(
  sourced: SourcedFinding,
  pointers: readonly string[],
  given: Invoice,
): readonly string[] {
  const rule = sourced.finding.rule ?? '';
  if (DECIMALS.test(rule)) return finestFirst(pointers, given);
  const blamed = blamedTerm(sourced);
  if (blamed !== null) return firstOf(pointers, (pointer) => termsAt(pointer).includes(blamed));
  if (WITHOUT_REASON.test(rule)) return firstOf(pointers, (pointer) => valueAt(given, pointer) != null);
  return WITHOUT_NUMBERS.test(rule) ? numbersFirst(pointers, given) : pointers;
}

/** What is taxed, or at zero, has no reason for an exemption: neither as a text nor as a code. */
const WITHOUT_REASON = /^BR-(?:S|Z|IG|IP|AF|AG)-10$/;

/** Outside the scope of VAT no VAT number may stand (BR-O-02 to BR-O-04): those that are given go, and the category stays. */
const WITHOUT_NUMBERS = /^BR-O-0[234]$/;

function numbersFirst(pointers: readonly string[], given: Invoice): readonly string[] {
  const isNumber = (pointer: string): boolean =>
    pointer.endsWith('/vat_id') && valueAt(given, pointer) != null;
  return firstOf(pointers, isNumber);
}

/** The rules on how many decimals an amount may have. */
const DECIMALS = /^BR-(?:FR-)?DEC-/;
const AMOUNT = /(?:amount|prepaid|rounding|_total)$/;

/** A total has the decimals of an amount it is added up from; products are rounded, whatever they are made of. */
function finestFirst(pointers: readonly string[], given: Invoice): readonly string[] {
  const isFine = (pointer: string): boolean =>
    AMOUNT.test(pointer) && /\.\d\d\d/.test(String(valueAt(given, pointer)));
  return firstOf(pointers, isFine);
}

/** Those that a rule blames before the others, each in the order they had. */
function firstOf(pointers: readonly string[], isBlamed: (pointer: string) => boolean): readonly string[] {
  return [...pointers.filter(isBlamed), ...pointers.filter((pointer) => !isBlamed(pointer))];
}
