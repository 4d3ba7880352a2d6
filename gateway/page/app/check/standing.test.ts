import { describe, expect, it } from 'vitest';
import { finding, validation } from '../testing/findings.ts';
import { docOf, type Doc } from './document.ts';
import { ordered, standing } from './standing.ts';

function doc(name: string, errors: number | 'refused' | 'waiting'): Doc {
  const findings = typeof errors === 'number' ? Array.from({ length: errors }, () => finding()) : null;
  return {
    ...docOf({ name }),
    judged: findings && { result: validation(findings), rulesets: [], ledger: null },
    error: errors === 'refused' ? { status: 400, code: 'not_an_einvoice', message: '' } : null,
  };
}

const docs = [
  doc('ok', 0),
  doc('one', 1),
  doc('later', 'waiting'),
  doc('three', 3),
  doc('odd', 'refused'),
  doc('fine', 0),
];
const names = (filter: Parameters<typeof ordered>[1]): string[] =>
  ordered(docs, filter).map(({ name }) => name);

describe('ordered', () => {
  it('shows what needs a reader first, and keeps the order given among equals', () => {
    expect(names('all')).toEqual(['odd', 'three', 'one', 'ok', 'fine', 'later']);
  });

  it.each([
    ['valid', ['ok', 'fine']],
    ['invalid', ['three', 'one']],
    ['refused', ['odd']],
  ] as const)('filters %s', (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it('leaves the list as it was', () => {
    expect(docs[0]!.name).toBe('ok');
    expect(standing(docs[2]!)).toBe('waiting');
  });
});
