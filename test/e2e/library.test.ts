import { createGrpcTransport } from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conforme, ConformeError } from '../../library/index.ts';
import { connectClient, httpClient, type Conforme, type HttpConforme } from '../../library/client.ts';
import { validate } from '../../library/validate.ts';
import type { GenerateRequest } from '@conforme/proto/contract';
import type { Service } from '../../scripts/start.ts';
import { set } from './mistakes/mistake.ts';
import { example, exampleNames, INLINE, KEY, post, postJson, startService } from './service.ts';

let service: Service;
let http: HttpConforme;
let grpc: Conforme;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
  http = httpClient({ url: service.url, key: KEY });
  grpc = connectClient(createGrpcTransport({ baseUrl: `http://127.0.0.1:${service.grpcPort}` }));
});
afterAll(() => service.close());

const DOUBTFUL = set(['payment.iban', 'FR7630006000011234567890188'], ['payment.bic', 'XX']);
const JSON_WANTED = { accept: 'application/json' };
const inPdf = (request: GenerateRequest): GenerateRequest => ({
  ...request,
  options: { ...request.options, output: 'facturx-pdf' },
});

/** What the service answers, or refuses. */
async function overHttp(path: string, body: NonNullable<RequestInit['body']>, headers = {}): Promise<object> {
  const answer = await post(service, `/v1${path}`, body, headers);
  return (await answer.json()) as object;
}

/** A refusal as ErrorOut, which leaves out what is empty. */
async function refusalOf(call: Promise<unknown>): Promise<object> {
  const error = await call.then(
    () => new Error('it was answered'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ConformeError)) throw error;
  const { code, message, details, causes } = error;
  return { code, message, ...(details.length > 0 && { details }), ...(causes.length > 0 && { causes }) };
}

describe('the library answers what HTTP does', () => {
  it.each(exampleNames())('to generate, validate, extract and convert %s', async (name) => {
    const request = example(name) as GenerateRequest;
    const { content, warnings, rulesets, ...made } = await conforme.generate(request);
    const answer = await postJson(service, '/v1/invoices/generate', request, JSON_WANTED);
    const { content_base64: _, ...published } = (await answer.json()) as { content_base64: string };
    expect(made).toEqual(published);
    expect(rulesets.join(', ')).toBe(answer.headers.get('x-rulesets'));
    expect(String(warnings.length)).toBe(answer.headers.get('x-facturx-warnings'));
    const bytes = Buffer.from(content);
    const { rulesets: judges, ...verdict } = await conforme.validate(content, {
      explain: true,
      ledger: true,
    });
    expect(verdict).toEqual(await overHttp('/invoices/validate?explain=true&ledger=true', bytes));
    expect(judges).toEqual(rulesets);
    expect(await conforme.extract(content)).toEqual(await overHttp('/invoices/extract', bytes));
    const {
      content: _ubl,
      rulesets: _packs,
      ...converted
    } = await conforme.convert(content, { to: 'ubl-xml', allow_loss: true });
    const { content_base64: _xml, ...sent } = (await overHttp(
      '/invoices/convert?to=ubl-xml&allow_loss=true',
      bytes,
      JSON_WANTED,
    )) as { content_base64: string };
    expect(converted).toEqual(sent);
  });

  it('to what else there is to ask', async () => {
    const request = example('services') as GenerateRequest;
    const { content } = await conforme.generate(inPdf(request));
    const bytes = Buffer.from(content);
    expect(await conforme.compare(content)).toEqual(await overHttp('/invoices/compare', bytes));
    const { rulesets: _packs, ...received } = await conforme.receive(content);
    expect(received).toEqual(await overHttp('/invoices/receive', bytes));
    for (const language of ['en', 'fr'] as const) {
      const page = await conforme.render(content, { format: 'html', language });
      const shown = await post(service, `/v1/invoices/render?format=html&language=${language}`, bytes, {});
      expect(Buffer.from(page.content).toString()).toBe(await shown.text());
    }
    const rule = await fetch(`${service.url}/v1/rules/BR-CO-10`);
    expect(await conforme.explain('BR-CO-10')).toEqual(await rule.json());
    const packs = await fetch(`${service.url}/v1/rulesets?as_of=2026-08-15`);
    expect(await conforme.rulesets({ as_of: '2026-08-15' })).toEqual(await packs.json());
    const xml = await postJson(service, '/v1/invoices/preview-xml', request);
    expect((await conforme.preview(request)).xml).toBe(await xml.text());
    const embedded = await conforme.embed({ pdf: content, invoice: request.invoice, profile: 'extended' });
    expect(embedded).toMatchObject({ profile: 'extended', media_type: 'application/pdf' });
    expect(await validate(embedded.content)).toMatchObject({ valid: true, profile: 'extended' });
  });

  it('with the doubts about what is converted and embedded, or without', async () => {
    const { invoice, options } = example('services');
    DOUBTFUL(invoice, options);
    const request = { invoice, options } as GenerateRequest;
    const { content } = await conforme.generate(inPdf(request));
    const convert = (plausibility: boolean) => conforme.convert(content, { to: 'ubl-xml', plausibility });
    const embed = (plausibility: boolean) =>
      conforme.embed({ pdf: content, invoice: request.invoice, plausibility });
    const [doubted, plain] = [await convert(true), await convert(false)];
    expect(doubted.warnings.length - plain.warnings.length).toBe(2);
    expect(doubted.content).toEqual(plain.content);
    // A PDF says when it was made, so two of them may differ in length.
    const [doubtedPdf, plainPdf] = [await embed(true), await embed(false)];
    expect(doubtedPdf.warnings.length - plainPdf.warnings.length).toBe(2);
    expect(await conforme.extract(doubtedPdf.content)).toEqual(await conforme.extract(plainPdf.content));
    const usual = await conforme.convert(content, { to: 'ubl-xml' });
    const answer = await post(service, '/v1/invoices/convert?to=ubl-xml', Buffer.from(content), {});
    expect(usual.warnings).toEqual(plain.warnings);
    expect(String(usual.warnings.length)).toBe(answer.headers.get('x-facturx-warnings'));
  });

  it('to XML as text, and to requests as text with all their digits', async () => {
    const request = example('services') as GenerateRequest;
    const { xml } = await conforme.preview(JSON.stringify(request));
    expect(await conforme.validate(xml, { as_of: '2026-10-01' })).toMatchObject({ valid: true });
    const exact = JSON.stringify({
      ...request,
      options: { ...request.options, check: 'base', output: 'cii-xml' },
    });
    const priced = exact.replace(/"unit_price":"?[\d.]+"?/, '"unit_price":100.12345678901234567890');
    expect((await conforme.preview(priced)).xml).toContain('100.1234567890123456789');
  });
});

