import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { complete } from '../invoice/index.ts';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import type { Finding } from '../plugin/index.ts';
import { fakeSyntax } from '../testing/plugins.ts';
import { excludedValues, withoutValues } from './excluded.ts';
import type { OpenedDocument } from './open.ts';

const XML = '<r xmlns="urn:x"><reference><id>1</id><date><day>2</day></date></reference><date>3</date></r>';
const POINTERS = [
  [],
  [],
  ['/invoice/contract_reference'],
  [],
  ['/invoice/contract_date'],
  ['/invoice/due_date'],
];

function excluded(finding: Partial<Finding>) {
  const tree = parse(Buffer.from(XML));
  const syntax = fakeSyntax({ prefixes: new Map([['urn:x', 'x']]) });
  const found: Finding = {
    severity: 'fatal',
    rule: 'CII-DT-027',
    message: 'Only preceding invoices have a date.',
    node: tree.children(tree.root)[0]!,
    test: 'not(x:date) or self::x:invoice',
    ...finding,
  };
  const judgement = { findings: [{ source: 'schematron:base', finding: found }] } as unknown as Parameters<
    typeof excludedValues
  >[0];
  const opened = { tree, syntax } as unknown as OpenedDocument;
  return excludedValues(judgement, opened, { bytes: new Uint8Array(), pointers: POINTERS });
}

describe('what a rule has no place for', () => {
  it('is the values of the element that its test excludes, at that place', () => {
    const said = 'Only preceding invoices have a date (CII-DT-027).';
    expect(excluded({})).toEqual([{ pointer: '/invoice/contract_date', reason: { en: said, fr: said } }]);
    expect(excluded({ test: 'not(x:date/x:day)' })).toHaveLength(1);
    expect(excluded({ test: 'not(x:other)' })).toEqual([]);
  });

  it.each<[string, Partial<Finding>]>([
    ['warns', { severity: 'warning' }],
    ['is of the model, not of the syntax', { rule: 'BR-O-05' }],
    ['has no name', { rule: null }],
    ['asks for something', { test: 'x:date' }],
    ['speaks of an attribute', { test: 'not(@schemeID)' }],
    ['excludes one of two', { test: 'not(x:date and x:id)' }],
    ['stands nowhere', { node: undefined } as unknown as Partial<Finding>],
  ])('is nothing where the rule %s', (_, finding) => {
    expect(excluded(finding)).toEqual([]);
  });
});

it('values are taken out of an invoice wherever they stand', () => {
  const { invoice } = complete(sampleInvoice({ contract_reference: 'C', payment_terms: 'now' }), []);
  const reason = { en: 'Because.', fr: 'Parce que.' };
  const left = ['/invoice/contract_reference', '/invoice/lines/0/note', '/invoice/payer/contact/name'].map(
    (pointer) => ({ pointer, reason }),
  );
  const noted = { ...invoice, lines: [{ ...invoice.lines[0]!, note: 'x' }] };
  const adaptation = withoutValues(noted, left);
  expect(adaptation).toEqual({ invoice: { ...invoice, contract_reference: null }, left });
  expect(noted.contract_reference).toBe('C');
});
