import { EngineError } from '../errors.ts';
import { compare as compared, type Comparison } from '../comparison/index.ts';
import type { PageText } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { open } from './open.ts';
import { staged } from './stage.ts';

/** What the pages of a document show of its values, and the number of the invoice as the XML has it. */
export interface ComparedDocument extends Comparison {
  readonly number: string | null;
}

/**
 * Looks for the values of the XML in the text of the pages around it (decision 46). It judges neither.
 *
 * @throws EngineError `not_an_einvoice` for a PDF without an invoice, `invalid_input` for what has no pages.
 */
export async function compare(registry: Registry, bytes: Uint8Array): Promise<ComparedDocument> {
  const { syntax, tree } = await open(registry, bytes);
  try {
    const pages = await pagesOf(registry, bytes);
    await syntax.load?.();
    const { invoice } = staged('read', () => syntax.read(tree));
    return { ...compared(invoice, pages), number: invoice.number };
  } finally {
    tree.release();
  }
}

async function pagesOf(registry: Registry, bytes: Uint8Array): Promise<readonly PageText[]> {
  const pages = await registry.container(bytes)?.pages?.(bytes);
  if (!pages) throw new EngineError('invalid_input', NO_PAGES);
  return pages;
}

const NO_PAGES = {
  en: 'The document is XML alone: only a PDF has pages to compare it with.',
  fr: 'Le document est du XML seul : seul un PDF a des pages à comparer.',
};
