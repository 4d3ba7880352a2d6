import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Look, RendererPlugin } from '@conforme/core/plugin';

/** The visual invoice. What draws is imported when the first one is drawn: it takes longer to load than the rest of the engine. */
export const invoiceRenderer: RendererPlugin = Object.freeze({
  kind: 'renderer',
  id: 'pdfa-renderer',
  version: '0.1.0',
  requires: Object.freeze([]),
  render: async (invoice: CompleteInvoice, look: Look) =>
    (await import('./render/index.ts')).render(invoice, look),
  draw: async (invoice: CompleteInvoice, look: Look) =>
    (await import('./render/index.ts')).draw(invoice, look),
  renderHtml: async (invoice: CompleteInvoice, look: Look) =>
    (await import('./html/index.ts')).renderHtml(invoice, look),
  undrawable: async (invoice: CompleteInvoice) =>
    (await import('./render/undrawable.ts')).undrawable(invoice),
});
