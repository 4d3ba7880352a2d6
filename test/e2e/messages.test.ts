import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorOut, ValidationOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { desk } from '../cli/engine.ts';
import { INLINE, post, startService } from './service.ts';

const FILE = join(import.meta.dirname, '../../rules/packs/cdar/testing/collected.xml');
const STATUS = readFileSync(FILE, 'utf8');

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const sent = (path: string, body: string, language = 'en'): Promise<Response> => {
  const headers = { 'content-type': 'application/xml', 'accept-language': language };
  return post(service, `/v1/invoices/${path}`, body, headers);
};

describe('a life-cycle status', () => {
  it.each(['base', 'fr-ctc'])('is judged as what it is, under check %s', async (check) => {
    const answer = await sent(`validate?check=${check}`, STATUS);
    const verdict = (await answer.json()) as ValidationOut;
    expect([answer.status, verdict.valid]).toEqual([200, true]);
    expect(verdict).toMatchObject({
      flavor: 'cdar',
      root: 'CrossDomainAcknowledgementAndResponse',
      profile: null,
    });
    expect([verdict.checks_run, verdict.checks_skipped]).toEqual([
      ['xsd', 'schematron:cdar', 'schematron:etat'],
      [],
    ]);
    expect(answer.headers.get('x-rulesets')).toBe('br-fr-cdv@1.4.0.03, etat-cdv@1.9');
  });

  it('is held to its schema, in its own terms', async () => {
    const answer = await sent('validate?explain=true', STATUS.replace('>7440.00<', '>beaucoup<'), 'fr');
    const { valid, findings } = (await answer.json()) as ValidationOut;
    expect(valid).toBe(false);
    expect(findings[0]).toMatchObject({
      source: 'xsd',
      rule: 'value',
      terms: ['MDT-215'],
      line: 62,
      location: expect.stringMatching(/^\/rsm:CrossDomainAcknowledgementAndResponse\/.*\/ram:ValueAmount$/),
      message: expect.stringContaining('Montant, MDT-215'),
    });
  });

  it('is judged by its own rules, in words for its reader', async () => {
    const answer = await sent(
      'validate?explain=true',
      STATUS.replace('<ram:ValuePercent>5.50</ram:ValuePercent>', ''),
    );
    const { valid, findings } = (await answer.json()) as ValidationOut;
    expect([valid, findings]).toMatchObject([
      false,
      [
        {
          source: 'schematron:cdar',
          rule: 'BR-FR-CDV-14_MDT-207',
          title: 'Amounts collected',
          message:
            'Of the amounts collected (MDT-207 = MEN, 2 in all), one lacks the amount (MDT-215) or the VAT rate (MDT-224).',
          terms: ['MDT-207', 'MDT-215', 'MDT-224', 'MDT-105'],
        },
      ],
    ]);
  });

  it.each([
    ['2026-11-23', '1.4.0.03', 'fatal'],
    ['2026-07-01', '1.4.0', 'fatal'],
    ['2026-05-01', '1.3.1', 'warning'],
    ['2026-03-01', '1.3.0', 'warning'],
    ['2025-12-01', '1.2.0', 'warning'],
  ])('is judged on %s by version %s', async (day, version, severity) => {
    const answer = await sent(`validate?as_of=${day}`, STATUS.replace(/<ram:ValueAmount.*/g, ''));
    expect(answer.headers.get('x-rulesets')).toMatch(new RegExp(`^br-fr-cdv@${version}(, etat-cdv@1.9)?$`));
    const { findings } = (await answer.json()) as ValidationOut;
    expect(findings[0]).toMatchObject({ rule: 'BR-FR-CDV-14_MDT-207', severity });
  });

  it('is warned of what the State asks of a copy for it, and stays valid unless that was asked for', async () => {
    const copy = STATUS.replace(/\s*<ram:RecipientTradeParty>.*?<\/ram:RecipientTradeParty>/s, '')
      .replace('CDV:invoice<', 'CDV:einvoicingF2<')
      .replace('>REGULATED<', '>S1<')
      .replace('Code>212<', 'Code>205<');
    const verdict = (await (await sent('validate?explain=true', copy, 'fr')).json()) as ValidationOut;
    expect(verdict).toMatchObject({ valid: true, error_count: 0, warning_count: 1 });
    expect(verdict.findings).toMatchObject([
      {
        source: 'schematron:etat',
        severity: 'warning',
        rule: 'G7.44_MDT-105',
        title: "Statuts destinés à l'État",
      },
    ]);
    for (const check of ['fr-ctc%2Betat', 'fr-ctc+etat']) {
      const decided = await sent(`validate?check=${check}`, copy);
      expect((await decided.json()) as ValidationOut).toMatchObject({
        valid: false,
        error_count: 1,
        warning_count: 0,
        findings: [{ source: 'schematron:etat', severity: 'fatal', rule: 'G7.44_MDT-105' }],
      });
    }
  });

  it('is not judged by rules before there were any, and the verdict says so', async () => {
    const answer = await sent('validate?as_of=2025-11-13', STATUS);
    expect((await answer.json()) as ValidationOut).toMatchObject({
      checks_skipped: ['schematron:cdar', 'schematron:etat'],
    });
  });

  it.each(['extract', 'render', 'compare', 'convert?to=ubl-xml&language=en'])(
    'is refused in plain words by %s',
    async (path) => {
      const answer = await sent(path, STATUS);
      expect(answer.status).toBe(400);
      expect((await answer.json()) as ErrorOut).toMatchObject({
        code: 'not_an_einvoice',
        message: 'This is a life-cycle status (CDAR), not an invoice; it can be validated.',
      });
    },
  );

  it('is judged by the command line too', async () => {
    const at = desk();
    const { exit, out } = await at.run(['validate', FILE]);
    at.close();
    expect([exit, out]).toEqual([0, expect.stringContaining('cdar CrossDomainAcknowledgementAndResponse')]);
  });
});
