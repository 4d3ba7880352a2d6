// The same documents over HTTP, in turns: what a request costs the service, and how long its caller waits.

import { postOf, send, type Load } from './load.ts';
import { cpuMsOf } from './process-cpu.ts';
import { median } from './rounds.ts';
import { authorised, startProcess } from './service.ts';

const ROUNDS = 15;
const REQUESTS = 300;
const WARM = 1_500;

export interface HttpCost {
  readonly name: string;
  readonly bytes: number;
  /** CPU of the service a request, the least of the rounds; NaN without /proc. */
  readonly cpuUs: number;
  /** Walls of requests one after the other: the least of the rounds' medians. */
  readonly wallUs: number;
}

type Document = readonly [name: string, bytes: Uint8Array];

export async function httpCosts(documents: readonly Document[]): Promise<readonly HttpCost[]> {
  const service = await startProcess();
  try {
    const turns = documents.map(([name, bytes]) => {
      const headers = { ...authorised, 'content-type': 'application/xml' };
      const request = postOf('/v1/invoices/validate?check=fr-ctc&as_of=2026-11-01', bytes, headers);
      const load: Load = { port: service.port, request, connections: 1 };
      return { name, bytes: bytes.length, load, cpu: [] as number[], walls: [] as number[] };
    });
    for (const { load } of turns) await send(load, WARM);
    for (let round = 0; round < ROUNDS; round++)
      for (const { load, cpu, walls } of turns) {
        const before = cpuMsOf(service.child.pid!) ?? Number.NaN;
        walls.push(median(await send(load, REQUESTS)));
        cpu.push(((cpuMsOf(service.child.pid!) ?? Number.NaN) - before) / REQUESTS);
      }
    return turns.map(({ name, bytes, cpu, walls }) => ({
      name,
      bytes,
      cpuUs: Math.min(...cpu) * 1000,
      wallUs: Math.min(...walls) * 1000,
    }));
  } finally {
    await service.stop();
  }
}
