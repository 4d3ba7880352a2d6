import type { Refusal } from '../pdf/fault.ts';
import { judgedBy } from './clauses.ts';

/** Rules under which a PDF is refused; what each means stands in this plugin's README. */
export type Rule =
  | 'PDF-DOC'
  | 'PDF-ACTION'
  | 'PDF-ANNOT'
  | 'PDF-FORM'
  | 'PDF-FONT'
  | 'PDF-COLOR'
  | 'PDF-IMAGE'
  | 'PDF-GSTATE'
  | 'PDF-CONTENT'
  | 'PDF-STREAM'
  | 'PDF-LIMIT'
  | 'PDF-FILE'
  | 'PDF-INTENT'
  | 'PDF-ASSOC';

const FIXES: Readonly<Record<Rule, string>> = {
  'PDF-DOC': 'Export the document as PDF/A (PDF/A-1b, 2b or 3b) from the program that made it.',
  'PDF-ACTION': 'Export without JavaScript, media and automatic actions, for example as PDF/A.',
  'PDF-ANNOT': 'Print or export the document so that comments and annotations become part of the page.',
  'PDF-FORM': 'Flatten the form: print the filled document to PDF.',
  'PDF-FONT': 'Export again with all fonts embedded, for example as PDF/A.',
  'PDF-COLOR': 'Export with RGB or grey colours, for example as PDF/A with sRGB.',
  'PDF-IMAGE': 'Export with pictures as JPEG or lossless RGB, for example as PDF/A.',
  'PDF-GSTATE': 'Export as PDF/A, which leaves out printer settings.',
  'PDF-CONTENT': 'Export the document again as PDF/A.',
  'PDF-STREAM': 'Export the document again as PDF/A.',
  'PDF-LIMIT': 'Export the document again as PDF/A; its parts exceed what PDF/A allows.',
  'PDF-FILE': 'Write the file again with a program that makes PDF/A-3.',
  'PDF-INTENT': 'Export as PDF/A with an sRGB output intent.',
  'PDF-ASSOC': 'State name (F and UF), media type and AFRelationship of every attachment.',
};

/** Changing a signed file breaks its signature; who signed it decides. */
const SIGNED = /signature|\bsigned\b|prepared for signatures|certification/;
const FLATTEN =
  'Send flatten=true to keep the look of fields and signatures on the page and leave the signature itself out, or send the file as it was before it was signed.';

/** Collects why a PDF cannot become PDF/A-3; the same reason at the same place counts once. */
export class Report {
  readonly refusals: Refusal[] = [];
  readonly #seen = new Set<string>();

  /** @param certain false where a clause makes an exception that may apply here. */
  add(rule: Rule, where: string, reason: string, certain = true): void {
    const key = [rule, where, reason].join('\n');
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { clause, broken } = judgedBy(rule, reason);
    const fix = SIGNED.test(reason) ? FLATTEN : FIXES[rule];
    this.refusals.push({ rule, where, reason, fix, clause, broken: broken && certain });
  }
}

/** A place inside a place: "page 2, annotation 3". */
export const within = (where: string, part: string): string => (where === '' ? part : `${where}, ${part}`);
