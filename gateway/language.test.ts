import { describe, expect, it } from 'vitest';
import { AUTHORISED, form, gatewayOver, KEY, refusal, type Answers } from './testing/engine.ts';
import { zip } from './testing/zip.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly details?: readonly { readonly msg?: string }[];
}

const JSON_BODY = { ...AUTHORISED, 'content-type': 'application/json' };
const PDF = { name: 'pdf', content: '%PDF', filename: 'a.pdf' };
type Headers = Record<string, string>;
const post = (url: string, payload: string | Buffer = '', headers: Headers = {}) =>
  ({ method: 'POST', url, payload, headers }) as const;
const inForm = (url: string, ...parts: Parameters<typeof form>[0]) => {
  const { payload, headers } = form(parts);
  return post(url, payload, headers);
};
const get = (url: string, headers: Headers = {}) => ({ method: 'GET', url, headers }) as const;

/** A request for each way of being refused at the door. */
const REFUSALS: Readonly<Record<string, ReturnType<typeof post> | ReturnType<typeof get>>> = {
  'no such path': get('/v1/nowhere'),
  'another method': get('/v1/invoices/validate'),
  'no key': post('/v1/invoices/generate', '{}', { 'content-type': 'application/json' }),
  'an unknown key': get('/v1/usage', { 'x-api-key': 'unknown' }),
  'a mistyped header': get('/v1/usage', { authorization: 'Bearer' }),
  'a used-up quota': post('/v1/invoices/validate', '<a/>', { 'x-api-key': 'used-up' }),
  'another media type': post('/v1/invoices/generate', '<a/>', { ...AUTHORISED, 'content-type': 'text/xml' }),
  'no form': post('/v1/invoices/embed', '{}', JSON_BODY),
  'no body': post('/v1/invoices/generate', '', JSON_BODY),
  'no text': post('/v1/invoices/generate', Buffer.from([0x22, 0xff, 0x22]), JSON_BODY),
  'a wrong invoice': post('/v1/invoices/generate', '{"invoice":{}}', JSON_BODY),
  'no parts': inForm('/v1/invoices/embed'),
  'unknown parts': inForm('/v1/invoices/embed', PDF, PDF, { name: 'x', content: '' }),
  'an unknown choice': inForm('/v1/invoices/embed', PDF, { name: 'profile', content: 'x' }),
  'a broken form': post('/v1/invoices/validate', 'x', { 'content-type': 'multipart/form-data; boundary=y' }),
  'a form without its file': inForm('/v1/invoices/validate'),
  'a wrong query': post('/v1/invoices/validate?check=x&chek=base&role=%20&explain=2&as_of=x', '<a/>'),
  'too large': post('/v1/invoices/validate', '<a/>', { 'content-length': String(16 * 1024 * 1024) }),
  'no batch': post('/v1/invoices/validate/batch', '<a/>', { 'content-type': 'text/xml' }),
  'no archive': post('/v1/invoices/validate/batch', 'x', { 'content-type': 'application/zip' }),
  'an empty archive': post('/v1/invoices/validate/batch', zip([]), { 'content-type': 'application/zip' }),
  'no core': post('/v1/invoices/extract', '<a/>'),
  'a failure of ours': post('/v1/invoices/render', '<a/>'),
};

const ENGINE: Answers = {
  validate: () => ({ validation: {} }),
  async *validateStream() {},
  render: () => {
    throw new Error('ours');
  },
};

async function asked(name: string, language?: string): Promise<{ status: number; body: Refused }> {
  const { testGate, addKey } = await import('./testing/accounts.ts');
  const { SqliteStore } = await import('./accounts/sqlite.ts');
  const store = new SqliteStore(':memory:');
  await addKey(store, 'used-up');
  const gate = await testGate({ ownKey: KEY, store, quota: 0 });
  const app = await gatewayOver(ENGINE, undefined, { gate });
  const call = REFUSALS[name]!;
  const headers = { ...call.headers, ...(language && { 'accept-language': language }) };
  const answer = await app.inject({ ...call, headers });
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}

const sentences = ({ message, details = [] }: Refused): string[] => [
  message,
  ...details.flatMap(({ msg }) => (msg === undefined ? [] : [msg])),
];

describe('a refusal', () => {
  it.each(Object.keys(REFUSALS))('of %s speaks the language of its reader', async (name) => {
    const [english, french] = [await asked(name, 'en-GB'), await asked(name, 'fr-FR, en;q=0.5')];
    expect([french.status, french.body.code]).toEqual([english.status, english.body.code]);
    expect(english.status).toBeGreaterThanOrEqual(400);
    const [en, fr] = [sentences(english.body), sentences(french.body)];
    expect(fr).toHaveLength(en.length);
    for (const [at, sentence] of fr.entries()) {
      expect(sentence).not.toBe(en[at]);
      // What stands in every sentence of ours and in none of the other language.
      expect(` ${sentence} `).toMatch(
        /[éèêàç]| (attendu|le|la|les|l'\S+|un|une|de|des|du|d'\S+|n'\S+|est) /i,
      );
      expect(` ${sentence} `).not.toMatch(/ (the|is|are|not|this) /i);
    }
  });

  it.each([
    ['the language of its options', '{"invoice":{},"options":{"language":"en"}}', 'The request has'],
    ['the default of its options', '{"invoice":{}}', 'La requête contient'],
    ['that default where it is no JSON', '{', 'La requête contient'],
  ])('of an invoice speaks one language throughout, %s', async (_, payload, expected) => {
    const app = await gatewayOver(ENGINE);
    const { message, details } = (
      await app.inject(post('/v1/invoices/generate', payload, JSON_BODY))
    ).json() as Refused;
    await app.close();
    expect(message).toContain(expected);
    for (const { msg } of details!) expect(/ (est|n'est) /.test(msg!)).toBe(expected.startsWith('La'));
  });

  it('speaks English where the request says nothing, and what the engine says as the engine says it', async () => {
    expect((await asked('no such path')).body.message).toBe('There is nothing at this path.');
    const validate = (): never => {
      throw refusal('not_an_einvoice', "Le document n'est ni un PDF ni du XML.");
    };
    const app = await gatewayOver({ validate });
    const answer = await app.inject(post('/v1/invoices/validate', 'x', { 'accept-language': 'fr' }));
    expect(answer.json()).toEqual({
      code: 'not_an_einvoice',
      message: "Le document n'est ni un PDF ni du XML.",
    });
  });
});
