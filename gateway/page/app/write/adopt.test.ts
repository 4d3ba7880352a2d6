import { describe, expect, it } from 'vitest';
import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { adopt } from './adopt.ts';
import { fieldsOf, type Field, type JsonSchema } from './schema.ts';

const part = (name: string, schema: unknown): Field => ({
  name,
  kind: 'object',
  required: true,
  help: '',
  terms: [],
  choices: [],
  initial: undefined,
  maxLength: undefined,
  fields: fieldsOf(schema as JsonSchema),
});
const fields = [part('invoice', invoiceJsonSchema()), part('options', optionsJsonSchema())];

const party = {
  name: 'Menuiserie Abgrall',
  siren: null,
  vat_id: '',
  global_ids: {},
  address: { country: 'FR', city: null },
};
const read = {
  flavor: 'factur-x',
  profile: 'en16931',
  fields: {
    number: 'F1',
    issue_date: '2026-10-05',
    due_date: null,
    french_mentions: null,
    notes: [],
    seller: party,
    buyer: { ...party, legal_info: 'only a seller has it' },
    other: { name: 'no field of an invoice' },
    payment: { means_code: null },
    lines: [{ item_name: 'Chaise', quantity: '2', unit_price: '50.00', vat_rate: '20', allowances: [] }],
  },
};
const adopted = adopt(read as never, fields);

describe('adopt', () => {
  it('keeps what the form knows and what holds something', () => {
    const seller = { name: 'Menuiserie Abgrall', address: { country: 'FR' } };
    expect(adopted).toEqual({
      invoice: {
        number: 'F1',
        issue_date: '2026-10-05',
        seller,
        buyer: seller,
        lines: [{ item_name: 'Chaise', quantity: '2', unit_price: '50.00', vat_rate: '20' }],
      },
      options: { profile: 'en16931' },
    });
  });

  it('gives a request that the contract accepts', () => {
    expect(readGenerateRequest(JSON.stringify(adopted)).faults).toBeUndefined();
  });

  it.each([
    ['ubl-2.1-invoice', 'en16931', { profile: 'en16931', output: 'ubl-xml' }],
    ['factur-x', 'minimum', {}],
    ['factur-x', null, {}],
  ])('writes %s of profile %s as %j', (flavor, profile, options) => {
    expect(adopt({ ...read, flavor, profile } as never, fields)).toMatchObject({ options });
  });
});
