import { PDFDict, PDFName, PDFRef, PDFStream, type PDFArray, type PDFObject } from '@cantoo/pdf-lib';
import type { Loaded } from '../pdf/load.ts';
import { children, collect } from '../pdf/reach.ts';

/** What a repair changed, with the clause of ISO 19005-3 that asked for it. */
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
}

export type Note = (where: string, what: string) => void;

/** One concern. A step may leave undone what it cannot do: the check that follows judges the result. */
export interface Step {
  /** The clause of ISO 19005-3 that asks for it. */
  readonly clause: string;
  apply(subject: Subject, note: Note): void;
}

export function partsOf({ context }: Loaded): Part[] {
  const parts: Part[] = [];
  for (const [ref, object] of collect(context, [context.trailerInfo.Root])) {
    const seen = new Set<PDFObject>();
    const waiting: PDFObject[] = [object];
    while (waiting.length > 0) {
      const part = waiting.pop()!;
      if (seen.has(part) || part instanceof PDFRef) continue;
      seen.add(part);
      if (part instanceof PDFDict || part instanceof PDFStream || 'asArray' in part)
        parts.push({ object: part as Part['object'], number: ref.objectNumber });
      waiting.push(...children(part));
    }
  }
  return parts;
}

/** The dictionary of a part: its own, or that of the stream. Null for an array. */
export const dictOf = ({ object }: Part): PDFDict | null =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;

export const placeOf = ({ number }: Part): string => `object ${number}`;

/** Removes entries; true when there was one. */
export function drop(dict: PDFDict, keys: readonly string[]): boolean {
  return keys.filter((key) => dict.delete(PDFName.of(key))).length > 0;
}
