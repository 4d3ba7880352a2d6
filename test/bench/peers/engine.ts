// The engine as both doors use it: the registry of all plugins and the validate pipeline. Works: base, fr-ctc.

import { createRegistry } from '@conforme/core/main';
import { validate } from '../../../core/pipeline/validate.ts';
import { serve } from './serve.ts';

type Check = Parameters<typeof validate>[2]['check'];

const registry = await createRegistry();
const asOf = new Date().toISOString().slice(0, 10);

function judge(bytes: Uint8Array, check: Check): ReturnType<typeof validate> {
  return validate(registry, bytes, { check, language: 'en', explain: false, asOf });
}

await serve({
  base: async ({ bytes }) => (await judge(bytes, 'base')).errorCount,
  'fr-ctc': async ({ bytes }) => (await judge(bytes, 'fr-ctc')).errorCount,
});
