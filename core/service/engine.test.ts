import { generateRequestCodec, invoiceCodec } from '@conforme/proto/schema/codec';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { Engine, ErrorDetailSchema } from '@conforme/proto/v1';
import { Code, ConnectError, createClient, type CallOptions } from '@connectrpc/connect';
import { describe, expect, it } from 'vitest';
import { sampleInvoice } from '../invoice/testing/sample.ts';
import type { Finding, Language, RuleContext } from '../plugin/index.ts';
import { fixed, LiveRegistry } from '../registry/live.ts';
import { Registry } from '../registry/registry.ts';
import { bytes, everyValue, fakeContainer, fakeRuleset, fakeSyntax, invoiceXml } from '../testing/plugins.ts';
import { inProcess } from './server.ts';

const NOW = new Date('2026-11-21T23:30:00Z');

/** The service over fake plugins, what its rules were told, and in which languages they were asked for words. */
function service(findings: readonly Finding[] = []) {
  const told: RuleContext[] = [];
  const languages: Language[] = [];
  const ruleset = fakeRuleset('en', {
    run: (_tree, context) => {
      told.push(context);
      return findings;
    },
    explain: (_rule, language) => {
      languages.push(language);
      return null;
    },
  });
  const french = fakeRuleset('fr', { source: 'schematron:fr-ctc' });
  const syntax = fakeSyntax({
    write: (invoice) => ({
      bytes: invoiceXml('w'),
      pointers: [['/invoice/number'], everyValue(invoice)],
    }),
  });
  const container = fakeContainer({}, { embed: async () => ({ content: bytes('%PDF-A'), notes: [] }) });
  const registry = new Registry([syntax, ruleset, french, container]);
  const client = createClient(
    Engine,
    inProcess(
      fixed(registry),
      () => NOW,
      () => {},
    ),
  );
  return { client, told, languages };
}

const WARNING: Finding = { severity: 'warning', rule: 'W-1', message: 'Odd.', node: 1 };
const DOCUMENT = invoiceXml() as Uint8Array<ArrayBuffer>;
const PDF = bytes('%PDF') as Uint8Array<ArrayBuffer>;

function generateMessage(options: object = {}) {
  const { seller, buyer } = sampleInvoice();
  const line = { item_name: 'Chaise', quantity: '2', unit_price: '50', vat_rate: '20' };
  const named = ({ name }: { name: string }): object => ({ name, address: { country: 'FR' } });
  const invoice = {
    number: 'F-1',
    issue_date: '2026-10-05',
    seller: named(seller),
    buyer: named(buyer),
    lines: [line],
  };
  const { ok, faults } = readGenerateRequest(
    JSON.stringify({ invoice, options: { output: 'cii-xml', ...options } }),
  );
  if (!ok) throw new Error(JSON.stringify(faults));
  return generateRequestCodec.toMessage(ok);
}

async function detailOf(call: Promise<unknown>) {
  const thrown: unknown = await call.then(
    () => expect.unreachable('the call was answered'),
    (error: unknown) => error,
  );
  const error = ConnectError.from(thrown);
  return { status: error.code, detail: error.findDetails(ErrorDetailSchema)[0] };
}

