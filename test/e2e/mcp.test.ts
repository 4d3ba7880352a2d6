import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLeftOut } from '../cases.ts';
import type { Service } from '../../scripts/start.ts';
import { REPORTING_EXAMPLE } from '../../gateway/routes/ereporting.ts';
import { example, INLINE, KEY, post, startService } from './service.ts';

interface Result {
  readonly isError?: boolean;
  readonly structuredContent: Record<string, unknown>;
  readonly content: readonly {
    readonly text?: string;
    readonly resource?: { readonly blob?: string; readonly text?: string };
  }[];
}

const MAIN = join(import.meta.dirname, '../../scripts/serve.mjs');

/** Besides what agents hand on: what tests have compiled is at hand, and a second thread would compile what the first has. */
const ENV = {
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE']!,
  CONFORME_WORKERS: '1',
};

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

/** The framework's own waits for `drain` once a message, and Node warns of the eleventh that waits. */
class OneAtATime extends StdioClientTransport {
  #sent = Promise.resolve();

  override send(message: Parameters<StdioClientTransport['send']>[0]): Promise<void> {
    const sending = this.#sent.then(() => super.send(message));
    this.#sent = sending.catch(() => {});
    return sending;
  }
}

const DOORS: Record<string, () => StreamableHTTPClientTransport | StdioClientTransport> = {
  HTTP: () =>
    new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), {
      requestInit: { headers: { 'x-api-key': KEY } },
    }),
  'the standard streams': () =>
    new OneAtATime({ command: process.execPath, args: [MAIN, 'mcp'], env: ENV, stderr: 'inherit' }),
};

