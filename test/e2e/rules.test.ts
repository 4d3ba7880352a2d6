import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RuleOut, RulesetsOut } from '@conforme/proto/schema';
import type { Service } from '../../scripts/start.ts';
import { startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const get = (path: string): Promise<Response> => fetch(`${service.url}${path}`);

const ruleOf = async (id: string): Promise<RuleOut> =>
  (await (await get(`/v1/rules/${encodeURIComponent(id)}`)).json()) as RuleOut;

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

describe('GET /v1/rulesets', () => {
  it('lists the packs with their versions, rules and days, without a key', async () => {
    const { rulesets } = (await (await get('/v1/rulesets')).json()) as RulesetsOut;
    const en = rulesets.find(({ id }) => id === 'en16931-cii')!;
    expect(en).toMatchObject({ version: '1.3.16', source: 'schematron:base', in_force: true });
    expect(en.rules).toContain('BR-CO-10');
    expect(new Set(en.rules).size).toBe(en.rules.length);
    expect(rulesets.some(({ id, in_force }) => id === 'br-fr-cii' && in_force)).toBe(true);
  });

  it('refuses a day that is none', async () => {
    const answer = await get('/v1/rulesets?as_of=2026-02-30');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ details: [{ loc: ['query', 'as_of'] }] });
  });
});

describe('GET /v1/rules/{id}', () => {
  it('explains every rule of every pack in both languages', async () => {
    const { rulesets } = (await (await get('/v1/rulesets')).json()) as RulesetsOut;
    const ids = new Set(rulesets.flatMap(({ rules }) => rules));
    expect(ids.size).toBeGreaterThan(300);
    const rules: RuleOut[] = [];
    for (const some of chunks([...ids], 40)) rules.push(...(await Promise.all(some.map(ruleOf))));
    for (const [i, id] of [...ids].entries()) {
      const rule = rules[i]!;
      expect(rule.id).toBe(id);
      expect(rule.rulesets.length).toBeGreaterThan(0);
      for (const text of [rule.en, rule.fr])
        for (const field of ['title', 'explanation', 'fix', 'reference'] as const)
          expect(text[field], `${id} ${field}`).not.toBe('');
      expect(rule.en.explanation).not.toBe(rule.fr.explanation);
    }
  });

  it('answers 404 to a rule nobody holds', async () => {
    const answer = await get('/v1/rules/BR-NONE');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 'not_found', message: 'No rule pack holds a rule BR-NONE.' });
  });
});
