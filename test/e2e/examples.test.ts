import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExtractOut, GenerateJsonOut, ValidationOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { example, exampleNames, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

describe.each(exampleNames())('examples/%s.json', (name) => {
  it('becomes a Factur-X PDF that validates and reads back', async () => {
    const request = example(name);
    const answer = await postJson(service, '/v1/invoices/generate', {
      ...request,
      options: { ...request.options, output: 'facturx-pdf' },
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(
      `${request.invoice.number.replaceAll('/', '-')}.pdf`,
    );
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

    const verdict = (await (
      await post(service, '/v1/invoices/validate', pdf, { 'content-type': 'application/pdf' })
    ).json()) as ValidationOut;
    expect(verdict.findings).toEqual([]);
    expect(verdict).toMatchObject({ valid: true, flavor: 'factur-x', checks_skipped: [] });
    expect(verdict.checks_run).toEqual(['pdf', 'xsd', 'schematron:base', 'schematron:fr-ctc']);
    expect(verdict.pdf).toMatchObject({ attachments: ['factur-x.xml'], pdfa: '3B' });

    const extracted = (await (await post(service, '/v1/invoices/extract', pdf, {})).json()) as ExtractOut;
    expect(extracted).toMatchObject({ xml_filename: 'factur-x.xml', profile: verdict.profile });
    expect(extracted.fields).toMatchObject({
      number: request.invoice.number,
      issue_date: request.invoice.issue_date,
    });
    expect(extracted.fields.lines).toHaveLength(request.invoice.lines.length);
    expect(extracted.fields.totals?.amount_due).toBe(answer.headers.get('x-facturx-amount-due'));
  });

  it('comes as a JSON envelope by Accept, in the same words', async () => {
    const request = example(name);
    const wanted = { ...request, options: { ...request.options, output: 'cii-xml' } };
    const answer = await postJson(service, '/v1/invoices/generate', wanted, { accept: 'application/json' });
    expect(answer.status).toBe(200);
    const envelope = (await answer.json()) as GenerateJsonOut;
    expect(envelope).toMatchObject({
      media_type: 'application/xml',
      output: 'cii-xml',
      validation: { valid: true },
    });
    expect(envelope.totals.amount_due).toBe(answer.headers.get('x-facturx-amount-due'));
    const preview = await postJson(service, '/v1/invoices/preview-xml', wanted);
    expect(await preview.text()).toBe(Buffer.from(envelope.content_base64, 'base64').toString('utf8'));
    expect(preview.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  });
});
