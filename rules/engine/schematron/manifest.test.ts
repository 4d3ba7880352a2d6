import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPack } from './manifest.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'manifest-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Writes a pack.json and tells its folder. */
function pack(name: string, rest: object): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  const manifest = { id: name, version: '1', syntax: 'ubl', source: 'schematron:base', ...rest };
  writeFileSync(path.join(folder, 'pack.json'), JSON.stringify(manifest));
  return folder;
}

/** The texts of a pack, the most specific first, as paths below the root. */
const texts = (folder: string): string[] =>
  readPack(folder).texts.map(({ facts, messages }) => path.relative(root, facts ?? messages ?? ''));

describe('facts and messages of a pack', () => {
  it('may be one file and one folder', () => {
    const folder = pack('one', { schematron: 'a.sch', facts: '../rules.json', messages: '../messages' });
    expect(texts(folder)).toEqual(['messages', 'rules.json']);
  });

  it('may be several, the later ones counting more', () => {
    const folder = pack('two', {
      schematron: 'a.sch',
      facts: ['../rules.json', 'own.json'],
      messages: ['../messages', 'own'],
    });
    expect(texts(folder)).toEqual(['two/own', 'messages', 'two/own.json', 'rules.json']);
  });

  it('may be left out', () => {
    expect(texts(pack('none', { schematron: 'a.sch' }))).toEqual([]);
  });

  it('go before those of the pack it extends', () => {
    pack('base', { schematron: 'a.sch', facts: 'base.json' });
    expect(texts(pack('over', { extends: '../base', facts: 'over.json' }))).toEqual([
      'over/over.json',
      'base/base.json',
    ]);
  });
});
