import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EngineError } from '../../core/errors.ts';
import { createRegistry } from '../../core/main.ts';
import { complete } from '../../core/invoice/index.ts';
import { generate } from '../../core/pipeline/generate.ts';
import type { ReportedFinding } from '../../core/pipeline/reported.ts';
import { keysOf, pointerStep } from '../../proto/schema/pointer.ts';
import { readGenerateRequest } from '../../proto/schema/read.ts';
import { fieldTerms } from '../../proto/schema/terms.ts';

// Every value of the examples is spoiled in turn, in every way; each rule that then fires has to lead to a field of the
// request, or to one that can be added to it.

const EXAMPLES = [
  'services',
  'goods-allowances-charges',
  'credit-note',
  'extended-ctc-fr',
  'intra-community-english',
  'multi-vat-exemption',
  'prepaid',
];

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

interface Found {
  readonly request: Json;
  /** As the example has it. */
  readonly sound: Json;
  readonly rule: string;
  readonly pointer: string;
  readonly message: string;
  readonly patch: readonly Operation[];
  /** How often the rule fires. */
  readonly times: number;
}

interface Operation {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

const registry = await createRegistry();

/** Findings on a request; null for one that does not have the form. */
async function findingsOf(request: Json): Promise<readonly ReportedFinding[] | null> {
  const read = readGenerateRequest(JSON.stringify(request));
  if (read.faults) return null;
  const call = { now: new Date('2026-10-10'), language: 'en' } as const;
  try {
    return (await generate(registry, read.ok.invoice, read.ok.options, call)).warnings;
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown;
    return thrown.findings as readonly ReportedFinding[];
  }
}

/** The same with another value at a pointer, or without one. */
function changed(request: Json, { path, value }: Operation): Json {
  const copy = structuredClone(request);
  const steps = keysOf(path);
  const last = steps.pop()!;
  const holder = steps.reduce<Json>((at, step) => (at[step] ??= {}) as Json, copy);
  if (value !== undefined) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

/** What may stand in a field: whether it fits is for the schema to say. */
const VALUES: readonly unknown[] = [
  '0',
  '1',
  '20',
  '10',
  '100.00',
  'FR',
  'DE',
  'EUR',
  'S',
  'E',
  'K',
  '380',
  '30',
  '95',
  'FC',
  '0225',
  '0002',
  'EM',
  'S1',
  'B1',
  'C62',
  'AAI',
  '5',
  'VATEX-EU-AE',
  '2026-09-15',
  '2026-10-05',
  '2026-12-31',
  'Texte',
  'TST',
  '999510217',
  'FR24999510217',
  'FR7699999000010000210421730',
  '123456782_12345678200010',
  'application/pdf',
  true,
  false,
  [],
  [{ number: 'F-1', issue_date: '2026-01-01' }],
  ['x'],
];

/** Values worth a try, the likeliest first: the patch, what stood there, and what the message names. */
function candidates({ request, sound, pointer, message, patch }: Found): readonly (readonly Operation[])[] {
  const at = (value: unknown): Operation[] => [{ op: 'replace', path: pointer, value }];
  const named = message.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const tried = [valueAt(sound, pointer), undefined, ...named, ...VALUES].filter(
    (value) => value !== valueAt(request, pointer),
  );
  return [...(patch.length > 0 ? [patch] : []), ...tried.map(at)];
}

async function isSilenced(found: Found): Promise<boolean> {
  for (const operations of candidates(found)) {
    const left = await findingsOf(operations.reduce(changed, found.request));
    // Rules do not run over what the schema refuses.
    if (left === null || left.some(({ source }) => source === 'xsd')) continue;
    if (timesOf(found.rule, left) < found.times) return true;
  }
  return false;
}

/** The examples, and some of them with the totals that they come to. */
function requests(): (readonly [name: string, request: Json])[] {
  const plain = EXAMPLES.map((name) => {
    const text = readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8');
    const { invoice, options } = JSON.parse(text) as { invoice: Json; options: Json };
    return [name, { invoice, options: { ...options, output: 'cii-xml', plausibility: true } }] as const;
  });
  const stated = plain.slice(0, 2).map(([name, { invoice, options }]) => {
    const { ok } = readGenerateRequest(JSON.stringify({ invoice, options }));
    const { totals } = complete(ok!.invoice, []).invoice;
    return [`${name} with totals`, { invoice: { ...invoice, totals }, options }] as const;
  });
  return [...plain, ...stated];
}

const timesOf = (name: string, findings: readonly ReportedFinding[]): number =>
  findings.filter(({ rule }) => rule === name).length;

const patternOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

test('every finding on a spoiled invoice leads to a field, and can be silenced there', async () => {
  const rules = new Set<string>();
  const astray = new Set<string>();
  const first = new Map<string, Found>();
  for (const [name, request] of requests()) {
    for (const pointer of leavesOf({ invoice: request['invoice'] }))
      for (const spoil of SPOILS) {
        const wrong = spoiled(request, pointer, spoil);
        const findings = (await findingsOf(wrong)) ?? [];
        for (const { rule, pointer: at = '', message, patch = [] } of findings) {
          rules.add(rule ?? '');
          if (!leadsBack(wrong, at)) astray.add(`${rule} ${at} (${name} ${pointer})`);
          const key = `${rule} ${patternOf(at)}`;
          if (rule === null || first.has(key)) continue;
          const times = timesOf(rule, findings);
          first.set(key, { request: wrong, sound: request, rule, pointer: at, message, patch, times });
        }
      }
  }
  expect([...astray]).toEqual([]);
  expect(rules.size).toBeGreaterThan(50);
  expect(first.size).toBeGreaterThan(110);
  const deaf: string[] = [];
  for (const [key, found] of first) if (!(await isSilenced(found))) deaf.push(`${key}: ${found.message}`);
  expect(deaf).toEqual([]);
});
