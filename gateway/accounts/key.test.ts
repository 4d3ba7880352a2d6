import { describe, expect, it } from 'vitest';
import { hashOf, hintOf, idOf, isMistyped, mintKey } from './key.ts';

describe('a new key', () => {
  const keys = Array.from({ length: 200 }, mintKey);

  it('is one of 53 letters and digits behind its prefix, and no other is like it', () => {
    for (const key of keys) expect(key).toMatch(/^cfm_[0-9A-Za-z]{49}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has nothing fixed in its secret', () => {
    for (let at = 5; at < 47; at++) expect(new Set(keys.map((key) => key[at])).size).toBeGreaterThan(20);
  });

  it('knows each single wrong character, each lost one and each exchange of neighbours', () => {
    const [key] = keys;
    for (let at = 4; at < key!.length; at++) {
      const other = key![at] === 'x' ? 'y' : 'x';
      expect(isMistyped(`${key!.slice(0, at)}${other}${key!.slice(at + 1)}`)).toBe(true);
      expect(isMistyped(key!.slice(0, at))).toBe(true);
      const exchanged = `${key!.slice(0, at)}${key![at + 1] ?? ''}${key![at]}${key!.slice(at + 2)}`;
      expect(isMistyped(exchanged)).toBe(exchanged !== key);
    }
    for (const each of keys) expect(isMistyped(each)).toBe(false);
  });

  it('leaves keys of another make to the store', () => {
    expect(isMistyped('demo')).toBe(false);
    expect(isMistyped('dev_abc')).toBe(false);
  });
});

describe('what is kept of a key', () => {
  it('is its hash, a name and a hint, none of which opens anything', () => {
    const key = mintKey();
    const hash = hashOf(key);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(idOf(hash)).toBe(`key_${hash.slice(0, 12)}`);
    expect(hintOf(key)).toBe(`${key.slice(0, 8)}…`);
  });
});
