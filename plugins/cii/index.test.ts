import { beforeAll, expect, test } from 'vitest';
import { sample } from '@conforme/core/invoice/testing';
import { keepsToTheContract, schemaSaying } from '@conforme/core/syntax/testing';
import { parse } from '@conforme/engine/xml';
import { ciiSyntax } from './index.ts';
import { readXml } from './testing/sample.ts';

const PROFILES = ['minimum', 'basicwl', 'basic', 'en16931', 'extended'] as const;
const syntax = ciiSyntax({
  schema: schemaSaying(),
  facturx: new Map(PROFILES.map((profile) => [profile, schemaSaying(profile)])),
});
beforeAll(() => syntax.load!());

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

test('a profile that is only read is refused by name', () => {
  expect(() => syntax.write(sample(), 'minimum' as 'basicwl')).toThrow(/minimum/);
});

keepsToTheContract(syntax, { flavor: 'factur-x', readXml, unheardOf: 'ram:NeverHeardOf' });
