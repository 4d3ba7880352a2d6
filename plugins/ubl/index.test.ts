import { describe, expect, test } from 'vitest';
import { BLANK_INVOICE } from '@conforme/core/invoice';
import { InputError } from '@conforme/core/plugin';
import { location, names, parse } from '@conforme/rules/xml';
import { ublSyntax } from './index.ts';
import { CREDIT_NOTE, INVOICE } from './kind.ts';
import { sample } from '@conforme/core/invoice/testing';
import { readXml } from './testing/sample.ts';

const syntax = ublSyntax({
  schema: {
    id: 'ubl-2.1',
    version: '1',
    validate: () => [
      {
        node: 3,
        kind: 'missing',
        expected: ['cbc:ID'],
        actual: '',
        message: 'Something is missing.',
        values: ['BT-1', 'cbc:ID'],
        terms: ['BT-1'],
      },
    ],
    explain: (kind) => ({ title: kind, message: '', explanation: '', fix: '', reference: '' }),
  },
});

test('knows its two roots by namespace and name', () => {
  for (const { uri, root } of [INVOICE, CREDIT_NOTE]) {
    expect(syntax.detect({ uri, local: root })).toBe(true);
    expect(syntax.detect({ uri: '', local: root })).toBe(false);
  }
  expect(syntax.detect({ uri: INVOICE.uri, local: 'Order' })).toBe(false);
});

test('a finding of the schema is fatal, names its kind and keeps its node and terms', () => {
  const tree = parse(syntax.write(sample(), 'en16931').bytes);
  expect(syntax.structure(tree, syntax.recognise(tree), 'xml')).toEqual([
    {
      severity: 'fatal',
      rule: 'missing',
      message: 'Something is missing.',
      node: 3,
      values: ['BT-1', 'cbc:ID'],
      terms: ['BT-1'],
    },
  ]);
  expect(syntax.explain('missing', 'fr', [])).toMatchObject({ title: 'missing' });
});

describe('write', () => {
  test.each([...syntax.profiles])('%s recognises what it wrote', (profile, guideline) => {
    const tree = parse(syntax.write(sample(), profile).bytes);
    expect(syntax.recognise(tree)).toEqual({ flavor: 'ubl-2.1-invoice', profile, guideline });
  });

  test.each([
    ['380', '/ubl:Invoice/cbc:ID'],
    ['381', '/cn:CreditNote/cbc:ID'],
    ['261', '/cn:CreditNote/cbc:ID'],
  ] as const)('type %s puts its number at %s', (type_code, place) => {
    const tree = parse(syntax.write(sample({ type_code }), 'en16931').bytes);
    const places = tree.children(tree.root).map((node) => location(tree, node, syntax.prefixes));
    expect(places).toContain(place);
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

  test.each(['basicwl', 'extended'] as const)('%s is no profile of UBL (decision 15)', (profile) => {
    expect(syntax.profiles.has(profile)).toBe(false);
    expect(() => syntax.write(sample(), profile)).toThrow(profile);
  });
});

describe('read', () => {
  test.each([INVOICE, CREDIT_NOTE])('an empty document is a blank invoice', (kind) => {
    expect(readXml('', kind)).toEqual(BLANK_INVOICE);
  });

  test('no part of one reading is part of another', () => {
    const first = readXml('');
    expect(first.seller).not.toBe(first.buyer);
    expect(readXml('').lines).not.toBe(first.lines);
  });

  test('names of foreign documents do not fill the table of names', () => {
    const before = names.size;
    readXml('<cbc:NeverHeardOf never="1"/>');
    expect(names.size).toBe(before);
  });
});
