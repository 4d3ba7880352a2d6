// Mistakes of who orders jobs, sends batches and shows keys: what they are asked in English, and that French says as much.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { zip } from '../../gateway/testing/zip.ts';
import { example, INLINE, KEY, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
});
afterAll(() => service.close());

type Sent = { readonly path: string; readonly method?: string; readonly body?: FormData | Buffer | null };
type Headers = Readonly<Record<string, string>>;

async function refused(sent: Sent, language: string, headers: Headers): Promise<string> {
  const { path, method = 'POST', body = null } = sent;
  const answer = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'accept-language': language, ...headers },
    ...(body && { body: body as never }),
  });
  const { code, message, details = [] } = (await answer.json()) as ErrorOut;
  const said = (details as { pointer?: string; msg?: string }[]).map(
    ({ pointer, msg }) => `${pointer} ${msg}`,
  );
  return [code, ...(said.length > 0 ? said : [message])].join(' | ');
}

const FRENCH = /\b(?:est|sont|une?|le|la|les|Attendu)\b/;

async function expectSaid(sent: () => Sent, says: RegExp, headers: Headers): Promise<void> {
  expect(await refused(sent(), 'en', headers)).toMatch(says);
  expect(await refused(sent(), 'fr', headers)).toMatch(FRENCH);
}

const REQUEST = JSON.stringify(example('services'));

function order(job: string | null, files: Readonly<Record<string, string>>): Sent {
  const body = new FormData();
  if (job !== null) body.append('job', job);
  for (const [name, content] of Object.entries(files)) body.append(name, new File([content], 'a.jsonl'));
  return { path: '/v1/jobs', body };
}

it.each<[name: string, job: string | null, files: Readonly<Record<string, string>>, says: RegExp]>([
  ['a kind without JSON', 'generate', {}, /json_invalid|mean \{"kind": "generate"\}\?/],
  ['a kind in capitals', '{"kind": "Generate"}', {}, /\/job\/kind .*mean generate\?/],
  ['a kind in French', '{"kind": "valider"}', {}, /\/job\/kind .*mean validate\?/],
  ['check for a kind', '{"kind": "check"}', {}, /\/job\/kind .*mean validate\?/],
  ['a type', '{"type": "generate"}', {}, /^validation_error \| \/job\/type [^|]*mean kind\?$/],
  [
    'a callback',
    '{"kind": "validate", "callback": "https://a.example"}',
    {},
    /\/job\/callback .*mean webhook\?/,
  ],
  [
    'the URL of a webhook',
    '{"kind": "validate", "webhook_url": "https://a.example"}',
    {},
    /\/job\/webhook_url .*mean webhook\?/,
  ],
  [
    'options of requests',
    '{"kind": "generate", "options": {"output": "cii-xml"}}',
    {},
    /\/job\/options\/output .*options of its own request/,
  ],
  ['no order', null, { file: REQUEST }, /\/job .*such as \{"kind": "validate"\}/],
  ['the part files', '{"kind": "generate"}', { files: REQUEST }, /\/files .*mean file\?/],
  ['the part fichier', '{"kind": "generate"}', { fichier: REQUEST }, /\/fichier .*mean file\?/],
])('a job with %s', async (_, job, files, says) =>
  expectSaid(() => order(job, files), says, { authorization: `Bearer ${KEY}` }),
);

it.each<[name: string, bytes: Buffer, says: RegExp]>([
  ['an archive of another kind', Buffer.from('Rar!\x1A\x07\x00xx', 'latin1'), /RAR, 7z, gzip.*as a zip/],
  ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0, 1]), /RAR, 7z, gzip.*as a zip/],
  ['a document', Buffer.from('<?xml version="1.0"?><Invoice/>'), /is a document, and no zip.*validate/],
  ['a PDF', Buffer.from('%PDF-1.7'), /is a document, and no zip.*validate/],
  [
    'a file of Excel',
    zip([{ name: '[Content_Types].xml', content: '<Types/>' }]),
    /document of Word, Excel.*requests for generate/,
  ],
  [
    'a file of LibreOffice',
    zip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', method: 0 }]),
    /document of Word, Excel.*requests for generate/,
  ],
  ['anything else', Buffer.from('hello'), /no zip archive, or a damaged one/],
])('a batch with %s for its zip', async (_, body, says) =>
  expectSaid(() => ({ path: '/v1/invoices/validate/batch', body }), says, {
    'content-type': 'application/zip',
    authorization: `Bearer ${KEY}`,
  }),
);

it.each(['Rar!\x1A\x07\x00xx', '7z\xBC\xAF\x27\x1Cxx', '\x1F\x8B\x08\x00xx'])(
  'an archive of another kind for an invoice: %j',
  async (begin) =>
    expectSaid(
      () => ({ path: '/v1/invoices/validate', body: Buffer.from(begin, 'latin1') }),
      /^not_an_einvoice \| .*RAR, 7z, gzip.*as a zip/,
      { 'content-type': 'application/pdf', authorization: `Bearer ${KEY}` },
    ),
);