describe('validate', () => {
  it('fills the defaults of the contract in', async () => {
    const { client, told, languages } = service([WARNING]);
    const answer = await client.validate({ document: DOCUMENT });
    expect(answer.validation).toMatchObject({
      valid: true,
      checksRun: ['xsd', 'schematron:base', 'schematron:fr-ctc'],
    });
    expect(answer.rulesets).toEqual(['en@1.0', 'fr@1.0']);
    expect(answer.details).toEqual([]);
    expect(told).toMatchObject([{ date: '2026-11-22', container: 'xml' }]);
    expect(languages).toEqual(['en']);
  });

  it('explains each finding in its order where that is asked for', async () => {
    const { client, languages } = service([WARNING, { ...WARNING, rule: 'W-2' }]);
    const { validation, details } = await client.validate({
      document: DOCUMENT,
      explain: true,
      language: 'fr',
    });
    expect(details.map(({ rule }) => rule)).toEqual(['W-1', 'W-2']);
    expect(validation!.findings).toHaveLength(2);
    expect(details[0]).toMatchObject({ line: 1, column: 1, location: '/t:invoice' });
    expect(new Set(languages)).toEqual(new Set(['fr']));
  });

  it('judges by the day asked for', async () => {
    const { client, told } = service();
    await client.validate({ document: DOCUMENT, asOf: '2027-01-31', check: 'base' });
    expect(told[0]!.date).toBe('2027-01-31');
  });

  it.each([
    [{ check: 'all' }, ['check'], 'enum'],
    [{ language: 'de' }, ['language'], 'enum'],
    [{ asOf: '2026-02-30' }, ['as_of'], 'date'],
  ])('refuses %j at its field', async (fields, loc, type) => {
    const { status, detail } = await detailOf(service().client.validate({ document: DOCUMENT, ...fields }));
    expect(status).toBe(Code.InvalidArgument);
    expect(detail).toMatchObject({ code: 'validation_error' });
    expect(detail!.faults).toMatchObject([{ type }]);
    expect(JSON.stringify(detail!.faults[0]!.loc)).toContain(loc[0]);
  });

  it('names all faults at once', async () => {
    const message = { document: DOCUMENT, check: 'all', language: 'de', asOf: 'now' };
    const { detail } = await detailOf(service().client.validate(message));
    expect(detail!.faults.map(({ pointer }) => pointer)).toEqual(['/check', '/language', '/as_of']);
  });

  it('refuses a document above 15 MB, and takes one of exactly that', async () => {
    const limit = 15 * 1024 * 1024;
    const padded = (size: number): Uint8Array<ArrayBuffer> => {
      const document = new Uint8Array(size).fill(0x20);
      document.set(DOCUMENT);
      return document;
    };
    const { client } = service();
    expect((await client.validate({ document: padded(limit) })).validation?.valid).toBe(true);
    for (const call of [client.validate, client.extract]) {
      const { status, detail } = await detailOf(call({ document: padded(limit + 1) }));
      expect(status).toBe(Code.ResourceExhausted);
      expect(detail?.code).toBe('too_large');
    }
  });
});

describe('generate', () => {
  it('answers document, totals, verdict and packs', async () => {
    const answer = await service([WARNING]).client.generate(generateMessage({ plausibility: false }));
    expect(answer).toMatchObject({
      filename: 'F-1.xml',
      mediaType: 'application/xml',
      profile: 'en16931',
      output: 'cii-xml',
      totals: { amountDue: '120.00' },
      validation: { valid: true, warningCount: 1 },
      rulesets: ['en@1.0', 'fr@1.0'],
    });
    expect(answer.warnings).toMatchObject([{ rule: 'W-1', pointer: '/invoice/number' }]);
    expect(Buffer.from(answer.content)).toEqual(Buffer.from(invoiceXml('w')));
  });

  it.each([
    [{}, undefined, 'fr'],
    [{ language: 'en' }, undefined, 'en'],
    [{ language: 'en' }, 'fr', 'fr'],
    [{ language: 'en' }, 'de', 'en'],
  ])('with %j and Accept-Language %s speaks %s', async (options, header, language) => {
    const { client, languages } = service([WARNING]);
    const call: CallOptions = header === undefined ? {} : { headers: { 'accept-language': header } };
    await client.generate(generateMessage(options), call);
    expect(new Set(languages)).toEqual(new Set([language]));
  });

  it('carries its findings as typed details', async () => {
    const fatal: Finding = { ...WARNING, severity: 'fatal' };
    const { status, detail } = await detailOf(service([fatal]).client.generate(generateMessage()));
    expect(status).toBe(Code.InvalidArgument);
    expect(detail).toMatchObject({
      code: 'invalid_input',
      findings: [{ rule: 'W-1', pointer: '/invoice/number' }],
    });
  });

  it('judges a message as strictly as a body: every fault at once, none at a path of HTTP', async () => {
    const message = generateMessage();
    message.invoice!.issueDate = 'soon';
    message.invoice!.lines = [];
    const { detail } = await detailOf(service().client.generate(message));
    expect(detail!.faults.map(({ pointer }) => pointer).sort()).toEqual([
      '/invoice/issue_date',
      '/invoice/lines',
    ]);
  });

  it('previews without a rule', async () => {
    const { client, told } = service();
    const { invoice, options } = generateMessage();
    const answer = await client.previewXml({ invoice: invoice!, options: options! });
    expect(Buffer.from(answer.xml)).toEqual(Buffer.from(invoiceXml('w')));
    expect(told).toEqual([]);
  });
});

