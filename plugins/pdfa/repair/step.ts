import { PDFArray, PDFDict, PDFStream } from '@cantoo/pdf-lib';
import type { Loaded } from '@conforme/pdf/file/load';
import { visitReachable } from '@conforme/pdf/file/reach';
import { N } from '@conforme/pdf/file/values';
import type { Report } from '../check/report.ts';

/** What a repair changed, with the clause of ISO 19005-3 that requires it. */
export interface Repaired {
  readonly clause: string;
  readonly where: string;
  readonly what: string;
}

/** An object with parts, and the indirect object it stands in. */
export interface Part {
  readonly object: PDFDict | PDFArray | PDFStream;
  readonly number: number;
}

/** What the steps work on. */
export interface Subject {
  readonly loaded: Loaded;
  readonly pages: readonly PDFDict[];
  /** Everything with parts that can be reached, listed before the first step; steps may since have cut some of it off. */
  readonly parts: readonly Part[];
  /** Fields and signatures become part of their pages. */
  readonly flatten: boolean;
  readonly outcome: Outcome;
}

/** What steps say of a document beside what they set right. */
export interface Outcome {
  /** What would not be shown as before: reasons to refuse the file. */
  readonly losses: Report;
  /** What whoever sent the file should know, at a place as the check names it. */
  readonly announced: Announced[];
}

export interface Announced {
  readonly rule: 'PDF-FONT' | 'PDF-FORM';
  readonly where: string;
  readonly what: string;
}

/** Notes what was changed, at a place as the check names it; empty for the whole document. */
export type Note = (where: string, what: string) => void;

/** One concern. A step may leave undone what it cannot do: the check that follows judges the result. */
export interface Step {
  /** The clause of ISO 19005-3 that asks for it. */
  readonly clause: string;
  apply(subject: Subject, note: Note): void;
}

/** Everything with parts that the catalogue leads to. */
export function partsOf({ context }: Loaded): Part[] {
  const parts: Part[] = [];
  visitReachable(context, (object, number) => {
    if (object instanceof PDFDict || object instanceof PDFStream || object instanceof PDFArray)
      parts.push({ object, number });
  });
  return parts;
}

/** The dictionary of a part: its own, or that of the stream. Null for an array. */
export const dictOf = ({ object }: Part): PDFDict | null =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;

/** As the check names it: "object 7". */
export const placeOf = ({ number }: Part): string => `object ${number}`;

/** Removes entries; true when there was one. */
export function drop(dict: PDFDict, keys: readonly string[]): boolean {
  return keys.filter((key) => dict.delete(N(key))).length > 0;
}
