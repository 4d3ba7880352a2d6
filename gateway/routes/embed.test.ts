import type { EmbedRequest } from '@conforme/proto/v1';
import { describe, expect, it } from 'vitest';
import { finding, form, gatewayOver, invoiceRequest, refusal, type FormPart } from '../testing/engine.ts';

const PDF: FormPart = { name: 'pdf', content: '%PDF-picture', filename: 'a.pdf' };
const XML: FormPart = { name: 'xml', content: '<invoice/>', filename: 'a.xml' };
const INVOICE: FormPart = {
  name: 'invoice_json',
  content: JSON.stringify(JSON.parse(invoiceRequest()).invoice),
};

async function fake(fail?: Error) {
  const calls: EmbedRequest[] = [];
  const app = await gatewayOver({
    embed: (message) => {
      if (fail) throw fail;
      calls.push(message);
      return {
        filename: 'F-1.pdf',
        content: new TextEncoder().encode('%PDF-A'),
        profile: 'extended',
        warnings: [{ rule: 'BR-FR-99' }],
        rulesets: ['en16931-cii@1.3.16'],
      };
    },
  });
  const post = (...parts: readonly FormPart[]) =>
    app.inject({ method: 'POST', url: '/v1/invoices/embed', ...form(parts) });
  const faults = async (...parts: readonly FormPart[]) => {
    const answer = await post(...parts);
    expect(answer.statusCode).toBe(422);
    expect(calls).toEqual([]);
    return answer.json().details as { loc: unknown; type: string; pointer: string }[];
  };
  return { calls, post, faults };
}

