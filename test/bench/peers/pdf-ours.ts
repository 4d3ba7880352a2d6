// Ours. Arguments: the XML to attach, and the JSON requests to make invoices of, one of ten lines and one of 200.
// `attach` is the container alone, without rules, as the peers do; `make` is the whole of generate: it reads the JSON, completes, writes,
// judges by every rule of fr-ctc, draws and attaches, and needs no PDF.

import { readFileSync } from 'node:fs';
import { createRegistry } from '../../../core/main.ts';
import { generate } from '../../../core/pipeline/generate.ts';
import { render } from '../../../core/pipeline/render.ts';
import { readGenerateRequest } from '../../../proto/schema/read.ts';
import { serve } from './serve.ts';

const [xmlFile, requestFile, largeFile] = process.argv.slice(2);
const xml = readFileSync(xmlFile!);
const request = readFileSync(requestFile!, 'utf8');
const large = readFileSync(largeFile!, 'utf8');
const registry = await createRegistry();
const now = new Date('2026-01-01T00:00:00Z');
const OPTIONS = {
  profile: 'en16931',
  language: 'en',
  title: 'Invoice',
  author: 'Seller',
  date: now,
} as const;

async function make(text: string): Promise<number> {
  const { ok, faults } = readGenerateRequest(text);
  if (!ok) throw new Error(JSON.stringify(faults));
  const { validation } = await generate(registry, ok.invoice, ok.options, { now, language: 'en' });
  return validation.errorCount;
}

await serve({
  attach: async ({ bytes }) => {
    await registry.writableContainer.embed(bytes, xml, OPTIONS);
    return 0;
  },
  make: () => make(request),
  'make-200': () => make(large),
  render: async () => {
    await render(registry, xml, 'pdf', 'fr');
    return 0;
  },
});