describe.skipIf(isLeftOut()).each(Object.entries(DOORS))('an agent over %s', (_name, door) => {
  const client = new Client({ name: 'e2e', version: '1' });
  beforeAll(async () => {
    await client.connect(door());
    await client.listTools();
  });
  afterAll(() => client.close());

  const call = async (name: string, given: object): Promise<Result> =>
    (await client.callTool({ name, arguments: { ...given } })) as unknown as Result;

  it.each(['validate_invoice', 'extract_invoice', 'convert_invoice'])(
    'says of an empty document what REST says of one: %s',
    async (tool) => {
      const given = tool === 'convert_invoice' ? { to: 'ubl-xml' } : {};
      const path = tool.replace('_invoice', '');
      const query = new URLSearchParams(given).toString();
      const rest = await post(service, `/v1/invoices/${path}?${query}`, '', {
        'content-type': 'application/xml',
      });
      expect(rest.status).toBe(400);
      const refusal = await rest.json();
      for (const document of [{ xml: '' }, { document_base64: '' }, { xml: '', document_base64: '' }])
        expect((await call(tool, { ...given, ...document })).structuredContent).toEqual(refusal);
    },
  );

  it('generates a PDF that it can validate and read', async () => {
    const made = await call('generate_invoice', example('services'));
    expect(made.isError ?? false).toBe(false);
    const blob = made.content[1]!.resource!.blob!;
    expect(made.structuredContent['size']).toBe(Buffer.from(blob, 'base64').length);
    const judged = await call('validate_invoice', { document_base64: blob });
    expect(judged.structuredContent).toMatchObject({ valid: true, profile: 'en16931', error_count: 0 });
    const read = await call('extract_invoice', { document_base64: blob });
    expect(read.structuredContent).toMatchObject({
      fields: { number: example('services').invoice.number },
      xml: null,
    });
  });

  it('goes on after the invoice: statuses, e-reporting, the extract for the State', async () => {
    const xmlOf = ({ content }: Result): string => content[1]!.resource!.text!;
    const { invoice, options } = example('services');
    const made = await call('generate_invoice', { invoice, options: { ...options, output: 'ubl-xml' } });
    const xml = xmlOf(made);
    const received = await call('receive_invoice', { xml });
    const { proposed_statuses: proposed } = received.structuredContent['reception'] as {
      proposed_statuses: { status: string }[];
    };
    const taken = await call('generate_status', { xml, status: proposed[0]!.status });
    expect(taken.structuredContent).toMatchObject({ validation: { valid: true, flavor: 'cdar' } });
    const read = await call('extract_status', { xml: xmlOf(taken) });
    expect(read.content[0]!.text).toContain(`${invoice.number}: 204`);
    const next = await call('next_statuses', { messages: [xmlOf(taken)], actor: 'BY', xml });
    expect(next.content[0]!.text).toMatch(/^205 .*Approved/m);
    const calendar = await call('ereporting_calendar', { regime: 'real-normal-monthly', year: '2027' });
    expect(calendar.content[0]!.text).toContain('2027-');
    const reports = await call('generate_ereporting', REPORTING_EXAMPLE);
    expect(reports.content.slice(1)).toHaveLength(2);
    const judged = await call('validate_invoice', { xml: xmlOf(reports) });
    expect(judged.structuredContent).toMatchObject({ valid: true, flavor: 'ereporting' });
    const extract = await call('extract_flux1', { xml, level: 'full' });
    expect(extract.structuredContent).toMatchObject({
      level: 'full',
      syntax: 'ubl',
      validation: { valid: true },
    });
  });

  it('mends an invoice by what a refusal says', async () => {
    const { invoice, options } = example('services');
    const totals = {
      line_total: '1',
      tax_exclusive: '1',
      tax_total: '1',
      tax_inclusive: '2',
      amount_due: '2',
    };
    const refused = await call('generate_invoice', { invoice: { ...invoice, totals }, options });
    expect(refused.isError).toBe(true);
    expect(refused.structuredContent).toMatchObject({ code: 'invalid_input' });
    const details = refused.structuredContent['details'] as { pointer: string; fix: string }[];
    expect(details.every(({ pointer, fix }) => pointer.startsWith('/invoice/') && fix !== '')).toBe(true);
    expect((await call('generate_invoice', { invoice, options })).isError ?? false).toBe(false);
  });

  it('sees how the totals came about, as a table and as data', async () => {
    const { invoice } = example('services');
    const explained = { invoice, options: { explain: true, language: 'en' } };
    const preview = await call('preview_xml', explained);
    const made = await call('generate_invoice', explained);
    const xml = preview.structuredContent['xml'] as string;
    const judged = await call('validate_invoice', { xml, ledger: true });
    for (const { structuredContent, content } of [preview, made, judged]) {
      expect(structuredContent).toMatchObject({ ledger: { balanced: true } });
      expect(content[0]!.text).toMatch(/^BT-115 amount due +[\d.]+ /m);
    }
    expect((await call('validate_invoice', { xml })).structuredContent).not.toHaveProperty('ledger');
  });

  it('previews XML and embeds it in a PDF of its own', async () => {
    const { invoice } = example('services');
    const preview = await call('preview_xml', { invoice });
    const xml = preview.structuredContent['xml'] as string;
    expect(xml).toContain('CrossIndustryInvoice');
    const pdf = await call('generate_invoice', example('services'));
    const embedded = await call('embed_invoice', { pdf_base64: pdf.content[1]!.resource!.blob!, xml });
    expect(embedded.structuredContent).toMatchObject({ media_type: 'application/pdf', profile: 'en16931' });
    const broken = await call('validate_invoice', { xml: xml.replaceAll('EUR', 'EURO') });
    expect(broken.structuredContent).toMatchObject({ valid: false });
    expect(broken.content[0]!.text).toMatch(/^Not valid: \d+ fatal/);
    const brief = await call('validate_invoice', { xml: xml.replaceAll('EUR', 'EURO'), max_findings: 1 });
    expect(brief.structuredContent).toMatchObject({
      error_count: broken.structuredContent['error_count'],
      findings: [
        { severity: 'fatal' },
        { severity: 'info', message: expect.stringContaining('max_findings') },
      ],
    });
  });

  it('converts a document, and says what would be lost', async () => {
    const { structuredContent } = await call('preview_xml', { invoice: example('services').invoice });
    const xml = structuredContent['xml'] as string;
    const ubl = await call('convert_invoice', { xml, to: 'ubl-xml' });
    expect(ubl.structuredContent).toMatchObject({ output: 'ubl-xml', source_valid: true, losses: [] });
    const doubtful = xml.replace(/(?<=<ram:IBANID>)[^<]+/, 'FR7630006000011234567890188');
    const doubted = await call('convert_invoice', { xml: doubtful, to: 'ubl-xml' });
    expect(doubted.structuredContent['warnings']).toMatchObject([{ rule: 'PLAUSIBLE-IBAN' }]);
    const lossy = await call('convert_invoice', { xml, to: 'cii-xml', profile: 'basicwl' });
    expect(lossy.isError).toBe(true);
    expect(lossy.structuredContent).toMatchObject({ code: 'lossy_conversion' });
    expect(lossy.content[0]!.text).toContain('BT-153');
  });

  it('has rules explained and reads the schema', async () => {
    expect((await call('explain_rule', { rule: 'BR-CO-10' })).structuredContent).toMatchObject({
      id: 'BR-CO-10',
    });
    expect((await call('explain_rule', { rule: 'BR-NOPE' })).structuredContent).toMatchObject({
      code: 'not_found',
    });
    const { contents } = await client.readResource({ uri: 'conforme://schema/invoice' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ title: 'Invoice' });
  });

  it('reads what changes between rule packs', async () => {
    const diff = 'conforme://rulesets/diff/br-fr-cii@1.4.0.03';
    const { contents } = await client.readResource({ uri: `${diff}/br-fr-cii@1.4.0.04` });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({
      to: 'br-fr-cii@1.4.0.04',
      rulesets: [{ to: { version: '1.4.0.04' }, rules: expect.arrayContaining([expect.anything()]) }],
    });
    for (const uri of [`${diff}/none@1`, 'conforme://rulesets/diff/%25/b'])
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_602 });
  });

  it('is answered 64 calls at once', async () => {
    const { structuredContent } = await call('preview_xml', { invoice: example('services').invoice });
    const xml = structuredContent['xml'] as string;
    const verdicts = await Promise.all(Array.from({ length: 64 }, () => call('validate_invoice', { xml })));
    expect(verdicts.every(({ structuredContent: verdict }) => verdict['valid'] === true)).toBe(true);
  });
});

