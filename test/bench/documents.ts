// node test/bench/documents.ts OUTDIR: a document of our own writer for each size, through the running service.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GenerateJsonOut } from '@conforme/proto/schema';
import { example, postJson, startService } from '../e2e/service.ts';

const [directory] = process.argv.slice(2);
if (!directory) throw new Error('usage: node test/bench/documents.ts OUTDIR');
mkdirSync(directory, { recursive: true });
const service = await startService();
try {
  await write('small', 'services', 1);
  await write('1000', 'two-hundred-lines', 5);
  await write('10000', 'two-hundred-lines', 50);
} finally {
  await service.close();
}

/** The example with its lines repeated; the service numbers them and works out the totals. */
async function write(size: string, name: string, times: number): Promise<void> {
  const request = example(name);
  const lines = Array.from({ length: times }, () => request.invoice.lines).flat();
  const invoice = { ...request.invoice, lines };
  for (const syntax of ['cii', 'ubl']) {
    const options = { ...request.options, output: `${syntax}-xml` };
    const answer = await postJson(
      service,
      '/v1/invoices/generate',
      { invoice, options },
      { accept: 'application/json' },
    );
    if (answer.status !== 200) throw new Error(`${size} ${syntax}: ${answer.status} ${await answer.text()}`);
    const { content_base64: content } = (await answer.json()) as GenerateJsonOut;
    writeFileSync(path.join(directory!, `${size}-${syntax}.xml`), Buffer.from(content, 'base64'));
  }
}
