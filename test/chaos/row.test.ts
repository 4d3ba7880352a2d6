import { describe, expect, it } from 'vitest';
import { outcomeOf, type Call, type Result } from './calls.ts';
import { countFaults, faultsIn, type Row } from './row.ts';

const CALL: Call = {
  name: 'validate',
  path: '/',
  body: Buffer.alloc(0),
  type: '',
  counts: 1,
  expected: null,
};
const ROW: Row = { name: 'r', happens: async () => {} };

function result(more: Partial<Result>): Result {
  return { call: CALL, outcome: 'ok', answer: null, counted: 1, number: null, ms: 1, said: 'so', ...more };
}

describe('what was counted', () => {
  it('is what was answered, and of broken connections nobody knows', () => {
    const results = [result({ number: 1 }), result({ number: 2 }), result({ outcome: 'broken', counted: 0 })];
    expect(countFaults(results, 2)).toEqual([]);
    expect(countFaults(results, 3)).toEqual([]);
    expect(countFaults(results, 1)).toEqual(['2 answered, 1 counted: some are lost']);
    expect(countFaults(results, 4)).toEqual(['2 answered, 4 counted: errors are charged, or answers twice']);
  });

  it('is not charged for an error', () => {
    expect(countFaults([result({ outcome: 'refused', counted: 0 })], 1)).toHaveLength(1);
    expect(countFaults([result({ outcome: 'refused', counted: 0 })], 0)).toEqual([]);
  });

  it('has a number for each, but for as many as can have been taken back', () => {
    const results = [result({ number: 7 }), result({ number: 7 })];
    const refused = result({ outcome: 'refused', counted: 0 });
    expect(countFaults(results, 2)).toEqual(['1 numbers were told twice, 0 counts can have been taken back']);
    expect(countFaults([...results, refused], 2)).toEqual([]);
    expect(countFaults([...results, result({ number: 7 }), refused], 3)).toHaveLength(1);
  });
});

describe('what a client saw', () => {
  it('is a fault unless the row bears it', () => {
    const results = (['ok', 'refused', 'wrong', 'broken', 'hung'] as const).map((outcome) =>
      result({ outcome }),
    );
    expect(faultsIn(ROW, results)).toHaveLength(4);
    expect(faultsIn({ ...ROW, bears: ['refused', 'broken'] }, results)).toEqual([
      'validate wrong: so',
      'validate hung: so',
    ]);
  });

  it('is a fault when it came too late', () => {
    expect(faultsIn(ROW, [result({ ms: 17_001 })])).toEqual(['validate took 17001 ms']);
    expect(faultsIn({ ...ROW, longer: 2 }, [result({ ms: 17_001 })])).toEqual([]);
  });

  it('is an answer of good times, a refusal for now, or wrong', () => {
    const expected = { status: 200, body: '{"name":"a","status":200,"x":1}\n{"summary":{}}\n' };
    const line = (status: number): string =>
      `{"name":"a","status":${status},"error":{}}\n{"summary":{"documents":1}}\n`;
    expect(outcomeOf({ expected }, expected)).toBe('ok');
    expect(outcomeOf({ expected }, { status: 503, body: '' }, '5')).toBe('refused');
    expect(outcomeOf({ expected }, { status: 503, body: '' })).toBe('wrong');
    expect(outcomeOf({ expected }, { status: 200, body: line(503) })).toBe('refused');
    expect(outcomeOf({ expected }, { status: 200, body: line(500) })).toBe('wrong');
    expect(outcomeOf({ expected }, { status: 200, body: '{"summary":{}}\n' })).toBe('wrong');
    const ended = (code: string): string => `{"error":{"code":"${code}"},"summary":{"documents":0}}\n`;
    expect(outcomeOf({ expected }, { status: 200, body: ended('schematron_unavailable') })).toBe('refused');
    expect(outcomeOf({ expected }, { status: 200, body: ended('internal_error') })).toBe('wrong');
  });
});
