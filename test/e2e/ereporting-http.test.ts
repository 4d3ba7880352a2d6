import type { CalendarOut, ReportingOut } from '@conforme/proto/schema/ereporting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPORTING_EXAMPLE } from '../../gateway/routes/ereporting.ts';
import type { Service } from '../../scripts/start.ts';
import { INLINE, postJson, startService } from './service.ts';

describe('e-reporting over HTTP', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(null, [], INLINE);
  });
  afterAll(() => service.close());

  it('a period is answered with its files, which validate as they are', async () => {
    const answer = await postJson(service, '/v1/ereporting/generate', REPORTING_EXAMPLE);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { files, left_out } = (await answer.json()) as ReportingOut;
    expect(files.map(({ data, validation }) => [data, validation.valid])).toEqual([
      ['transactions', true],
      ['payments', true],
    ]);
    expect(left_out).toEqual([]);
    expect(answer.headers.get('x-rulesets')).toContain('flux10');
    const [{ content_base64: content, steps }] = files as unknown as [ReportingOut['files'][number]];
    expect(Buffer.from(content, 'base64').toString()).toContain('<CategoryCode>TPS1<');
    expect(steps.map(({ term }) => term)).toEqual(['TT-82', 'TT-83', 'TT-87', 'TT-88']);
  });

  it('what is at fault is named: fields with 422, what they mean with 400', async () => {
    const { period: _, ...without } = REPORTING_EXAMPLE;
    const missing = await postJson(service, '/v1/ereporting/generate', without);
    expect([missing.status, await missing.text()]).toEqual([422, expect.stringContaining('/period')]);
    const short = { ...REPORTING_EXAMPLE, period: { start: '2026-10-05', end: '2026-10-05' } };
    const refused = await postJson(service, '/v1/ereporting/generate', short);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('/period/end')]);
  });

  it('a till is counted as it was', async () => {
    const rates = [{ rate: 5.5, taxable_amount: 1000, tax_amount: 55 }];
    const sales = [{ date: '2026-10-03', category: 'TLB1', count: 12, rates }];
    const answer = await postJson(service, '/v1/ereporting/generate', {
      ...REPORTING_EXAMPLE,
      sales,
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { files } = (await answer.json()) as ReportingOut;
    const xml = Buffer.from(files[0]!.content_base64, 'base64').toString();
    expect(xml).toContain('<TransactionsCount>12<');
  });

  it('the calendar has the days of a year', async () => {
    const answer = await fetch(`${service.url}/v1/ereporting/calendar?regime=franchise&year=2027`);
    const { periods, source } = (await answer.json()) as CalendarOut;
    expect([answer.status, periods.length]).toEqual([200, 12]);
    expect(source).toContain('3.7.7');
    expect((await fetch(`${service.url}/v1/ereporting/calendar?regime=mine`)).status).toBe(422);
  });
});
