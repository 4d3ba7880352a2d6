import { describe, expect, it, vi } from 'vitest';
import { addKey, testGate } from '../testing/accounts.ts';
import { HttpError } from '../errors.ts';
import { BATCH, KEYED, OPEN, OWN_ACCOUNT, PREVIEW, type Call, type Access, type Gate } from './gate.ts';
import { SqliteStore } from './sqlite.ts';

const call = (key?: string, remoteAddress = '192.0.2.1'): Call => ({
  headers: key === undefined ? {} : { 'x-api-key': key },
  remoteAddress,
});

/** What one successful call comes to: the code of its refusal, or what is used with it. */
async function outcome(gate: Gate, access: Access, by: Call): Promise<string | number | null> {
  try {
    const admission = await gate.admit(by, access);
    await admission.count();
    return admission.usage?.used ?? null;
  } catch (thrown) {
    if (thrown instanceof HttpError) return thrown.code;
    throw thrown;
  }
}

const refusalOf = async (asked: Promise<unknown>): Promise<HttpError> =>
  asked.then(
    () => expect.unreachable('it was let in'),
    (thrown: unknown) => {
      expect(thrown).toBeInstanceOf(HttpError);
      return thrown as HttpError;
    },
  );

describe('a key', () => {
  it('is asked for where it must be, and a wrong one is refused everywhere', async () => {
    const gate = await testGate({ keys: ['right'] });
    for (const access of [KEYED, PREVIEW, OWN_ACCOUNT])
      expect(await outcome(gate, access, call())).toBe('api_key_required');
    for (const access of [KEYED, PREVIEW, OWN_ACCOUNT, OPEN, BATCH])
      expect(await outcome(gate, access, call('wrong'))).toBe('invalid_api_key');
    expect(await outcome(gate, OPEN, call())).toBeNull();
  });

  it('is refused once it is revoked or expired, within the moment it is believed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const store = new SqliteStore(':memory:');
    const gate = await testGate({ store, now: () => new Date('2026-11-21T12:00:00Z') });
    const { id } = await addKey(store, 'revoked');
    await addKey(store, 'expired', { expires: '2026-11-21T12:00:00.000Z' });
    await addKey(store, 'expires', { expires: '2026-11-21T12:00:00.001Z' });
    expect(await outcome(gate, OPEN, call('revoked'))).toBe(1);
    expect(await outcome(gate, OPEN, call('expires'))).toBe(1);
    await store.revoke(id, '2026-11-21T12:00:00.000Z');
    vi.advanceTimersByTime(2_001);
    expect(await outcome(gate, OPEN, call('revoked'))).toBe('invalid_api_key');
    expect(await outcome(gate, OPEN, call('expired'))).toBe('invalid_api_key');
    vi.useRealTimers();
  });

  it('that came into being after it was refused is known a moment later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const store = new SqliteStore(':memory:');
    const gate = await testGate({ store });
    expect(await outcome(gate, OPEN, call('new'))).toBe('invalid_api_key');
    await addKey(store, 'new');
    vi.advanceTimersByTime(2_001);
    expect(await outcome(gate, OPEN, call('new'))).toBe(1);
    vi.useRealTimers();
  });

  it('is looked up once for all who show it at the same time, and leaves the day of its use', async () => {
    const store = new SqliteStore(':memory:');
    const find = vi.spyOn(store, 'find');
    const gate = await testGate({ store, quota: 100, now: () => new Date('2026-11-21T12:00:00Z') });
    await addKey(store, 'k');
    await Promise.all(Array.from({ length: 50 }, () => gate.admit(call('k'), OPEN)));
    expect(find).toHaveBeenCalledTimes(1);
    expect(await store.keys()).toMatchObject([{ lastUsed: '2026-11-21' }]);
  });

  it('of a plan nobody configured is a failure of the service, not of the caller', async () => {
    const store = new SqliteStore(':memory:');
    const gate = await testGate({ store });
    await store.addAccount({ id: 'a', label: '', plan: 'gone', created: '' });
    await addKey(store, 'k', { account: 'a' });
    const refusal = await refusalOf(gate.admit(call('k'), OPEN));
    expect(refusal).toMatchObject({ code: 'accounts_unavailable', status: 503 });
    expect(String(refusal.cause)).toMatch(/plan gone is not configured/);
  });
});

