import { parse } from '@conforme/engine/xml';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '../main.ts';
import type { Registry } from '../registry/registry.ts';
import { offendingNode } from './offending.ts';
import { DAY, twoRates, type Written } from './testing/two-rates.ts';
import { validate } from './validate.ts';

let registry: Registry;
let written: Written;

beforeAll(async () => {
  registry = await createRegistry();
  written = await twoRates(registry);
});

interface Shown {
  readonly location: string | null;
  readonly tag: string;
}

/** Where the finding of a rule stands, and the tag at its line and column. */
async function shown(
  output: keyof Written,
  rule: string,
  change: readonly [RegExp, string],
): Promise<readonly Shown[]> {
  const xml = written[output].replace(...change);
  expect(xml).not.toBe(written[output]);
  const wanted = { check: 'fr-ctc', language: 'en', explain: true, asOf: DAY, plausibility: true } as const;
  const { findings } = await validate(registry, Buffer.from(xml), wanted);
  return findings
    .filter((finding) => finding.rule === rule)
    .map(({ location, line, column }) => ({
      location,
      tag: /^<[\w:]+/.exec(xml.split('\n')[line! - 1]!.slice(column! - 1))?.[0] ?? '',
    }));
}

describe('a finding stands at the element it is about', () => {
  it.each<[keyof Written, string, RegExp, string, string]>([
    ['cii-xml', 'BR-CO-15', /(<ram:GrandTotalAmount>)[^<]*/, '$199.00', '<ram:GrandTotalAmount'],
    ['ubl-xml', 'BR-CO-15', /(<cbc:TaxInclusiveAmount [^>]*>)[^<]*/, '$199.00', '<cbc:TaxInclusiveAmount'],
    ['ubl-xml', 'BR-CO-16', /(<cbc:PayableAmount [^>]*>)[^<]*/, '$199.00', '<cbc:PayableAmount'],
    [
      'cii-xml',
      'BR-FR-CO-07_BT-9',
      /(<ram:DueDateDateTime>\s*<udt:[^>]*>)\d+/,
      '$120200101',
      '<udt:DateTimeString',
    ],
    ['ubl-xml', 'BR-FR-CO-07_BT-9', /(<cbc:DueDate>)[^<]*/, '$12020-01-01', '<cbc:DueDate'],
    ['ubl-xml', 'BR-FR-08_BT-23', /(<cbc:ProfileID>)[^<]*/, '$1X9', '<cbc:ProfileID'],
    [
      'cii-xml',
      'BR-FR-10_BT-30',
      /<ram:SpecifiedLegalOrganization>[\s\S]*?<\/ram:SpecifiedLegalOrganization>/,
      '',
      '<ram:SellerTradeParty',
    ],
    [
      'ubl-xml',
      'BR-FR-10_BT-30',
      /<cbc:CompanyID schemeID="0002">[^<]*<\/cbc:CompanyID>/,
      '',
      '<cac:PartyLegalEntity',
    ],
    ['cii-xml', 'BR-CL-14', /(<ram:BuyerTradeParty>[\s\S]*?<ram:CountryID>)FR/, '$1UK', '<ram:CountryID'],
    ['cii-xml', 'BR-CL-23', /unitCode="C62"/, 'unitCode="pcs"', '<ram:BilledQuantity'],
  ])('%s, %s', async (output, rule, pattern, by, tag) => {
    const found = await shown(output, rule, [pattern, by]);
    expect(found.map((each) => each.tag)).toEqual([tag]);
  });

  it('and its location stays that of the rule, as the official artefacts have it', async () => {
    const [{ location }] = (await shown('ubl-xml', 'BR-CO-15', [
      /(<cbc:TaxInclusiveAmount [^>]*>)[^<]*/,
      '$199.00',
    ])) as [Shown];
    expect(location).toBe('/ubl:Invoice');
  });
});

describe('a doubt about a document', () => {
  it.each<[keyof Written, string, RegExp, string, string]>([
    ['cii-xml', 'PLAUSIBLE-IBAN', /(<ram:IBANID>\w+)9</, '$18<', '<ram:IBANID'],
    ['ubl-xml', 'PLAUSIBLE-IBAN', /(<cac:PayeeFinancialAccount>\s*<cbc:ID>\w+)9</, '$18<', '<cbc:ID'],
    [
      'ubl-xml',
      'PLAUSIBLE-SIREN',
      /(<cbc:CompanyID schemeID="0002">)732829320/,
      '$1732829321',
      '<cbc:CompanyID',
    ],
    ['cii-xml', 'PLAUSIBLE-LINE-AMOUNT', /(<ram:LineTotalAmount>)20\.00/, '$120.01', '<ram:LineTotalAmount'],
    [
      'ubl-xml',
      'PLAUSIBLE-LINE-AMOUNT',
      /(<cbc:LineExtensionAmount [^>]*>)20\.00/,
      '$120.01',
      '<cbc:LineExtensionAmount',
    ],
  ])('%s, %s stands at its value', async (output, rule, pattern, by, tag) => {
    const found = await shown(output, rule, [pattern, by]);
    expect(found.map((each) => each.tag)).toEqual([tag]);
    expect(found[0]!.location).toMatch(
      output === 'cii-xml' ? /^\/rsm:CrossIndustryInvoice\// : /^\/ubl:Invoice\//,
    );
    if (rule === 'PLAUSIBLE-LINE-AMOUNT') expect(found[0]!.location).toContain('[2]/');
  });
});

describe('where it is open which element is meant', () => {
  const tree = parse(
    Buffer.from(
      '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
        ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"' +
        ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">' +
        '<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID></cac:InvoiceLine></Invoice>',
    ),
  );
  const [first] = tree.children(tree.root);
  const at = (node: number, ...terms: string[]): number =>
    offendingNode(tree, node, terms, registry.syntax('ubl'));

  it('it is the group: of several lines, of other parts of the document, of unknown terms', () => {
    expect(at(tree.root, 'BT-126')).toBe(tree.root);
    expect(at(first!, 'BT-112', 'BT-0')).toBe(first);
  });

  it('it is the one in the group', () => {
    expect(tree.nameOf(at(first!, 'BT-126')).local).toBe('ID');
    expect(at(0, 'BT-1')).toBe(tree.root);
  });
});
