import { describe, expect, it } from 'vitest';
import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import { fieldTerms } from '@conforme/proto/schema/terms';
import { fieldsOf, placesOf, pointerFor, type Field, type JsonSchema } from './schema.ts';
import { isUsual, USUAL } from './usual.ts';

const invoice = fieldsOf(invoiceJsonSchema('en') as JsonSchema);
const options = fieldsOf(optionsJsonSchema('en') as JsonSchema);

const all = (fields: readonly Field[], at = ''): (Field & { readonly at: string })[] =>
  fields.flatMap((field) => [
    { ...field, at: `${at}/${field.name}` },
    ...all(field.fields, field.kind === 'list' ? `${at}/${field.name}/*` : `${at}/${field.name}`),
  ]);

const everything = [...all(invoice, '/invoice'), ...all(options, '/options')];
const field = (at: string): Field => everything.find((each) => each.at === at)!;

describe('fieldsOf', () => {
  it.each([
    ['/invoice/number', 'text', true],
    ['/invoice/issue_date', 'date', true],
    ['/invoice/due_date', 'date', false],
    ['/invoice/type_code', 'choice', false],
    ['/invoice/already_paid', 'flag', false],
    ['/invoice/french_mentions/enabled', 'answer', false],
    ['/invoice/test_indicator', 'answer', false],
    ['/invoice/lines/*/price_adjustments/*/charge', 'answer', true],
    ['/invoice/prepaid_amount', 'decimal', false],
    ['/invoice/seller', 'object', true],
    ['/invoice/seller/global_ids', 'map', false],
    ['/invoice/lines', 'list', true],
    ['/invoice/payee', 'object', false],
    ['/invoice/payee/further_ids', 'list', false],
    ['/invoice/lines/*/product/batch_ids', 'texts', false],
    ['/invoice/additional_documents/*/attachment/content_base64', 'file', true],
    ['/invoice/lines/*/vat_rate', 'decimal', false],
    ['/options/output', 'choice', false],
  ])('%s is %s', (at, kind, required) => {
    expect(field(at)).toMatchObject({ kind, required });
  });

  it('reads terms and limits from the schema', () => {
    expect(field('/invoice/number')).toMatchObject({ terms: ['BT-1'], maxLength: 35 });
    expect(field('/invoice/number').help).not.toMatch(/BT-|\($/);
    expect(field('/invoice/currency').initial).toBe('EUR');
  });

  it('leaves out what may only be absent', () => {
    expect(field('/invoice/buyer/legal_info')).toBeUndefined();
    expect(field('/invoice/seller/legal_info')).toBeDefined();
  });

  it('finds a place for every term the contract has', () => {
    const places = placesOf(
      [{ ...field('/invoice/seller'), name: 'invoice', fields: invoice, terms: [] }],
      '',
    );
    // The form edits a map as one field; its entries carry the term in the contract's own table.
    const fieldsWithTerms = fieldTerms().filter(({ pointerPattern }) =>
      /^\/invoice\/.*[^*]$/.test(pointerPattern),
    );
    for (const { term, pointerPattern } of fieldsWithTerms)
      expect([term, places.get(term)]).toEqual([term, expect.arrayContaining([pointerPattern])]);
  });

  it('says which shape it cannot hold', () => {
    expect(() => fieldsOf({ properties: { odd: { type: 'null', anyOf: [{ type: 'integer' }] } } })).toThrow(
      'odd',
    );
    expect(() => fieldsOf({ properties: { lost: { $ref: '#/$defs/Lost' } } })).toThrow('Lost');
  });
});

describe('labels', () => {
  const inFrench = [
    ...all(fieldsOf(invoiceJsonSchema('fr') as JsonSchema), '/invoice'),
    ...all(fieldsOf(optionsJsonSchema('fr') as JsonSchema), '/options'),
  ];

  it('are those of the schema, in the language it was asked for', () => {
    const french = inFrench.find(({ at }) => at === '/invoice/payee')!;
    expect([field('/invoice/payee').label, french.label]).toEqual(['Payee', 'Bénéficiaire']);
    expect(field('/invoice/seller/siren').help).toMatch(/SIREN/);
    expect(inFrench.map(({ at }) => at)).toEqual(everything.map(({ at }) => at));
  });

  it('exist in both languages for every field', () => {
    for (const { at, name, label, help } of [...everything, ...inFrench]) {
      expect(label, at).not.toBe(name);
      expect(help, at).toMatch(/./);
    }
  });

  it('exist in both languages for every choice; profiles are names already', () => {
    for (const { at, choices } of [...everything, ...inFrench].filter((each) => each.name !== 'profile'))
      for (const { value, label } of choices) expect(label, `${at} ${value}`).not.toBe(value);
  });

  it('call usual only what there is', () => {
    const known = everything.map(({ at, name }) => [at, name]);
    for (const each of USUAL)
      expect(
        known.some((names) => names.includes(each)),
        each,
      ).toBe(true);
    expect([isUsual('/invoice/due_date', 'due_date'), isUsual('/invoice/lines/0/note', 'note')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('pointerFor', () => {
  const places = placesOf([{ ...field('/invoice/seller'), name: 'invoice', fields: invoice, terms: [] }], '');
  const line =
    '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[3]/ram:X';

  it.each([
    [['BT-130'], line, '/invoice/lines/2/unit_code'],
    [['BT-9'], '/rsm:CrossIndustryInvoice', '/invoice/due_date'],
    [['BT-131'], '/Invoice/cac:InvoiceLine', '/invoice/lines/0/net_amount'],
    [['BT-999'], '/rsm:CrossIndustryInvoice', null],
    [[], '/rsm:CrossIndustryInvoice', null],
  ])('%s at %s is %s', (terms, location, pointer) => {
    expect(pointerFor({ terms, location }, places)).toBe(pointer);
  });
});
