import { describe, expect, it } from 'vitest';
import { unreadable } from './refusal.ts';

describe('unreadable', () => {
  it('passes on what is not damage', () => {
    expect(() => unreadable(new TypeError('ours'))).toThrow(TypeError);
    expect(() => unreadable(new RangeError('offset'))).toThrow('nested too deep or points outside');
  });
});
