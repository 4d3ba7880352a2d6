// The rules of validate and extract.

import { expect } from 'vitest';
import {
  expectError,
  formOf,
  locs,
  plainPdf,
  recorded,
  request,
  row,
  type Row,
  type World,
} from '../world.ts';

const CII = recorded('cii-small');
const XML = { 'content-type': 'application/xml' };
const PDF = { 'content-type': 'application/pdf' };

const pdfOf = async (world: World): Promise<Buffer> => (await world.generate(request())).bytes;

async function everyStatus(world: World, path: string, parameter: string): Promise<number[]> {
  const spent = { ...XML, 'x-api-key': await world.keyOf('free', 50) };
  const replies = [
    await world.post(path, CII, XML),
    await world.post(path, 'hello', XML),
    await world.send('POST', path, CII, { ...XML, 'x-api-key': 'nobody' }),
    await world.send('POST', path, CII, spent),
    await world.post(`${path}?${parameter}=other`, CII, XML),
    await world.coreless.post(path, CII, XML),
  ];
  return replies.map(({ status }) => status);
}

const DECLARED = [200, 400, 401, 402, 422, 503];

/** The same document in each way the contract allows. */
async function inEveryWay(world: World, path: string): Promise<void> {
  const pdf = await pdfOf(world);
  for (const [document, type] of [
    [CII, XML],
    [pdf, PDF],
  ] as const) {
    const raw = await world.post(path, document, type);
    const form = await world.post(path, formOf({ file: Buffer.from(document) }));
    expect([raw.status, form.json]).toEqual([200, raw.json]);
  }
}

const VALIDATE: readonly Row[] = [
  row(
    'POST /v1/invoices/validate: rule 1',
    '`check`: fr-ctc without, base leaves BR-FR out',
    async (world) => {
      const [bare, wide, base] = [
        await world.validate(CII),
        await world.validate(CII, '?check=fr-ctc'),
        await world.validate(CII, '?check=base'),
      ];
      expect(bare.json).toEqual(wide.json);
      expect(wide.json.checks_run).toEqual(['xsd', 'schematron:base', 'schematron:fr-ctc']);
      expect(base.json.checks_run).toEqual(['xsd', 'schematron:base']);
      expect(locs(expectError(await world.validate(CII, '?check=all'), 422, 'validation_error'))).toEqual([
        'query.check',
      ]);
    },
  ),
  row('POST /v1/invoices/validate: rule 2', 'a part `file`, or raw with its media type', (world) =>
    inEveryWay(world, '/v1/invoices/validate'),
  ),
  row(
    'POST /v1/invoices/validate: rule 3',
    'Factur-X, ZUGFeRD, CII, UBL Invoice and CreditNote',
    async (world) => {
      for (const name of ['cii-small', 'ubl-small', 'ubl-credit'])
        expect((await world.validate(recorded(name))).json.valid, name).toBe(true);
      expect((await world.validate(await pdfOf(world), '', PDF)).json.valid).toBe(true);
    },
  ),
  row('POST /v1/invoices/validate: rule 4', 'a blocking finding makes it invalid', async (world) => {
    const broken = CII.replace(/<ram:DuePayableAmount>[^<]*/, '<ram:DuePayableAmount>1.00');
    const { status, json } = await world.validate(broken);
    expect([status, json.valid, json.error_count > 0]).toEqual([200, false, true]);
    const fatal = json.findings.filter(({ severity }: { severity: string }) => severity === 'fatal');
    expect(fatal).toHaveLength(json.error_count);
  }),
  row(
    'POST /v1/invoices/validate: rule 5',
    'no attachment, or foreign XML: not_an_einvoice',
    async (world) => {
      expectError(
        await world.validate((await plainPdf()) as Uint8Array<ArrayBuffer>, '', PDF),
        400,
        'not_an_einvoice',
      );
      expectError(await world.validate('<a xmlns="urn:x"/>'), 400, 'not_an_einvoice');
    },
  ),
  row('POST /v1/invoices/validate: rule 6', 'each declared status occurs', async (world) => {
    expect(await everyStatus(world, '/v1/invoices/validate', 'check')).toEqual(DECLARED);
  }),
];

const EXTRACT: readonly Row[] = [
  row('POST /v1/invoices/extract: rule 1', '`include_xml`: true without; a boolean', async (world) => {
    expect((await world.extract(CII)).json.xml).toBe(CII);
    expect((await world.extract(CII, '?include_xml=true')).json.xml).toBe(CII);
    expect((await world.extract(CII, '?include_xml=false')).json.xml).toBeNull();
    const refused = await world.extract(CII, '?include_xml=maybe');
    expect(locs(expectError(refused, 422, 'validation_error'))).toEqual(['query.include_xml']);
  }),
  row('POST /v1/invoices/extract: rule 2', 'the input of validate', (world) =>
    inEveryWay(world, '/v1/invoices/extract'),
  ),
  row('POST /v1/invoices/extract: rule 3', 'ExtractOut', async (world) => {
    const { json } = await world.extract(await pdfOf(world), '', PDF);
    expect(Object.keys(json)).toEqual([
      'flavor',
      'profile',
      'guideline',
      'xml_filename',
      'fields',
      'pdf',
      'xml',
      // Decision 43.
      'invoice',
      'options',
      'unread',
    ]);
    expect(json.xml_filename).toBe('factur-x.xml');
  }),
  row('POST /v1/invoices/extract: rule 4', 'each declared status occurs', async (world) => {
    expect(await everyStatus(world, '/v1/invoices/extract', 'include_xml')).toEqual(DECLARED);
  }),
];

export const READING_ROWS: readonly Row[] = [...VALIDATE, ...EXTRACT];
