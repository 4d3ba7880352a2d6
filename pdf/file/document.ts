import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import type { Budget } from './budget.ts';

/** The objects of a PDF file, and what may be unpacked of them. */
export interface Document {
  readonly context: PDFContext;
  readonly catalog: PDFDict;
  readonly budget: Budget;
}

/** A PDF file in memory. */
export interface Loaded extends Document {
  /** The file was encrypted and opened with the empty password. */
  readonly encrypted: boolean;
  /** The newest trailer dictionary, as it stands in the file. */
  readonly trailer: PDFDict;
  /** Read through its cross-reference tables, not put together from the objects found. */
  readonly intact: boolean;
  /** The file as it came, with whatever stands before its header. */
  readonly file: Buffer;
}
