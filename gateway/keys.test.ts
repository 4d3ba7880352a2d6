import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DevelopmentKey, developmentKey, identify, keyOf } from './keys.ts';

describe('keyOf', () => {
  it.each([
    [{}, null],
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'bearer  abc ' }, 'abc'],
    [{ 'x-api-key': 'abc' }, 'abc'],
    [{ authorization: 'Bearer a', 'x-api-key': 'b' }, 'a'],
    [{ authorization: 'Basic dTpw', 'x-api-key': 'b' }, 'b'],
    [{ authorization: 'Basic dTpw' }, null],
    [{ 'x-api-key': '' }, null],
  ])('%j → %j', (headers, expected) => expect(keyOf(headers)).toBe(expected));
});

describe('identify', () => {
  const store = DevelopmentKey.of('right');

  it('knows the key, and nobody without one', async () => {
    expect(await identify(store, { authorization: 'Bearer right' })).toEqual({ plan: 'development' });
    expect(await identify(store, {})).toBeNull();
  });

  it('refuses a wrong key instead of treating it as none', async () => {
    await expect(identify(store, { 'x-api-key': 'wrong' })).rejects.toMatchObject({
      code: 'invalid_api_key',
      status: 401,
    });
  });
});

describe('developmentKey', () => {
  it('announces the key once, stores its hash only, and still knows it at the next start', async () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'conforme-')), 'data');
    const announced: string[] = [];
    const first = developmentKey(dir, (key) => announced.push(key));
    const second = developmentKey(dir, (key) => announced.push(key));
    expect(announced).toHaveLength(1);
    const [key] = announced;
    for (const store of [first, second]) {
      expect(await store.find(key!)).toEqual({ plan: 'development' });
      expect(await store.find(`${key}x`)).toBeNull();
    }
    const file = join(dir, 'development-key.sha256');
    expect(readFileSync(file, 'utf8')).not.toContain(key);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
