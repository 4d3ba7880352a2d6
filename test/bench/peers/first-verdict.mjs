// One verdict from nothing, in this fresh process: registry, pipeline, check base. Plain JavaScript with a compile cache, as
// scripts/serve.mjs starts the service.

import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
const { createRegistry } = await import('../../../core/main.ts');
const { validate } = await import('../../../core/pipeline/validate.ts');
const asOf = new Date().toISOString().slice(0, 10);
const options = { check: 'base', language: 'en', explain: false, asOf };
const { valid, checksRun } = await validate(await createRegistry(), readFileSync(process.argv[2]), options);
if (!checksRun.includes('schematron:base')) throw new Error(`no rule ran: ${checksRun.join(', ')}`);
process.stdout.write(`${valid}\n`);
