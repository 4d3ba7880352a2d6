// Decisions 11 to 23: which artefacts judge, media types and statuses, metering.

import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { Engine } from '@conforme/proto/v1';
import { drawn } from '../../cases.ts';
import { startService } from '../../e2e/service.ts';
import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import {
  address,
  expectError,
  minimum,
  plainPdf,
  recorded,
  request,
  row,
  type Parsed,
  type Row,
  type World,
} from '../world.ts';

const CII = recorded('cii-small');
const XML = { 'content-type': 'application/xml' };
const PDF = { 'content-type': 'application/pdf' };
const GUIDELINE = /(GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/;

/** CII of EN 16931 with another guideline. */
const guided = (urn: string): string => CII.replace(GUIDELINE, `$1${urn}`);

async function rulesetsOf(world: World, document: string | Buffer<ArrayBuffer>, query = ''): Promise<string> {
  const { headers, json } = await world.validate(document, query);
  return `${json.profile} ${headers.get('x-rulesets')!.replaceAll(/@[^,]*/g, '')}`;
}

/** A PDF with the XML attached under a name, and nothing of PDF/A. */
async function attached(xml: string, name: string): Promise<Buffer<ArrayBuffer>> {
  const document = await PDFDocument.load(await plainPdf());
  await document.attach(Buffer.from(xml), name, {
    mimeType: 'text/xml',
    afRelationship: AFRelationship.Alternative,
  });
  return Buffer.from(await document.save());
}

const JUDGES: readonly Row[] = [
  row('Decision 11', 'the artefacts follow flavor, profile and container', async (world) => {
    expect(await rulesetsOf(world, CII)).toBe('en16931 en16931-cii, br-fr-cii');
    expect(await rulesetsOf(world, CII, '?check=base')).toBe('en16931 en16931-cii');
    expect(await rulesetsOf(world, recorded('cii-basic'))).toBe('basic facturx-basic, br-fr-cii');
    expect(await rulesetsOf(world, minimum())).toBe('minimum facturx-minimum');
    expect(await rulesetsOf(world, recorded('cii-ctc'))).toBe(
      'extended-ctc-fr extended-ctc-fr-cii, br-fr-cii',
    );
    expect(await rulesetsOf(world, recorded('ubl-small'))).toBe('en16931 en16931-ubl, br-fr-ubl');
    expect(await rulesetsOf(world, recorded('ubl-ctc'))).toBe(
      'extended-ctc-fr extended-ctc-fr-ubl, br-fr-ubl',
    );
    expect(await rulesetsOf(world, (await world.generate(request())).bytes as Buffer<ArrayBuffer>)).toBe(
      'en16931 facturx-en16931, br-fr-cii',
    );
    const xrechnung = guided('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0');
    expect((await world.extract(xrechnung)).json).toMatchObject({
      profile: 'en16931',
      guideline: expect.stringContaining('xrechnung_3.0'),
    });
    expect(await rulesetsOf(world, guided('urn:nobody'), '?check=base')).toBe('null en16931-cii');
  }),
  row('Decision 12', 'ZUGFeRD 2 is Factur-X; ZUGFeRD 1 and Order-X are named and refused', async (world) => {
    const zugferd = guided('urn:cen.eu:en16931:2017#conformant#urn:zugferd.de:2p0:extended');
    expect((await world.validate(zugferd)).json).toMatchObject({ flavor: 'factur-x', profile: 'extended' });
    for (const [document, name] of [
      ['<r:CrossIndustryDocument xmlns:r="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', 'ZUGFeRD 1.0'],
      [
        '<r:SCRDMCCBDACIOMessageStructure xmlns:r="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>',
        'Order-X',
      ],
    ] as const) {
      const reply = await world.validate(document);
      expectError(reply, 400, 'not_an_einvoice');
      expect(reply.json.message).toContain(name);
    }
  }),
  row(
    'Decision 13',
    'names of attachments, any case; another one is read with a fatal finding',
    async (world) => {
      const findings = async (name: string): Promise<string> =>
        JSON.stringify((await world.validate(await attached(CII, name), '', PDF)).json.findings);
      for (const name of ['factur-x.xml', 'zugferd-invoice.xml', 'ZUGFeRD-invoice.xml', 'FACTUR-X.XML'])
        expect((await world.extract(await attached(CII, name), '', PDF)).json.xml_filename).toBe(name);
      expect(await findings('other.xml')).toContain('other.xml');
      expectError(
        await world.validate((await plainPdf()) as Uint8Array<ArrayBuffer>, '', PDF),
        400,
        'not_an_einvoice',
      );
    },
  ),
  row('Decision 14', 'pdf: claim, XMP, relationship; pdfa is the claim', async (world) => {
    const { json } = await world.validate(await attached(CII, 'factur-x.xml'), '', PDF);
    expect(json).toMatchObject({ valid: false, pdf: { pdfa: null, facturx_xmp: null } });
    expect(json.findings.filter(({ source }: Parsed) => source === 'pdf').length).toBeGreaterThan(0);
  }),
  row('Decision 15', 'profiles of each output', async (world) => {
    const statusOf = async (output: string, profile: string): Promise<string> => {
      const { status, json } = await world.generate(request({}, { output, profile }));
      return status === 400 ? json.code : 'written';
    };
    for (const profile of ['basicwl', 'en16931', 'extended', 'extended-ctc-fr'])
      expect(await statusOf('facturx-pdf', profile), profile).not.toBe('unsupported_profile');
    for (const profile of ['en16931', 'extended-ctc-fr'])
      expect(await statusOf('ubl-xml', profile), profile).not.toBe('unsupported_profile');
    for (const profile of ['basicwl', 'extended'])
      expect(await statusOf('ubl-xml', profile)).toBe('unsupported_profile');
    const { bytes } = await world.generate(request({}, {}, 'extended-ctc-fr'));
    const { json } = await world.extract(bytes, '', PDF);
    expect(json).toMatchObject({ profile: 'extended-ctc-fr', pdf: { facturx_xmp: 'EXTENDED' } });
  }),
];

const HTTP: readonly Row[] = [
  row('Decision 16', 'without or with an unknown type the bytes decide', async (world) => {
    const pdf = (await world.generate(request())).bytes;
    for (const type of ['', 'application/octet-stream', 'image/gif', 'application/json'])
      for (const document of [CII, pdf])
        expect((await world.validate(document, '', { 'content-type': type })).status, type).toBe(200);
    expectError(await world.validate('GIF89a', '', { 'content-type': 'image/gif' }), 400, 'not_an_einvoice');
    for (const query of ['?check=', '?check=all', '?other=1'])
      expectError(await world.validate(CII, query), 422, 'validation_error');
  }),
  row('Decision 17', 'fields have the names of Invoice; addresses all their keys', async (world) => {
    const { json } = await world.extract(CII, '?include_xml=false');
    const keys = ['line1', 'line2', 'line3', 'city', 'postal_code', 'country_subdivision', 'country'];
    for (const party of [json.fields.seller, json.fields.buyer])
      expect(Object.keys(party.address)).toEqual(keys);
    expect(json.xml).toBeNull();
  }),
  row('Decision 18', '404, 405 with Allow, 415, 500, Retry-After, X-Request-Id', async (world) => {
    expectError(await world.get('/v1/nothing'), 404, 'not_found');
    const wrong = await world.get('/v1/invoices/validate');
    expectError(wrong, 405, 'method_not_allowed');
    expect(wrong.headers.get('allow')).toBe('POST');
    const text = { 'content-type': 'text/plain' };
    expectError(await world.post('/v1/invoices/generate', 'x', text), 415, 'unsupported_media_type');
    expectError(await world.failing.validate(CII), 500, 'internal_error');
    expect((await world.coreless.validate(CII)).headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await world.get('/health', { 'x-request-id': 'mine' })).headers.get('x-request-id')).toBe('mine');
    for (const { headers } of [wrong, await world.get('/v1/plans'), await world.validate(CII)])
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }),
  row('Decision 19', '15 MB are 15 × 1024² bytes', async (world) => {
    const size = 15 * 1024 * 1024;
    expectError(await world.extract(Buffer.alloc(size, ' ')), 400, 'not_an_einvoice');
    for (const path of drawn(['/v1/invoices/extract', '/v1/invoices/render']))
      expectError(await world.post(path, Buffer.alloc(size + 1, ' '), XML), 413, 'too_large');
  }),
];

