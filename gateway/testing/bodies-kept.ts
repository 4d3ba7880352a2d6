// node --expose-gc --min-semi-space-size=64 --max-semi-space-size=64 bodies-kept.ts: how many of a hundred bodies that were written to S3
// are left in memory, though objects that are young were collected all the while. In a process of its own, whose young objects have so much
// room that none is collected by chance: that would take what is under way for old, and keep it.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3 } from '../jobs/s3/s3.ts';

const BODY_BYTES = 150_000;
const server = createServer((request, answer) => {
  request.resume().once('end', () => answer.setHeader('etag', '"e"').end());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
const s3 = new S3({ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials });
const collect = gc as (options: { readonly type: 'minor' | 'major' }) => void;

async function write(times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    await s3.put({ bucket: 'bucket', key: String(at) }, Buffer.alloc(BODY_BYTES));
    if (at % 10 === 9) collect({ type: 'minor' });
  }
}

await write(20);
collect({ type: 'major' });
const before = process.memoryUsage().arrayBuffers;
await write(100);
console.log(Math.round((process.memoryUsage().arrayBuffers - before) / BODY_BYTES));
s3.close();
server.close();
