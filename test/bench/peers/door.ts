// `node test/bench/peers/door.ts node | fastify | judging | grouped`: what a request costs before there is more of ours in it. Each reads
// a body as bytes and answers what the first line of its input says; `judging` judges the body as well, as the library does, and `grouped`
// those together that arrive together, as the service does. Says its port.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import Fastify, { type FastifyReply } from 'fastify';
import { judgeWith, rulesHere } from '../../../core/judge.ts';
import { turns } from '../../../core/worker/turn.ts';

export type Door = 'node' | 'fastify' | 'judging' | 'grouped';

/** What is answered: headers by name, and a body of JSON. */
export interface FixedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answering = (body: Buffer) => string | Promise<string>;

function overNode({ headers, body }: FixedAnswer): Server {
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      Buffer.concat(chunks);
      response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
    });
  });
}

async function overFastify({ headers }: FixedAnswer, answering: Answering): Promise<Server> {
  const app = Fastify({ logger: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/xml', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/v1/invoices/validate', (request, reply: FastifyReply) => {
    reply.headers(headers);
    return answering(request.body as Buffer);
  });
  await app.ready();
  return app.server;
}

async function judging(door: Door): Promise<Answering> {
  const judge = judgeWith(await rulesHere([]));
  const turn = turns();
  return async (document) => {
    if (door === 'grouped') await turn.end();
    const judged = await judge({ document: document as Buffer<ArrayBuffer>, check: 'base' });
    return JSON.stringify(judged.validation);
  };
}

async function serverOf(door: Door, answer: FixedAnswer): Promise<Server> {
  if (door === 'node') return overNode(answer);
  // A promise here too: what is compared with judging is to take the same way to its answer.
  return overFastify(answer, door === 'fastify' ? async () => answer.body : await judging(door));
}

const [line] = (await once(createInterface(process.stdin), 'line')) as [string];
const server = await serverOf(process.argv[2] as Door, JSON.parse(line) as FixedAnswer);
// As scripts/serve.mjs sets them.
for (const flag of ['--no-maglev', '--invocation-count-for-turbofan=300', '--no-allocation-site-pretenuring'])
  setFlagsFromString(flag);
await once(server.listen(0, '127.0.0.1'), 'listening');
console.log((server.address() as AddressInfo).port);
