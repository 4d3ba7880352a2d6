// Every row of the tables of what is answered: each field in real answers of every sort, with its type and whether it may be
// null, and no field that no row names.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractRows, type Row } from '../../proto/testing/contract-table.ts';
import { PLACES } from './whole-request.ts';
import { openWorld, recorded, request, type Parsed, type World } from './world.ts';

let world: World;
/** Object of the contract → answers of the service that are one. */
let answers: Readonly<Record<string, readonly Parsed[]>>;

beforeAll(async () => {
  world = await openWorld();
  answers = await collect(world);
}, 180_000);
afterAll(() => world.close());

async function collect({ generate, validate, extract, get, coreless, keyOf }: World) {
  const pdf = (await generate(request())).bytes;
  const broken = recorded('cii-small').replace(/<ram:DuePayableAmount>[^<]*/, '<ram:DuePayableAmount>1.00');
  const documents = [
    pdf,
    broken,
    '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>',
    ...['cii-small', 'cii-minimum', 'ubl-full', 'ubl-credit'].map(recorded),
  ];
  const verdicts = await Promise.all(documents.map((document) => validate(document)));
  const extracts = await Promise.all(documents.slice(0, 2).map((document) => extract(document)));
  const envelopes = await Promise.all(
    ['facturx-pdf', 'cii-xml', 'ubl-xml'].map((output) =>
      generate(request({}, { output }), { accept: 'application/json' }),
    ),
  );
  const errors = [
    await generate({}),
    await validate('<a>'),
    await get('/v1/usage'),
    await coreless.validate(broken),
    await get('/nowhere'),
  ];
  const keys = await Promise.all([keyOf('free', 3), keyOf('starter')]);
  const bodies = (replies: readonly { json: Parsed }[]): Parsed[] => replies.map(({ json }) => json);
  return {
    ValidationOut: [...bodies(verdicts), ...bodies(envelopes).map(({ validation }) => validation)],
    FindingOut: bodies(verdicts).flatMap(({ findings }) => findings),
    GenerateJsonOut: bodies(envelopes),
    ExtractOut: bodies([...extracts, await extract(recorded('ubl-full'), '?include_xml=false')]),
    UsageOut: bodies(await Promise.all(keys.map((key) => get('/v1/usage', { 'x-api-key': key })))),
    PlanCatalog: bodies([await get('/v1/plans')]),
    Health: bodies([await get('/health'), await coreless.get('/health')]),
    ErrorOut: bodies(errors),
  };
}

/** ErrorOut is no table of proto/testing: its details may be anything. */
const ERROR: readonly Row[] = ['code', 'message', 'details'].map((field) => ({
  object: 'ErrorOut',
  field,
  kind: field === 'details' ? 'list' : 'text',
  mark: field === 'details' ? '+' : '!',
  terms: [],
}));

const rows = [...contractRows().filter(({ object }) => !(object in PLACES)), ...ERROR];

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  choice: (value) => ['fatal', 'warning', 'info'].includes(value as string),
  flag: (value) => typeof value === 'boolean',
  count: (value) => Number.isInteger(value) && (value as number) >= 0,
  list: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

describe.each(rows)('$object: $field', ({ object, field, kind, mark }) => {
  it(`is a ${kind}${mark === '!' ? '' : ' or absent'}, in every answer`, () => {
    const values = answers[object]!.map((answer) => answer[field]);
    expect(values.length).toBeGreaterThan(0);
    const isThere = (value: unknown): boolean => value !== undefined && value !== null;
    if (mark === '!') expect(values.filter((value) => !isThere(value))).toEqual([]);
    if (mark === '~') expect(values).not.toContain(undefined);
    const given = values.filter(isThere);
    expect(given.filter((value) => !IS[kind]!(value))).toEqual([]);
  });
});

/** What the published tables do not name and our decisions add. */
const ADDITIVE: Readonly<Record<string, readonly string[]>> = {
  // Decision 43.
  ExtractOut: ['invoice', 'options', 'unread'],
};

it.each(Object.keys(Object.groupBy(rows, ({ object }) => object)))(
  '%s has no field that no row names',
  (object) => {
    const named = rows.filter((each) => each.object === object).map(({ field }) => field);
    const known = [...named, ...(ADDITIVE[object] ?? [])];
    for (const answer of answers[object]!)
      expect(Object.keys(answer).filter((field) => !known.includes(field))).toEqual([]);
  },
);

