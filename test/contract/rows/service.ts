// "What the service does", "Other endpoints", "Versioning", and the table of endpoints.

import { expect } from 'vitest';
import { expectError, plainPdf, recorded, request, row, type Row } from '../world.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const ENDPOINTS: readonly Row[] = [
  row('Endpoints: POST /v1/invoices/generate', 'JSON in, a document or the envelope out', async (world) => {
    const binary = await world.generate(request());
    expect([binary.status, binary.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const envelope = await world.generate(request(), { accept: 'application/json' });
    expect(envelope.json).toMatchObject({ media_type: 'application/pdf' });
  }),
  row('Endpoints: POST /v1/invoices/preview-xml', 'JSON in, XML out', async (world) => {
    const reply = await world.preview(request());
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
  }),
  row('Endpoints: POST /v1/invoices/embed', 'a form in, a PDF out', async (world) => {
    const reply = await world.embed({
      pdf: await plainPdf(),
      invoice_json: JSON.stringify(request().invoice),
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }),
  row(
    'Endpoints: POST /v1/invoices/validate',
    'a document and `check` in, ValidationOut out',
    async (world) => {
      const reply = await world.validate(recorded('cii-small'), '?check=base');
      expect(reply.json.checks_run).toEqual(['xsd', 'schematron:base']);
    },
  ),
  row(
    'Endpoints: POST /v1/invoices/extract',
    'a document and `include_xml` in, ExtractOut out',
    async (world) => {
      const reply = await world.extract(recorded('cii-small'), '?include_xml=false');
      expect(reply.json).toMatchObject({ flavor: 'factur-x', xml: null });
    },
  ),
  row('Endpoints: GET /v1/schema/invoice', 'JSON Schema 2020-12 of Invoice, to anybody', async (world) => {
    const { status, json } = await world.get('/v1/schema/invoice');
    expect([status, json.$schema, json.title]).toEqual([200, DIALECT, 'Invoice']);
    expect(json.properties.lines.minItems).toBe(1);
  }),
  row(
    'Endpoints: GET /v1/schema/options',
    'JSON Schema 2020-12 of GenerateOptions, to anybody',
    async (world) => {
      const { status, json } = await world.get('/v1/schema/options');
      expect([status, json.$schema, json.title]).toEqual([200, DIALECT, 'GenerateOptions']);
      expect(json.properties.profile.default).toBe('en16931');
    },
  ),
  row('Endpoints: GET /v1/plans', 'the catalogue, to anybody', async (world) => {
    const { status, json } = await world.get('/v1/plans');
    expect([status, json.plans[0].id]).toEqual([200, 'free']);
  }),
  row('Endpoints: GET /v1/usage', 'the use of the key that asks', async (world) => {
    const key = await world.keyOf('free', 3);
    const { status, json } = await world.get('/v1/usage', { 'x-api-key': key });
    expect([status, json.used]).toEqual([200, 3]);
  }),
  row('Endpoints: GET /health', 'state and version, to anybody', async (world) => {
    const { status, json } = await world.get('/health');
    expect([status, json.status, json.schematron]).toEqual([200, 'ok', true]);
  }),
];

const OVERVIEW: readonly Row[] = [
  row('What the service does: point 1', 'JSON becomes Factur-X, CII or UBL', async (world) => {
    const starts = { 'facturx-pdf': '%PDF-1.7', 'cii-xml': '<rsm:Cross', 'ubl-xml': '<Invoice' };
    for (const [output, start] of Object.entries(starts))
      expect((await world.generate(request({}, { output }))).text.replace(/^<\?.*\?>\s*/, '')).toContain(
        start,
      );
  }),
  row('What the service does: point 2', 'existing or new CII goes into an existing PDF', async (world) => {
    const pdf = await plainPdf();
    const xml = (await world.generate(request({}, { output: 'cii-xml' }))).bytes;
    for (const source of [{ xml }, { invoice_json: JSON.stringify(request().invoice) }]) {
      const reply = await world.embed({ pdf, ...source });
      const verdict = await world.validate(reply.bytes, '', { 'content-type': 'application/pdf' });
      expect(verdict.json).toMatchObject({ valid: true, pdf: { pdfa: '3B' } });
    }
  }),
  row('What the service does: point 3', 'PDF, CII, UBL Invoice and CreditNote are judged', async (world) => {
    const flavors = {
      'cii-small': 'factur-x',
      'ubl-small': 'ubl-2.1-invoice',
      'ubl-credit': 'ubl-2.1-creditnote',
    };
    for (const [name, flavor] of Object.entries(flavors))
      expect((await world.validate(recorded(name))).json).toMatchObject({ flavor, checks_skipped: [] });
    const pdf = (await world.generate(request())).bytes;
    expect((await world.validate(pdf)).json.checks_run).toContain('pdf');
  }),
  row('What the service does: point 4', 'XML and key fields are read from PDF and XML', async (world) => {
    const pdf = (await world.generate(request())).bytes;
    const { json } = await world.extract(pdf);
    expect(json.fields.number).toBe(request().invoice.number);
    expect((await world.extract(json.xml)).json.fields).toEqual(json.fields);
  }),
  row('What the service does: point 5', 'schemas, plans, usage and health are published', async (world) => {
    for (const path of ['/v1/schema/invoice', '/v1/schema/options', '/v1/plans', '/health'])
      expect((await world.get(path)).status).toBe(200);
  }),
  row('What the service does: point 6', 'MCP, the interactive API and its description', async (world) => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'row', version: '1' } },
    };
    const types = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    expect((await world.post('/mcp', JSON.stringify(initialize), types)).text).toContain('"serverInfo"');
    expect((await world.get('/api')).text).toMatch(/<script type="module" src="\/page\/app-/);
    expect((await world.get('/openapi.json')).json.openapi).toMatch(/^3\.1/);
  }),
  row('What the service does: point 7', 'what breaks a rule is never returned as a file', async (world) => {
    const reply = await world.generate(
      request({ due_date: null, payment_terms: null, business_process: 'X9' }),
    );
    const details = expectError(reply, 400, 'invalid_input');
    expect(details[0]).toMatchObject({ severity: 'fatal' });
  }),
  row(
    'What the service does: point 8',
    'nothing is stored: there is no document to ask for',
    async (world) => {
      const reply = await world.generate(request());
      expect(reply.headers.get('location')).toBeNull();
      expect((await world.get(`/v1/invoices/${request().invoice.number}`)).status).toBe(404);
    },
  ),
  row('What the service does: point 9', 'minimum and basic are judged, never produced', async (world) => {
    for (const profile of ['minimum', 'basic']) {
      expect((await world.validate(recorded(`cii-${profile}`))).json.profile).toBe(profile);
      expectError(await world.generate(request({}, { profile })), 422, 'validation_error');
    }
  }),
];

