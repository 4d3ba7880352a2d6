// The services the rows ask, and how they ask.

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect } from 'vitest';
import { SqliteStore } from '../../gateway/accounts/sqlite.ts';
import { addKey } from '../../gateway/testing/accounts.ts';
import { gatewayOver, KEY as OTHER_KEY, refusal } from '../../gateway/testing/engine.ts';
import { settingsFrom } from '../../scripts/settings.ts';
import { EXAMPLES, INLINE, KEY, startService } from '../e2e/service.ts';
import type { Json } from './whole-request.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: Parsed;
}

/** JSON of an answer, read as a test expects it to be. */
export type Parsed = ReturnType<typeof JSON.parse>;
export type Body = NonNullable<RequestInit['body']>;
type Given = Readonly<Record<string, string>>;

const XML = { 'content-type': 'application/xml' };
const RECORDED = join(import.meta.dirname, '../conformance/recorded/bases');

export type World = Awaited<ReturnType<typeof openWorld>>;

/** One service for all rows, one whose core is out of reach, one with rules of others, and one whose core fails as told. */
export async function openWorld() {
  const dataDir = mkdtempSync(join(tmpdir(), 'conforme-contract-'));
  mkdirSync(dataDir, { recursive: true });
  const store = new SqliteStore(join(dataDir, 'accounts.db'));
  // A shared machine may be so slow that a call would be given up: 503 where a row expects its answer.
  const work = { ...settingsFrom({}).work, workers: 1, timeLimitMs: 300_000 };
  const service = await startService(null, [], { dataDir, trustedProxies: ['127.0.0.1'], work });
  const coreless = await startService('http://127.0.0.1:1', [], INLINE);
  const extended = await startService(null, [join(import.meta.dirname, 'documents/context-rules')], INLINE);
  const failing = await gatewayOver({
    generate: () => {
      throw refusal('render_error', 'The visual invoice could not be drawn.');
    },
  });
  const failingUrl = await failing.listen({ host: '127.0.0.1', port: 0 });
  const asked = asking(service.url);
  return {
    ...asked,
    url: service.url,
    coreless: asking(coreless.url),
    extended: asking(extended.url),
    failing: asking(failingUrl, OTHER_KEY),
    /** A new key of this plan whose account has used so much this month. */
    async keyOf(plan: string, used = 0): Promise<string> {
      const key = `key-${crypto.randomUUID()}`;
      const account = `account of ${key}`;
      await store.ensureAccount({ id: account, label: key, plan, created: new Date().toISOString() });
      await addKey(store, key, { account });
      const month = new Date().toISOString().slice(0, 7);
      if (used > 0) await store.count([{ account, month, calls: used, quota: 1_000_000 }]);
      return key;
    },
    async close(): Promise<void> {
      await Promise.all([service.close(), coreless.close(), extended.close(), failing.close()]);
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Requests to one service, with a key unless told otherwise. */
function asking(url: string, key: string = KEY) {
  const send = async (method: string, path: string, body?: Body, headers: Given = {}): Promise<Reply> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString();
    const json = /json/.test(answer.headers.get('content-type') ?? '') && text ? JSON.parse(text) : undefined;
    return { status: answer.status, headers: answer.headers, bytes, text, json };
  };
  const keyed = { authorization: `Bearer ${key}` };
  const post = (path: string, body?: Body, headers: Given = {}): Promise<Reply> =>
    send('POST', path, body, { ...keyed, ...headers });
  const json = (path: string, body: Json | object, headers: Given = {}): Promise<Reply> =>
    post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  return {
    send,
    post,
    get: (path: string, headers: Given = {}) => send('GET', path, undefined, headers),
    generate: (request: Json | object, headers?: Given) => json('/v1/invoices/generate', request, headers),
    preview: (request: Json | object, headers?: Given) => json('/v1/invoices/preview-xml', request, headers),
    validate: (document: Body, query = '', headers: Given = XML) =>
      post(`/v1/invoices/validate${query}`, document, headers),
    extract: (document: Body, query = '', headers: Given = XML) =>
      post(`/v1/invoices/extract${query}`, document, headers),
    embed: (parts: Readonly<Record<string, string | Uint8Array>>) =>
      post('/v1/invoices/embed', formOf(parts)),
    /** Without a key, from an address of its own, so that no row uses up the limit of another. */
    anonymous: (method: string, path: string, body?: Body, headers: Given = {}, from = address()) =>
      send(method, path, body, { 'x-forwarded-for': from, ...headers }),
  };
}

export function formOf(parts: Readonly<Record<string, string | Uint8Array>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string') form.set(name, part);
    else form.set(name, new Blob([new Uint8Array(part)]), name);
  return form;
}

let lastAddress = 0;

/** One nobody has called from (RFC 5737). */
export function address(): string {
  return `203.0.113.${++lastAddress}`;
}

/** A request that is valid under both checks. */
export function example(name = 'services'): Parsed {
  return JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), 'utf8'));
}

/** The example with changes of its invoice and options. */
export function request(invoice: object = {}, options: object = {}, name = 'services'): Parsed {
  const base = example(name);
  return { invoice: { ...base.invoice, ...invoice }, options: { ...base.options, ...options } };
}

/** A document of ours by name: `cii-minimum`, `ubl-credit` and others. */
export function recorded(name: string): string {
  return readFileSync(join(RECORDED, `${name}.xml`), 'utf8');
}

/** A valid document of profile minimum, which the service reads and never writes. */
export function minimum(): string {
  return readFileSync(join(import.meta.dirname, 'documents/minimum.xml'), 'utf8');
}

/** The pages people read, as a PDF that carries no XML. */
export async function plainPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

/** Expects the one error body of the contract, exactly. */
export function expectError(reply: Reply, status: number, code: string): Parsed {
  expect([reply.status, reply.json?.code], reply.text.slice(0, 400)).toEqual([status, code]);
  expect(typeof reply.json.message).toBe('string');
  // Causes are additive (decision 46), and only of findings.
  const known = ['code', 'message', 'details', ...(reply.json.code === 'invalid_input' ? ['causes'] : [])];
  expect(Object.keys(reply.json).filter((key) => !known.includes(key))).toEqual([]);
  return reply.json.details;
}

/** Places of all faults of a 422, as the published `loc`. */
export function locs(details: readonly { readonly loc: readonly (string | number)[] }[]): string[] {
  return details.map(({ loc }) => loc.join('.')).sort();
}

/** A row of the contract: its name in the published text, what it claims in our words, and the requests that check it. */
export interface Row {
  readonly name: string;
  readonly claim: string;
  readonly check: (world: World) => Promise<void>;
}

export function row(name: string, claim: string, check: Row['check']): Row {
  return { name, claim, check };
}
