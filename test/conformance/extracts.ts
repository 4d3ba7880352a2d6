// `node test/conformance/extracts.ts FOLDER…`: the extract for the State (Flux 1) of every valid invoice below the folders. Each passes its
// schema and rules, or is refused with the terms at fault; one that is refused without a term fails the script.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRegistry } from '../../core/main.ts';
import { EngineError } from '../../core/errors.ts';
import { flux1 } from '../../core/pipeline/flux1.ts';
import { validate } from '../../core/pipeline/validate.ts';

const registry = await createRegistry();
const now = new Date();
const wanted = {
  check: 'base',
  language: 'en',
  explain: false,
  asOf: now.toISOString().slice(0, 10),
} as const;
const folders = process.argv.slice(2);
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(xml|pdf)$/i.test(name))
    .map((name) => join(folder, name)),
);

async function isValidInvoice(document: Uint8Array): Promise<boolean> {
  try {
    const { valid, root } = await validate(registry, document, wanted);
    return valid && root === null;
  } catch {
    return false;
  }
}

/** Which terms the extract fails by; null when it is made. */
async function failing(document: Uint8Array, level: string): Promise<readonly string[] | null> {
  try {
    await flux1(registry, { document, level, language: 'en', now });
    return null;
  } catch (thrown) {
    if (!(thrown instanceof EngineError) || thrown.code !== 'invalid_input') throw thrown;
    const lacking = thrown.message.match(/\b(B[TG]|EXT)-[\w-]+/g) ?? [];
    return [...new Set([...lacking, ...thrown.findings.flatMap(({ terms }) => terms ?? [])])];
  }
}

const mute: string[] = [];
const count = { invoices: 0, base: 0, full: 0 };
const terms = { base: new Map<string, number>(), full: new Map<string, number>() };
for (const file of files) {
  const document = readFileSync(file);
  if (!(await isValidInvoice(document))) continue;
  count.invoices++;
  for (const level of ['base', 'full'] as const) {
    const failed = await failing(document, level);
    if (failed === null) count[level]++;
    else if (failed.length === 0) mute.push(`${level} ${file}`);
    for (const term of failed ?? []) terms[level].set(term, (terms[level].get(term) ?? 0) + 1);
  }
}
console.log(
  `${count.invoices} valid invoices; extracts: ${count.base} base, ${count.full} full; the others name their terms:`,
);
for (const level of ['base', 'full'] as const) {
  const often = [...terms[level]].toSorted(([, a], [, b]) => b - a).slice(0, 12);
  console.log(`  ${level}: ${often.map(([term, times]) => `${term} ${times}`).join(', ')}`);
}
for (const line of mute) console.error(`refused without a term: ${line}`);
if (mute.length > 0 || count.invoices === 0) process.exitCode = 1;
