import type { PDFDict } from '@cantoo/pdf-lib';
import type { Budget } from '@conforme/pdf/file/budget';
import { N, nameOf, SUBSET_TAG } from '@conforme/pdf/file/values';
import type { Subject } from './step.ts';

/** A font the check finds at fault, and what it shows. */
export interface FaultyFont {
  readonly font: PDFDict;
  readonly shown: readonly Uint8Array[];
  readonly budget: Budget;
  readonly subject: Subject;
  /** Says what was done. */
  readonly note: (what: string) => void;
  /** Says what whoever sent the file should know. */
  readonly announce: (what: string) => void;
}

/** The name of a font without the tag of a subset. */
export const baseName = (font: PDFDict): string => nameOf(font.lookup(N('BaseFont'))).replace(SUBSET_TAG, '');
