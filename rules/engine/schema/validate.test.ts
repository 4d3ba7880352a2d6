import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { location, names, parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import {
  CompiledSchema,
  modelOf,
  loadSchema,
  validateTree,
  type SchemaFinding,
  type SchemaTable,
} from './index.ts';

const folder = fileURLToPath(new URL('../../packs/cii-d22b', import.meta.url));
const schema = loadSchema(folder);
const table = JSON.parse(readFileSync(`${folder}/schema.json`, 'utf8')) as SchemaTable;
const prefixes = new Map(Object.entries(table.namespaces).map(([prefix, uri]) => [uri, prefix]));
const fixture = readFileSync(new URL('testing/invoice.xml', import.meta.url), 'utf8');

type Told = Pick<SchemaFinding, 'kind' | 'message' | 'terms' | 'actual'> & { at: string };

/** The findings on the fixture with one piece replaced. */
function judge(piece: string, by: string): Told[] {
  expect(fixture, 'the piece stands in the fixture').toContain(piece);
  const tree = parse(Buffer.from(fixture.replace(piece, () => by)));
  return schema.validate(tree).map(({ node, kind, message, terms, actual }) => {
    const at = location(tree, node, prefixes).replace(
      '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction',
      '~',
    );
    return { at, kind, message, terms, actual };
  });
}

const LINE = '~/ram:IncludedSupplyChainTradeLineItem';

describe('a finding names place, term and what was expected', () => {
  it('nothing on a valid invoice', () => {
    expect(schema.validate(parse(Buffer.from(fixture)))).toEqual([]);
  });

  it('a missing element, at the end of its group', () => {
    expect(judge('<ram:GrandTotalAmount>240.00</ram:GrandTotalAmount>', '')).toEqual([]);
    expect(
      judge(
        '<ram:ChargeAmount>50.00</ram:ChargeAmount>\n          <ram:BasisQuantity unitCode="C62">1</ram:BasisQuantity>',
        '',
      ),
    ).toEqual([
      {
        at: `${LINE}/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice`,
        kind: 'missing',
        actual: '',
        terms: ['BT-146'],
        message: 'ram:NetPriceProductTradePrice lacks ram:ChargeAmount (Item net price, BT-146).',
      },
    ]);
  });

  it('a missing element, before the one that came instead', () => {
    const [first, ...rest] = judge('<ram:BilledQuantity', '<ram:Note/><ram:BilledQuantity');
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ kind: 'unknown', actual: 'ram:Note', terms: ['BG-25'] });
    const [delivery] = /<ram:ApplicableHeaderTradeDelivery>.*<\/ram:ApplicableHeaderTradeDelivery>/s.exec(
      fixture,
    )!;
    expect(judge(delivery, '')[0]).toMatchObject({
      at: '~/ram:ApplicableHeaderTradeSettlement',
      kind: 'missing',
      message:
        'rsm:SupplyChainTradeTransaction lacks ram:ApplicableHeaderTradeDelivery (Delivery information, BG-13).',
    });
  });

  it('a required element that comes behind another one, where it is missing', () => {
    const [first] = judge(
      '<ram:ApplicableHeaderTradeDelivery>',
      '<ram:ApplicableHeaderTradeSettlement/><ram:ApplicableHeaderTradeDelivery>',
    );
    expect(first).toMatchObject({
      at: '~/ram:ApplicableHeaderTradeSettlement[1]',
      kind: 'misplaced',
      message:
        'ram:ApplicableHeaderTradeDelivery (Delivery information, BG-13) comes after ram:ApplicableHeaderTradeSettlement, but in rsm:SupplyChainTradeTransaction it must come before it.',
    });
  });

  it('an element of another namespace under the same prefix', () => {
    const ours = 'ReusableAggregateBusinessInformationEntity:100';
    const [first] = judge(ours, ours.replace('100', '12'));
    expect(first!.message).toMatch(/Parameter \(xmlns:ram="urn:[\w:]+Entity:12"\) has no place/);
  });

  it('an element in the wrong order', () => {
    const swapped = '<ram:SubjectCode>AAI</ram:SubjectCode><ram:Content>x</ram:Content>';
    const found = judge(
      '<ram:Content>Livraison &amp; pose comprises</ram:Content>\n      <ram:SubjectCode>AAI</ram:SubjectCode>',
      swapped,
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      at: '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:IncludedNote/ram:Content',
      kind: 'misplaced',
      terms: ['BT-22'],
      message:
        'ram:Content (Invoice note, BT-22) comes after ram:SubjectCode, but in ram:IncludedNote it must come before it.',
    });
  });

  it('an element too often', () => {
    const found = judge(
      '<ram:TypeCode>380</ram:TypeCode>',
      '<ram:TypeCode>380</ram:TypeCode><ram:TypeCode>381</ram:TypeCode>',
    );
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'repeated',
        message:
          'At most 1 × ram:TypeCode (Invoice type code, BT-3) may stand in rsm:ExchangedDocument; this is one too many.',
      }),
    ]);
  });

  it('both forms of a choice', () => {
    const twice = '<udt:DateTimeString format="102">20260331</udt:DateTimeString>';
    const found = judge(twice, `${twice}<udt:DateTime>2026-03-31T00:00:00</udt:DateTime>`);
    expect(found).toMatchObject([{ kind: 'alternative', actual: 'udt:DateTime' }]);
    expect(judge(twice, '')).toMatchObject([
      {
        kind: 'missing',
        terms: ['BT-2'],
        message: 'ram:IssueDateTime lacks udt:DateTimeString, udt:DateTime (Invoice issue date, BT-2).',
      },
    ]);
  });

  it('an unknown element, of ours or of strangers', () => {
    expect(judge('<ram:CityName>Lyon</ram:CityName>', '<ram:City>Lyon</ram:City>')).toMatchObject([
      { kind: 'unknown', actual: 'ram:City', terms: ['BG-5'] },
    ]);
    expect(judge('<ram:CityName>Lyon</ram:CityName>', '<x:City xmlns:x="urn:x"/>')).toMatchObject([
      { actual: 'x:City' },
    ]);
    expect(judge('<ram:CityName>Lyon</ram:CityName>', '<City/>')).toMatchObject([{ actual: 'City' }]);
  });

  it('text between elements', () => {
    expect(judge('<ram:SpecifiedTradeProduct>', '<ram:SpecifiedTradeProduct>Chêne')).toEqual([
      {
        at: `${LINE}/ram:SpecifiedTradeProduct`,
        kind: 'text',
        actual: 'Chêne',
        terms: ['BG-31'],
        message:
          'ram:SpecifiedTradeProduct (Item information, BG-31) holds the text "Chêne", but only elements may stand there.',
      },
    ]);
    expect(judge('<ram:SpecifiedTradeProduct>', '<ram:SpecifiedTradeProduct>&#32;<!-- a -->')).toEqual([]);
  });

  it('an element inside a value', () => {
    expect(judge('Chêne massif', '<ram:ID/>')).toMatchObject([
      { kind: 'children', actual: 'ram:ID', terms: ['BT-153'] },
    ]);
  });

  it('a value of the wrong type', () => {
    expect(judge('>20</ram:RateApplicablePercent>', '>20,0 %</ram:RateApplicablePercent>')).toEqual([
      {
        at: `${LINE}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:RateApplicablePercent`,
        kind: 'value',
        actual: '20,0 %',
        terms: ['BT-152'],
        message:
          'ram:RateApplicablePercent (Invoiced item VAT rate, BT-152) is "20,0 %", but a number with a point and without blanks ' +
          'or thousands separators, such as 1234.50 is expected.',
      },
    ]);
    expect(judge('>240.00</ram:DuePayableAmount>', '/>')[0]?.message).toContain(
      '(Amount due for payment, BT-115) is empty,',
    );
    expect(judge('false</udt:Indicator>', 'non</udt:Indicator>')[0]?.message).toContain('true or false');
    expect(judge('>240.00</ram:DuePayableAmount>', '>\n 240\u00a0 </ram:DuePayableAmount>')[0]?.actual).toBe(
      '240\u00a0',
    );
    expect(judge('SlZCRVJpMHhMamM9', `x${'😀'.repeat(40)}`)[0]?.actual).toBe(`x${'😀'.repeat(29)}\ufffd…`);
    expect(judge('SlZCRVJpMHhMamM9', `${'x'.repeat(100)}!`)[0]?.actual).toHaveLength(61);
  });

  it('attributes', () => {
    expect(
      judge('format="102">20260331</udt:DateTimeString>', 'Format="102">20260331</udt:DateTimeString>'),
    ).toMatchObject([{ kind: 'attribute', actual: 'Format', terms: ['BT-2'] }]);
    expect(judge('<ram:Name>Chêne', '<ram:Name xml:lang="fr">Chêne')).toMatchObject([{ kind: 'attribute' }]);
    expect(judge('<ram:SpecifiedTradeProduct>', '<ram:SpecifiedTradeProduct id="1">')[0]?.message).toContain(
      'allowed there: nothing more',
    );
  });

  it('a document of another kind', () => {
    const tree = parse(
      Buffer.from('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'),
    );
    expect(schema.validate(tree)).toMatchObject([
      {
        kind: 'root',
        message: 'The document starts with Invoice, but rsm:CrossIndustryInvoice is expected.',
      },
    ]);
  });
});

