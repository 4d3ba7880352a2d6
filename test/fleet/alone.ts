// node test/fleet/alone.ts WARM DOCUMENTS: the engine in this process, one document after the other, from the request as bytes to the
// answer as bytes: what a worker does for each, without chunks, database and objects around it. Prints how fast it was, as JSON.

import { engineClient } from '@conforme/proto/engine-client';
import { engineHere } from '@conforme/core/engine';
import type { Job } from '../../gateway/jobs/job.ts';
import { KINDS } from '../../gateway/jobs/kinds.ts';
import { readQuery } from '../../gateway/query.ts';
import { GENERATE_QUERY } from '../../gateway/routes/generate.ts';
import { requestsOf } from './orders.ts';
import type { Pace } from './pace.ts';

const [warm, documents] = process.argv.slice(2).map(Number) as [number, number];
const job = { options: readQuery({}, GENERATE_QUERY) } as unknown as Job;
const call = { headers: {}, signal: new AbortController().signal };
const engine = engineClient(await engineHere([]));
const requests = requestsOf(warm + documents).split('\n');

async function work(lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const { answer } = await KINDS.generate.work(engine, Buffer.from(line), job, call);
    if (!(answer instanceof Uint8Array)) Buffer.from(JSON.stringify(answer));
  }
}

await work(requests.slice(0, warm));
const [start, before] = [performance.now(), process.cpuUsage()];
await work(requests.slice(warm));
const { user, system } = process.cpuUsage(before);
const seconds = (performance.now() - start) / 1_000;
const pace: Pace = { rate: documents / seconds, cpuMs: (user + system) / 1_000 / documents };
process.stdout.write(JSON.stringify(pace));
