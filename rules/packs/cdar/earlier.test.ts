import { describe, expect, it } from 'vitest';
import type { Edit } from '../state/testing/cases.ts';
import { CASES, REASONS } from './testing/cases.ts';
import { EARLIER } from './testing/earlier.ts';
import { disputed, withReasons, packOf, found } from './testing/edits.ts';

describe('earlier versions', () => {
  const versions = new Map(
    ['1.4.0', '1.3.1', '1.3.0', '1.2.0'].map((each) => [each, packOf(`rules-${each}`)]),
  );

  it.each(EARLIER)('%s: %s', (version, _, text, edits, rules) => {
    expect(found(versions.get(version)!, text, ...edits)).toEqual([...rules].sort());
  });

  it.each([...versions.keys()])('%s: each rule is fired by a document and passed by another', (version) => {
    const pack = versions.get(version)!;
    const documents: readonly (readonly [string, readonly Edit[]])[] = [
      ...CASES.map(([, text, edits]) => [text, edits] as const),
      ...EARLIER.map(([, , text, edits]) => [text, edits] as const),
      ...REASONS.map(([status, [its], foreign]) => [disputed, withReasons(status, its, foreign)] as const),
    ];
    const verdicts = documents.map(([text, edits]) => new Set(found(pack, text, ...edits)));
    const rules = pack.rules.map(({ id }) => id.replace('BR-FR-CDV-', ''));
    expect(rules.filter((rule) => !verdicts.some((verdict) => verdict.has(rule)))).toEqual([]);
    expect(rules.filter((rule) => verdicts.every((verdict) => verdict.has(rule)))).toEqual([]);
  });

  it('1.3.0 says what 1.3.1 says', () => {
    const [later, earlier] = ['1.3.1', '1.3.0'].map((each) => versions.get(each)!);
    expect(earlier!.rules).toEqual(later!.rules);
    for (const [, text, edits] of CASES)
      expect(found(earlier!, text, ...edits)).toEqual(found(later!, text, ...edits));
  });

  it.each(['1.3.1', '1.3.0', '1.2.0'])('%s only warns', (version) => {
    expect(new Set(versions.get(version)!.rules.map(({ flag }) => flag))).toEqual(new Set(['warning']));
  });
});
