// Our schema tables on our own documents, beside what the official schemas said when they were recorded.

import { expect, test } from 'vitest';
import { open } from './recorded/open.ts';
import { ourSchema, schemas } from './recorded/schemas.ts';
import { labelOf, readSchemaRecorded, recordedSchemas, recordedText } from './recorded/store.ts';

test('every schema is recorded', () => {
  expect(recordedSchemas()).toEqual(Object.keys(schemas).sort());
});

test.each(recordedSchemas())('%s takes and refuses what the official schema does', (name) => {
  const documents = readSchemaRecorded(name);
  const ours = ourSchema(name);
  const wrong = documents.filter((document) => ours(recordedText(document)) !== document.valid);
  expect(wrong.map(labelOf)).toEqual([]);
  const valid = documents.filter((document) => document.valid).length;
  if (open.oneSidedSchemas.includes(name)) expect(valid).toBe(0);
  else expect(valid, 'all valid or all invalid proves little').toBeGreaterThan(5);
  expect(documents.length - valid).toBeGreaterThan(5);
});
