import type { MessagePlugin } from '@conforme/core/plugin';
import { messageOf, type ModelFormat, type Spelling } from '@conforme/core/message';
import type { Schema } from '@conforme/engine/schema';

/** CCYYMMDD (G1.09). What is no day is left as it stands. */
const DAY: Spelling = {
  write: (value) => value.replaceAll('-', ''),
  read: (content) => content.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
};

/** CCYYMMDDHHMMSS (G7.53). */
const TIME: Spelling = {
  write: (value) => value.replace(/[-:T]/g, ''),
  read: (content) => content.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:$6'),
};

const spellingOf: NonNullable<ModelFormat['spellingOf']> = ({ isDay, isTime }) =>
  isDay ? DAY : isTime ? TIME : null;

/** E-reporting (Flux 10) to the French State: international invoices, sales to consumers, payments of both. No name is in a namespace. */
export function flux10Message(schema: Schema, fields: ModelFormat['fields']): MessagePlugin {
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
    model: { fields, spellingOf, unnamed: { is_charge: '@ChargeIndicator' } },
  });
}