describe('validation goes on after a fault', () => {
  it('into the rest of the group, saying one thing of its order', () => {
    const found = judge('<ram:LineID>1</ram:LineID>', '<ram:X/><ram:Y/><ram:LineID a="">1</ram:LineID>');
    expect(found.map(({ kind, actual }) => [kind, actual])).toEqual([
      ['unknown', 'ram:X'],
      ['attribute', 'a'],
    ]);
  });

  it('in the order of a streaming validator', () => {
    const found = judge('<ram:ID>F-2026-001</ram:ID>', '<ram:ID a="1"/><ram:Nope/>');
    expect(found.map(({ kind }) => kind)).toEqual(['attribute', 'unknown']);
  });
});

describe('the schema instance namespace', () => {
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  it.each([
    [`${xsi} xsi:schemaLocation="a b"`, 0],
    [`${xsi} xsi:noNamespaceSchemaLocation="b"`, 0],
    [`${xsi} xsi:type="ram:ExchangedDocumentType"`, 0],
    [`${xsi} xsi:type="ram:LineTradeAgreementType"`, 1],
    [`${xsi} xsi:type="udt:ExchangedDocumentType"`, 1],
    [`${xsi} xsi:type="unbound:ExchangedDocumentType"`, 1],
    [`${xsi} xsi:nil="true"`, 1],
    [`${xsi} xsi:nil="false"`, 1],
    [`${xsi} xsi:other="x"`, 1],
  ])('%s', (attributes, count) => {
    expect(judge('<rsm:ExchangedDocument>', `<rsm:ExchangedDocument ${attributes}>`)).toHaveLength(count);
  });
});

