// Ours. Arguments: the XML to attach, and the JSON request to make an invoice of.
// `attach` is the container alone, without rules, as the peers do; `make` is the whole of generate: it reads the JSON, completes, writes,
// judges by every rule of fr-ctc, draws and attaches, and needs no PDF.

import { readFileSync } from 'node:fs';
import { createRegistry } from '../../../core/main.ts';
import { generate } from '../../../core/pipeline/generate.ts';
import { readGenerateRequest } from '../../../proto/schema/read.ts';
import { serve } from './serve.ts';

const [xmlFile, requestFile] = process.argv.slice(2);
const xml = readFileSync(xmlFile!);
const request = readFileSync(requestFile!, 'utf8');
const registry = await createRegistry();
const now = new Date('2026-01-01T00:00:00Z');
const OPTIONS = {
  profile: 'en16931',
  language: 'en',
  title: 'Invoice',
  author: 'Seller',
  date: now,
} as const;

await serve({
  attach: async ({ bytes }) => {
    await registry.writableContainer.embed(bytes, xml, OPTIONS);
    return 0;
  },
  make: async () => {
    const { ok, faults } = readGenerateRequest(request);
    if (!ok) throw new Error(JSON.stringify(faults));
    const { validation } = await generate(registry, ok.invoice, ok.options, { now, language: 'en' });
    return validation.errorCount;
  },
});
