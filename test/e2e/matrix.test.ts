import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorOut, ExtractOut, ValidationOut } from '@conforme/proto/schema';
import { CHECKS, OUTPUTS, PROFILES } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

const PAIRS = PROFILES.flatMap((profile) => OUTPUTS.map((output) => ({ profile, output })));
const isSupported = ({ profile, output }: (typeof PAIRS)[number]): boolean =>
  output !== 'ubl-xml' || profile === 'en16931' || profile === 'extended-ctc-fr';

/** Decision 15: every pair of profile and output the contract offers, under both checks. */
describe.each(PAIRS.filter(isSupported))('$profile as $output', ({ profile, output }) => {
  it.each(['services', 'credit-note', 'multi-vat-exemption'])(
    '%s is produced, judged and read back',
    async (name) => {
      for (const check of CHECKS) {
        const request = example(name);
        const options = { ...request.options, profile, output, check };
        const answer = await postJson(service, '/v1/invoices/generate', { ...request, options });
        expect(answer.status, await answer.clone().text()).toBe(200);
        expect(answer.headers.get('x-facturx-profile')).toBe(profile);
        expect(answer.headers.get('x-facturx-output')).toBe(output);
        const document = await answer.arrayBuffer();

        const judged = await post(service, `/v1/invoices/validate?check=${check}`, document, {});
        const verdict = (await judged.json()) as ValidationOut;
        expect(verdict).toMatchObject({ valid: true, profile, checks_skipped: [], findings: [] });
        expect(verdict.checks_run).toContain('schematron:base');
        expect(verdict.checks_run.includes('schematron:fr-ctc')).toBe(check === 'fr-ctc');
        expect(judged.headers.get('x-rulesets')).toBe(answer.headers.get('x-rulesets'));

        const read = (await (await post(service, '/v1/invoices/extract', document, {})).json()) as ExtractOut;
        expect(read).toMatchObject({
          profile,
          flavor: verdict.flavor,
          fields: { number: request.invoice.number },
        });
        expect(read.fields.totals?.amount_due).toBe(answer.headers.get('x-facturx-amount-due'));
      }
    },
  );
});

it.each(PAIRS.filter((pair) => !isSupported(pair)))(
  '$profile as $output is refused',
  async ({ profile, output }) => {
    const request = example('services');
    for (const path of ['generate', 'preview-xml']) {
      const answer = await postJson(service, `/v1/invoices/${path}`, {
        ...request,
        options: { profile, output },
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()) as ErrorOut).toMatchObject({ code: 'unsupported_profile' });
    }
  },
);
