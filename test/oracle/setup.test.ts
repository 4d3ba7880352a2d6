import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fill } from './setup.ts';

describe('a folder of the oracle', () => {
  let scratch = '';
  let folder = '';
  const whoseIsIt = (): string => readFileSync(path.join(folder, 'whose'), 'utf8');
  const write = (at: string, text: string): void => writeFileSync(path.join(at, 'whose'), text);
  beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'conforme-fill-'));
    folder = path.join(scratch, 'cache/jars');
  });
  afterEach(() => rmSync(scratch, { recursive: true }));

  it('is the first of two runs, which disturb each other in nothing', () => {
    fill(folder, (target) => {
      write(target, 'second');
      fill(folder, (other) => {
        expect(existsSync(path.join(other, 'whose'))).toBe(false);
        write(other, 'first');
        return [];
      });
      return [[process.execPath, '-e', `require('fs').readFileSync(${JSON.stringify(`${target}/whose`)})`]];
    });
    expect(whoseIsIt()).toBe('first');
    expect(readdirSync(path.dirname(folder))).toEqual(['jars']);
  });

  it('is not there after a run that failed, and is filled by the next', () => {
    expect(() => fill(folder, () => [[process.execPath, '-e', 'process.exit(1)']])).toThrow('failed twice');
    expect(readdirSync(path.dirname(folder))).toEqual([]);
    fill(folder, (target) => {
      write(target, 'next');
      return [];
    });
    expect(whoseIsIt()).toBe('next');
  });
});
