import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DEVELOPMENT, readPlans } from './plans.ts';

const folder = mkdtempSync(join(tmpdir(), 'conforme-plans-'));
const file = join(folder, 'plans.json');
afterAll(() => rmSync(folder, { recursive: true }));

const sample = (): Record<string, unknown> & { plans: Record<string, unknown>[] } =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'plans.json'), 'utf8'));

function faultsOf(value: unknown): string {
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  try {
    readPlans(file);
    return '';
  } catch (fault) {
    return (fault as Error).message;
  }
}

describe('the plans', () => {
  it('of the sample have a free one of 50, as the contract limits it', () => {
    const { catalog, quotaOf, has } = readPlans();
    expect(catalog.plans[0]).toMatchObject({ id: 'free', price_eur_month: 0, quota: 50 });
    expect(quotaOf('free')).toBe(50);
    expect(has('free')).toBe(true);
  });

  it('know the plan of development beside the catalogue, unless that has one of the name', () => {
    expect(readPlans().quotaOf('development')).toBe(DEVELOPMENT.quota);
    const own = sample();
    own.plans[1]!['id'] = 'development';
    expect(faultsOf(own)).toBe('');
    expect(readPlans(file).quotaOf('development')).toBe(own.plans[1]!['quota']);
  });

  it('do not guess a plan that is not configured', () => {
    const { quotaOf, has } = readPlans();
    expect(has('gold')).toBe(false);
    expect(() => quotaOf('gold')).toThrow(/gold is not configured/);
  });

  it('are refused with the file and the place of every fault', () => {
    const wrong = sample();
    Object.assign(wrong, { currency: 'Euro', portal: 'x', mcp_url: 'ftp://x' });
    Object.assign(wrong.plans[0]!, { quota: 1.5, name: '' });
    Object.assign(wrong.plans[1]!, { id: 'free', price_eur_month: -1 });
    delete wrong.plans[2]!['checkout_url'];
    wrong.plans[3]!['id'] = 'No Spaces';
    expect(faultsOf(wrong).split('\n')).toEqual(
      [
        '/portal: is not known',
        '/currency: expected a code of three capitals',
        '/mcp_url: expected an http or https address',
        '/plans/0/name: expected a text',
        '/plans/0/quota: expected a whole number from 0 to 2147483647',
        '/plans/1/price_eur_month: expected a number from 0',
        '/plans/2/checkout_url: is missing',
        '/plans/3/id: expected at most 64 of a-z, 0-9, ".", "_" and "-", the first a letter or digit',
        '/plans/1/id: "free" is the id of an earlier plan',
      ].map((fault) => `${file}: ${fault}`),
    );
  });

  it.each([
    ['{"currency": ', /plans\.json is not JSON: /],
    ['[]', /plans\.json: \/: expected an object/],
    ['{"plans":[]}', /\/plans: expected a list of at least one plan/],
    ['{"plans":[1]}', /\/plans\/0: expected an object/],
  ])('are refused when they are %j', (text, message) => expect(faultsOf(text)).toMatch(message));

  it('are refused when there are none', () => {
    expect(() => readPlans(join(folder, 'none.json'))).toThrow(/cannot be read from .*none\.json/);
  });
});