describe('a quota', () => {
  it('counts successes, refuses with 402 when used up, and says what became of it', async () => {
    const gate = await testGate({ keys: ['k'], quota: 2, now: () => new Date('2026-11-21T12:00:00Z') });
    expect(await outcome(gate, KEYED, call('k'))).toBe(1);
    const failed = await gate.admit(call('k'), OPEN);
    expect(failed.headers()).toEqual({
      'x-plan': 'tiny',
      'x-usage-used': '1',
      'x-usage-quota': '2',
      'x-usage-remaining': '1',
    });
    expect(await outcome(gate, OPEN, call('k'))).toBe(2);
    const refusal = await refusalOf(gate.admit(call('k'), KEYED));
    expect(refusal).toMatchObject({
      status: 402,
      code: 'quota_exceeded',
      headers: { 'x-plan': 'tiny', 'x-usage-used': '2', 'x-usage-quota': '2', 'x-usage-remaining': '0' },
      details: [
        {
          plan: 'tiny',
          used: 2,
          quota: 2,
          remaining: 0,
          period: '2026-11',
          resets_at: '2026-12-01T00:00:00.000Z',
          portal_url: 'https://shop.example/portal',
        },
      ],
    });
  });

  it('is neither used by a preview nor open to one once it is used up; usage may always be asked for', async () => {
    const gate = await testGate({ keys: ['k'], quota: 1 });
    expect(await outcome(gate, PREVIEW, call('k'))).toBe(0);
    expect(await outcome(gate, OPEN, call('k'))).toBe(1);
    expect(await outcome(gate, PREVIEW, call('k'))).toBe('quota_exceeded');
    expect(await outcome(gate, OWN_ACCOUNT, call('k'))).toBe(1);
  });

  it('lets exactly the remaining ones of many at its edge succeed', async () => {
    const gate = await testGate({ keys: ['k'], quota: 10 });
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => outcome(gate, OPEN, call('k'))));
    const used = outcomes.filter((each) => typeof each === 'number');
    expect(used.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(outcomes.filter((each) => each === 'quota_exceeded')).toHaveLength(54);
  });

  it('begins anew with the month, UTC', async () => {
    let now = new Date('2026-11-30T23:59:59.999Z');
    const gate = await testGate({ keys: ['k'], quota: 1, now: () => now });
    expect(await outcome(gate, OPEN, call('k'))).toBe(1);
    expect(await outcome(gate, OPEN, call('k'))).toBe('quota_exceeded');
    now = new Date('2026-12-01T00:00:00.000Z');
    expect(await outcome(gate, OPEN, call('k'))).toBe(1);
    expect((await gate.admit(call('k'), OWN_ACCOUNT)).usage).toMatchObject({ month: '2026-12', used: 1 });
  });

  it('that others use up is seen by a preview at once, and never exceeded', async () => {
    const store = new SqliteStore(':memory:');
    const [one, other] = [await testGate({ store, quota: 2 }), await testGate({ store, quota: 2 })];
    await addKey(store, 'k');
    expect(await outcome(one, OPEN, call('k'))).toBe(1);
    expect(await outcome(other, OPEN, call('k'))).toBe(2);
    expect(await outcome(one, PREVIEW, call('k'))).toBe('quota_exceeded');
    expect(await outcome(one, OPEN, call('k'))).toBe('quota_exceeded');
  });
});

describe('anonymous callers', () => {
  it('may call 20 times a minute from one address, and learn how often still', async () => {
    const gate = await testGate({ now: () => new Date('2026-11-21T12:00:00Z') });
    for (let left = 19; left >= 0; left--) {
      const { usage, headers } = await gate.admit(call(), OPEN).then((admission) => ({
        usage: admission.usage,
        headers: admission.headers(),
      }));
      expect(usage).toBeNull();
      expect(headers).toMatchObject({
        ratelimit: expect.stringMatching(new RegExp(`^"anonymous";r=${left};t=\\d+$`)),
        'ratelimit-policy': '"anonymous";q=20;w=60',
      });
    }
    const refusal = await refusalOf(gate.admit(call(), OPEN));
    expect(refusal).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(refusal.headers).toEqual({
      ratelimit: '"anonymous";r=0;t=60',
      'ratelimit-policy': '"anonymous";q=20;w=60',
      'retry-after': '60',
    });
    expect(await outcome(gate, OPEN, call(undefined, '192.0.2.2'))).toBeNull();
  });

  it('are known by what a trusted proxy says, and by nothing else', async () => {
    const behind = (forwarded: string, remoteAddress: string): Call => ({
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress,
    });
    const gate = await testGate({ trustedProxies: ['10.0.0.0/8'] });
    for (let at = 0; at < 20; at++) await gate.admit(behind('1.1.1.1, 203.0.113.7', '10.1.1.1'), OPEN);
    expect(await outcome(gate, OPEN, behind('9.9.9.9, 203.0.113.7', '10.2.2.2'))).toBe('rate_limited');
    expect(await outcome(gate, OPEN, behind('1.1.1.1, 203.0.113.8', '10.1.1.1'))).toBeNull();
    expect(await outcome(gate, OPEN, behind('203.0.113.8', '203.0.113.7'))).toBe('rate_limited');
  });

  it('make many calls in one under the same limit', async () => {
    const gate = await testGate({});
    const admission = await gate.admit(call(), BATCH);
    for (let at = 0; at < 20; at++) await admission.next();
    expect(await refusalOf(admission.next())).toMatchObject({ code: 'rate_limited' });
    expect(await refusalOf(gate.admit(call(), BATCH))).toMatchObject({ code: 'rate_limited' });
  });
});

describe('a store that does not answer', () => {
  it('is never a free pass', async () => {
    const store = new SqliteStore(':memory:');
    const gate = await testGate({ store });
    await addKey(store, 'k');
    const admission = await gate.admit(call('k'), OPEN);
    await store.close();
    const asked = [admission.count(), gate.admit(call('other'), OPEN), gate.admit(call('k'), PREVIEW)];
    for (const refusal of await Promise.all(asked.map(refusalOf))) {
      expect(refusal).toMatchObject({ code: 'accounts_unavailable', status: 503 });
      expect(refusal.message).not.toMatch(/database/);
    }
  });
});
