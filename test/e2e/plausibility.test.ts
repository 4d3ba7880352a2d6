import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FindingDetail, ValidationOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { set } from './mistakes/mistake.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const DOUBTFUL = set(['payment.iban', 'FR7630006000011234567890188'], ['payment.bic', 'XX']);

async function generated(plausibility: boolean): Promise<Response> {
  const request = example('services');
  DOUBTFUL(request.invoice, request.options);
  const options = { ...request.options, output: 'cii-xml', plausibility };
  return postJson(service, '/v1/invoices/generate', { ...request, options });
}

const warningsOf = async (answer: Response): Promise<number> => {
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('x-facturx-warnings'));
};

it('counts doubts among the warnings of generate, unless they are declined', async () => {
  const [doubted, plain] = [await generated(true), await generated(false)];
  expect((await warningsOf(doubted)) - (await warningsOf(plain))).toBe(2);
  expect(await doubted.text()).toBe(await plain.text());
});

it('is told of a document on request, and moves no verdict and no count', async () => {
  const xml = await (await generated(true)).text();
  const judge = async (query: string, language = 'en', document = xml) =>
    (await (
      await post(service, `/v1/invoices/validate${query}`, document, {
        'content-type': 'application/xml',
        'accept-language': language,
      })
    ).json()) as Omit<ValidationOut, 'findings'> & { findings: FindingDetail[] };
  const [plain, doubted] = [await judge(''), await judge('?plausibility=true')];
  const ours = doubted.findings.filter(({ source }) => source === 'plausibility');
  expect(ours.map(({ rule }) => rule)).toEqual(['PLAUSIBLE-IBAN', 'PLAUSIBLE-BIC']);
  expect({
    ...doubted,
    findings: doubted.findings.filter(({ source }) => source !== 'plausibility'),
  }).toEqual(plain);
  const foreign = xml.replace(/urn:cen\.eu:en16931:2017/, 'urn:foo');
  expect((await judge('?plausibility=true', 'en', foreign)).findings).toContainEqual(
    expect.objectContaining({ rule: 'PLAUSIBLE-GUIDELINE', source: 'plausibility' }),
  );
  const { findings } = await judge('?plausibility=true&explain=true', 'fr');
  expect(findings.at(-1)).toMatchObject({ title: 'Vraisemblance', terms: ['BT-86'], severity: 'warning' });
});
