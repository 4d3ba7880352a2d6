import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const KEPT = join(import.meta.dirname, '../../testing/bodies-kept.ts');

describe('objects that are written', () => {
  it('leave no body behind that a collection of young objects does not find', () => {
    const flags = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];
    const kept = execFileSync(process.execPath, [...flags, KEPT], { encoding: 'utf8' });
    // Of a hundred: were each request to hold the next, all of them.
    expect(Number(kept)).toBeLessThan(50);
  });
});
