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
  await writeTenLines();
} finally {
  await service.close();
}

/** The example with its lines repeated; the service numbers them and works out the totals. */
async function write(size: string, name: string, times: number): Promise<void> {
  const request = example(name);
  const lines = Array.from({ length: times }, () => request.invoice.lines).flat();
  const invoice = { ...request.invoice, lines };
  for (const syntax of ['cii', 'ubl']) {
    const options = { ...request.options, output: `${syntax}-xml` as 'cii-xml' };
    const { content_base64: content } = await generated({ invoice, options });
    save(`${size}-${syntax}.xml`, Buffer.from(content, 'base64'));
  }
}

/** An invoice of ten lines for those who write PDF: as the request, as XML, as a PDF, and as facts for the models of others. */
async function writeTenLines(): Promise<void> {
  const { invoice: given, options } = example('services');
  const lines = Array.from({ length: 10 }, (_, i) => given.lines[i % given.lines.length]!);
  const invoice = { ...given, lines };
  const made = await generated({ invoice, options: { ...options, output: 'cii-xml' } });
  const drawn = await generated({ invoice, options });
  save('ten-lines-request.json', JSON.stringify({ invoice, options }));
  save('ten-lines.xml', Buffer.from(made.content_base64, 'base64'));
  save('ten-lines.pdf', Buffer.from(drawn.content_base64, 'base64'));
  const netted = lines.map((line) => ({
    ...line,
    quantity: String(line.quantity),
    unit_code: line.unit_code ?? 'C62',
    unit_price: String(line.unit_price),
    net_amount: (Number(line.quantity) * Number(line.unit_price)).toFixed(2),
  }));
  save(
    'ten-lines-model.json',
    JSON.stringify({ invoice: { ...invoice, lines: netted }, totals: made.totals }),
  );
}

async function generated(request: object): Promise<GenerateJsonOut> {
  const answer = await postJson(service, '/v1/invoices/generate', request, { accept: 'application/json' });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as GenerateJsonOut;
}

function save(name: string, content: string | Uint8Array): void {
  writeFileSync(path.join(directory!, name), content);
}
