import { PDFArray, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { N, nameOf, textOf } from '@conforme/pdf/file/values';
import { Cff } from '@conforme/pdf/font/cff';
import { pictorial } from '@conforme/pdf/font/substitute';
import { pictorialCodes } from '@conforme/pdf/font/encoded-names';
import { flagsOf, frame, inherited, inkOf, isTurned, lookOf, sizeOf, styleOf } from './field.ts';
import type { Shape, Sketch } from './shape.ts';
import { standardFont } from './winansi.ts';

/** Flags of buttons (ISO 32000-1, table 226). */
const RADIO = 1 << 15;
const PUSH = 1 << 16;
/** What is shown where MK names no sign: a tick, or a disc. */
const TICK = '3';
const DISC = 'l';

/** A field that is on or off, not one that is pressed. */
export const isSwitch = (widget: PDFDict): boolean =>
  nameOf(inherited(widget, 'FT')) === 'Btn' && (flagsOf(widget) & PUSH) === 0;

/**
 * The state a switch shows: what its appearance state says, else the value of a field that has this one widget.
 * Null when several widgets share a value that says nothing of each.
 */
export function stateOf(widget: PDFDict): string | null {
  const state = nameOf(widget.lookup(N('AS')));
  if (state !== '') return state;
  const value = inherited(widget, 'V');
  const text = nameOf(value) || textOf(value) || 'Off';
  // Names are UTF-8 (6.1.8), and the states of a switch without appearances have no names yet.
  const stated = /^[!-~]+$/.test(text) ? text : 'On';
  return stated === 'Off' || isAlone(widget) ? stated : null;
}

function isAlone(widget: PDFDict): boolean {
  if (widget.get(N('FT'))) return true;
  const field = widget.lookup(N('Parent'));
  const kids = field instanceof PDFDict ? field.lookup(N('Kids')) : undefined;
  return kids instanceof PDFArray && kids.size() === 1;
}

/** A switch that is on and whose appearances are at most that of being off: viewers draw its sign themselves. */
export function lacksItsSign(widget: PDFDict): boolean {
  if (!isSwitch(widget) || stateOf(widget) === 'Off') return false;
  const appearance = widget.lookup(N('AP'));
  const normal = appearance instanceof PDFDict ? appearance.lookup(N('N')) : undefined;
  if (normal instanceof PDFRawStream) return false;
  return !(normal instanceof PDFDict) || normal.keys().every((key) => key === N('Off'));
}

/** Frame and sign of a switch (ISO 32000-1, 12.7.4.2.3); null for a sign ZapfDingbats does not have. */
export function switchSketch(shape: Shape, form: PDFDict | null, on: boolean): Sketch | null {
  const { annotation } = shape;
  const look = lookOf(annotation);
  if (isTurned(look)) return null;
  const isRadio = (flagsOf(annotation) & RADIO) !== 0;
  const framed = frame(shape, look, isRadio);
  if (!on) return { content: framed, resources: {} };
  const text = textOf(look?.lookup(N('CA'))) || (isRadio ? DISC : TICK);
  const drawn = sign(shape, text, styleOf(annotation, form));
  return drawn === null
    ? null
    : {
        content: framed + drawn,
        resources: { Font: { F: standardFont(annotation.context, 'ZapfDingbats') } },
      };
}

let programCache: Cff | null = null;

function sign({ box: [l, b, r, t], width }: Shape, text: string, style: string): string | null {
  programCache ??= new Cff(pictorial('ZapfDingbats'));
  const codes = [...Buffer.from(text, 'latin1')];
  const known = pictorialCodes('ZapfDingbats');
  const widths = codes.map((code) => programCache!.widthOfName(known.get(code)?.name ?? '') ?? NaN);
  const advance = widths.reduce((sum, one) => sum + one, 0) / 1000;
  if (!(advance > 0) || text.length !== codes.length) return null;
  const [wide, high] = [r - l, t - b];
  const size = sizeOf(style) || Math.floor(Math.min(high - 2 * width, (wide - 2 * width) / advance));
  const x = l + (wide - advance * size) / 2;
  const y = b + high / 2 - 0.4 * size;
  const hex = Buffer.from(codes).toString('hex');
  return `q ${l} ${b} ${wide} ${high} re W n BT ${inkOf(style)} /F ${size} Tf ${x} ${y} Td <${hex}> Tj ET Q`;
}
