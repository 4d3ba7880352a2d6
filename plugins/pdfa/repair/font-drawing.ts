import { Cff } from '@conforme/pdf/font/cff';
import { firstOperand } from '@conforme/pdf/font/charstring';
import { contoursOf } from '@conforme/pdf/font/contours';
import { TrueType } from '@conforme/pdf/font/truetype';
import { Type1 } from '@conforme/pdf/font/type1';
import { aroundWidth } from '@conforme/pdf/font/type1-write';
import type { Embedded } from './font-program.ts';

/** A glyph: what it draws, as a text that is the same for the same drawing and empty for none, and its advance in thousandths. */
export interface Drawing {
  readonly drawn: string;
  readonly width: number;
}

/** The glyphs of a TrueType program, by place. */
export interface PlacedDrawings {
  readonly kind: 'places';
  readonly type: TrueType;
  readonly shared: string;
  at(place: number): Drawing;
}

/** The glyphs of a CFF or Type 1 program, by name, or by number where they have numbers instead of names. */
export interface NamedDrawings {
  readonly kind: 'names';
  readonly cff: Cff | null;
  /** What all drawings build on: scale and subroutines. */
  readonly shared: string;
  readonly notdef: Drawing;
  /** Null for a glyph that is not there. */
  named(name: string): Drawing | null;
  numbered(cid: number): Drawing | null;
  builtinName(code: number): string | null;
}

export type Drawings = PlacedDrawings | NamedDrawings;

/** @throws Error for a program that cannot be read */
export function drawingsOf({ kind, bytes }: Embedded): Drawings {
  if (kind === 'TrueType') return ofTrueType(new TrueType(bytes));
  if (kind === 'Type1') return ofType1(new Type1(bytes));
  return ofCff(new Cff(kind === 'OpenTypeCff' ? new TrueType(bytes).table('CFF ') : bytes));
}

function ofTrueType(type: TrueType): PlacedDrawings {
  const at = (place: number): Drawing => ({ drawn: contours(type, place), width: type.width(place) });
  return { kind: 'places', type, shared: String(type.unitsPerEm), at: memoised(at) };
}

/** What an outline draws that cannot be read. */
export const DAMAGED = 'damaged';

function contours(type: TrueType, place: number): string {
  try {
    return contoursOf(type, place);
  } catch {
    return DAMAGED;
  }
}

function ofCff(cff: Cff): NamedDrawings {
  const of = memoised((glyph: number): Drawing => ({ drawn: body(cff, glyph), width: cff.width(glyph) }));
  const known = (glyph: number): Drawing | null => (glyph === 0 ? null : of(glyph));
  const subrs = [...cff.parts.flatMap((part) => part.subrs), ...cff.globals];
  return {
    kind: 'names',
    cff,
    shared: [...cff.parts.map((part) => part.scale), ...subrs.map((one) => one.toString('latin1'))].join('/'),
    notdef: of(0),
    named: (name) => (cff.keyed ? null : known(cff.glyphOfName(name))),
    numbered: (cid) => known(cff.glyphOfCid(cid)),
    builtinName: (code) => cff.builtinName(code),
  };
}

/** The instructions behind the advance; those that only end draw nothing. */
function body(cff: Cff, glyph: number): string {
  const code = cff.glyphs[glyph]!;
  const rest = cff.ownWidth(glyph) === null ? code : code.subarray(lengthOfWidth(code));
  return rest.length <= 1 ? '' : rest.toString('latin1');
}

/** 0 where the advance stands in a subroutine: such a glyph is never given another. */
function lengthOfWidth(code: Buffer): number {
  try {
    return firstOperand(code);
  } catch {
    return 0;
  }
}

function ofType1(type: Type1): NamedDrawings {
  const of = (name: string): Drawing | null => {
    const place = type.glyphs.get(name);
    if (!place) return null;
    const { before, behind } = aroundWidth(type.charstring(place));
    // hsbw and endchar alone draw nothing.
    const drawn = behind.length <= 2 ? '' : `${before.toString('latin1')}|${behind.toString('latin1')}`;
    return { drawn, width: type.widthOfName(name) ?? 0 };
  };
  return {
    kind: 'names',
    cff: null,
    shared: `${type.scale}/${type.opened.toString('latin1', 4, Math.max(4, type.opened.indexOf('/CharStrings')))}`,
    notdef: of('.notdef') ?? { drawn: '', width: 0 },
    named: (name) => (name === '.notdef' ? null : of(name)),
    numbered: () => null,
    builtinName: (code) => type.builtinName(code),
  };
}

function memoised<T>(make: (key: number) => T): (key: number) => T {
  const made = new Map<number, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