describe('values the tables name', () => {
  const all = (object: string, field: string): unknown[] => [
    ...new Set(answers[object]!.map((answer) => answer[field])),
  ];

  it('flavor and profile', () => {
    const flavors = ['factur-x', 'ubl-2.1-creditnote', 'ubl-2.1-invoice'];
    expect(all('ValidationOut', 'flavor').sort()).toEqual(flavors);
    expect(all('ValidationOut', 'profile')).toEqual(expect.arrayContaining(['minimum', 'en16931']));
  });

  it('checks and sources', () => {
    const checks = ['pdf', 'schematron:base', 'schematron:fr-ctc', 'xsd'];
    const named = answers['ValidationOut']!.flatMap((each) => [...each.checks_run, ...each.checks_skipped]);
    expect([...new Set(named)].sort()).toEqual(checks);
    for (const source of all('FindingOut', 'source')) expect(checks).toContain(source);
  });

  it('counts are of the findings, and valid says that none is fatal', () => {
    for (const { findings, error_count, warning_count, valid } of answers['ValidationOut']!) {
      const of = (wanted: string) => findings.filter(({ severity }: Parsed) => severity === wanted).length;
      expect([error_count, warning_count, valid]).toEqual([of('fatal'), of('warning'), of('fatal') === 0]);
    }
  });

  it('pdf stands for PDF input only, with its keys', () => {
    const [ofPdf, ...others] = answers['ValidationOut']!.slice(0, 7);
    const facts = { pages: 1, attachments: ['factur-x.xml'], pdfa: '3B', facturx_xmp: 'EN 16931' };
    expect(ofPdf.pdf).toEqual(facts);
    expect(answers['ExtractOut']![0].pdf).toEqual(facts);
    expect(others.map(({ pdf }: Parsed) => pdf)).toEqual(others.map(() => null));
  });

  it('the envelope: media type, decimals as texts, the document in base64', () => {
    for (const { media_type, output, totals, filename } of answers['GenerateJsonOut']!) {
      expect(media_type).toBe(output === 'facturx-pdf' ? 'application/pdf' : 'application/xml');
      expect(filename).toMatch(output === 'facturx-pdf' ? /\.pdf$/ : /\.xml$/);
      for (const key of ['line_total', 'tax_exclusive', 'tax_total', 'tax_inclusive', 'amount_due'])
        expect(totals[key]).toMatch(/^-?\d+\.\d{2}$/);
      for (const key of ['category', 'rate', 'taxable_amount', 'tax_amount'])
        expect(totals.vat_breakdown[0]).toHaveProperty(key);
    }
  });

  it('the fields of an extract that the contract shows are always there', () => {
    for (const { fields } of answers['ExtractOut']!) {
      for (const key of ['number', 'type_code', 'issue_date', 'due_date', 'currency'])
        expect(fields).toHaveProperty(key);
      for (const key of ['name', 'siren', 'vat_id', 'address']) expect(fields.seller).toHaveProperty(key);
      for (const key of ['name', 'siren', 'address']) expect(fields.buyer).toHaveProperty(key);
      for (const key of ['tax_exclusive', 'tax_total', 'tax_inclusive', 'amount_due'])
        expect(fields.totals).toHaveProperty(key);
      for (const key of ['category', 'rate', 'taxable_amount', 'tax_amount'])
        expect(fields.vat_breakdown[0]).toHaveProperty(key);
      for (const key of ['id', 'item_name', 'quantity', 'unit_price', 'net_amount', 'vat_rate'])
        expect(fields.lines[0]).toHaveProperty(key);
    }
  });

  it('a plan has five fields, and the catalogue its addresses', () => {
    const [{ plans, currency, portal_url, mcp_url }] = answers['PlanCatalog'] as [Parsed];
    for (const plan of plans)
      expect(Object.keys(plan)).toEqual(['id', 'name', 'price_eur_month', 'quota', 'checkout_url']);
    expect(currency).toBe('EUR');
    for (const url of [portal_url, mcp_url, plans[0].checkout_url]) expect(URL.canParse(url)).toBe(true);
  });

  it('usage adds up, in a month', () => {
    for (const { used, quota, remaining, period } of answers['UsageOut']!) {
      expect(used + remaining).toBe(quota);
      expect(period).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
    }
  });
});
