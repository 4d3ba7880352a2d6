import type { PDFDict } from '@cantoo/pdf-lib';
import { LimitError, LIMITS } from '@conforme/core/plugin';
import { attachmentsOf as allAttachments, type Attachment } from '@conforme/pdf/file/attachments';
import type { Document } from '@conforme/pdf/file/load';
import { pagesOf as allPages, TooMany, type PageBounds } from '@conforme/pdf/file/pages';
import { INVOICE_NAMES } from './profile.ts';

const BOUNDS: PageBounds = {
  pages: LIMITS.pdf_pages.value,
  annotations: LIMITS.pdf_annotations.value,
};

/** The pages in order. @throws LimitError for more pages or annotations than the service works on */
export function pagesOf(loaded: Document): PDFDict[] {
  try {
    return allPages(loaded, BOUNDS);
  } catch (error) {
    throw error instanceof TooMany ? new LimitError(`pdf_${error.what}`) : error;
  }
}

/** All attached files; of the names of one, that of an invoice counts. @throws LimitError as `pagesOf` */
export function attachmentsOf(loaded: Document): Attachment[] {
  return allAttachments(loaded, { pages: () => pagesOf(loaded), preferred: INVOICE_NAMES });
}
