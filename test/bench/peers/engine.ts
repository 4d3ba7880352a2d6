// The engine as both doors use it, in a process of its own: the registry of all plugins and the validate pipeline.
//   node engine.ts FILE   → prints the first verdict and ends: what a cold start costs
//   node engine.ts        → the line protocol; works: base, fr-ctc

import { readFileSync } from 'node:fs';
import { createRegistry } from '@conforme/core/main';
import { validate } from '../../../core/pipeline/validate.ts';

type Check = Parameters<typeof validate>[2]['check'];

const registry = await createRegistry();
const asOf = new Date().toISOString().slice(0, 10);

function judge(bytes: Uint8Array, check: Check): ReturnType<typeof validate> {
  return validate(registry, bytes, { check, language: 'en', explain: false, asOf });
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  const { serve } = await import('./serve.ts');
  await serve({
    base: async ({ bytes }) => (await judge(bytes, 'base')).errorCount,
    'fr-ctc': async ({ bytes }) => (await judge(bytes, 'fr-ctc')).errorCount,
  });
} else {
  const { valid, errorCount, checksRun } = await judge(readFileSync(file), 'base');
  process.stdout.write(`${JSON.stringify({ valid, errorCount, checksRun })}\n`);
}