describe('embed', () => {
  it('passes PDF and XML on untouched, with the defaults of the contract', async () => {
    const { post, calls } = await fake();
    const answer = await post(PDF, XML);
    expect(answer.body).toBe('%PDF-A');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="F-1.pdf"; filename*=UTF-8''F-1.pdf`,
      'x-facturx-profile': 'extended',
      'x-facturx-warnings': '1',
      'x-rulesets': 'en16931-cii@1.3.16',
    });
    const [call] = calls;
    expect(Buffer.from(call!.pdf).toString()).toBe('%PDF-picture');
    expect(call).toMatchObject({ profile: 'en16931', check: 'fr-ctc', language: 'fr', flatten: false });
    expect(call!.source.case).toBe('xml');
  });

  it('reads the invoice and the settings', async () => {
    const { post, calls } = await fake();
    const settings = { profile: 'basicwl', check: 'base', language: 'en', flatten: 'true' };
    await post(PDF, INVOICE, ...Object.entries(settings).map(([name, content]) => ({ name, content })));
    expect(calls[0]).toMatchObject({
      ...settings,
      flatten: true,
      source: { case: 'invoice', value: { number: 'F/1' } },
    });
  });

  it('takes the invoice as a file, and the XML as a field', async () => {
    const { post, calls } = await fake();
    await post(PDF, { ...INVOICE, filename: 'invoice.json' });
    await post(PDF, { name: 'xml', content: '<invoice/>' });
    expect(calls.map(({ source }) => source.case)).toEqual(['invoice', 'xml']);
  });
});

describe('faults of the parts', () => {
  it('come all at once', async () => {
    const { faults } = await fake();
    const wrong = { check: 'all', language: 'de', flatten: 'yes' };
    const found = await faults(...Object.entries(wrong).map(([name, content]) => ({ name, content })));
    expect(found.map(({ loc }) => loc)).toEqual([
      ['body', 'pdf'],
      ['body', 'check'],
      ['body', 'language'],
      ['body', 'flatten'],
      ['body', 'invoice_json'],
    ]);
  });

  it('name XML and invoice together as a conflict, neither as missing', async () => {
    const { faults } = await fake();
    const place = { loc: ['body', 'invoice_json'], pointer: '/invoice_json' };
    expect(await faults(PDF, XML, INVOICE)).toMatchObject([{ ...place, type: 'conflict' }]);
    expect(await faults(PDF)).toMatchObject([{ ...place, type: 'missing' }]);
  });

  it('name the part nobody knows, and the one given twice', async () => {
    const { faults } = await fake();
    expect(await faults(PDF, XML, PDF, { name: 'logo', content: 'x' })).toMatchObject([
      { loc: ['body', 'pdf'], type: 'duplicate' },
      { loc: ['body', 'logo'], type: 'extra_forbidden' },
    ]);
  });

  it('speak French with the others, and hide none of them', async () => {
    const { faults } = await fake();
    const known = 'pdf, xml, invoice_json, profile, check, language, flatten, plausibility';
    expect(
      await faults({ name: 'logo', content: 'x' }, { name: 'check', content: 'all' }, XML),
    ).toMatchObject([
      { msg: `Cette partie n'est pas connue ; sont connues : ${known}.` },
      { msg: 'La partie pdf est obligatoire.' },
      { msg: 'Attendu : une valeur parmi base, fr-ctc.' },
    ]);
  });

  it('ask for what was meant by a name, which is then not missing besides', async () => {
    const { faults } = await fake();
    const details = await faults({ ...PDF, name: 'fichier' }, { ...INVOICE, name: 'facture' });
    expect(details).toMatchObject([
      { loc: ['body', 'fichier'], msg: expect.stringMatching(/Vouliez-vous dire pdf \?$/) },
      { loc: ['body', 'facture'], msg: expect.stringMatching(/Vouliez-vous dire invoice_json \?$/) },
    ]);
  });

  it('speak French of text in Latin-1, too', async () => {
    const { headers, payload } = form([PDF, { ...INVOICE, content: '{"number":"é"}' }]);
    const app = await gatewayOver({});
    const bytes = Buffer.from(payload, 'latin1');
    const answer = await app.inject({ method: 'POST', url: '/v1/invoices/embed', headers, payload: bytes });
    expect(answer.json().details).toMatchObject([
      { msg: expect.stringMatching(/^Le texte n'est pas en UTF-8\./) },
    ]);
  });

  it('point into the invoice as it was sent', async () => {
    const { faults } = await fake();
    const invoice = { ...JSON.parse(INVOICE.content), issue_date: 'soon' };
    expect(await faults(PDF, { name: 'invoice_json', content: JSON.stringify(invoice) })).toMatchObject([
      { loc: ['body', 'invoice_json', 'issue_date'], pointer: '/invoice_json/issue_date' },
    ]);
    expect(await faults(PDF, { name: 'invoice_json', content: '{' })).toMatchObject([
      { loc: ['body', 'invoice_json'], type: 'json_invalid' },
    ]);
  });
});

describe('a refusal of the engine', () => {
  it('points at the part, in every place a pointer stands', async () => {
    const path = '/invoice/totals/line_total';
    const wrong = finding({
      pointer: path,
      pointers: [path, '/invoice'],
      patch: [{ op: 'replace', path, value: '1.00' }],
    });
    const { post } = await fake(refusal('invalid_input', 'No.', { findings: [wrong] }));
    const answer = await post(PDF, INVOICE);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([
      {
        pointer: '/invoice_json/totals/line_total',
        pointers: ['/invoice_json/totals/line_total', '/invoice_json'],
        patch: [{ path: '/invoice_json/totals/line_total' }],
      },
    ]);
  });

  it('leaves alone what is not about the invoice', async () => {
    const { post } = await fake(
      refusal('invalid_input', 'No.', { findings: [finding({ pointer: '/pdf', pointers: ['/pdf'] })] }),
    );
    expect((await post(PDF, XML)).json().details).toMatchObject([{ pointer: '/pdf', pointers: ['/pdf'] }]);
  });

  it('shows line and column of the XML that was sent', async () => {
    const { post } = await fake(
      refusal('invalid_input', 'No.', { findings: [finding({ line: 4, column: 7, location: '/a' })] }),
    );
    const [detail] = (await post(PDF, XML)).json().details;
    expect(detail).toMatchObject({ line: 4, column: 7, location: '/a' });
    expect(detail).not.toHaveProperty('pointer');
  });
});
