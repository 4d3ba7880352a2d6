import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../openapi/document.ts';
import { ENDPOINTS } from '../../../routes/index.ts';
import { operationsOf, type OpenApi } from './description.ts';

const operations = operationsOf(JSON.parse(JSON.stringify(openApiDocument(ENDPOINTS))) as OpenApi);

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
