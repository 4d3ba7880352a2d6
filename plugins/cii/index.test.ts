import { describe, expect, test } from 'vitest';
import { BLANK_INVOICE } from '@conforme/core/invoice';
import { InputError } from '@conforme/core/plugin';
import type { Schema } from '@conforme/rules/schema';
import { names, parse } from '@conforme/rules/xml';
import { ciiSyntax } from './index.ts';
import { sample } from '@conforme/core/invoice/testing';
import { readXml } from './testing/sample.ts';

/** A schema that always finds the same thing missing, and says who it is. */
const schema = (id: string, message = 'Something is missing.'): Schema => ({
  id,
  version: '1',
  validate: () => [
    {
      node: 3,
      kind: 'missing',
      expected: ['ram:ID'],
      actual: '',
      message,
      values: ['BT-1', 'ram:ID'],
      terms: ['BT-1'],
    },
  ],
  explain: (kind) => ({ title: kind, message: '', explanation: '', fix: '', reference: '' }),
});

const PROFILES = ['minimum', 'basicwl', 'basic', 'en16931', 'extended'] as const;
const syntax = ciiSyntax({
  schema: schema('cii-d22b'),
  facturx: new Map(PROFILES.map((profile) => [profile, schema(profile, profile)])),
});

test.each([
  ['basicwl', 'xml', 'basicwl'],
  ['en16931', 'xml', 'Something is missing.'],
  ['en16931', 'pdf', 'en16931'],
  ['extended', 'pdf', 'extended'],
  ['extended-ctc-fr', 'xml', 'Something is missing.'],
  ['extended-ctc-fr', 'pdf', 'extended'],
] as const)('a document of %s in %s is held to the schema of %s', (profile, container, expected) => {
  const tree = parse(syntax.write(sample(), profile).bytes);
  const [finding] = syntax.structure(tree, syntax.recognise(tree), container);
  expect(finding!.message).toBe(expected);
});

test('knows its root by namespace and name', () => {
  const uri = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
  expect(syntax.detect({ uri, local: 'CrossIndustryInvoice' })).toBe(true);
  expect(syntax.detect({ uri, local: 'Invoice' })).toBe(false);
  expect(syntax.detect({ uri: '', local: 'CrossIndustryInvoice' })).toBe(false);
});

test('a finding of the schema is fatal, names its kind and keeps its node and terms', () => {
  const tree = parse(syntax.write(sample(), 'en16931').bytes);
  expect(syntax.structure(tree, syntax.recognise(tree), 'xml')).toEqual([
    {
      severity: 'fatal',
      rule: 'missing',
      message: 'Something is missing.',
      node: 3,
      values: ['BT-1', 'ram:ID'],
      terms: ['BT-1'],
    },
  ]);
  expect(syntax.explain('missing', 'fr', [])).toMatchObject({ title: 'missing' });
});

describe('write', () => {
  test.each([...syntax.profiles])('%s recognises what it wrote', (profile, guideline) => {
    const tree = parse(syntax.write(sample(), profile).bytes);
    expect(syntax.recognise(tree)).toEqual({ flavor: 'factur-x', profile, guideline });
  });

  test('a character XML forbids is the caller’s fault, with its place', () => {
    const written = (): unknown => syntax.write(sample({ buyer_reference: 'a\u0000b' }), 'en16931');
    expect(written).toThrow(InputError);
    expect(written).toThrow(
      expect.objectContaining({
        findings: [expect.objectContaining({ pointer: '/invoice/buyer_reference', rule: null })],
      }),
    );
  });

  test('a profile that is only read is refused by name', () => {
    expect(() => syntax.write(sample(), 'minimum' as 'basicwl')).toThrow(/minimum/);
  });
});

describe('read', () => {
  test('an empty document is a blank invoice', () => {
    expect(readXml('')).toEqual(BLANK_INVOICE);
  });

  test('no part of one reading is part of another', () => {
    const first = readXml('');
    expect(first.seller).not.toBe(first.buyer);
    expect(readXml('').lines).not.toBe(first.lines);
  });

  test('names of foreign documents do not fill the table of names', () => {
    const before = names.size;
    readXml('<ram:NeverHeardOf never="1"/>');
    expect(names.size).toBe(before);
  });
});
