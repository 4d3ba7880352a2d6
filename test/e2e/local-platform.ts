// A platform of this machine, the accounts of a seller and a buyer there, and a receiver of webhooks.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry } from '@conforme/core/main';
import {
  platformClient,
  type Flow,
  type FlowSyntax,
  type FlowType,
  type PlatformClient,
} from '@conforme/library/platform';
import { extractStatus, generateStatusOf } from '../../core/pipeline/status.ts';
import { conforme } from '../../library/index.ts';
import { startPlatform, type PlatformOptions, type RunningPlatform } from '../../platform/index.ts';
import { example } from './service.ts';
import { wish } from './statuses.ts';

export const SECRET = 'open sesame';
/** Of the example `services`. */
export const SELLER = '999510217';
export const BUYER = '999511876';

export const startLocal = (more: Partial<PlatformOptions> = {}): Promise<RunningPlatform> =>
  startPlatform({
    host: '127.0.0.1',
    port: 0,
    store: ':memory:',
    secret: SECRET,
    quirks: new Set(),
    waitsMs: [20, 20, 20],
    report: (failure) => {
      throw failure;
    },
    ...more,
  });

export const clientOf = ({ url }: RunningPlatform, siren: string): PlatformClient =>
  platformClient({
    flowUrl: `${url}/flow-service`,
    directoryUrl: `${url}/directory-service`,
    oauth: { tokenUrl: `${url}/token`, clientId: siren, clientSecret: SECRET },
    waitsMs: [20, 20, 20],
  });

export async function tokenOf({ url }: RunningPlatform, siren: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: siren,
    client_secret: SECRET,
  });
  const answer = await fetch(`${url}/token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** An invoice of the seller to the buyer. */
export async function invoiceXml(number: string): Promise<Uint8Array> {
  const { invoice, options } = example('services');
  const request = { invoice: { ...invoice, number }, options: { ...options, output: 'cii-xml' } } as const;
  return (await conforme.generate(request as Parameters<typeof conforme.generate>[0])).content;
}

/** What the seller or the buyer has to say of that invoice. */
export async function statusXml(number: string, code: string, more: Parameters<typeof wish>[1] = {}) {
  const registry = await createRegistry();
  const { fields } = await conforme.extract(await invoiceXml(number));
  const facts = fields as unknown as Parameters<typeof generateStatusOf>[1];
  const at = new Date().toISOString().slice(0, 19);
  const said = wish(code, { at, issuedAt: at, receivedAt: at, platform: null, ...more });
  return (await generateStatusOf(registry, facts, said, { language: 'en', asOf: at.slice(0, 10) })).content;
}

export async function readStatus(content: Uint8Array) {
  const { message } = await extractStatus(await createRegistry(), content);
  const [said] = (message as unknown as Said).acknowledgements[0]!.documents;
  return said!;
}

interface Said {
  readonly acknowledgements: readonly {
    readonly documents: readonly {
      readonly number: string;
      readonly status: string;
      readonly details: readonly { readonly reason_code: string | null; readonly reason: string | null }[];
    }[];
  }[];
}

export const send = (
  client: PlatformClient,
  name: string,
  flowSyntax: FlowSyntax,
  file: Uint8Array | string,
) => client.flows.send({ name, flowSyntax }, typeof file === 'string' ? Buffer.from(file) : file);

/** When it is acknowledged. */
export async function judged(client: PlatformClient, flowId: string): Promise<Flow> {
  for (;;) {
    const flow = await client.flows.get(flowId);
    if (flow.acknowledgement.status !== 'Pending') return flow;
    await pause(10);
  }
}

/** Codes of the statuses that came to an account of an invoice, oldest first. */
export async function statusesOf(
  client: PlatformClient,
  flowType: FlowType,
  number: string,
): Promise<string[]> {
  const codes: string[] = [];
  for await (const { flowId } of client.flows.all({
    where: { flowType: [flowType], flowDirection: ['In'] },
  })) {
    const said = await readStatus((await client.flows.file(flowId)).content);
    if (said.number === number) codes.push(said.status);
  }
  return codes;
}

export interface Heard {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** Hears webhooks, and answers each with the next of the statuses, or 200. */
export async function listener(
  statuses: number[] = [],
): Promise<{ url: string; heard: Heard[]; server: Server }> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, heard, server };
}

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(10);
}
