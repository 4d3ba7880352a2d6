import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './main.ts';
import { NO_ENGINE, worldWith } from './testing/world.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'conforme-sources-'));
  writeFileSync(join(cwd, 'a.xml'), '<a/>');
  mkdirSync(join(cwd, 'folder'));
  symlinkSync('a.xml', join(cwd, 'link.xml'));
  linkSync(join(cwd, 'a.xml'), join(cwd, 'same.xml'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

async function ran(...args: string[]) {
  const world = worldWith(NO_ENGINE, { cwd });
  return { exit: await run(args, world), err: world.written.err };
}

describe('the file that is read', () => {
  it.each([
    ['convert', 'a.xml', '--to', 'facturx-pdf', '-o', 'a.xml'],
    ['convert', 'a.xml', '--to', 'facturx-pdf', '-o', './folder/../a.xml'],
    ['extract', 'a.xml', '-o', 'link.xml'],
    ['generate', 'link.xml', '-o', 'a.xml'],
    ['validate', 'folder', 'a.xml', '-f', 'json', '-o', 'same.xml'],
    ['status', 'generate', 'a.xml', '-o', 'a.xml'],
  ])('is not overwritten by %s %s %s %s %s', async (...args) => {
    const { exit, err } = await ran(...args);
    expect([exit, err]).toEqual([2, expect.stringContaining('would be overwritten: name another')]);
    expect(readFileSync(join(cwd, 'a.xml'), 'utf8')).toBe('<a/>');
  });

  it('may have another beside it, and standard output after it', async () => {
    for (const output of ['b.xml', '-', 'folder'])
      expect((await ran('extract', 'a.xml', '-o', output)).err).toContain('the engine was asked for');
  });
});

it.each([
  [['extract', 'folder'], 'folder is a folder, and extract takes one file'],
  [['extract', 'caf\uFFFD.xml'], 'there is no file caf\uFFFD.xml: its name is not UTF-8; rename it'],
  [['validate', 'caf\uFFFD.xml'], 'there is no file or folder caf\uFFFD.xml: its name is not UTF-8'],
  [['embed', 'a.PDF'], 'embed names its files by options; did you mean --pdf a.PDF?'],
  [['embed', 'a'], 'embed names its files by options; did you mean --pdf or --xml or --json a?'],
  [['status'], 'status is one of generate, extract, next, not nothing'],
])('%j is answered by what to do', async (args, says) => {
  const { exit, err } = await ran(...args);
  expect([exit, err]).toEqual([2, expect.stringContaining(says)]);
});
