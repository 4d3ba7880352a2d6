import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { ErrorOutSchema, ExtractOutSchema, ValidationOutSchema } from './index.ts';
import {
  definitionsOf,
  invoiceJsonSchema,
  optionsJsonSchema,
  requestJsonSchema,
  type JsonSchema,
} from './json-schema.ts';
import { readGenerateRequest } from './read.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

const documents = [
  ['invoice', invoiceJsonSchema],
  ['options', optionsJsonSchema],
  ['request', requestJsonSchema],
] as const;

/** Every object below a value, itself first. */
function objectsBelow(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objectsBelow);
  return Array.isArray(value) ? below : [value as Record<string, unknown>, ...below];
}

describe.each(documents)('the schema of %s', (_, make) => {
  const document = make();

  test('compiles in strict mode and accepts its own example', () => {
    const ajv = new Ajv2020({ strict: true, allErrors: true, validateSchema: true });
    addFormats(ajv);
    const judge = ajv.compile(document as object);
    for (const example of document.examples as unknown[])
      expect([judge(example), judge.errors]).toEqual([true, null]);
  });

  test('says which draft it is written in and is the same every time', () => {
    expect(document.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(JSON.stringify(make())).toBe(JSON.stringify(document));
  });

  test('stands on its own: every reference is answered within', () => {
    const definitions = Object.keys((document.$defs ?? {}) as object);
    const references = objectsBelow(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    for (const reference of references) expect(definitions).toContain(reference.replace('#/$defs/', ''));
    expect(new Set(references).size).toBe(definitions.length);
  });

  test('uses keywords of the draft only', () => {
    const names = objectsBelow(document).flatMap((object) => Object.keys(object));
    expect(names.filter((name) => name.startsWith('x-'))).toEqual([]);
  });
});

describe('labels', () => {
  const [english, french] = (['en', 'fr'] as const).map((language) => requestJsonSchema(language));
  const plain = requestJsonSchema();
  const titled = (schema: unknown) =>
    objectsBelow(schema).filter(({ title, description }) => title !== undefined && description !== undefined);

  test('are there for every field of a request, in both languages, with a description that says more or the same', () => {
    const fields = objectsBelow(french).flatMap(({ properties }) =>
      Object.entries((properties ?? {}) as object),
    );
    expect(fields.length).toBeGreaterThan(400);
    for (const [name, field] of fields)
      expect({ name, ...(field as object) }).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
      });
    expect(titled(french).length).toBe(titled(english).length);
  });

  test('are French where they are asked for in French, down to values and digits', () => {
    const { properties, $defs } = invoiceJsonSchema('fr') as typeof invoice;
    expect(properties.purchase_order_reference).toMatchObject({
      title: 'Bon de commande',
      description: 'La commande de l’acheteur. (BT-13)',
    });
    expect(properties.type_code!.oneOf).toContainEqual({ const: '381', title: 'Avoir' });
    expect($defs.Line!.properties.quantity!.description).toMatch(/Jusqu’à 13 chiffres avant la virgule/);
    expect($defs.Seller!.description).toBe('La partie qui émet la facture.');
  });

  test('no description is the same in both languages', () => {
    const pairs = objectsBelow(english).map((object, at) => [object, objectsBelow(french)[at]!] as const);
    const same = pairs.filter(([one, other]) => one.description && one.description === other.description);
    expect(same.map(([{ description }]) => description)).toEqual([]);
  });

  test('are left to forms: without a language there are none, and nothing else differs from English', () => {
    const unlabelled = JSON.stringify(english, (keyword, value: JsonSchema | undefined) => {
      if (keyword === 'oneOf') return undefined;
      const isField = value?.description !== undefined && value.properties === undefined;
      return isField ? { ...value, title: undefined } : value;
    });
    expect(JSON.parse(unlabelled)).toEqual(JSON.parse(JSON.stringify(plain)));
  });
});

