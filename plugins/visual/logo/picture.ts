import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { InputError, type Logo } from '@conforme/core/plugin';
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
  other: 'Give the address of a PNG or SVG file.',
  large: 'Use a logo of at most 16 million pixels.',
  damaged: 'Save the logo again as PNG, or use SVG.',
  rows: 'Save the logo again as PNG.',
};

/** @throws InputError at `/options/logo_url` saying what of the logo cannot be drawn. */
export async function readLogo(logo: Logo): Promise<Picture> {
  try {
    return logo.mediaType === 'image/png' ? readPngLogo(logo.bytes) : readSvg(logo.bytes);
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

function readPngLogo(bytes: Uint8Array): Picture {
  try {
    return readPng(bytes);
  } catch (cause) {
    throw cause instanceof PngFault ? new LogoFault(cause.message, PNG_FIXES[cause.kind]) : cause;
  }
}
