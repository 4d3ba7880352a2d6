import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EngineError } from '../../core/errors.ts';
import { createRegistry } from '../../core/main.ts';
import { generate } from '../../core/pipeline/generate.ts';
import { keysOf, pointerStep } from '../../proto/schema/pointer.ts';
import { readGenerateRequest } from '../../proto/schema/read.ts';
import { fieldTerms } from '../../proto/schema/terms.ts';

// Every value of the examples is spoiled in turn, in every way; each rule that then fires has to lead to a field of the
// request, or to one that can be added to it.

const EXAMPLES = ['services', 'goods-allowances-charges', 'credit-note', 'extended-ctc-fr'];

const SPOILS: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  (value) => (isNumber(value) ? `-${String(value)}` : 'XX'),
  (value) => (isNumber(value) ? '0.2' : typeof value === 'string' ? value.toLowerCase() : undefined),
  (value) => (isNumber(value) ? '1234.5678' : typeof value === 'string' ? `${value} ` : undefined),
];

const isNumber = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value));

type Json = Record<string, unknown>;

function leavesOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${at}/${pointerStep(key)}`));
}

const valueAt = (root: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce<unknown>((at, step) => (at as Json | null | undefined)?.[step], root);

function spoiled(request: Json, pointer: string, spoil: (value: unknown) => unknown): Json {
  const copy = structuredClone(request);
  const steps = keysOf(pointer);
  const last = steps.pop()!;
  const holder = steps.reduce<unknown>((at, step) => (at as Json)[step], copy) as Json;
  const value = spoil(holder[last]);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const PATTERNS = new Set(
  fieldTerms().flatMap(({ pointerPattern }) => {
    const steps = pointerPattern.split('/');
    return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
  }),
);

/** Fields of a request that carry no term. */
const OTHERS =
  /^\/invoice(?:\/(?:already_paid|operation_type|french_mentions(?:\/\w+)?|(?:seller|buyer)\/siret|tax_total_accounting))?$/;

/** It is in the request, or a field of it that is not given: no index beyond what lists hold. */
function leadsBack(request: Json, pointer: string): boolean {
  if (valueAt(request, pointer) !== undefined) return true;
  if (OTHERS.test(pointer)) return true;
  const steps = pointer.split('/');
  const lists = steps.flatMap((step, at) => (/^\d+$/.test(step) ? [steps.slice(0, at + 1).join('/')] : []));
  if (lists.some((item) => valueAt(request, item) === undefined)) return false;
  return PATTERNS.has(steps.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('/'));
}

test('every finding on a spoiled invoice leads to a field', { timeout: 300_000 }, async () => {
  const registry = await createRegistry();
  const rules = new Set<string>();
  const astray = new Set<string>();
  for (const name of EXAMPLES) {
    const text = readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8');
    const request = JSON.parse(text) as { options?: Json } & Json;
    request.options = { ...request.options, output: 'cii-xml' };
    for (const pointer of leavesOf({ invoice: request['invoice'] }))
      for (const spoil of SPOILS) {
        const wrong = spoiled(request, pointer, spoil);
        const read = readGenerateRequest(JSON.stringify(wrong));
        if (read.faults) continue;
        const call = { now: new Date('2026-10-10'), language: 'en' } as const;
        const made = await generate(registry, read.ok.invoice, read.ok.options, call).catch(
          (thrown: unknown) => {
            if (!(thrown instanceof EngineError)) throw thrown;
            return { warnings: thrown.findings };
          },
        );
        for (const { rule, pointer: at = '' } of made.warnings) {
          rules.add(rule ?? '');
          if (!leadsBack(wrong, at)) astray.add(`${rule} ${at} (${name} ${pointer})`);
        }
      }
  }
  expect([...astray]).toEqual([]);
  expect(rules.size).toBeGreaterThan(50);
});
