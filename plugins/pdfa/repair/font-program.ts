import { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { tolerated } from '@conforme/pdf/file/fault';
import type { Budget } from '@conforme/pdf/file/budget';
import { decode } from '@conforme/pdf/file/filters';
import { N, nameOf } from '@conforme/pdf/file/values';
import { withSoundHints } from '@conforme/pdf/font/cff-hints';

const KEYS = ['FontFile2', 'FontFile3', 'FontFile'];

/** What kind of program the bytes are, whatever the dictionary says of them. */
export type ProgramKind = 'TrueType' | 'Type1' | 'Cff' | 'OpenTypeCff';

/** A font program by what it is, whatever the key it lies under says. */
export interface Embedded {
  readonly kind: ProgramKind;
  readonly bytes: Buffer;
}

/** The embedded program of a font or descendant; null where there is none, or of an unknown format. */
export function embeddedProgram(font: PDFDict, budget: Budget): Embedded | null {
  const descriptor = font.lookup(N('FontDescriptor'));
  if (!(descriptor instanceof PDFDict)) return null;
  for (const key of KEYS) {
    const stream = descriptor.lookup(N(key));
    if (!(stream instanceof PDFRawStream)) continue;
    // A program that cannot be unpacked is none to viewers either: they take another font.
    const bytes = tolerated(() => decode(stream, budget));
    if (!bytes) continue;
    const kind = kindOf(bytes);
    if (kind) return { kind, bytes: kind === 'Cff' ? mended(bytes) : bytes };
  }
  return null;
}

/** Whoever cannot follow the program itself finds out by reading it. */
function mended(bytes: Buffer): Buffer {
  try {
    return withSoundHints(bytes);
  } catch {
    return bytes;
  }
}

function kindOf(bytes: Buffer): ProgramKind | null {
  if (bytes.length < 12) return null;
  const tag = bytes.toString('latin1', 0, 4);
  if (tag === 'OTTO') return 'OpenTypeCff';
  if (tag === '\0\x01\0\0' || tag === 'true') return 'TrueType';
  if (tag.startsWith('%!')) return 'Type1';
  return bytes[0] === 1 && bytes[2]! >= 4 && bytes[3]! >= 1 && bytes[3]! <= 4 ? 'Cff' : null;
}

/** Puts a program into a descriptor in the place of any other. */
export function setProgram(
  descriptor: PDFDict,
  key: 'FontFile' | 'FontFile2' | 'FontFile3',
  stream: PDFRawStream,
): void {
  for (const other of KEYS) descriptor.delete(N(other));
  descriptor.set(N(key), descriptor.context.register(stream));
}

/** The descriptor of a font as one of its own: another font may share it and keep its program. */
export function ownDescriptor(font: PDFDict): PDFDict {
  const { context } = font;
  const old = font.lookup(N('FontDescriptor'));
  const own = context.obj({});
  if (old instanceof PDFDict) for (const [key, value] of old.entries()) own.set(key, value);
  own.set(N('Type'), N('FontDescriptor'));
  if (!own.get(N('FontName'))) own.set(N('FontName'), N(nameOf(font.lookup(N('BaseFont'))) || 'Font'));
  font.set(N('FontDescriptor'), context.register(own));
  return own;
}