describe('embed', () => {
  const invoice = invoiceCodec.toMessage(sampleInvoice());

  it('takes an invoice', async () => {
    const { client } = service();
    const answer = await client.embed({
      pdf: PDF,
      source: { case: 'invoice', value: invoice },
      check: 'base',
    });
    expect(answer).toMatchObject({ filename: 'F-1.pdf', profile: 'en16931', rulesets: ['en@1.0'] });
    expect(Buffer.from(answer.content).toString()).toBe('%PDF-A');
  });

  it('needs XML or an invoice', async () => {
    const { detail } = await detailOf(service().client.embed({ pdf: PDF }));
    expect(detail).toMatchObject({
      code: 'validation_error',
      faults: [{ type: 'missing', pointer: '/invoice' }],
    });
  });

  it.each([{ profile: 'minimum' }, { check: 'all' }, { language: 'de' }])('refuses %j', async (fields) => {
    const call = service().client.embed({ pdf: PDF, source: { case: 'invoice', value: invoice }, ...fields });
    expect((await detailOf(call)).detail?.faults).toMatchObject([
      { type: 'enum', pointer: `/${Object.keys(fields)[0]}` },
    ]);
  });

  it('names all faults at once, those of the invoice too', async () => {
    const value = { ...invoice, issueDate: 'soon' };
    const call = service().client.embed({
      pdf: PDF,
      source: { case: 'invoice', value },
      profile: 'x',
      check: 'y',
    });
    expect((await detailOf(call)).detail!.faults.map(({ pointer }) => pointer)).toEqual([
      '/profile',
      '/check',
      '/invoice/issue_date',
    ]);
  });

  it('holds PDF and XML together to 15 MB', async () => {
    const half = new Uint8Array(8 * 1024 * 1024);
    const { detail } = await detailOf(
      service().client.embed({ pdf: half, source: { case: 'xml', value: half } }),
    );
    expect(detail?.code).toBe('too_large');
  });
});

describe('before any rules are loaded', () => {
  const live = new LiveRegistry(async () => new Registry([fakeSyntax(), fakeRuleset('base')]));
  const transport = inProcess(
    live,
    () => NOW,
    () => expect.unreachable(),
  );
  const client = createClient(Engine, transport);

  it('every call that needs them is told to come back, and answered once they are there', async () => {
    for (const call of [
      () => client.validate({ document: DOCUMENT }),
      () => client.extract({ document: DOCUMENT }),
      () => client.generate(generateMessage()),
      () => client.previewXml({}),
      () => client.embed({ pdf: PDF, source: { case: 'xml', value: DOCUMENT } }),
      () => client.listRulesets({}),
      () => client.getRule({ id: 'R' }),
    ])
      await expect(call()).rejects.toMatchObject({ code: Code.Unavailable });
    await live.reload();
    expect((await client.validate({ document: DOCUMENT })).rulesets).toEqual(['base@1.0']);
  });
});
