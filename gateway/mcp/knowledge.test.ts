import { afterEach, describe, expect, it } from 'vitest';
import { call, closeAll, connect, serve } from './testing/agent.ts';

afterEach(closeAll);

describe('a part of a schema', () => {
  it('comes alone', async () => {
    const client = await connect((await serve()).url);
    const { structuredContent } = await call(client, 'get_schema', { name: 'invoice', part: 'Line' });
    expect(structuredContent).toMatchObject({ part: 'Line', schema: { title: 'Line', type: 'object' } });
  });

  it.each([
    ['status', 'StatusReason'],
    ['ereporting', 'TillSales'],
  ])('of what tools after the invoice take: %s', async (name, part) => {
    const client = await connect((await serve()).url);
    const whole = await call(client, 'get_schema', { name });
    expect(whole.structuredContent).toMatchObject({ schema: { $defs: { [part]: { type: 'object' } } } });
    const { structuredContent } = await call(client, 'get_schema', { name, part });
    expect(structuredContent).toMatchObject({ schema: { title: part } });
  });

  it('that there is not is refused with those that there are', async () => {
    const client = await connect((await serve()).url);
    const { isError, structuredContent } = await call(client, 'get_schema', {
      name: 'invoice',
      part: 'toString',
    });
    expect(isError).toBe(true);
    expect(structuredContent).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('Seller, '),
    });
  });
});
