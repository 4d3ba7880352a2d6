import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorOut, ValidationOut } from '@conforme/proto/schema';
import { full as ciiExtract } from '../../rules/packs/flux1/testing/cii.ts';
import { asCreditNote, full as ublExtract } from '../../rules/packs/flux1/testing/ubl.ts';
import { payments, transactions } from '../../rules/packs/flux10/testing/documents.ts';
import type { Service } from '../../scripts/start.ts';
import { INLINE, post, startService } from './service.ts';

/** What goes to the State beside the invoice: e-reporting (Flux 10) and extracts (Flux 1). */

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

async function judged(body: string, path = 'validate?explain=true', language = 'en'): Promise<ValidationOut> {
  const headers = { 'content-type': 'application/xml', 'accept-language': language };
  return (await (await post(service, `/v1/invoices/${path}`, body, headers)).json()) as ValidationOut;
}
const fatal = ({ findings }: ValidationOut): (string | null)[] =>
  findings.filter(({ severity }) => severity === 'fatal').map(({ rule }) => rule);

describe('e-reporting', () => {
  it.each([transactions, payments])(
    'is judged by its schema, its rules and what annexe 7 adds',
    async (report) => {
      const verdict = await judged(report);
      expect(fatal(verdict)).toEqual([]);
      expect(verdict).toMatchObject({ valid: true, flavor: 'ereporting', root: 'Report', profile: null });
      expect(verdict.checks_run.slice(0, 3)).toEqual(['xsd', 'schematron:flux10', 'schematron:etat']);
    },
  );

  it('says what is wrong in its own terms', async () => {
    const verdict = await judged(
      transactions.replace('20260920', '2026-09-20'),
      'validate?explain=true',
      'fr',
    );
    expect(verdict.valid).toBe(false);
    expect(verdict.findings.find(({ severity }) => severity === 'fatal')).toMatchObject({
      source: 'schematron:flux10',
      rule: 'F10-FACTURE-G1.09a#1',
      terms: ['TT-20'],
      location: '/Report/TransactionsReport/Invoice/IssueDate',
      message: expect.stringContaining('« 2026-09-20 »'.replaceAll(' ', '\u00a0')),
      fix: expect.stringContaining('IssueDate (TT-20)'),
    });
  });

  it('warns where annexe 7 asks more, and stays valid', async () => {
    const { valid, findings } = await judged(transactions.replace('<CountryId>BE', '<CountryId>XX'));
    expect(valid).toBe(true);
    expect(findings).toContainEqual(
      expect.objectContaining({ source: 'schematron:etat', rule: 'G2.01', severity: 'warning' }),
    );
  });

  it('is refused by its name where an invoice is asked for', async () => {
    const refusal = (await judged(transactions, 'extract')) as unknown as ErrorOut;
    expect(refusal).toMatchObject({
      code: 'not_an_einvoice',
      message: expect.stringContaining('e-reporting file (Flux 10)'),
    });
  });

  it.each(['F10-FACTURE-G1.09a#1', 'F1-START-FACTURE-ID-G1.05#1', 'G7.43'])(
    'explains the rule %s',
    async (rule) => {
      const answer = await fetch(`${service.url}/v1/rules/${encodeURIComponent(rule)}`);
      expect(answer.status).toBe(200);
    },
  );
});

describe('an extract', () => {
  const base = (document: string): string =>
    document.replace('einvoicingextract#Full', 'einvoicingextract#Base');

  it.each([
    ['CII', ciiExtract, 'CrossIndustryInvoice'],
    ['UBL', ublExtract, 'Invoice'],
    ['UBL credit note', asCreditNote(ublExtract), 'CreditNote'],
  ])('is known by its profile and judged as what it is: %s', async (_, document, root) => {
    const verdict = await judged(document);
    expect(fatal(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ valid: true, flavor: 'flux1', root, profile: null });
    expect(verdict.checks_run.slice(0, 3)).toEqual(['xsd', 'schematron:flux1', 'schematron:etat']);
  });

  it.each([ciiExtract, ublExtract])('has no lines as a base one', async (document) => {
    const { valid, findings } = await judged(base(document));
    expect(valid).toBe(false);
    expect(findings[0]).toMatchObject({ source: 'xsd', rule: 'unknown' });
  });

  it('is an invoice where its profile is that of one', async () => {
    const verdict = await judged(ciiExtract.replace(/urn\.cpro[^<]*/, 'urn:cen.eu:en16931:2017'));
    expect(verdict).toMatchObject({ valid: false, flavor: 'factur-x', profile: 'en16931' });
    expect(verdict.checks_run).not.toContain('schematron:flux1');
  });
});
