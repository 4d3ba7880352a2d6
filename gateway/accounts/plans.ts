import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanCatalog } from '@conforme/proto/schema';

export type Plan = PlanCatalog['plans'][number];

/** What is on offer, and what an account may use. */
export interface Plans {
  readonly catalog: PlanCatalog;
  /** It is the sample, which knows nothing of this service. */
  readonly isSample: boolean;
  has(plan: string): boolean;
  /** Calls a month. @throws Error for a plan that is not configured: an account must not be served by guesswork. */
  quotaOf(plan: string): number;
}

/** Of the key that comes with the first start: not on offer, and large enough to measure with. */
export const DEVELOPMENT = { plan: 'development', quota: 1_000_000_000 } as const;

const SAMPLE = join(import.meta.dirname, 'plans.json');

/** The plans in a file; the sample of the repository without one. @throws Error naming the file and every fault's place. */
export function readPlans(file: string = SAMPLE): Plans {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`the plans cannot be read from ${file}: ${(cause as Error).message}`, { cause });
  }
  return plansOf(catalogIn(text, file), file === SAMPLE);
}

/**
 * Plans and their monthly quotas.
 * @param isSample what stands in the catalogue is an example of ours, which the page says
 */
export function plansOf(catalog: PlanCatalog, isSample = false): Plans {
  const quotas = new Map<string, number>([[DEVELOPMENT.plan, DEVELOPMENT.quota]]);
  for (const { id, quota } of catalog.plans) quotas.set(id, quota);
  return {
    catalog,
    isSample,
    has: (plan) => quotas.has(plan),
    quotaOf(plan) {
      const quota = quotas.get(plan);
      if (quota === undefined) throw new Error(`the plan ${plan} is not configured`);
      return quota;
    },
  };
}

function catalogIn(text: string, file: string): PlanCatalog {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
  const faults = faultsOf(value);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  return value as PlanCatalog;
}

type Check = (value: unknown) => string | null;

const text: Check = (value) => (typeof value === 'string' && value !== '' ? null : 'a text');
const url: Check = (value) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value)
    ? null
    : 'an http or https address';
const price: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? null : 'a number from 0';
const quota: Check = (value) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 2 ** 31 - 1
    ? null
    : 'a whole number from 0 to 2147483647';
const currency: Check = (value) => (/^[A-Z]{3}$/.test(String(value)) ? null : 'a code of three capitals');
const id: Check = (value) =>
  /^[a-z0-9][a-z0-9._-]{0,63}$/.test(String(value))
    ? null
    : 'at most 64 of a-z, 0-9, ".", "_" and "-", the first a letter or digit';

const CATALOG: Readonly<Record<string, Check>> = {
  currency,
  plans: (value) => (Array.isArray(value) && value.length > 0 ? null : 'a list of at least one plan'),
  portal_url: url,
  mcp_url: url,
};
const PLAN: Readonly<Record<string, Check>> = {
  id,
  name: text,
  price_eur_month: price,
  quota,
  checkout_url: url,
};

/** Every fault with its place as a JSON Pointer. */
function faultsOf(catalog: unknown): string[] {
  const faults = faultsIn(catalog, CATALOG, '');
  const plans: unknown = isObject(catalog) ? catalog['plans'] : null;
  if (!Array.isArray(plans)) return faults;
  for (const [at, plan] of plans.entries()) faults.push(...faultsIn(plan, PLAN, `/plans/${at}`));
  const ids = plans.map((plan) => (isObject(plan) ? plan['id'] : undefined));
  for (const [at, each] of ids.entries())
    if (each !== undefined && ids.indexOf(each) < at)
      faults.push(`/plans/${at}/id: "${String(each)}" is the id of an earlier plan`);
  return faults;
}

function faultsIn(value: unknown, checks: Readonly<Record<string, Check>>, place: string): string[] {
  if (!isObject(value)) return [`${place || '/'}: expected an object`];
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(checks, name));
  return [
    ...unknown.map((name) => `${place}/${name}: is not known`),
    ...Object.entries(checks).flatMap(([name, check]) => {
      if (!Object.hasOwn(value, name)) return [`${place}/${name}: is missing`];
      const expected = check(value[name]);
      return expected === null ? [] : [`${place}/${name}: expected ${expected}`];
    }),
  ];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
