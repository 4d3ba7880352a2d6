import type { Bilingual } from './index.ts';

/** What is said of a document beyond the limit (service.md, Limits), whichever door it came to. */
export const DOCUMENT_TOO_LARGE: Bilingual = {
  en: 'The document is larger than 15 MB.',
  fr: 'Le document dépasse 15 Mo.',
};
