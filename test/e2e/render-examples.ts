import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenerateJsonOut } from '@conforme/proto/schema';
import { example, exampleNames, postJson, startService } from './service.ts';

// node test/e2e/render-examples.ts OUTDIR: every example as PDF and XML, through the running service, for the oracles.

const [directory] = process.argv.slice(2);
if (!directory) throw new Error('usage: node test/e2e/render-examples.ts OUTDIR');
mkdirSync(directory, { recursive: true });
const service = await startService();
for (const name of exampleNames())
  for (const [output, extension] of [
    ['facturx-pdf', 'pdf'],
    ['cii-xml', 'xml'],
  ] as const) {
    const request = example(name);
    const wanted = { ...request, options: { ...request.options, output } };
    const answer = await postJson(service, '/v1/invoices/generate', wanted, { accept: 'application/json' });
    if (answer.status !== 200)
      throw new Error(`examples/${name}.json as ${output}: ${answer.status} ${await answer.text()}`);
    const { content_base64: content } = (await answer.json()) as GenerateJsonOut;
    writeFileSync(join(directory, `${name}.${extension}`), Buffer.from(content, 'base64'));
  }
await service.close();
