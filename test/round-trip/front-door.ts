// The service in this process, through the door its callers use.

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createRegistry, fixed } from '@conforme/core/main';
import { inProcess } from '@conforme/core/server';
import { buildGateway } from '@conforme/gateway/app';
import type { ErrorOut } from '@conforme/proto/schema';
import { testGate } from '../../gateway/testing/accounts.ts';
import { AUTHORISED, KEY } from '../../gateway/testing/engine.ts';

/** One reason why a request was turned away. */
export interface Refusal {
  readonly status: number;
  /** Rule, else the kind of fault, else the error's code. */
  readonly code: string;
  /** Into the request, positions replaced by `*`. */
  readonly pointer: string;
  readonly message: string;
}

export type Turned = { readonly refusals: readonly Refusal[] };

/** What extract answers (decision 43). */
export interface Extracted {
  readonly profile: string | null;
  readonly invoice: Readonly<Record<string, unknown>>;
  readonly options: { readonly profile: string; readonly output: string; readonly guideline: string | null };
  readonly unread: readonly Unread[];
  readonly xml: string;
}

export interface Unread {
  readonly location: string;
  readonly name: string;
  readonly term: string | null;
  readonly value: string | null;
}

/** What convert could not carry over (decision 44). */
export interface Loss {
  readonly term: string | null;
  readonly location: string | null;
  readonly value: string | null;
  readonly reason: string;
  readonly target: string | null;
}

export interface Converted {
  readonly document: Uint8Array;
  readonly losses: readonly Loss[];
}

export interface FrontDoor {
  extract(document: Uint8Array): Promise<Extracted | Turned>;
  write(endpoint: 'generate' | 'preview-xml', body: unknown): Promise<{ document: Uint8Array } | Turned>;
  /** @returns null when the service has no such endpoint */
  convert(document: Uint8Array, query: string): Promise<Converted | Turned | null>;
  close(): Promise<void>;
}

export async function openFrontDoor(): Promise<FrontDoor> {
  const app = await buildGateway({
    transport: inProcess(fixed(await createRegistry()), () => new Date()),
    gate: await testGate({ ownKey: KEY }),
    version: 'test',
  });
  return {
    extract: async (document) => {
      const { status, body } = await post(app, 'extract', document);
      return status === 200 ? (JSON.parse(body.toString()) as Extracted) : turned(status, body);
    },
    write: async (endpoint, request) => {
      const headers = { 'content-type': 'application/json' };
      const { status, body } = await post(app, endpoint, JSON.stringify(request), headers);
      return status === 200 ? { document: body } : turned(status, body);
    },
    convert: async (document, query) => {
      const { status, body } = await post(app, `convert?${query}`, document, { accept: 'application/json' });
      if (status === 404) return null;
      return status === 200 ? converted(body) : turned(status, body);
    },
    close: async () => void (await app.close()),
  };
}

async function post(
  app: FastifyInstance,
  endpoint: string,
  payload: Uint8Array | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Buffer }> {
  const { statusCode, rawPayload } = await app.inject({
    method: 'POST',
    url: `/v1/invoices/${endpoint}`,
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
    headers: { ...AUTHORISED, ...headers },
  });
  // No document may break the service: a run that meets one ends, with the document's digest.
  if (statusCode >= 500) {
    const digest = createHash('sha256').update(payload).digest('hex');
    throw new Error(
      `${endpoint} answers ${statusCode} for a document with SHA-256 ${digest}: ${rawPayload.toString()}`,
    );
  }
  return { status: statusCode, body: rawPayload };
}

function converted(body: Buffer): Converted {
  const { content_base64: content, losses } = JSON.parse(body.toString()) as {
    content_base64: string;
    losses: Loss[];
  };
  return { document: Buffer.from(content, 'base64'), losses };
}

interface Detail {
  readonly rule?: string | null;
  readonly severity?: string;
  readonly type?: string;
  readonly pointer?: string | null;
  readonly msg?: string;
  readonly message?: string;
}

function turned(status: number, body: Buffer): Turned {
  const error = JSON.parse(body.toString()) as ErrorOut;
  const details = (error.details ?? []) as readonly Detail[];
  const blocking = details.filter(({ severity = 'fatal' }) => severity === 'fatal');
  const refusals = blocking.map(({ rule, type, pointer, msg, message }) => ({
    status,
    code: rule ?? type ?? error.code,
    pointer: (pointer ?? '').replace(/\/\d+(?=\/|$)/g, '/*'),
    message: msg ?? message ?? '',
  }));
  const whole = { status, code: error.code, pointer: '', message: error.message };
  return { refusals: refusals.length > 0 ? refusals : [whole] };
}