const OTHERS: readonly Row[] = [
  row('Other endpoints: point 1', 'usage is of the month and of the key', async (world) => {
    const [one, other] = [await world.keyOf('free', 7), await world.keyOf('free')];
    const usage = async (key: string) => (await world.get('/v1/usage', { 'x-api-key': key })).json;
    expect(await usage(one)).toMatchObject({ used: 7, period: new Date().toISOString().slice(0, 7) });
    expect((await usage(other)).used).toBe(0);
  }),
  row('Other endpoints: point 2', 'without rules, health says so and validation is 503', async (world) => {
    expect((await world.coreless.get('/health')).json.schematron).toBe(false);
    expectError(await world.coreless.validate(recorded('cii-small')), 503, 'schematron_unavailable');
  }),
  row('Other endpoints: point 3', 'MCP stands at /mcp', async (world) => {
    expect((await world.get('/mcp')).status).not.toBe(404);
  }),
];

/** What of HTTP the contract takes for granted. */
const HTTP: readonly Row[] = [
  row('What does not change is named by ETag', '304 for who has it, HEAD, 405 with Allow', async (world) => {
    for (const path of ['/v1/schema/invoice', '/v1/schema/options', '/openapi.json']) {
      const { headers } = await world.get(path);
      expect(headers.get('cache-control')).toContain('max-age');
      const again = await world.get(path, { 'if-none-match': headers.get('etag')! });
      expect([again.status, again.text]).toEqual([304, '']);
      const head = await world.send('HEAD', path);
      expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', headers.get('etag')]);
      for (const method of ['OPTIONS', 'PUT', 'DELETE']) {
        const refused = await world.send(method, path);
        expectError(refused, 405, 'method_not_allowed');
        expect(refused.headers.get('allow')).toBe('GET, HEAD');
      }
    }
  }),
];

const VERSIONING: readonly Row[] = [
  row('Versioning: point 1', 'business endpoints stand under /v1/', async (world) => {
    const { paths } = (await world.get('/openapi.json')).json;
    const outside = Object.keys(paths).filter((path) => !path.startsWith('/v1/'));
    for (const path of outside) expect(paths[path].get.tags[0]).toMatch(/^(Service|Schemas)$/);
  }),
  row('Versioning: point 2', 'the description is 0.1.1, health has a version of its own', async (world) => {
    expect((await world.get('/openapi.json')).json.info.version).toBe('0.1.1');
    expect((await world.get('/health')).json.version).toMatch(/^\d+\.\d+\.\d+/);
  }),
  row('Versioning: point 3', 'no policy is promised: no answer announces an end', async (world) => {
    const { headers } = await world.get('/health');
    expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null]);
  }),
];

export const SERVICE_ROWS: readonly Row[] = [...OVERVIEW, ...ENDPOINTS, ...OTHERS, ...HTTP, ...VERSIONING];
