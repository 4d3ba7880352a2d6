// Decimal types, enumerations, closed objects, and the constraints a table states beside a type.

import { expect } from 'vitest';
import { placeOf } from '../cii-places.ts';
import { CHOICES, WIDEST } from '../samples.ts';
import { valuesAt } from '../values-at.ts';
import { changed, PLACES, wholeRequest, type Json, type Step } from '../whole-request.ts';
import { expectError, locs, recorded, request, row, type Row, type World } from '../world.ts';

const LINE = ['invoice', 'lines', 0] as const;

/** Places of the faults of the whole request with this change. */
async function faultsOf(world: World, path: readonly Step[], value: Json): Promise<string[]> {
  const { status, json } = await world.preview(changed(wholeRequest(), path, value));
  return status === 422 ? locs(json.details) : [];
}

async function expectDigits(
  world: World,
  field: string,
  allowed: readonly Json[],
  refused: readonly Json[],
): Promise<void> {
  const path = [...LINE, field];
  for (const value of allowed) expect(await faultsOf(world, path, value), String(value)).toEqual([]);
  for (const value of refused)
    expect(await faultsOf(world, path, value), String(value)).toEqual([['body', ...path].join('.')]);
}

const DECIMALS: readonly Row[] = [
  row('Decimal types: Amount', '15 digits before the point, 4 after it', (world) =>
    expectDigits(world, 'unit_price', WIDEST['Amount']!, ['1000000000000000', '0.00001', 0.00001, 'x']),
  ),
  row('Decimal types: Quantity', '13 digits before the point, 6 after it', (world) =>
    expectDigits(world, 'quantity', WIDEST['Quantity']!, ['10000000000000', '0.0000001', 0.0000001, 'x']),
  ),
  row('Decimal types: Rate', '3 digits before the point, 4 after it; 0 to 100 as a number', (world) =>
    expectDigits(world, 'vat_rate', WIDEST['Rate']!, ['1000', '0.00001', 100.0001, -0.5, 'x']),
  ),
];

const NAMED: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  profile: [['options', 'profile']],
  output: [['options', 'output']],
  language: [['options', 'language']],
  type_code: [['invoice', 'type_code']],
  operation_type: [['invoice', 'operation_type']],
  vat_category: [
    [...LINE, 'vat_category'],
    ['invoice', 'allowances', 0, 'vat_category'],
    ['invoice', 'charges', 0, 'vat_category'],
    ['invoice', 'totals', 'vat_breakdown', 0, 'category'],
  ],
};

const list = (name: string, field: string): Row =>
  row(`Enumerations: ${name}`, 'these values and no others', async (world) => {
    for (const path of NAMED[field]!) {
      for (const value of CHOICES[field]!) expect(await faultsOf(world, path, value), value).toEqual([]);
      for (const value of ['', 'other', CHOICES[field]![0]!.toUpperCase() + ' '])
        expect(await faultsOf(world, path, value)).toEqual([['body', ...path].join('.')]);
    }
  });

const ENUMERATIONS: readonly Row[] = [
  list('Profile', 'profile'),
  list('OutputFormat', 'output'),
  list('Language', 'language'),
  row('Enumerations: check', 'base and fr-ctc, in requests and queries', async (world) => {
    for (const value of CHOICES['check']!) {
      expect(await faultsOf(world, ['options', 'check'], value)).toEqual([]);
      expect((await world.validate(recorded('cii-small'), `?check=${value}`)).status).toBe(200);
    }
    expect(await faultsOf(world, ['options', 'check'], 'all')).toEqual(['body.options.check']);
  }),
  list('VatCategory', 'vat_category'),
  list('Invoice.type_code', 'type_code'),
  list('Invoice.operation_type', 'operation_type'),
];

/** What the tables say beside a type; beyond the published names, so that each has a test of its own. */
const CONSTRAINTS: readonly Row[] = [
  ...Object.entries(PLACES).map(([object, places]) =>
    row(`${object} is closed`, 'unknown properties are refused', async (world) => {
      for (const place of places)
        expect(await faultsOf(world, [...place, 'unknown'], 'x')).toEqual([
          ['body', ...place, 'unknown'].join('.'),
        ]);
    }),
  ),
  row('Invoice.currency has 3 characters', 'exactly', async (world) => {
    for (const value of ['EU', 'EURO', ''])
      expect(await faultsOf(world, ['invoice', 'currency'], value)).toHaveLength(1);
  }),
  row('Address.country has 2 characters', 'exactly', async (world) => {
    for (const place of PLACES['Address']!)
      for (const value of ['F', 'FRA', ''])
        expect(await faultsOf(world, [...place, 'country'], value)).toHaveLength(1);
  }),
  row('Party.siren and siret are digits', '9 and 14 of them', async (world) => {
    for (const place of PLACES['Party']!)
      for (const [field, value] of [
        ['siren', '12345678'],
        ['siren', '12345678A'],
        ['siret', '7328293200007'],
      ] as const)
        expect(await faultsOf(world, [...place, field], value)).toContain(
          ['body', ...place, field].join('.'),
        );
  }),
  row('GenerateOptions.accent_color is # and 6 hex digits', 'nothing else', async (world) => {
    for (const value of ['1f3a5f', '#1f3a5', '#1f3a5g', '#1f3a5f0'])
      expect(await faultsOf(world, ['options', 'accent_color'], value)).toEqual([
        'body.options.accent_color',
      ]);
  }),
  row('French mentions are added as notes', 'PMD, PMT and AAB, unless disabled or there', async (world) => {
    const notes = async (changes: object): Promise<string[]> => {
      const xml = (await world.preview(request({ notes: [], ...changes }))).text;
      return [...xml.matchAll(/<ram:SubjectCode>(\w+)</g)].map(([, code]) => code!).sort();
    };
    expect(await notes({})).toEqual(['AAB', 'PMD', 'PMT']);
    expect(await notes({ french_mentions: { enabled: false } })).toEqual([]);
    expect(await notes({ notes: [{ text: 'ours', subject_code: 'PMT' }] })).toEqual(['AAB', 'PMD', 'PMT']);
  }),
  row('Line.id is numbered when left out', 'from 1', async (world) => {
    const [line] = request().invoice.lines;
    const { text } = await world.preview(request({ lines: [line, line], totals: null }));
    expect(valuesAt(text, placeOf('BT-126'))).toEqual(['1', '2']);
  }),
  row('Line.vat_rate is required for category S', '422 at the line', async (world) => {
    const { vat_rate: _, ...line } = request().invoice.lines[0];
    const details = expectError(await world.preview(request({ lines: [line] })), 422, 'validation_error');
    expect(locs(details)).toEqual(['body.invoice.lines.0']);
  }),
];

export const VALUE_ROWS: readonly Row[] = [...DECIMALS, ...ENUMERATIONS, ...CONSTRAINTS];
