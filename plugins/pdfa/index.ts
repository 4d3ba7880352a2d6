import type { ContainerPlugin, DrawnPages, EmbedOptions } from '@conforme/core/plugin';
import { onDemand } from '@conforme/core/plugin/on-demand';
import { isPdf } from '@conforme/pdf/file/detect';
import { containerRules } from './rules/index.ts';
import { VERSION } from './version.ts';

// What reads and writes PDF is imported when the first one comes: it takes longer to load than all the rest of the engine.
const extracting = onDemand(() => import('./extract/index.ts'));
const paging = onDemand(() => import('./extract/pages.ts'));
const embedding = onDemand(() => import('./embed/index.ts'));

/** Factur-X and ZUGFeRD: the invoice inside a PDF/A-3 file. */
export const pdfaContainer: ContainerPlugin = Object.freeze({
  kind: 'container',
  id: 'pdfa',
  version: VERSION,
  requires: Object.freeze([]),
  rulebook: containerRules,
  detect: isPdf,
  extract: async (file: Uint8Array) => (await extracting()).extract(file),
  pages: async (file: Uint8Array) => (await paging()).pages(file),
  embed: async (pdf: Uint8Array | DrawnPages, xml: Uint8Array, options: EmbedOptions) =>
    (await embedding()).embed(pdf, xml, options),
});
