import { expect, test } from 'vitest';
import { DocumentFindingSchema, RequestFindingSchema } from './bodies.ts';
import { documentFinding, publishedFinding, requestFinding } from './findings.ts';
import type { FindingDetail } from './index.ts';

const finding: FindingDetail = {
  source: 'schematron:fr-ctc',
  severity: 'fatal',
  rule: 'BR-FR-02',
  message: 'm',
  location: '/x',
  test: 't',
  pointer: '/invoice/number',
  pointers: ['/invoice/number'],
  terms: ['BT-1'],
  title: 'ti',
  explanation: 'e',
  fix: 'f',
  patch: null,
  line: 3,
  column: 4,
};

const PUBLISHED = ['source', 'severity', 'rule', 'message', 'location', 'test'];

test('the published face has exactly the six fields of the contract', () => {
  expect(Object.keys(publishedFinding(finding))).toEqual(PUBLISHED);
});

test('the face for the author of a request has pointers and no position in a document they never saw', () => {
  const added = ['pointer', 'pointers', 'terms', 'title', 'explanation', 'fix'];
  expect(Object.keys(requestFinding(finding))).toEqual([...PUBLISHED, ...added]);
});

test('a patch is shown only where there is one', () => {
  const patch = [{ op: 'replace', path: '/invoice/number', value: 'F-1' }] as const;
  expect(requestFinding({ ...finding, patch })).toMatchObject({ patch });
  expect(requestFinding(finding)).not.toHaveProperty('patch');
});

test('the face for the reader of a document has its position and no pointers', () => {
  const added = ['terms', 'title', 'explanation', 'fix', 'line', 'column'];
  expect(Object.keys(documentFinding(finding))).toEqual([...PUBLISHED, ...added]);
});

test('the published schemas of the faces have the fields of the faces', () => {
  const patch = [{ op: 'replace', path: '/invoice/number', value: 'F-1' }] as const;
  const fields = (schema: { properties: object }) => Object.keys(schema.properties);
  expect(fields(RequestFindingSchema)).toEqual(Object.keys(requestFinding({ ...finding, patch })));
  expect(fields(DocumentFindingSchema)).toEqual(Object.keys(documentFinding(finding)));
  expect(RequestFindingSchema.required).not.toContain('patch');
});
