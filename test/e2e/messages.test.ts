import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorOut, ValidationOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { desk } from '../cli/engine.ts';
import { post, startService } from './service.ts';

const FILE = join(import.meta.dirname, '../../rules/packs/cdar/testing/collected.xml');
const STATUS = readFileSync(FILE, 'utf8');

let service: Service;
beforeAll(async () => {
  service = await startService();
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
    expect(verdict.checks_run[0]).toBe('xsd');
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
