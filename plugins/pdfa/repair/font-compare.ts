import { PDFDict } from '@cantoo/pdf-lib';
import type { Budget } from '@conforme/pdf/file/budget';
import { Excess } from '@conforme/pdf/file/fault';
import { compositeWidths, simpleWidths } from '@conforme/pdf/font/widths';
import { agree, bytesShown } from '../check/font-program.ts';
import { DAMAGED, drawingsOf, type Drawing, type Drawings } from './font-drawing.ts';
import { embeddedProgram } from './font-program.ts';
import {
  codesShown,
  descendantOf,
  everyComposite,
  everySimple,
  plainComposite,
  plainSimple,
} from './font-reading.ts';

/** A font as it was before its repair, which replaces entries of its dictionaries and no stream. */
export interface FontBefore {
  readonly font: PDFDict;
  readonly cid: PDFDict | null;
  /** Null for a font without a program that can be read: another one stands in. */
  readonly drawings: Drawings | null;
}

/** Holds what is needed to compare. */
export function fontBefore(font: PDFDict, budget: Budget): FontBefore {
  const descendant = descendantOf(font);
  return {
    font: copied(font),
    cid: descendant && copied(descendant),
    drawings: readable(descendant ?? font, budget),
  };
}

const copied = (dict: PDFDict): PDFDict => PDFDict.fromMapWithContext(new Map(dict.entries()), dict.context);

function readable(font: PDFDict, budget: Budget): Drawings | null {
  try {
    const program = embeddedProgram(font, budget);
    return program && drawingsOf(program);
  } catch (error) {
    if (error instanceof Excess) throw error;
    return null;
  }
}

/** Codes that no reading finds a glyph for: they showed .notdef, which may be nothing at all, and still do. */
export function withoutGlyph(
  before: FontBefore,
  font: PDFDict,
  shown: readonly Uint8Array[],
  budget: Budget,
): number {
  const { drawings } = before;
  const now = drawings && readable(descendantOf(font) ?? font, budget);
  if (!drawings || !now) return 0;
  return codesOf(before, font, { drawings, now }, shown, budget).filter(
    ({ code, before: drawn }) => drawn.length === 0 && code > BLANK && code !== NO_BREAK,
  ).length;
}

/** Blanks and what stands before them show nothing where they have no glyph, and nothing is missed. */
const BLANK = 0x20;
const NO_BREAK = 0xa0;

/** One code that is shown: what readers may take it for in the font as it was, and what the font shows now. */
interface Compared {
  readonly code: number;
  readonly before: readonly Drawing[];
  readonly now: readonly Drawing[];
  /** The advance the page was set with; null where none was stated. */
  readonly stated: number | null;
}

/**
 * What a repaired font shows otherwise than before, or null. Each code draws what some reader drew for it, at the same advance; and
 * none shows nothing where some reader drew something.
 */
export function differenceOf(
  before: FontBefore,
  font: PDFDict,
  shown: readonly Uint8Array[],
  budget: Budget,
): string | null {
  const { drawings } = before;
  if (!drawings) return null;
  const now = readable(descendantOf(font) ?? font, budget);
  if (!now) return 'its program cannot be read after the repair';
  if (now.kind === drawings.kind && now.shared !== drawings.shared)
    return 'its program is another one after the repair';
  const notdef = drawings.kind === 'names' ? drawings.notdef : drawings.at(0);
  for (const one of codesOf(before, font, { drawings, now }, shown, budget)) {
    budget.step();
    const fault = faultOf(one, notdef);
    if (fault !== null) return fault;
  }
  return null;
}

function codesOf(
  before: FontBefore,
  font: PDFDict,
  programs: { readonly drawings: Drawings; readonly now: Drawings },
  shown: readonly Uint8Array[],
  budget: Budget,
): Compared[] {
  return before.cid
    ? composite(before, font, programs.now, shown, budget)
    : simple(before, font, programs, shown);
}

function simple(
  before: FontBefore,
  font: PDFDict,
  { drawings, now }: { readonly drawings: Drawings; readonly now: Drawings },
  shown: readonly Uint8Array[],
): Compared[] {
  const [every, plain] = [everySimple(before.font, drawings), plainSimple(font, now)];
  const stated = simpleWidths(before.font);
  return bytesShown(shown).map((code) => ({
    code,
    before: every(code),
    now: plain(code),
    stated: stated?.(code) ?? null,
  }));
}

function composite(
  { font: old, cid: oldCid, drawings }: FontBefore,
  font: PDFDict,
  now: Drawings,
  shown: readonly Uint8Array[],
  budget: Budget,
): Compared[] {
  const cid = descendantOf(font)!;
  const [first, second] = [codesShown(old, shown, budget), codesShown(font, shown, budget)];
  if (!first || first.length !== second?.length) return [];
  const every = everyComposite({ font: old, cid: oldCid!, drawings: drawings! }, budget);
  const plain = plainComposite({ font, cid, drawings: now }, budget);
  const stated = compositeWidths(oldCid!);
  return first.map((one, i) => ({
    code: one.code,
    before: every(one),
    now: plain(second[i]!),
    stated: stated(one.cid),
  }));
}

function faultOf({ code, before, now, stated }: Compared, notdef: Drawing): string | null {
  const isMark = ({ drawn }: Drawing): boolean => drawn !== '' && drawn !== notdef.drawn;
  const marks = before.filter(isMark);
  const drawn = now[0]?.drawn ?? '';
  if (drawn === DAMAGED) return `the outline of character ${code} cannot be read`;
  const isKnown = before.some((one) => one.drawn === drawn) || (marks.length === 0 && drawn === notdef.drawn);
  if (marks.length > 0 && !isKnown)
    return `the character ${code} would ${drawn === '' || drawn === notdef.drawn ? 'not be shown any more' : 'show another glyph'}`;
  if (!isKnown && drawn !== '') return `the character ${code} would show another glyph`;
  if (stated !== null && now[0] && !agree(stated, now[0].width))
    return `the character ${code} would have another advance`;
  return null;
}
