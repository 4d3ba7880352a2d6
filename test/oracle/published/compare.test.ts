import { describe, expect, it } from 'vitest';
import type { OfficialLine } from '../official.ts';
import { compare } from './compare.ts';
import type { Finding } from './ours.ts';

const official = (
  ...findings: [rule: string, flag: string, location: string, text?: string][]
): OfficialLine => ({
  file: 'a.xml',
  pack: 'p',
  rules: {},
  findings: findings.map(([rule, flag, location, text = 't']) => ({ rule, flag, location, text })),
});
const ours = (rule: string, flag: string, at: string, text = 't', failed = false): Finding => ({
  rule,
  flag,
  at,
  text,
  failed,
});
const kinds = (line: OfficialLine, all: Finding[], ordered = true): string[] =>
  compare(line, all, ordered).differences.map(({ kind }) => kind);

const A = ours('A', 'fatal', '/{}a[1]');
const B = ours('B', 'warning', '/{}b[1]');
const line = official(['A', '', '/a'], ['B', 'Warning', '/b[1]']);

describe('compare', () => {
  it('reads no flag and "error" as fatal, and white space as layout', () => {
    expect(kinds(line, [A, B])).toEqual([]);
    expect(kinds(official(['A', 'error', '/a', ' t \u00a0']), [A])).toEqual([]);
  });

  it('tells another rule, count or flag before anything else', () => {
    expect(kinds(line, [A])).toEqual(['verdict']);
    expect(kinds(line, [A, B, B])).toEqual(['verdict']);
    expect(kinds(line, [A, { ...B, flag: 'fatal', at: '/elsewhere' }])).toEqual(['verdict', 'verdict']);
  });

  it('then another place, another text, another order', () => {
    expect(kinds(line, [A, { ...B, at: '/{}b[2]' }])).toEqual(['place', 'place']);
    expect(kinds(line, [A, { ...B, text: 'u' }])).toEqual(['text', 'text']);
    expect(kinds(line, [B, A])).toEqual(['order']);
    expect(kinds(line, [B, A], false)).toEqual([]);
  });

  it('leaves namespaces out where the sheet does', () => {
    expect(kinds(official(['A', '', "/*[local-name()='a']"]), [{ ...A, at: '/{urn:i}a[1]' }])).toEqual([]);
    expect(kinds(official(['A', '', "/*[local-name()='b']"]), [{ ...A, at: '/{urn:i}a[1]' }])).not.toEqual(
      [],
    );
  });

  it('tells apart what only we say could not be judged', () => {
    const broken = ours('C', 'fatal', '/{}c[1]', 'FORG0001', true);
    expect(compare(line, [A, B, broken], true)).toEqual({ differences: [], isolated: ['C'] });
    expect(kinds(line, [A, B, { ...broken, failed: false }])).toEqual(['verdict']);
  });

  it('asks for something fatal where the sheet stopped', () => {
    const stopped: OfficialLine = { file: 'a.xml', pack: 'p', rules: {}, aborted: 'FORG0001' };
    expect(kinds(stopped, [A])).toEqual([]);
    expect(kinds(stopped, [B])).toEqual(['verdict']);
  });
});
