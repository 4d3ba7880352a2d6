import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../openapi/document.ts';
import { ENDPOINTS } from '../../../routes/index.ts';
import { operationsOf, type OpenApi } from './description.ts';
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