describe('the library refuses what HTTP refuses', () => {
  const broken = (): GenerateRequest => {
    const { invoice, options } = example('services');
    return { invoice: { ...invoice, currency: 'EUX' }, options } as GenerateRequest;
  };

  it.each(['en', 'fr'] as const)('in %s', async (language) => {
    const said = { 'accept-language': language };
    const faulty = { ...broken(), opitons: {} };
    for (const request of [broken(), faulty]) {
      const answer = await postJson(service, '/v1/invoices/generate', request, said);
      const refused = (await answer.json()) as { code: string };
      expect(await refusalOf(conforme.generate(request, { language }))).toEqual(refused);
    }
    for (const document of ['<a/>', '<a>', '%PDF-1.4 is no PDF'])
      expect(await refusalOf(conforme.validate(document, {}, { language }))).toEqual(
        await overHttp('/invoices/validate', document, said),
      );
  });

  it('with the status and the class of the error', async () => {
    await expect(conforme.generate(broken())).rejects.toMatchObject({ name: 'ConformeError', status: 400 });
    await expect(conforme.explain('BR-NONE')).rejects.toMatchObject({ code: 'not_found', status: 404 });
    const lossy = conforme.convert(
      (await conforme.generate(example('extended-ctc-fr') as GenerateRequest)).content,
      {
        to: 'facturx-pdf',
        profile: 'basicwl',
      },
    );
    await expect(lossy).rejects.toMatchObject({
      code: 'lossy_conversion',
      details: expect.arrayContaining([
        expect.objectContaining({ term: 'BT-131', value: '41.27' }),
      ]) as object,
    });
  });

  it('and a name of an option that nobody knows', async () => {
    const misspelled = { chekc: 'base' } as object;
    await expect(conforme.validate('<a/>', misspelled)).rejects.toMatchObject({
      status: 422,
      details: [{ type: 'extra_forbidden', pointer: '/options/chekc' }],
    });
    await expect(conforme.validate(5 as never)).rejects.toThrow(TypeError);
    await expect(conforme.embed({ pdf: new Uint8Array() } as never)).rejects.toMatchObject({
      details: [{ type: 'one_of' }],
    });
  });

  it('and ends with the signal of its caller', async () => {
    const signal = AbortSignal.abort(new Error('never mind'));
    await expect(conforme.validate('<a/>', {}, { signal })).rejects.toThrow('never mind');
  });
});

describe('the clients answer what the library does', () => {
  it.each([
    ['HTTP', (): HttpConforme | Conforme => http],
    ['gRPC', (): HttpConforme | Conforme => grpc],
  ])('over %s', async (_name, client) => {
    const request = example('services') as GenerateRequest;
    const ours = await conforme.generate(request);
    const { content, ...theirs } = await client().generate(request);
    const { content: _, warnings, ...made } = ours;
    const told = 'warnings' in theirs ? { warnings } : { warning_count: warnings.length };
    expect(theirs).toEqual({ ...made, ...told });
    expect(content.length).toBeGreaterThan(10_000);
    const options = { check: 'base', explain: true, ledger: true, as_of: '2026-10-01' } as const;
    expect(await client().validate(content, options)).toEqual(await conforme.validate(content, options));
    expect(await client().extract(content)).toEqual(await conforme.extract(content));
    expect(await client().compare(content)).toEqual(await conforme.compare(content));
    const held = { own_addresses: ['0225:404833048'], known: ['k'] };
    expect(await client().receive(content, held)).toEqual(await conforme.receive(content, held));
    expect(await client().explain('BR-FR-12')).toEqual(await conforme.explain('BR-FR-12'));
    expect(await client().rulesets()).toEqual(await conforme.rulesets());
    expect(await client().preview(request)).toEqual(await conforme.preview(request));
    const converted = await client().convert(content, { to: 'ubl-xml' });
    expect(converted.content).toEqual((await conforme.convert(content, { to: 'ubl-xml' })).content);
    const embedded = await client().embed({ pdf: content, invoice: request.invoice, check: 'base' });
    expect(embedded).toMatchObject({ filename: ours.filename, profile: 'en16931' });
    const page = await client().render(content, { format: 'html' }, { language: 'en' });
    expect(page).toMatchObject({ media_type: 'text/html' });
    await expect(client().validate('<a/>')).rejects.toMatchObject({ code: 'not_an_einvoice', status: 400 });
  });

  it('and over HTTP a wrong key is one', async () => {
    const stranger = httpClient({ url: service.url, key: 'wrong' });
    await expect(stranger.validate('<a/>')).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 });
  });
});
