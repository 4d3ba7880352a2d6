import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ValidateStreamRequest } from '@conforme/proto/v1';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { form, gatewayOver, refusal, type Answers } from '../testing/engine.ts';
import { recorder } from '../testing/log.ts';
import { zip } from '../testing/zip.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const URL = '/v1/invoices/validate/batch';
const ZIP = { 'content-type': 'application/zip' };

/** An engine for which a document that begins with `!` is refused by the code that follows, and `-` is invalid. */
function judging(asked: ValidateStreamRequest[] = []): Answers {
  return {
    async *validateStream(requests) {
      for await (const one of requests) {
        asked.push(one);
        const text = Buffer.from(one.request!.document).toString();
        if (text.startsWith('!'))
          yield { result: { case: 'error', value: { code: text.slice(1), message: 'No.' } } };
        else yield { result: { case: 'response', value: response(!text.startsWith('-')) } };
      }
    },
  };
}

function response(valid: boolean) {
  const finding = { source: 'schematron:base', severity: 'fatal', rule: 'BR-01', message: 'm' };
  const findings = valid ? [] : [finding];
  const validation = { valid, flavor: 'factur-x', checksRun: ['xsd'], errorCount: findings.length, findings };
  return { validation, rulesets: ['en@1'], details: findings.map((each) => ({ ...each, terms: ['BT-1'] })) };
}

async function post(payload: Buffer | string | Readable, headers: Record<string, string> = ZIP, query = '') {
  const answer = await app!.inject({ method: 'POST', url: `${URL}${query}`, payload, headers });
  return { ...answer, answer, lines: linesOf(answer.body) };
}

