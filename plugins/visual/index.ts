import type { CompleteInvoice } from '@conforme/core/invoice';
import type { Look, RendererPlugin } from '@conforme/core/plugin';
import { onDemand } from '@conforme/core/plugin/on-demand';

const pages = onDemand(() => import('./render/index.ts'));
const html = onDemand(() => import('./html/index.ts'));
const letters = onDemand(() => import('./render/undrawable.ts'));

/** The visual invoice. What draws is imported when the first one is drawn: it takes longer to load than the rest of the engine. */
export const invoiceRenderer: RendererPlugin = Object.freeze({
  kind: 'renderer',
  id: 'pdfa-renderer',
  version: '0.2.0',
  requires: Object.freeze([]),
  render: async (invoice: CompleteInvoice, look: Look) => (await pages()).render(invoice, look),
  draw: async (invoice: CompleteInvoice, look: Look) => (await pages()).draw(invoice, look),
  renderHtml: async (invoice: CompleteInvoice, look: Look) => (await html()).renderHtml(invoice, look),
  undrawable: async (invoice: CompleteInvoice) => (await letters()).undrawable(invoice),
});
