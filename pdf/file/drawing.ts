import { PDFContext, PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { serialiseAll } from './write.ts';

/** An object that is written already: its text, a character a byte. What it leads to cannot be followed. */
export class Written extends PDFObject {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override toString(): string {
    return this.text;
  }

  override sizeInBytes(): number {
    return this.text.length;
  }

  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    for (let i = 0; i < this.text.length; i++) buffer[offset + i] = this.text.charCodeAt(i);
    return this.text.length;
  }
}

/**
 * A file of our own making that is not written yet: all its objects are in use, and most of them are text already. Whoever adds to it
 * saves writing and reading it in between.
 */
export class Drawing {
  readonly context: PDFContext = PDFContext.create();
  /** All of it is our own: no picture of a caller, no font but those that come with us, no text that had to be shaped. */
  readonly isPlain: boolean;

  constructor(isPlain: boolean) {
    this.isPlain = isPlain;
  }

  get catalog(): PDFDict {
    return this.context.lookup(this.context.trailerInfo.Root, PDFDict);
  }

  /** The file. */
  write(): Uint8Array {
    return serialiseAll(this.context);
  }
}