/** What the account of a key has used. */
async function used(world: World, key: string): Promise<number> {
  return (await world.get('/v1/usage', { 'x-api-key': key })).json.used;
}

const METERING: readonly Row[] = [
  row(
    'Decision 20',
    'each success counts 1, previews and errors none; 402 at the edge, exactly',
    async (world) => {
      const key = await world.keyOf('free');
      const as = { authorization: '', 'x-api-key': key };
      const bad = CII.replace(/<ram:DuePayableAmount>[^<]*/, '<ram:DuePayableAmount>1.00');
      await world.generate(request(), as);
      await world.validate(bad, '', { ...XML, ...as });
      await world.extract(CII, '', { ...XML, ...as });
      expect(await used(world, key)).toBe(3);
      await world.preview(request(), as);
      await world.validate('<a>', '', { ...XML, ...as });
      await world.generate({}, as);
      expect(await used(world, key)).toBe(3);
      const edge = await world.keyOf('free', 40);
      const replies = await Promise.all(
        Array.from({ length: 64 }, () =>
          world.validate(CII, '', { ...XML, authorization: '', 'x-api-key': edge }),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(replies.filter(({ status }) => status === 402)).toHaveLength(54);
      expectError(
        await world.preview(request(), { authorization: '', 'x-api-key': edge }),
        402,
        'quota_exceeded',
      );
    },
  ),
  row('Decision 21', 'a wrong key is never anonymous; Authorization wins', async (world) => {
    const key = await world.keyOf('free');
    for (const path of ['/v1/invoices/validate', '/v1/invoices/extract']) {
      const ask = (headers: Record<string, string>) => world.send('POST', path, CII, { ...XML, ...headers });
      expectError(await ask({ 'x-api-key': 'nobody' }), 401, 'invalid_api_key');
      expectError(await ask({ authorization: 'Bearer nobody', 'x-api-key': key }), 401, 'invalid_api_key');
      expect((await ask({ authorization: `Bearer ${key}`, 'x-api-key': 'nobody' })).status).toBe(200);
    }
  }),
  row('Decision 22', 'plans have the five published fields', async (world) => {
    for (const plan of (await world.get('/v1/plans')).json.plans)
      expect(Object.keys(plan)).toEqual(['id', 'name', 'price_eur_month', 'quota', 'checkout_url']);
  }),
  // A database that hangs in the middle of a count: test/accounts/frozen.test.ts; kill -9: test/accounts/counting.test.ts.
  row('Decision 48', 'no error is counted, and what is counted was answered', async (world) => {
    const as = { authorization: '', 'x-api-key': await world.keyOf('free') };
    const numbers: string[] = [];
    for (const refused of [
      () => world.validate('<a>', '', { ...XML, ...as }),
      () => world.validate(CII, '?check=nothing', { ...XML, ...as }),
      () => world.extract('no document', '', { ...XML, ...as }),
      () => world.generate({}, as),
      () => world.post('/v1/invoices/extract', Buffer.alloc(15 * 1024 * 1024 + 1), { ...XML, ...as }),
    ]) {
      expect((await refused()).status).toBeGreaterThanOrEqual(400);
      const answered = await world.validate(CII, '', { ...XML, ...as });
      numbers.push(answered.headers.get('x-usage-used')!);
    }
    expect(numbers).toEqual(['1', '2', '3', '4', '5']);
    expect(await used(world, as['x-api-key'])).toBe(5);
  }),
  // Certificates, cores that run alone, and what is counted: test/e2e/doors.test.ts.
  row('Decision 49', 'gRPC asks for a key beyond loopback, and for none on it', async () => {
    for (const [host, code] of [
      ['0.0.0.0', Code.Unauthenticated],
      ['127.0.0.1', Code.InvalidArgument],
    ] as const) {
      const service = await startService(null, [], { host });
      const transport = createGrpcTransport({ baseUrl: `http://127.0.0.1:${service.grpcPort}` });
      const thrown: unknown = await createClient(Engine, transport)
        .generate({})
        .catch((error: unknown) => error);
      await service.close();
      expect(ConnectError.from(thrown).code).toBe(code);
    }
  }),
  row(
    'Decision 23',
    '20 a minute over both endpoints; proxies are trusted by name; headers ride along',
    async (world) => {
      const from = address();
      const first = await world.anonymous('POST', '/v1/invoices/validate', CII, XML, from);
      expect(first.headers.get('ratelimit')).toMatch(/r=19\b/);
      expect(first.headers.get('ratelimit-policy')).toMatch(/q=20\b.*w=60\b/);
      const second = await world.anonymous('POST', '/v1/invoices/extract', CII, XML, from);
      expect(second.headers.get('ratelimit')).toMatch(/r=18\b/);
      const spoofed = [];
      for (let call = 0; call < 21; call++)
        spoofed.push((await world.coreless.anonymous('POST', '/v1/invoices/validate', CII, XML)).status);
      expect(spoofed.at(-1)).toBe(429);
    },
  ),
];

export const DECISIONS_2: readonly Row[] = [...JUDGES, ...HTTP, ...METERING];
