import type { ContainerPlugin, RendererPlugin } from '@conforme/core/plugin';
import { embed } from './embed/index.ts';
import { extract } from './extract/index.ts';
import { isPdf } from './pdf/load.ts';
import { render } from './render/index.ts';
import { VERSION } from './version.ts';

/** Factur-X and ZUGFeRD: the invoice inside a PDF/A-3 file. */
export const pdfaContainer: ContainerPlugin = Object.freeze({
  kind: 'container',
  id: 'pdfa',
  version: VERSION,
  requires: Object.freeze([]),
  detect: isPdf,
  extract,
  embed,
});

/** The visual invoice. */
export const invoiceRenderer: RendererPlugin = Object.freeze({
  kind: 'renderer',
  id: 'pdfa-renderer',
  version: VERSION,
  requires: Object.freeze([]),
  render,
});
