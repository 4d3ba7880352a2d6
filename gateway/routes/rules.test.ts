import { describe, expect, it } from 'vitest';
import { gatewayOver, refusal } from '../testing/engine.ts';

const text = { title: 'Sum', explanation: 'Why.', fix: 'How.', reference: 'EN 16931-1' };

async function fake() {
  const days: (string | undefined)[] = [];
  const app = await gatewayOver({
    listRulesets: ({ asOf }) => {
      days.push(asOf);
      return { rulesets: [{ id: 'en16931-cii', version: '1.3.16', inForce: true, rules: ['BR-01'] }] };
    },
    diffRulesets: ({ from, to }) => ({
      diff: { from, to, onlyFrom: ['br-fr-cdv@1'], rulesets: [{ unchanged: 3, from: { ruleset: 'a' } }] },
    }),
    getRule: ({ id }) => {
      if (id !== 'BR-CO-10') throw refusal('not_found', `No rule pack holds a rule ${id}.`);
      return { rule: { id, terms: ['BT-106'], en: text, fr: { ...text, title: 'Somme' } } };
    },
  });
  return { days, get: (url: string) => app.inject(url) };
}

describe('GET /v1/rulesets', () => {
  it('lists the packs, without a key', async () => {
    const { get } = await fake();
    expect((await get('/v1/rulesets')).json()).toMatchObject({
      rulesets: [
        { id: 'en16931-cii', version: '1.3.16', in_force: true, valid_from: null, rules: ['BR-01'] },
      ],
    });
  });

  it('leaves the day to the engine unless one is given', async () => {
    const { get, days } = await fake();
    await get('/v1/rulesets');
    await get('/v1/rulesets?as_of=2026-08-31');
    expect(days).toEqual([undefined, '2026-08-31']);
  });

  it.each(['as_of=2026-13-01', 'as_of=today', 'on=2026-08-31'])('refuses the query %s', async (query) => {
    const { get, days } = await fake();
    expect((await get(`/v1/rulesets?${query}`)).statusCode).toBe(422);
    expect(days).toEqual([]);
  });
});

describe('GET /v1/rulesets/diff', () => {
  it('hands both sides to the engine, and its answer back', async () => {
    const { get } = await fake();
    const answer = await get('/v1/rulesets/diff?from=br-fr%401&to=2026-10-01');
    expect(answer.json()).toMatchObject({
      from: 'br-fr@1',
      to: '2026-10-01',
      only_from: ['br-fr-cdv@1'],
      only_to: [],
      rulesets: [{ unchanged: 3, rules: [], from: { ruleset: 'a', valid_from: null } }],
    });
  });

  it.each(['', 'from=a%401', 'from=&to=b%401', 'from=a%401&to=b%401&as_of=2026-10-01'])(
    'refuses the query %s',
    async (query) => {
      const { get } = await fake();
      expect((await get(`/v1/rulesets/diff?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('GET /v1/rules/{id}', () => {
  it('speaks both languages', async () => {
    const { get } = await fake();
    expect((await get('/v1/rules/BR-CO-10')).json()).toMatchObject({
      id: 'BR-CO-10',
      terms: ['BT-106'],
      en: text,
      fr: { title: 'Somme' },
    });
  });

  it('does not find a rule nobody holds', async () => {
    const { get } = await fake();
    const answer = await get('/v1/rules/BR-XX');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'No rule pack holds a rule BR-XX.' });
  });
});
