import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { trusting } from '../accounts/address.ts';
import { JOB } from '../testing/jobs.ts';
import type { Delivery, Job } from './job.ts';
import { Messenger } from './messenger.ts';
import { isReachable } from './receiver.ts';
import { isSecret, newSecret, signed } from './signature.ts';

const LOOPBACK = trusting(['127.0.0.0/8']);
const NOWHERE = trusting([]);

let server: Server | null = null;
let messenger: Messenger | null = null;
afterEach(async () => {
  await messenger?.end();
  server?.close();
  server?.closeAllConnections();
  [server, messenger] = [null, null];
});

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers one status after the other, the last one from then on. */
async function receiver(...statuses: number[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const url = await answering(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    received.push({ headers: request.headers, body });
    const status = statuses[Math.min(received.length, statuses.length) - 1]!;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(100_000));
  });
  return { url, received };
}

/** @returns its address */
async function answering(answer: RequestListener): Promise<string> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook`;
}

const WEBHOOK = { url: '', secret: newSecret(), events: ['job.done'] } as const;
const UPGRADE = { connection: 'upgrade', upgrade: 'other' };
const FRENCH: Job = { ...JOB, language: 'fr' };

/** As a receiver in a browser or another language would: by WebCrypto. */
async function isBelieved({ headers, body }: Received, secret: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = Uint8Array.from(atob(secret.slice('whsec_'.length)), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  const [version, signature = ''] = String(headers['webhook-signature']).split(',');
  expect(version).toBe('v1');
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(300);
  const text = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  return crypto.subtle.verify('HMAC', key, bytes, text);
}

/** Tells one job, until nothing is to be tried any more. @returns what became of each attempt */
async function delivered(url: string, isOurs = LOOPBACK): Promise<Delivery[]> {
  const settled: Delivery[] = [];
  let job: Job | null = { ...FRENCH, webhook: { ...WEBHOOK, url } };
  await new Promise<void>((resolve, reject) => {
    const outbox = {
      takeMessage: async () => {
        const taken = job;
        job = null;
        return taken;
      },
      settle: async (_id: string, delivery: Delivery) => {
        settled.push(delivery);
        if (delivery.next === null) resolve();
        else job = { ...FRENCH, webhook: { ...WEBHOOK, url }, delivery };
      },
    };
    const times = { idleMs: 1, waitsMs: [1, 1] };
    messenger = new Messenger({ outbox, now: Date.now, isOurs, report: reject, times });
    messenger.begin();
  });
  return settled;
}

describe('the end of a job', () => {
  it('is sent with a signature that its receiver can check', async () => {
    const { url, received } = await receiver(204);
    expect(await delivered(url)).toMatchObject([{ attempts: 1, error: null, next: null }]);
    const [{ headers, body }] = received as [Received];
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toMatchObject({
      type: 'job.done',
      timestamp: JOB.ended,
      data: { id: 'job_1', state: 'done', webhook: null },
    });
    expect(body).not.toContain(WEBHOOK.secret);
    expect(await isBelieved({ headers, body }, WEBHOOK.secret)).toBe(true);
    expect(await isBelieved({ headers, body }, newSecret())).toBe(false);
    expect(await isBelieved({ headers, body: `${body} ` }, WEBHOOK.secret)).toBe(false);
  });

  it('is sent again under the same id, until it is taken', async () => {
    const { url, received } = await receiver(500, 302, 200);
    const settled = await delivered(url);
    expect(settled.map(({ attempts, error }) => [attempts, error])).toEqual([
      [1, 'le destinataire a répondu 500'],
      [2, 'le destinataire a répondu 302'],
      [3, 'le destinataire a répondu 302'],
    ]);
    expect(settled[2]!.delivered).not.toBeNull();
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['msg_job_1']));
  });

  it('is given up after the last wait, and at once where the receiver is gone for good', async () => {
    const { url } = await receiver(503);
    const settled = await delivered(url);
    expect(settled).toHaveLength(3);
    expect(settled[2]).toMatchObject({ delivered: null, next: null });
    server!.close();
    await messenger!.end();
    const gone = await receiver(410);
    expect(await delivered(gone.url)).toMatchObject([{ attempts: 1, delivered: null }]);
  });

  it('is taken as soon as its receiver says so, whether or not the rest of the answer comes', async () => {
    const url = await answering((_request, response) => void response.writeHead(200).write('and so on'));
    expect(await delivered(url)).toMatchObject([{ attempts: 1, error: null, next: null }]);
  });

  it.each<[string, RequestListener]>([
    ['speaks another protocol', (_request, response) => void response.writeHead(101, UPGRADE).end()],
    ['hangs up', ({ socket }) => void socket.destroy()],
    ['answers what is not HTTP', ({ socket }) => void socket.end('none\r\n\r\n')],
  ])('is tried again where the receiver %s', async (_what, answer) => {
    const settled = await delivered(await answering(answer));
    expect(settled.map(({ attempts }) => attempts)).toEqual([1, 2, 3]);
    expect(settled.at(-1)).toMatchObject({ delivered: null, error: expect.stringContaining('injoignable') });
  });

  it('is sent to nobody inside, whatever the name says', async () => {
    const { url, received } = await receiver(200);
    const named = url.replace('127.0.0.1', 'localhost');
    for (const each of [url, named, named.replace('http:', 'https:')]) {
      const settled = await delivered(each, NOWHERE);
      expect(settled.at(-1)).toMatchObject({
        delivered: null,
        error: expect.stringContaining('injoignable'),
      });
      await messenger!.end();
    }
    expect(received).toEqual([]);
  });
});

it('messages of an account whose receivers never answer hold up none of others', async () => {
  const url = await answering(({ url: path }, response) => {
    if (path === '/other') response.end();
  });
  const jobs = Array.from({ length: 40 }, (_, at) => ({
    ...JOB,
    id: `job_${at}`,
    account: at < 39 ? 'silent' : 'other',
    webhook: { ...WEBHOOK, url: at < 39 ? url : new URL('/other', url).href },
  }));
  const settled = new Promise<string>((resolve, reject) => {
    const outbox = {
      takeMessage: async (_leaseMs: number, except: readonly string[] = []) => {
        const at = jobs.findIndex(({ account }) => !except.includes(account));
        return at < 0 ? null : jobs.splice(at, 1)[0]!;
      },
      settle: async (id: string, { error }: Delivery) =>
        error === null ? resolve(id) : reject(new Error(id)),
    };
    messenger = new Messenger({ outbox, now: Date.now, isOurs: LOOPBACK, report: reject });
    messenger.begin();
  });
  expect(await settled).toBe('job_39');
});

it.each([
  ['https://erp.example/hook', true, true],
  ['http://erp.example/hook', false, true],
  ['https://127.0.0.1/hook', false, true],
  ['https://[::1]/hook', false, false],
  ['https://169.254.169.254/', false, false],
  ['http://127.0.0.1/hook', false, true],
  ['http://8.8.8.8/hook', false, false],
  ['https://user:pass@erp.example/', false, false],
  ['ftp://erp.example/', false, false],
  // As decimals, octals and hexadecimals, short, with a dot at the end, in wide digits: one address all the same.
  ['https://2130706433/', false, true],
  ['https://0177.0.0.1/', false, true],
  ['https://0x7f000001/', false, true],
  ['https://127.1/', false, true],
  ['https://127.0.0.1./', false, true],
  ['https://\uff11\uff12\uff17.0.0.1/', false, true],
  ['https://0.0.0.0/', false, false],
  ['https://0/', false, false],
  // As IPv6: mapped, translated (NAT64), 6to4.
  ['https://[::ffff:127.0.0.1]/', false, true],
  ['https://[::ffff:a9fe:a9fe]/', false, false],
  ['https://[64:ff9b::7f00:1]/', false, false],
  ['https://[2002:7f00:1::]/', false, false],
  ['https://[::]/', false, false],
])('an address %s may be called: %s, and on a network the operator opened: %s', (text, alone, opened) => {
  expect(isReachable(new URL(text), NOWHERE, false)).toBe(alone);
  expect(isReachable(new URL(text), LOOPBACK, true)).toBe(opened);
});

it('a secret has a prefix, and 24 to 64 bytes', () => {
  expect(isSecret(newSecret())).toBe(true);
  for (const bytes of [23, 65])
    expect(isSecret(`whsec_${Buffer.alloc(bytes).toString('base64')}`)).toBe(false);
  for (const text of ['', 'whsec_', Buffer.alloc(32).toString('base64'), 'whsec_*'.padEnd(50, '*')])
    expect(isSecret(text)).toBe(false);
});

// The example of the specification (standard-webhooks, "Symmetric (HMAC) signatures").
it('signs the example of the specification as it does', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sent: 1614265330_000, body: '{"test": 2432232314}' };
  expect(signed(message, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
