import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerLength, postOf, send, sendPaced } from './load.ts';
import { cpuMsOf, meterOf, readCpuMs, usedBetween } from './process-cpu.ts';

interface Heard {
  readonly url: string;
  readonly body: string;
  readonly port: number;
}

async function listening(status: number): Promise<{ port: number; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      heard.push({ url: request.url ?? '', body, port: request.socket.remotePort ?? 0 });
      // Longer than one read, so that an answer comes in pieces.
      response.writeHead(status, { 'content-length': 200_000 }).end('x'.repeat(200_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, heard };
}

const request = postOf('/v1/x?check=base', new TextEncoder().encode('é'), { accept: '*/*' });

test('sends just as many as asked, over connections that stay open', async () => {
  const { port, heard } = await listening(200);
  const walls = await send({ port, request, connections: 3 }, 30);
  expect(walls).toHaveLength(30);
  expect(heard.map(({ url, body }) => `${url} ${body}`)).toEqual(heard.map(() => '/v1/x?check=base é'));
  expect([heard.length, new Set(heard.map((each) => each.port)).size]).toEqual([30, 3]);
});

test('at a pace a request that waits for a connection waits from when it was due', async () => {
  const { port, heard } = await listening(200);
  const began = performance.now();
  const walls = await sendPaced({ port, request, connections: 2 }, 50, 10);
  // The tenth is due 180 ms after the first.
  expect(performance.now() - began).toBeGreaterThan(175);
  expect([walls.length, heard.length]).toEqual([10, 10]);
  // All are due at once, and one connection takes them one after the other.
  const queued = await sendPaced({ port, request, connections: 1 }, 1e9, 5);
  expect(queued).toEqual(queued.toSorted((a, b) => a - b));
});

test('no request begins after its end', async () => {
  const { port, heard } = await listening(200);
  expect(await send({ port, request, connections: 1 }, Infinity, performance.now() - 1)).toEqual([]);
  expect(heard).toEqual([]);
});

test('an answer other than 200 ends the measure', async () => {
  const { port } = await listening(429);
  await expect(send({ port, request, connections: 1 }, 5)).rejects.toThrow('HTTP/1.1 429');
});

test('an answer is whole when its head says so', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n';
  expect(answerLength(Buffer.from(head))).toBeUndefined();
  expect(answerLength(Buffer.from(`${head}\r\nab`))).toBe(head.length + 2 + 5);
  expect(() => answerLength(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('without Content-Length');
});

test('CPU of a process whose name is made to mislead', () => {
  const fields = ['S', ...Array.from({ length: 10 }, (_, i) => i), 250, 50, 9, 9];
  expect(readCpuMs(`42 (a) b 7) ${fields.join(' ')}`)).toBe(3000);
});

test.runIf(process.platform === 'linux')('CPU of this very process is what it says itself', () => {
  const { user, system } = process.cpuUsage();
  expect(Math.abs(cpuMsOf(process.pid)! - (user + system) / 1000)).toBeLessThan(500);
});

test.runIf(process.platform === 'linux')('CPU between two moments is told more exactly than in ticks', () => {
  const before = meterOf(process.pid)!;
  const began = process.cpuUsage();
  while (process.cpuUsage(began).user < 40_000);
  const { user, system } = process.cpuUsage(began);
  const used = usedBetween(before, meterOf(process.pid)!);
  expect(used).toBeGreaterThanOrEqual(40 - 10);
  expect(used).toBeLessThan((user + system) / 1000 + 500);
});

test('CPU of a thread that ended in between is not lost, nor counted against the others', () => {
  const before = { ticked: 1000, exact: 1001 };
  expect(usedBetween(before, { ticked: 1200, exact: 1203 })).toBe(202);
  expect(usedBetween(before, { ticked: 1200, exact: 900 })).toBe(190);
  expect(usedBetween({ ticked: 1000, exact: 0 }, { ticked: 1200, exact: 0 })).toBe(200);
});
