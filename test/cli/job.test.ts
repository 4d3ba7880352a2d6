import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobOut } from '@conforme/proto/schema/jobs';
import type { World } from '../../cli/world.ts';
import { zip } from '../../gateway/testing/zip.ts';
import type { Service } from '../../scripts/start.ts';
import { EXAMPLES, example, INLINE, KEY, startService } from '../e2e/service.ts';
import { desk, type Desk } from './engine.ts';

let service: Service;
let at: Desk;
beforeAll(async () => {
  [service, at] = [await startService(null, [], INLINE), desk()];
  const { invoice, options } = example('services');
  const request = (number: string) => ({
    invoice: { ...invoice, number },
    options: { ...options, output: 'cii-xml' },
  });
  const lines = ['J-1', 'J-2', 'J-3'].map((number) => JSON.stringify(request(number)));
  writeFileSync(join(at.folder, 'requests.ndjson'), lines.join('\n'));
});
afterAll(async () => {
  at.close();
  await service.close();
});

const job = (args: readonly string[], more: Partial<World> = {}) =>
  at.run(['job', ...args], { env: { LANG: 'C', CONFORME_URL: service.url, CONFORME_KEY: KEY }, ...more });

async function written(): Promise<Uint8Array> {
  const { out } = await job(['submit', '-k', 'generate', 'requests.ndjson', '--wait', '--json', '-q']);
  const results = await job(['results', (JSON.parse(out) as JobOut).id]);
  const line = JSON.parse(results.out.split('\n')[0]!) as {
    readonly result: { readonly content_base64: string };
  };
  return Buffer.from(line.result.content_base64, 'base64');
}

describe('conforme job', () => {
  it('orders, follows and fetches; all fine is 0', async () => {
    const submitted = await job([
      'submit',
      '--kind',
      'generate',
      'requests.ndjson',
      '--idempotency-key',
      'n-1',
    ]);
    expect(submitted).toMatchObject({
      exit: 0,
      err: '',
      out: expect.stringMatching(/^job_\S+\n$/) as unknown,
    });
    const again = await job(['submit', '--kind', 'generate', 'requests.ndjson', '--idempotency-key', 'n-1']);
    expect(again.out).toBe(submitted.out);
    const id = submitted.out.trim();
    const watched = await job(['watch', id]);
    expect(watched).toMatchObject({ exit: 0, out: `${id}: done, 3/3 documents, 0 invalid, 0 refused\n` });
    expect((await job(['status', id, '--lang', 'fr'])).out).toContain(': terminé, 3/3 documents');
    expect((await job(['results', id, '-o', 'results.ndjson'])).exit).toBe(0);
    const lines = readFileSync(join(at.folder, 'results.ndjson'), 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(
      [0, 1, 2].map((index) => `requests.ndjson#${index}`),
    );
    expect(await job(['errors', id])).toMatchObject({ exit: 0, out: '' });
    expect((await job(['cancel', id])).out).toContain(': done,');
  });

  it('ends with 1 where documents are invalid or refused, and lists them', async () => {
    const xml = Buffer.from(await written()).toString();
    const entries = [xml, xml.replace('>VAT<', '>GST<'), '<note/>'].map((content, index) => ({
      name: `${index}.xml`,
      content,
    }));
    writeFileSync(join(at.folder, 'a.zip'), zip(entries));
    const { exit, out, err } = await job([
      'submit',
      'a.zip',
      '--wait',
      '--options',
      'check=base,explain=true',
    ]);
    const id = err.split('\n')[0]!;
    expect({ exit, out }).toEqual({ exit: 1, out: `${id}: done, 3/3 documents, 1 invalid, 1 refused\n` });
    const lines = (await job(['errors', id])).out.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual(['1.xml', '2.xml']);
  });

  it('draws a bar on a terminal', async () => {
    let err = '';
    const sink = {
      isTerminal: true,
      columns: 80,
      write: async (text: string | Uint8Array) => void (err += String(text)),
    };
    const many = Array.from({ length: 400 }, () => readFileSync(join(at.folder, 'requests.ndjson'), 'utf8'));
    writeFileSync(join(at.folder, 'many.ndjson'), many.join('\n'));
    const { exit } = await job(['submit', '-k', 'generate', 'many.ndjson', '--wait'], { err: sink });
    expect(exit).toBe(0);
    expect(err).toMatch(/\[#* *\]  \d+\/1200  \d+ %/);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  it.each<[string, readonly string[], number, string]>([
    ['no verb', [], 2, 'job is one of submit'],
    ['no documents', ['submit'], 2, 'needs a file'],
    ['no such job', ['status', 'job_none'], 2, 'no such job'],
    ['options that are none', ['submit', 'requests.ndjson', '--options', 'frob=1'], 2, '/job/options/frob'],
    [
      'a webhook inside',
      ['submit', 'requests.ndjson', '--webhook', 'https://127.0.0.1/'],
      2,
      '/job/webhook/url',
    ],
    ['objects in a place that is closed', ['submit', 's3://a-bucket/in/'], 2, '/job/input'],
    [
      'results in a place that is closed',
      ['submit', 'requests.ndjson', '-o', 's3://a-bucket/'],
      2,
      '/job/output',
    ],
  ])('says what is wrong: %s', async (_what, args, exit, said) => {
    const answer = await job(args);
    expect(answer.exit).toBe(exit);
    expect(answer.err).toContain(said);
  });

  it('ends with 4 where no service answers, or the key is wrong', async () => {
    const away = { LANG: 'C', CONFORME_URL: 'http://127.0.0.1:9' };
    expect(await job(['status', 'job_1'], { env: away })).toMatchObject({ exit: 4 });
    expect(await job(['status', 'job_1'], { env: { ...away, CONFORME_URL: service.url } })).toMatchObject({
      exit: 4,
    });
  });

  it('Ctrl-C ends the watching, and the job goes on', async () => {
    const lines = Array.from({ length: 100 }, () =>
      JSON.stringify(JSON.parse(readFileSync(join(EXAMPLES, 'services.json'), 'utf8'))),
    );
    writeFileSync(join(at.folder, 'long.ndjson'), lines.join('\n'));
    const id = (await job(['submit', '-k', 'generate', 'long.ndjson'])).out.trim();
    const stopping = new AbortController();
    stopping.abort();
    expect((await job(['watch', id], { interrupted: stopping.signal })).exit).toBe(130);
    expect((await job(['status', id])).out).toContain(`${id}: `);
    expect((await job(['watch', id])).exit).toBe(0);
  });
});