it('a file of Word for an invoice', async () =>
  expectSaid(
    () => ({
      path: '/v1/invoices/validate',
      body: zip([{ name: 'word/document.xml', content: '<document/>' }]),
    }),
    /^not_an_einvoice \| .*Office document.*attach the data/,
    { 'content-type': 'application/pdf', authorization: `Bearer ${KEY}` },
  ));

it.each<[name: string, body: Buffer, says: RegExp]>([
  ['a file of Excel', zip([{ name: 'xl/workbook.xml', content: '<workbook/>' }]), /Word or Excel/],
  ['a PDF', Buffer.from('%PDF-1.7\n%\xE2\xE3', 'latin1'), /is a PDF.*use embed/],
  ['UTF-16', Buffer.from(`\uFEFF${REQUEST} é`, 'utf16le'), /is UTF-16/],
  ['Windows-1252', Buffer.from('{"invoice": {"number": "é"}}', 'latin1'), /Windows-1252.*as UTF-8/],
])('%s for a request', async (_, body, says) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${KEY}` };
  await expectSaid(() => ({ path: '/v1/invoices/generate', body }), says, headers);
});

it('a job in the language of its order, whatever its requests have drawn', async () => {
  const { invoice } = example('services');
  const request = { invoice: { ...invoice, currency: 'eur' }, options: { language: 'fr' } };
  const call = async (path: string, language: string, body: FormData | null = null) => {
    const headers = { authorization: `Bearer ${KEY}`, 'accept-language': language };
    return fetch(`${service.url}${path}`, { headers, ...(body && { method: 'POST', body }) });
  };
  const saidIn = async (language: string): Promise<string> => {
    const { body } = order('{"kind": "generate"}', { file: JSON.stringify(request) });
    const { id } = (await (await call('/v1/jobs', language, body as FormData)).json()) as { id: string };
    await (await call(`/v1/jobs/${id}/events`, language)).text();
    return (await call(`/v1/jobs/${id}/results`, language)).text();
  };
  expect(await saidIn('en')).toMatch(/is not a code.*Did you mean EUR/);
  expect(await saidIn('fr')).toMatch(/ne figure pas dans la liste.*Vouliez-vous dire EUR/);
});

it.each(['api_key', 'access_token', 'X-API-Key'])('a key in the address: %s', async (name) => {
  const sent: Sent = { path: `/v1/usage?a=1&${name}=${KEY}`, method: 'GET' };
  await expectSaid(() => sent, new RegExp(`^api_key_required \\| .*${name} is not read.*into a header`), {});
  expect(await refused(sent, 'en', {})).not.toContain(KEY);
});

it.each<[name: string, headers: Headers, says: RegExp]>([
  [
    'in quotes',
    { authorization: `Bearer "${KEY}"` },
    /^invalid_api_key \| .*not known\. It stands in quotes/,
  ],
  ['of the documentation', { authorization: 'Bearer <API_KEY>' }, /^invalid_api_key \| .*a placeholder/],
  [
    'of another documentation',
    { authorization: 'Bearer YOUR_API_KEY' },
    /^invalid_api_key \| .*a placeholder/,
  ],
  [
    'that begins like one',
    { authorization: 'Bearer mairie2026' },
    /^invalid_api_key \| The API key is not known\.$/,
  ],
  ['in a variable', { authorization: 'Bearer $KEY' }, /^invalid_api_key \| .*not filled in/],
  ['that is undefined', { authorization: 'Bearer undefined' }, /^invalid_api_key \| .*not filled in/],
  ['behind Bearer in X-API-Key', { 'x-api-key': `Bearer ${KEY}` }, /^invalid_api_key \| .*key alone/],
  ['by its identifier', { authorization: 'Bearer key_3f9a1c0b72de' }, /^invalid_api_key \| .*identifier/],
  ['of an account', { authorization: 'Bearer acc_5Lw0qQ2tTn3c' }, /^invalid_api_key \| .*identifier/],
  ['that is another', { authorization: 'Bearer sk-123' }, /^invalid_api_key \| The API key is not known\.$/],
  ['without Bearer', { authorization: KEY }, /^api_key_required \| .*without the word Bearer/],
  ['behind another scheme', { authorization: 'Basic ZGVtbzo=' }, /^api_key_required \| .*the word Bearer/],
  ['in another header', { 'api-key': KEY }, /^api_key_required \| .*header api-key is not read/],
  ['that is missing', {}, /^api_key_required \| [^|]*X-API-Key\.$/],
])('a key %s', async (_, headers, says) => {
  await expectSaid(() => ({ path: '/v1/usage', method: 'GET' }), says, headers);
  expect(await refused({ path: '/v1/usage', method: 'GET' }, 'en', headers)).not.toContain(KEY);
});