describe('an agent with many documents', () => {
  it('orders work on them and reads its results a page at a time; another account sees none of it', async () => {
    const client = new Client({ name: 'e2e', version: '1' });
    await client.connect(DOORS['HTTP']!());
    const call = async (name: string, given: object): Promise<Result> =>
      (await client.callTool({ name, arguments: { ...given } })) as unknown as Result;
    const { structuredContent: preview } = await call('preview_xml', {
      invoice: example('services').invoice,
    });
    const xml = preview['xml'] as string;
    const documents = [
      ...Array.from({ length: 118 }, () => xml),
      '<note/>',
      Buffer.from(xml).toString('base64'),
    ];
    const ordered = await call('submit_job', { kind: 'validate', documents, options: 'check=base' });
    const { id } = ordered.structuredContent as { readonly id: string };
    expect(ordered.structuredContent).toMatchObject({ documents: 120, processed: 0 });
    const read = async (more: object = {}) =>
      (await call('read_job', { id, ...more })).structuredContent as {
        readonly state: string;
        readonly lines: readonly { readonly index: number; readonly status: number }[];
        readonly next: number | null;
      };
    await expect.poll(async () => (await read()).state).toBe('done');
    const pages = [];
    for (let from: number | null = 0; from !== null;) {
      const page = await read({ from });
      pages.push(...page.lines);
      from = page.next;
    }
    expect(pages.map(({ index }) => index)).toEqual(documents.map((_, at) => at));
    expect((await read()).lines.length).toBeLessThanOrEqual(100);
    const { lines, next } = await read({ errors_only: true });
    expect([lines.map(({ index, status }) => [index, status]), next]).toEqual([[[118, 400]], null]);
    for (const [options, type, msg] of [
      ['check=frob', 'enum', /^Expected "base"/],
      ['chek=base', 'extra_forbidden', /^This option is not known; known are: check, /],
      ['check=base&check=fr-ctc', 'duplicate', /^check was given more than once \("base", "fr-ctc"\)/],
    ] as const) {
      const wrong = await call('submit_job', { kind: 'validate', documents: [xml], options });
      const details = [{ type, pointer: '/options', msg: expect.stringMatching(msg) as unknown }];
      expect(wrong).toMatchObject({
        isError: true,
        structuredContent: { code: 'validation_error', details },
      });
    }
    expect((await call('read_job', { id: 'job_none' })).structuredContent).toMatchObject({
      code: 'not_found',
    });
    await client.close();
  });
});
