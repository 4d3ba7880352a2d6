import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { AUTHORISED, gatewayOver } from './testing/engine.ts';

const MIB = 1024 * 1024;
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n';
const PART = `${HEAD}<a/>\r\n--x--\r\n`;
const MUCH = ' '.repeat(MIB);

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

it.each([
  ['a form that is cut off', [HEAD, ...mebibytes(16)]],
  ['what stands before the parts', [...mebibytes(16), `\r\n${PART}`]],
  ['what stands behind them', [PART, ...mebibytes(16)]],
  ['bytes without a boundary', mebibytes(16)],
])('the limit of a body in chunks holds for %s', async (_, pieces) => {
  expect(await sent(pieces)).toMatchObject({ status: 413, body: { code: 'too_large' } });
});

it('a form in chunks that is not too large is read, with what stands around its parts', async () => {
  expect(await sent([MUCH, `\r\n${PART}`, MUCH])).toMatchObject({ status: 200, body: { error_count: 4 } });
});

function mebibytes(count: number): string[] {
  return Array.from({ length: count }, () => MUCH);
}

/** `fetch` always announces a length. */
async function sent(pieces: readonly string[]): Promise<{ status: number | undefined; body: unknown }> {
  app = await gatewayOver({ validate: ({ document }) => ({ validation: { errorCount: document.length } }) });
  const url = new URL('/v1/invoices/validate', await app.listen({ host: '127.0.0.1', port: 0 }));
  const headers = { ...AUTHORISED, 'content-type': 'multipart/form-data; boundary=x' };
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, body: JSON.parse(text) }));
    });
    call.on('error', reject);
    for (const piece of pieces) call.write(piece);
    call.end();
  });
}