const invoice = invoiceJsonSchema() as {
  properties: Record<string, JsonSchema>;
  required: string[];
  additionalProperties: boolean;
  $defs: Record<string, { title: string; description: string; properties: Record<string, JsonSchema> }>;
};

describe('the schema of the invoice', () => {
  test('is closed and requires what the contract requires', () => {
    expect(invoice.required).toEqual(['number', 'issue_date', 'seller', 'buyer', 'lines']);
    expect(invoice.additionalProperties).toBe(false);
    expect(invoice.properties.number).toMatchObject({ maxLength: 35, pattern: '^[A-Za-z0-9._/-]+$' });
    expect(invoice.properties.lines).toMatchObject({ minItems: 1, items: { $ref: '#/$defs/Line' } });
  });

  test('tells terms and digits in the descriptions, by role', () => {
    expect(invoice.$defs.Seller!.properties.name!.description).toMatch(/\(BT-27\)$/);
    expect(invoice.$defs.Buyer!.properties.name!.description).toMatch(/\(BT-44\)$/);
    expect(invoice.$defs.LineCharge!.properties.amount!.description).toMatch(
      /up to 15 digits .* 4 .*\(BT-141\)$/,
    );
    expect(invoice.$defs.Line!.properties.quantity!.description).toMatch(
      /up to 13 digits .* 6 .*\(BT-129\)$/,
    );
  });

  test('gives every definition a title and words', () => {
    for (const [name, definition] of Object.entries(invoice.$defs)) {
      expect(definition.title).toBe(name);
      expect(definition.description.length).toBeGreaterThan(5);
    }
  });

  test('bounds a rate sent as a number only', () => {
    const { anyOf } = invoice.$defs.Line!.properties.vat_rate as { anyOf: object[] };
    expect(anyOf[0]).toEqual({ type: 'number', minimum: 0, maximum: 100 });
    expect(anyOf[1]).not.toHaveProperty('maximum');
    expect(anyOf[2]).toEqual({ type: 'null' });
  });

  test('keeps the defaults of the contract, null included', () => {
    expect(invoice.properties.currency!.default).toBe('EUR');
    expect(invoice.properties.due_date!.default).toBeNull();
    expect(invoice.properties.notes!.default).toEqual([]);
    expect(invoice.properties.french_mentions).toMatchObject({ $ref: '#/$defs/FrenchMentions', default: {} });
  });
});

test('the published example is a request the service reads', () => {
  const [example] = requestJsonSchema().examples as unknown[];
  expect(readGenerateRequest(JSON.stringify(example)).faults).toBeUndefined();
});

test('definitions serve an OpenAPI document under its own prefix', () => {
  const definitions = definitionsOf([ValidationOutSchema, ErrorOutSchema], '#/components/schemas/');
  expect(Object.keys(definitions)).toEqual(['ValidationOut', 'FindingOut', 'PdfFacts', 'ErrorOut']);
  const findings = (definitions.ValidationOut as { properties: Record<string, JsonSchema> }).properties
    .findings;
  expect(findings).toMatchObject({ items: { $ref: '#/components/schemas/FindingOut' } });
});

test('an extract of a poor document fits its definition', () => {
  const definitions = definitionsOf([ExtractOutSchema], '#/$defs/');
  const ajv = new Ajv2020({ strict: true });
  addFormats(ajv);
  const judge = ajv.compile({ $ref: '#/$defs/ExtractOut', $defs: definitions });
  const known = {
    flavor: 'factur-x',
    profile: null,
    guideline: null,
    xml_filename: null,
    pdf: null,
    xml: null,
  };
  const fields = { number: null, seller: null, lines: [{ quantity: null }], vat_breakdown: [] };
  expect([judge({ ...known, fields }), judge.errors]).toEqual([true, null]);
  expect(judge({ ...known, fields: null })).toBe(false);
  expect((definitions.ReadInvoice as { properties: object }).properties).toHaveProperty('vat_breakdown');
});
