// One verdict from nothing, in this fresh process: registry, pipeline, check base. Prints milliseconds since the process began.

import { enableCompileCache } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
const { createRegistry } = await import('../../core/main.ts');
const { validate } = await import('../../core/pipeline/validate.ts');
const options = {
  check: 'base',
  language: 'en',
  explain: false,
  asOf: new Date().toISOString().slice(0, 10),
};
const { checksRun } = await validate(await createRegistry(), readFileSync(process.argv[2]), options);
const sinceStart = performance.now();
if (!checksRun.includes('schematron:base')) throw new Error(`no rule ran: ${checksRun.join(', ')}`);
process.stdout.write(String(sinceStart));
