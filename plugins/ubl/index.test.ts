import { beforeAll, describe, expect, test } from 'vitest';
import { BLANK_INVOICE } from '@conforme/core/invoice';
import { sample } from '@conforme/core/invoice/testing';
import { keepsToTheContract, schemaSaying } from '@conforme/core/syntax/testing';
import { location, parse } from '@conforme/engine/xml';
import { ublSyntax } from './index.ts';
import { CREDIT_NOTE, INVOICE } from './kind.ts';
import { readXml } from './testing/sample.ts';

const syntax = ublSyntax({ schema: schemaSaying() });
beforeAll(() => syntax.load!());

test('knows its two roots by namespace and name', () => {
  for (const { uri, root } of [INVOICE, CREDIT_NOTE]) {
    expect(syntax.detect({ uri, local: root })).toBe(true);
    expect(syntax.detect({ uri: '', local: root })).toBe(false);
  }
  expect(syntax.detect({ uri: INVOICE.uri, local: 'Order' })).toBe(false);
});

describe('write', () => {
  test.each([
    ['380', '/ubl:Invoice/cbc:ID'],
    ['381', '/cn:CreditNote/cbc:ID'],
    ['261', '/cn:CreditNote/cbc:ID'],
  ] as const)('type %s puts its number at %s', (type_code, place) => {
    const tree = parse(syntax.write(sample({ type_code }), 'en16931').bytes);
    const places = tree.children(tree.root).map((node) => location(tree, node, syntax.prefixes));
    expect(places).toContain(place);
  });

  test.each(['basicwl', 'extended'] as const)('%s is no profile of UBL (decision 15)', (profile) => {
    expect(syntax.profiles.has(profile)).toBe(false);
    expect(() => syntax.write(sample(), profile)).toThrow(profile);
  });
});

test('an empty credit note is a blank invoice', () => {
  expect(readXml('', CREDIT_NOTE)).toEqual(BLANK_INVOICE);
});

keepsToTheContract(syntax, { flavor: 'ubl-2.1-invoice', readXml, unheardOf: 'cbc:NeverHeardOf' });
