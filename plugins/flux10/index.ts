import type { MessagePlugin } from '@conforme/core/plugin';
import { messageOf } from '@conforme/core/message';
import type { Schema } from '@conforme/engine/schema';

/** E-reporting (Flux 10) to the French State: international invoices, sales to consumers, payments of both. No name is in a namespace. */
export function flux10Message(schema: Schema): MessagePlugin {
  return messageOf({
    id: 'flux10',
    version: '1.0.0',
    flavor: 'ereporting',
    called: { en: 'an e-reporting file (Flux 10)', fr: "un fichier d'e-reporting (Flux 10)" },
    sources: ['schematron:flux10', 'schematron:etat'],
    namespaces: new Map(),
    roots: ['Report'],
    guideline: ['TransactionsReport', 'Invoice', 'BusinessProcess', 'TypeID'],
    schema,
  });
}
