import { invoiceJsonSchema, optionsJsonSchema } from '@conforme/proto/schema/json-schema';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../openapi/document.ts';
import { ENDPOINTS } from '../../../routes/index.ts';
import type { JsonSchema } from '../json-schema.ts';
import { inWordsOf, operationsOf, type OpenApi } from './description.ts';
import { apiFr } from './fr.ts';

const document = JSON.parse(JSON.stringify(openApiDocument(ENDPOINTS))) as OpenApi;
const operations = operationsOf(document);

describe('the description in French', () => {
  it('has every operation, parameter and status', () => {
    const lacking = operations.flatMap(({ id, about, parameters, answers }) => [
      ...(apiFr.operations[id] ? [] : [id]),
      ...(about === '' || (apiFr.operations[id]?.length ?? 0) > 1 ? [] : [`${id}: about`]),
      ...parameters.filter(({ name }) => !apiFr.parameters[name]).map(({ name }) => `${id}: ${name}`),
      ...answers.filter(({ status }) => !apiFr.answers[status]).map(({ status }) => `${id}: ${status}`),
    ]);
    expect(lacking).toEqual([]);
  });
});

describe('inWordsOf', () => {
  const labelled = [invoiceJsonSchema('fr'), optionsJsonSchema('fr')] as unknown as JsonSchema[];
  const { schemas } = inWordsOf(document, labelled, 'fr').components;

  it('has the terms of the model in French, and the rest as it was', () => {
    const { unit_price: price } = schemas['Line']!.properties!;
    expect([price!.description, price!.lang]).toEqual([
      expect.stringMatching(/^Prix net hors TVA d’une unité/),
      'fr',
    ]);
    expect(schemas['GenerateOptions']!.properties!['profile']!.lang).toBe('fr');
    expect(schemas['ErrorOut']).toEqual(document.components.schemas['ErrorOut']);
    expect(Object.keys(schemas).toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
  });

  it('has everything that is sent in French', () => {
    const english = Object.entries(schemas).flatMap(([name, { lang, properties = {} }]) =>
      lang !== 'fr'
        ? []
        : Object.entries(properties)
            .filter(
              ([field, { description }]) =>
                description === document.components.schemas[name]!.properties![field]!.description,
            )
            .map(([field]) => `${name}.${field}`),
    );
    expect(english).toEqual([]);
  });
});

describe('operationsOf', () => {
  it('says what a key is for', () => {
    const keys = Object.fromEntries(operations.map(({ id, key }) => [id, key]));
    expect(keys).toMatchObject({ generate: 'required', validate: 'optional', rulesets: 'none' });
  });

  it('shows the simplest invoice first', () => {
    const generate = operations.find(({ id }) => id === 'generate')!;
    expect(Object.keys(generate.bodies['application/json']!.examples!)[0]).toBe('published');
  });
});
