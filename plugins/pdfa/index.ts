import type { ContainerPlugin, DrawnPages, EmbedOptions } from '@conforme/core/plugin';
import { isPdf } from '@conforme/pdf/file/detect';
import { containerRules } from './rules/index.ts';
import { VERSION } from './version.ts';

// What reads and writes PDF is imported when the first one comes: it takes longer to load than all the rest of the engine.

/** Factur-X and ZUGFeRD: the invoice inside a PDF/A-3 file. */
export const pdfaContainer: ContainerPlugin = Object.freeze({
  kind: 'container',
  id: 'pdfa',
  version: VERSION,
  requires: Object.freeze([]),
  rulebook: containerRules,
  detect: isPdf,
  extract: async (file: Uint8Array) => (await import('./extract/index.ts')).extract(file),
  pages: async (file: Uint8Array) => (await import('./extract/pages.ts')).pages(file),
  embed: async (pdf: Uint8Array | DrawnPages, xml: Uint8Array, options: EmbedOptions) =>
    (await import('./embed/index.ts')).embed(pdf, xml, options),
});