function linesOf(body: string): Record<string, unknown>[] {
  return body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('validate/batch', () => {
  it('answers a line for each document in order, and one that counts them', async () => {
    app = await gatewayOver(judging());
    const archive = zip([
      { name: 'a.xml', content: 'good' },
      { name: 'b.xml', content: '-bad' },
      { name: 'c.txt', content: '!not_an_einvoice' },
      { name: 'd.xml', content: 'locked', flags: 1 },
    ]);
    const { answer, lines } = await post(archive);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    expect(answer.headers['x-request-id']).toBeTruthy();
    expect(lines).toEqual([
      { name: 'a.xml', status: 200, rulesets: ['en@1'], result: expect.objectContaining({ valid: true }) },
      { name: 'b.xml', status: 200, rulesets: ['en@1'], result: expect.objectContaining({ valid: false }) },
      { name: 'c.txt', status: 400, error: { code: 'not_an_einvoice', message: 'No.' } },
      { name: 'd.xml', status: 400, error: expect.objectContaining({ code: 'invalid_input' }) },
      { summary: { documents: 4, valid: 1, invalid: 1, refused: 2 } },
    ]);
    expect(Object.keys(lines[0]!['result'] as object)).toEqual([
      'valid',
      'flavor',
      'profile',
      'checks_run',
      'checks_skipped',
      'error_count',
      'warning_count',
      'findings',
      'pdf',
    ]);
  });

  it('passes on what validate takes: check, day, language, role, treatment, explanations', async () => {
    const asked: ValidateStreamRequest[] = [];
    app = await gatewayOver(judging(asked));
    const query = '?check=base&as_of=2027-01-01&explain=true&role=seller&treatment=B2C';
    const { lines } = await post(
      zip([{ name: 'a', content: '-' }]),
      { ...ZIP, 'accept-language': 'fr' },
      query,
    );
    expect(asked[0]!.request).toMatchObject({
      check: 'base',
      asOf: '2027-01-01',
      explain: true,
      language: 'fr',
      role: 'seller',
      treatment: 'B2C',
    });
    expect(lines[0]).toMatchObject({ result: { findings: [{ rule: 'BR-01', terms: ['BT-1'] }] } });
  });

  it('takes the files of a form, each by its own name, and refuses what is no file', async () => {
    app = await gatewayOver(judging());
    const { payload, headers } = form([
      { name: 'file', filename: '../a.xml', content: 'good' },
      { name: 'file', filename: 'b.xml', content: '-' },
      { name: 'note', content: 'text' },
      { name: 'other', filename: '', content: 'good' },
      { name: 'file', filename: 'c.zip', content: 'PK\x03\x04' },
    ]);
    const { lines } = await post(payload, headers);
    expect(lines.map(({ name, status }) => [name, status])).toEqual([
      [expect.stringContaining('a.xml'), 200],
      ['b.xml', 200],
      ['note', 422],
      ['other', 200],
      ['c.zip', 400],
      [undefined, undefined],
    ]);
    expect(lines[4]).toMatchObject({ error: { code: 'not_an_einvoice' } });
    expect(lines.at(-1)).toEqual({ summary: { documents: 5, valid: 2, invalid: 1, refused: 2 } });
  });

  it('says of a zip in the zip what is said of one alone: it is no invoice', async () => {
    app = await gatewayOver(judging());
    const { lines } = await post(zip([{ name: 'b.zip', content: zip([{ name: 'a', content: 'good' }]) }]));
    expect(lines[0]).toMatchObject({ name: 'b.zip', status: 400, error: { code: 'not_an_einvoice' } });
  });

  it.each([
    ['nothing in it', zip([]), ZIP, 422, 'validation_error'],
    ['no zip', Buffer.from('text'), ZIP, 422, 'validation_error'],
    ['no bytes', '', ZIP, 422, 'validation_error'],
    ['another type', '<a/>', { 'content-type': 'application/xml' }, 415, 'unsupported_media_type'],
    ['no type', '<a/>', {}, 415, 'unsupported_media_type'],
    ['too much', Buffer.alloc(3 * 1024 * 1024), ZIP, 413, 'too_large'],
  ])('refuses an upload that has %s as a whole', async (_what, payload, headers, status, code) => {
    app = await gatewayOver(judging(), undefined, { batchBytes: 2 * 1024 * 1024 });
    const { answer } = await post(payload, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it.each([
    ['text', Buffer.from('text'), "elle est endommagée (la fin d'un zip manque)"],
    [
      'a zip with text behind it',
      Buffer.concat([zip([]), Buffer.from('text')]),
      '(des octets suivent sa fin)',
    ],
    ['a zip of another disk', Buffer.from(zip([])).fill(1, 4, 5), '(elle est en plusieurs volumes)'],
  ])('says in French why %s is no archive', async (_, body, reason) => {
    app = await gatewayOver(judging());
    const { answer } = await post(body, { ...ZIP, 'accept-language': 'fr' });
    expect(answer.body).toContain(reason);
  });

  it.each(['?check=all', '?include=x', '?role=a%20b'])(
    'refuses the query %s as validate does',
    async (query) => {
      app = await gatewayOver(judging());
      const { answer } = await post(zip([{ name: 'a', content: 'x' }]), ZIP, query);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_error']);
    },
  );

  it('has a larger limit of its own, and 15 MB for each document', async () => {
    app = await gatewayOver(judging());
    const half = Buffer.alloc(8 * 1024 * 1024, 'x').toString();
    const { payload, headers } = form([
      { name: 'f', filename: 'a', content: half },
      { name: 'f', filename: 'large', content: `${half}${half}` },
      { name: 'f', filename: 'b', content: half },
    ]);
    const { lines } = await post(payload, headers);
    expect(lines.map(({ name, status }) => [name, status])).toEqual([
      ['a', 200],
      ['large', 413],
      ['b', 200],
      [undefined, undefined],
    ]);
  });

  it('answers what was whole of an upload that breaks off, and says so', async () => {
    app = await gatewayOver(judging());
    const { payload, headers } = form([
      { name: 'f', filename: 'a', content: 'good' },
      { name: 'f', filename: 'b', content: 'good' },
    ]);
    const cut = payload.indexOf('content-disposition', 100);
    async function* sending(): AsyncGenerator<string> {
      yield payload.slice(0, cut);
      await wait(30);
      yield payload.slice(cut, -40);
    }
    const { answer, lines } = await post(Readable.from(sending()), headers);
    expect(answer.statusCode).toBe(200);
    expect(lines[0]).toMatchObject({ name: 'a', status: 200 });
    expect(lines.at(-1)).toMatchObject({ error: { code: 'validation_error' }, summary: { valid: 1 } });
  });

  it('answers 503 as a whole while there are no rules, and says so in its place later on', async () => {
    app = await gatewayOver(judging());
    const [none, good] = ['!schematron_unavailable', 'good'];
    const { answer } = await post(zip([none, good].map((content) => ({ name: 'n', content }))));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    const { lines } = await post(zip([good, none, good].map((content) => ({ name: 'n', content }))));
    expect(lines.map(({ status }) => status)).toEqual([200, 503, 200, undefined]);
  });

  it('ends with the failure of its engine', async () => {
    const failing: Answers = {
      async *validateStream(requests) {
        for await (const _ of requests) {
          yield { result: { case: 'response', value: response(true) } };
          throw refusal('internal_error', 'The engine failed.');
        }
      },
    };
    app = await gatewayOver(failing);
    const { lines } = await post(zip(['1', '2'].map((name) => ({ name, content: 'x' }))));
    expect(lines).toMatchObject([
      { name: '1', status: 200 },
      { error: { code: 'internal_error' }, summary: { documents: 1 } },
    ]);
  });

  it('leaves one line in the log, with rules and no names', async () => {
    const log = recorder();
    app = await gatewayOver(judging(), log);
    await post(zip([{ name: 'Abgrall.xml', content: '-Abgrall' }]));
    expect(log.lines).toMatchObject([{ route: URL, status: 200, rules: ['BR-01'] }]);
    expect(log.text()).not.toContain('Abgrall');
  });
});
