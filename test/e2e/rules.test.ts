import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RuleOut, RulesetsOut } from '@conforme/proto/schema';
import type { RulesetDiffOut } from '@conforme/proto/schema/ruleset-diff';
import type { Service } from '../../scripts/start.ts';
import { drawn } from '../cases.ts';
import { INLINE, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService(null, [], INLINE);
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

describe('GET /v1/rulesets/diff', () => {
  const diffOf = async (from: string, to: string): Promise<RulesetDiffOut> =>
    (await (await get(`/v1/rulesets/diff?from=${from}&to=${to}`)).json()) as RulesetDiffOut;

  it('tells what 1.4.0.04 changed of the French rules, for both syntaxes', async () => {
    const diff = await diffOf('br-fr@1.4.0.03', 'br-fr@1.4.0.04');
    expect(diff.rulesets.map(({ to }) => to.ruleset)).toEqual(['br-fr-cii', 'br-fr-ubl']);
    expect(diff.only_from).toEqual(['br-fr-cdv@1.4.0.03']);
    for (const { rules, unchanged } of diff.rulesets) {
      expect(unchanged).toBeGreaterThan(50);
      expect(rules.find(({ id }) => id === 'BR-FR-03_BT-2')).toMatchObject({
        change: 'changed',
        effect: 'otherwise',
        differences: expect.arrayContaining([
          expect.objectContaining({ aspect: 'definition', name: 'fr:is-day' }),
        ]),
      });
    }
  });

  it('tells what the start of the reform changed: the same rules, fatal', async () => {
    const { rulesets } = await diffOf('br-fr-cii@1.4.0.03-transition', 'br-fr-cii@1.4.0.03');
    const [{ rules }] = rulesets as [RulesetDiffOut['rulesets'][number]];
    expect(rules.length).toBeGreaterThan(50);
    for (const rule of rules)
      expect(rule).toMatchObject({ effect: 'stricter', severity_from: 'warning', severity_to: 'fatal' });
  });

  it('compares packs of messages, and the law of two days', async () => {
    const { rulesets } = await diffOf('br-fr-cdv@1.4.0', 'br-fr-cdv@1.4.0.03');
    expect(rulesets[0]!.rules.length).toBeGreaterThan(0);
    expect(rulesets[0]!.en.whom).toContain('life-cycle statuses');
    const days = await diffOf('2026-09-28', '2026-09-29');
    expect(days.rulesets.map(({ to }) => to.ruleset)).toContain('br-fr-ubl');
  });

  it('answers 404 to packs nobody has', async () => {
    const answer = await get('/v1/rulesets/diff?from=br-fr-cii%401&to=br-fr-cii%401.4.0.04');
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { message: string }).message).toContain('br-fr-cii@1.4.0.03');
  });
});

describe('GET /v1/rules/{id}', () => {
  it('explains each rule of a pack in both languages', async () => {
    const { rulesets } = (await (await get('/v1/rulesets')).json()) as RulesetsOut;
    const all = [...new Set(rulesets.flatMap(({ rules }) => rules))];
    expect(all.length).toBeGreaterThan(300);
    const ids = drawn(all);
    const rules: RuleOut[] = [];
    for (const some of chunks(ids, 40)) rules.push(...(await Promise.all(some.map(ruleOf))));
    for (const [i, id] of ids.entries()) {
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
