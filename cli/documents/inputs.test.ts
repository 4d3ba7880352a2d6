import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../exit.ts';
import { inputsOf } from './inputs.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'conforme-inputs-'));
  mkdirSync(join(cwd, 'in/b'), { recursive: true });
  for (const name of [
    'in/a.XML',
    'in/b/c.pdf',
    'in/z.xml',
    'in/note.txt',
    'in/z.xml.svrl.xml',
    'in/q.junit.xml',
    '[x].xml',
  ])
    writeFileSync(join(cwd, name), '');
  symlinkSync('.', join(cwd, 'in/b/loop.xml'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const names = (...args: string[]): string[] => inputsOf(args, cwd, 'validate').inputs.map(({ name }) => name);

describe('what is to be judged', () => {
  it('of a folder is every invoice below, in order, without our own reports', () => {
    expect(names('in')).toEqual(['in/a.XML', 'in/b/c.pdf', 'in/b/loop.xml', 'in/z.xml']);
    expect(names(join(cwd, 'in/b'))).toEqual([join(cwd, 'in/b/c.pdf'), join(cwd, 'in/b/loop.xml')]);
  });

  it('is whatever is named, whatever it is called', () => {
    expect(names('in/note.txt', '-')).toEqual(['in/note.txt', 'stdin']);
    expect(names('[x].xml')).toEqual(['[x].xml']);
  });

  it('is what fits a pattern, relative where the pattern is', () => {
    expect(names('in/**/*.{pdf,XML}')).toEqual(['in/a.XML', 'in/b/c.pdf']);
    expect(names(join(cwd, 'in/?.xml'))).toEqual([join(cwd, 'in/z.xml')]);
  });

  it('is never the same twice', () => {
    expect(
      names('in/z.xml', 'in', 'in/*.xml', './in/z.xml').filter((name) => name.endsWith('z.xml')),
    ).toEqual(['in/z.xml']);
  });

  it('is one document only when one is named by itself', () => {
    expect(inputsOf(['in/z.xml'], cwd, '').single).toBe(true);
    expect(inputsOf(['-'], cwd, '').single).toBe(true);
    expect(inputsOf(['in/z*'], cwd, '').single).toBe(false);
    expect(inputsOf(['in/b'], cwd, '').single).toBe(false);
    expect(inputsOf(['in/z.xml', 'in/a.XML'], cwd, '').single).toBe(false);
  });

  it.each([
    [[], 'validate needs a file'],
    [['nowhere'], 'there is no file or folder nowhere'],
    [['*.nothing'], 'no file fits *.nothing'],
  ])('%j: %s', (args, message) => {
    expect(() => names(...args)).toThrow(UsageError);
    expect(() => names(...args)).toThrow(message);
  });

  it('is a mistake when a folder holds none', () => {
    mkdirSync(join(cwd, 'empty'));
    expect(() => names('empty')).toThrow('there is no *.xml and no *.pdf in empty');
  });
});
