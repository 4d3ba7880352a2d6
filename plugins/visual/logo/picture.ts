import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { InputError, type Logo } from '@conforme/core/plugin';
import { readJpeg } from '@conforme/pdf/image/jpeg';
import { JpegFault, type JpegFaultKind } from '@conforme/pdf/image/jpeg-fault';
import { readPng } from '@conforme/pdf/image/png';
import { PngFault, type PngFaultKind } from '@conforme/pdf/image/png-fault';
import { inBoth } from '../words.ts';
import { LogoFault } from './fault.ts';
import { readSvg } from './svg.ts';

/** A logo that can be drawn: its proportions, and how to put it into a file as something that fills the unit square. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  embed(context: PDFContext): PDFRef;
}

/** What to do about a PNG that cannot be read. */
export const PNG_FIXES: Readonly<Record<PngFaultKind, string>> = {
  other: 'Give the address of a PNG, JPEG or SVG file.',
  large: 'Use a logo of at most 16 million pixels.',
  damaged: 'Save the logo again as PNG, or use SVG.',
  rows: 'Save the logo again as PNG.',
};

/** What to do about a JPEG that cannot be. */
export const JPEG_FIXES: Readonly<Record<JpegFaultKind, string>> = {
  other: 'Give the address of a PNG, JPEG or SVG file.',
  large: 'Use a logo of at most 16 million pixels.',
  damaged: 'Save the logo again as JPEG or PNG.',
  coding: 'Save the logo as an ordinary JPEG, or as PNG.',
};

/** @throws InputError at `/options/logo_url` saying what of the logo cannot be drawn. */
export async function readLogo(logo: Logo): Promise<Picture> {
  try {
    return READERS[logo.mediaType](logo.bytes);
  } catch (cause) {
    if (!(cause instanceof LogoFault)) throw cause;
    const { en, fr } = inBoth(cause.message);
    const message = {
      en: `The logo cannot be drawn: ${en}.`,
      fr: `Le logo ne peut pas être dessiné : ${fr}.`,
    };
    const [pointer, fix] = ['/options/logo_url', inBoth(cause.fix)];
    throw new InputError(message, [{ source: 'pdf', rule: 'PDF-LOGO-01', message, pointer, fix }]);
  }
}

const READERS: Readonly<Record<Logo['mediaType'], (bytes: Uint8Array) => Picture>> = {
  'image/png': (bytes) => orFault(() => readPng(bytes)),
  'image/jpeg': (bytes) => orFault(() => readJpeg(bytes)),
  'image/svg+xml': readSvg,
};

function orFault(read: () => Picture): Picture {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof PngFault) throw new LogoFault(cause.message, PNG_FIXES[cause.kind]);
    throw cause instanceof JpegFault ? new LogoFault(cause.message, JPEG_FIXES[cause.kind]) : cause;
  }
}
