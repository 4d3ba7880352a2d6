import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cause, FindingDetail } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { GOODS, set, type Spoil } from './mistakes/mistake.ts';
import { totals } from './mistakes/sums.ts';
import { example, INLINE, post, postJson, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

interface Refused {
  readonly details: readonly FindingDetail[];
  readonly causes: readonly Cause[];
}

async function refused(base: string, spoil: Spoil): Promise<Refused> {
  const request = example(base);
  spoil(request.invoice, request.options);
  const answer = await postJson(service, '/v1/invoices/generate', request);
  expect(answer.status).toBe(400);
  return (await answer.json()) as Refused;
}

/** What is to be acted on, by rule. */
const summaryOf = ({ details, causes }: Refused) =>
  causes.map(({ finding, also, count, pointers }) => {
    expect(count).toBe(also.length + 1);
    return [details[finding]!.rule, count, ...pointers];
  });

const VAT = ['BR-S-02', 3, '/invoice/seller/vat_id'];

describe('a refused invoice', () => {
  it.each<[string, string, Spoil, unknown[][]]>([
    ['one VAT number for all lines', 'services', set(['seller.vat_id', undefined]), [VAT]],
    ['one account', 'services', set(['payment.iban', undefined]), [['BR-61', 3, '/invoice/payment/iban']]],
    [
      'one reason',
      GOODS,
      set(['allowances.0.reason', undefined], ['allowances.0.reason_code', undefined]),
      [['BR-33', 2, '/invoice/allowances/0/reason']],
    ],
    ['one currency', 'services', set(['currency', 'EUX']), [['BR-CL-04', 3, '/invoice/currency']]],
    [
      'one amount with three decimals',
      'services',
      set(['allowances', [{ amount: '1.005', reason: 'Remise', vat_rate: '20' }]]),
      [['BR-DEC-01', 4, '/invoice/allowances/0/amount']],
    ],
  ])('names %s', async (_, base, spoil, expected) => {
    expect(summaryOf(await refused(base, spoil))).toEqual(expected);
  });

  it('has one patch for all totals, which mends it', async () => {
    const wrong: Spoil = (invoice, options) => {
      totals({})(invoice, options);
      Object.assign(invoice.totals, { line_total: '1.00', tax_exclusive: '2.00', amount_due: '4.00' });
    };
    const { causes } = await refused(GOODS, wrong);
    expect(causes).toHaveLength(1);
    const request = example(GOODS);
    wrong(request.invoice, request.options);
    for (const { path, value } of causes[0]!.patch!)
      Object.assign(request.invoice.totals as object, { [path.split('/').at(-1)!]: value });
    expect((await postJson(service, '/v1/invoices/generate', request)).status).toBe(200);
  });
});

describe('a document that is judged', () => {
  it('has causes with explain=true, and none without', async () => {
    const request = example('services');
    const made = await postJson(service, '/v1/invoices/preview-xml', {
      ...request,
      options: { ...request.options, output: 'cii-xml' },
    });
    const xml = (await made.text()).replace(/<ram:IBANID>[^<]*<\/ram:IBANID>/, '');
    const judge = async (query: string) =>
      (await (
        await post(service, `/v1/invoices/validate${query}`, xml, { 'content-type': 'application/xml' })
      ).json()) as { findings: FindingDetail[]; causes?: Cause[] };
    const { findings, causes } = await judge('?explain=true');
    expect(causes!.some(({ also }) => also.length > 0)).toBe(true);
    expect(causes!.flatMap(({ finding, also }) => [finding, ...also]).toSorted()).toEqual(
      findings.flatMap(({ severity }, at) => (severity === 'info' ? [] : [at])),
    );
    expect(await judge('')).not.toHaveProperty('causes');
  });
});
