import { describe, expect, it } from 'vitest';
import { logFailure, logRequest, ruleIds, type RequestLine } from './request-log.ts';
import { recorder } from './testing/log.ts';

const LINE: RequestLine = {
  requestId: 'r',
  method: 'GET',
  route: '/health',
  status: 200,
  durationMs: 1.23456,
  bytes: 4,
};

describe('the line of a request', () => {
  const written = (line: object): unknown => {
    const sink = recorder();
    logRequest(sink, line as RequestLine);
    return sink.lines[0];
  };

  it('holds what its type names', () => {
    const line = { ...LINE, number: 'F-1/a', rules: ['BR-01', 'BR-S-08'], code: 'invalid_input' };
    expect(written(line)).toEqual({ ...line, durationMs: 1.23 });
  });

  it('holds nothing else, whatever else the value carries', () => {
    expect(written({ ...LINE, buyer: 'Menuiserie', message: '595.00', err: new Error('x') })).toEqual({
      ...LINE,
      durationMs: 1.23,
    });
  });

  it('holds no number and no rule that does not look like one', () => {
    const odd = { number: 'Facture de M. Abgrall', rules: ['BR-01', 'the amount 595.00', ''] };
    expect(written({ ...LINE, ...odd })).toEqual({ ...LINE, durationMs: 1.23, rules: ['BR-01'] });
  });
});

describe('the line of a failure', () => {
  const failureOf = (thrown: unknown): { error: string; frames: string[] }[] => {
    const sink = recorder();
    logFailure(sink, 'r', thrown);
    expect(sink.failures[0]!.requestId).toBe('r');
    return sink.failures[0]!.failure;
  };

  it('names class and place, down to the first cause, and quotes no message', () => {
    class PackTrouble extends Error {}
    const [outer, inner] = failureOf(new Error('595.00', { cause: new PackTrouble('FR76 marked') }));
    expect(outer!.error).toBe('Error');
    expect(inner!.error).toBe('PackTrouble');
    expect(inner!.frames[0]).toMatch(/^at .*request-log\.test\.ts[^ ]*:\d+:\d+\)?$/);
    expect(JSON.stringify([outer, inner])).not.toMatch(/595\.00|FR76|marked/);
  });

  it('takes no line of a message for a frame', () => {
    const [only] = failureOf(new Error('first\n    at Abgrall (file:///FR76:1:1)\n    at last'));
    expect(only!.frames.length).toBeGreaterThan(0);
    expect(only!.frames.join()).not.toMatch(/Abgrall|FR76/);
  });

  it('does not trust a stack whose message was changed since', () => {
    const error = new Error('Abgrall\n    at 12, rue de la Paix\n    at FR76 (3000)');
    error.message = 'other';
    expect(JSON.stringify(failureOf(error))).not.toMatch(/Abgrall|Paix|FR76/);
  });

  it('says of what is no error only what kind of value it is', () => {
    expect(failureOf('marked text')).toEqual([{ error: 'string', frames: [] }]);
  });

  it('ends even where causes go in a circle', () => {
    const error = new Error('a');
    error.cause = error;
    expect(failureOf(error)).toHaveLength(5);
  });
});

it('rule ids are named once, and findings without one not at all', () => {
  const findings = [
    { rule: 'BR-02' },
    { rule: null },
    { rule: '' },
    {},
    { rule: 'BR-01' },
    { rule: 'BR-02' },
  ];
  expect(ruleIds(findings)).toEqual(['BR-02', 'BR-01']);
});
