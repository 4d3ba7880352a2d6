import { invoiceJsonSchema } from '@conforme/proto/schema/json-schema';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type Field, type JsonSchema } from '../write/schema.ts';
import { definite, oneIn, titleOfOne } from './items.ts';

const listsIn = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap(({ label, kind, fields: inner }) => [
    ...(kind === 'list' ? [label] : []),
    ...listsIn(inner),
  ]);

describe('the items of lists', () => {
  it.each(['en', 'fr'] as const)(
    'have a name of their own, whatever list the contract knows, %s',
    (language) => {
      const lists = new Set(listsIn(fieldsOf(invoiceJsonSchema(language) as JsonSchema)));
      expect(lists.size).toBeGreaterThan(20);
      expect([...lists].filter((list) => oneIn(list)[0] === oneIn('')[0])).toEqual([]);
    },
  );

  it.each([
    ['Lignes', 'Ligne', 'la ligne'],
    ['Acomptes', 'Acompte', 'l’acompte'],
    ['Modes de transport', 'Mode de transport', 'le mode de transport'],
    ['Charges ou frais', 'Frais', 'les frais'],
    ['Autre chose', 'Élément', 'l’élément'],
  ])('%s in French', (list, title, named) => {
    const [, one] = oneIn(list);
    expect([titleOfOne(one), definite(one)]).toEqual([title, named]);
  });
});
