import { PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { deflated } from '@conforme/pdf/file/stream';
import { N, nameOf } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import { editCff } from '@conforme/pdf/font/cff-write';
import { differences } from '@conforme/pdf/font/differences';
import { ENCODINGS } from '@conforme/pdf/font/encodings';
import { characterOf } from '@conforme/pdf/font/names';
import { TrueType } from '@conforme/pdf/font/truetype';
import { Type1 } from '@conforme/pdf/font/type1';
import { editType1 } from '@conforme/pdf/font/type1-write';
import { namesOf } from '@conforme/pdf/font/encoded-names';
import { simpleWidths } from '@conforme/pdf/font/widths';
import { agree, bytesShown } from '../check/font-program.ts';
import type { FaultyFont } from './font-case.ts';
import { ownDescriptor, setProgram, type Embedded } from './font-program.ts';
import { completeTexts, setWidths, type Character } from './font-write.ts';

/** A program whose glyphs have names, as it can be changed. */
interface Named {
  widthOfName(name: string): number | null;
  builtinName(code: number): string | null;
  isFraction(name: string): boolean;
  /** Whether only some readers know the code. */
  isAdded(code: number): boolean;
  /** Puts the changed program into a descriptor. */
  write(descriptor: PDFDict, changes: Changes): void;
}

interface Changes {
  readonly widths: Map<string, number>;
  readonly added: { readonly like: string; readonly width: number; readonly name: string }[];
}

/**
 * Type 1 and CFF programs: advances follow the widths the page was set with (6.2.11.5); codes without a glyph, which
 * show .notdef, get a glyph of their own that looks like it (6.2.11.8).
 */
export function repairType1({ font, shown, note }: FaultyFont, embedded: Embedded): void {
  const program = open(embedded);
  const nameOfCode = namesOf(font, (code) => program.builtinName(code));
  const stated = simpleWidths(font);
  const changes: Changes = { widths: new Map(), added: [] };
  const taken = new Map<string, number>();
  const renamed = new Map<number, string>();
  const widths = new Map<number, number>();
  for (const code of bytesShown(shown)) {
    const name = nameOfCode(code);
    const actual = name === null ? null : program.widthOfName(name);
    const width = stated?.(code) ?? actual ?? 0;
    widths.set(code, width);
    if (name !== null && actual !== null && agree(taken.get(name) ?? width, width)) {
      taken.set(name, width);
      if (program.isAdded(code)) renamed.set(code, name);
      if (!agree(width, actual) || program.isFraction(name)) changes.widths.set(name, width);
    } else {
      const own = `shown${code}`;
      changes.added.push({ like: actual === null ? '.notdef' : name!, width, name: own });
      renamed.set(code, own);
    }
  }
  program.write(ownDescriptor(font), changes);
  font.set(N('Subtype'), N('Type1'));
  completeTexts(font, textsOf([...renamed.keys()], nameOfCode));
  setEncoding(font, renamed);
  setWidths(font, widths);
  note('its widths and glyphs now agree');
}

/** A name that is replaced said what its code means. */
function textsOf(codes: readonly number[], nameOfCode: (code: number) => string | null): Character[] {
  return codes.map((code) => {
    const name = nameOfCode(code);
    const character = name === null || name === '.notdef' ? null : characterOf(name);
    return { code, glyph: 0, width: 0, text: character === null ? null : String.fromCodePoint(character) };
  });
}

function open({ kind, bytes }: Embedded): Named {
  if (kind === 'Type1') return openType1(bytes);
  return openCff(kind === 'OpenTypeCff' ? new TrueType(bytes).table('CFF ') : bytes);
}

function openType1(bytes: Buffer): Named {
  const type = new Type1(bytes);
  return {
    widthOfName: (name) => type.widthOfName(name),
    builtinName: (code) => type.builtinName(code),
    isFraction: () => false,
    isAdded: () => false,
    write(descriptor, changes) {
      const { bytes: written, lengths } = editType1(bytes, changes);
      const [Length1, Length2, Length3] = lengths;
      setProgram(
        descriptor,
        'FontFile',
        deflated(descriptor.context, written, { Length1, Length2, Length3 }),
      );
    },
  };
}

function openCff(bytes: Buffer): Named {
  const cff = new Cff(bytes);
  const glyphOf = (name: string): number => (name === '.notdef' ? 0 : cff.glyphOfName(name));
  return {
    widthOfName: (name) => cff.widthOfName(name),
    builtinName: (code) => cff.builtinName(code),
    isFraction: (name) => cff.isFraction(glyphOf(name)),
    isAdded: (code) => cff.isAdded(code),
    write(descriptor, { widths, added }) {
      const written = editCff(bytes, {
        widths: new Map([...widths].map(([name, width]) => [glyphOf(name), width])),
        added: added.map(({ like, width, name }) => ({ like: glyphOf(like), width, id: name })),
      });
      const stream = deflated(descriptor.context, written);
      stream.dict.set(N('Subtype'), N('Type1C'));
      setProgram(descriptor, 'FontFile3', stream);
    },
  };
}

/** The same encoding with some codes renamed; an unknown base encoding is left out, as viewers do. */
function setEncoding(font: PDFDict, renamed: ReadonlyMap<number, string>): void {
  const { context } = font;
  const encoding = font.lookup(N('Encoding'));
  const base = encoding instanceof PDFDict ? encoding.lookup(N('BaseEncoding')) : encoding;
  const names = differences(font);
  for (const [code, name] of renamed) names.set(code, N(name));
  const known = base !== undefined && (nameOf(base) === 'StandardEncoding' || nameOf(base) in ENCODINGS);
  const list = [...names].toSorted(([a], [b]) => a - b).flatMap(([code, name]) => [code, name]);
  const entries: Record<string, PDFObject> = {};
  if (known) entries['BaseEncoding'] = base;
  if (list.length > 0) entries['Differences'] = context.obj(list);
  if (Object.keys(entries).length === 0) font.delete(N('Encoding'));
  else font.set(N('Encoding'), context.obj({ Type: 'Encoding', ...entries }));
}