describe('tables', () => {
  const base: SchemaTable = {
    version: 'test',
    namespaces: { v: 'urn:validate-test' },
    roots: { 'v:Root': 'v:Root' },
    simpleTypes: { 'v:Code': { base: 'xs:token', enumeration: ['A', 'B'] } },
    types: {
      'v:Root': {
        children: [
          ['v:A', 'v:Code', 2, 3],
          ['v:B', 'v:Text', 0, 'unbounded'],
          ['v:C', 'v:Text', 1, 1],
        ],
      },
      'v:Text': { base: 'v:Code', attributes: [['unit', 'v:Code', 'required']] },
    },
  };
  const kinds = (content: string): string[] => {
    const compiled = new CompiledSchema(modelOf(base));
    const tree = parse(Buffer.from(`<v:Root xmlns:v="urn:validate-test">${content}</v:Root>`));
    return validateTree(compiled, tree).map(({ kind, names }) => `${kind} ${names[0]}`);
  };
  const a = '<v:A>A</v:A>';
  const c = '<v:C unit="A"> B </v:C>';

  it.each([
    [a + a + c, []],
    [a + a + a + c, []],
    [a + c, ['missing v:A']],
    [a, ['missing v:A']],
    [a + a, ['missing v:C']],
    [a + a + a + a + c, ['repeated v:A']],
    [`${a + a}<v:B unit="A">A</v:B><v:B unit="B">A</v:B>${c}`, []],
    [`${a + a}<v:B>A</v:B>${c}`, ['attribute-missing unit']],
    [`${a + a}<v:B unit="C">A</v:B>${c}`, ['attribute-value unit']],
    [`<v:A>C</v:A>${a}${c}`, ['value v:A']],
    [a + a + c + c, ['repeated v:C']],
  ])('%s', (content, expected) => expect(kinds(content)).toEqual(expected));

  it.each([
    ['a type that is missing', { types: { 'v:Root': { children: [['v:A', 'v:None', 1, 1]] } } }, 'v:None'],
    ['an unknown prefix', { roots: { 'w:Root': 'v:Root' } }, 'w:Root'],
  ])('with %s are refused', (_, change, reason) => {
    expect(
      () => new CompiledSchema(modelOf({ ...base, ...(change as unknown as Partial<SchemaTable>) })),
    ).toThrow(reason);
  });

  it('read again what was read before them', () => {
    const early = parse(Buffer.from(`<v:Root xmlns:v="urn:validate-test">${a + a}</v:Root>`));
    names.intern('urn:validate-test', `new${names.size}`);
    const compiled = new CompiledSchema(modelOf(base));
    expect(validateTree(compiled, early)).toMatchObject([{ kind: 'missing', node: early.root }]);
  });
});
