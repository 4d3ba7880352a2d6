import { describe, expect, it } from 'vitest';
import { invoiceJsonSchema } from '@conforme/proto/schema/json-schema';
import { fieldTerms } from '@conforme/proto/schema/terms';
import { fieldsOf, type JsonSchema } from '../write/schema.ts';
import { namesIn } from './term-names.ts';

const names = (language: 'en' | 'fr') => namesIn(fieldsOf(invoiceJsonSchema(language) as JsonSchema));

describe('namesIn', () => {
  it('names a term as the form names its field, with what that stands in', () => {
    const [en, fr] = [names('en'), names('fr')];
    expect([en.get('BT-153'), fr.get('BT-153')]).toEqual(['Lines › Item name', 'Lignes › Désignation']);
    expect([en.get('BT-1'), fr.get('BT-50')]).toEqual(['Number', 'Acheteur › Adresse › Rue et numéro']);
    expect([en.get('BT-92'), en.get('BT-99')]).toEqual(['Allowances › Amount', 'Charges › Amount']);
  });

  it('has a name for every term of the contract', () => {
    const terms = fieldTerms().filter(({ pointerPattern }) => pointerPattern.startsWith('/invoice/'));
    for (const language of ['en', 'fr'] as const) {
      const known = names(language);
      const nameless = [...new Set(terms.map(({ term }) => term))].filter((term) => !known.has(term));
      expect(nameless, language).toEqual([]);
      expect([...known.values()].filter((name) => typeof name !== 'string')).toEqual([]);
    }
  });
});
