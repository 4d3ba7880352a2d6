// node test/pdf/bytes.ts EXAMPLE...: the hash of the Factur-X file that each example becomes, one a line, in one process.

import { createHash } from 'node:crypto';
import { createRegistry } from '../../core/main.ts';
import { generate } from '../../core/pipeline/generate.ts';
import type { Registry } from '../../core/registry/registry.ts';
import { readGenerateRequest } from '../../proto/schema/read.ts';
import { example } from '../e2e/service.ts';

const CALL = { now: new Date('2026-01-01T00:00:00Z'), language: 'en' } as const;

/** Of an example as a PDF, made at a fixed moment. */
export async function hashOf(registry: Registry, name: string): Promise<string> {
  const { invoice, options } = example(name);
  const request = JSON.stringify({ invoice, options: { ...options, output: 'facturx-pdf' } });
  const { ok, faults } = readGenerateRequest(request);
  if (!ok) throw new Error(JSON.stringify(faults));
  const { content } = await generate(registry, ok.invoice, ok.options, CALL);
  return createHash('sha256').update(content).digest('hex');
}

if (import.meta.main) {
  const registry = await createRegistry();
  for (const name of process.argv.slice(2)) process.stdout.write(`${name} ${await hashOf(registry, name)}\n`);
}
