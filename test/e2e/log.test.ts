import { describe, expect } from 'vitest';
import { it } from '../seldom.ts';
import { serve } from './process.ts';

describe('the log of a running service', () => {
  it('has the line of a request soon after it, and the last ones after an orderly end', async () => {
    const served = await serve({ plugins: [], env: { CONFORME_WORKERS: '0' } });
    const ask = (id: string): Promise<Response> =>
      fetch(`${served.url}/v1/rulesets`, { headers: { 'x-request-id': id } });
    await (await ask('first')).text();
    await served.says(/"requestId":"first"/);
    for (let at = 0; at < 50; at++) await (await ask(`last-${at}`)).text();
    await served.close();
    const ids = [...served.log().matchAll(/"requestId":"([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['first', ...Array.from({ length: 50 }, (_, at) => `last-${at}`)]);
  });
});
