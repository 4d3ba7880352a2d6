import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkArrows } from './arrows.ts';
import { checkCycles, checkTypeCycles } from './cycles.ts';
import { checkCommentWidths, checkFileSizes, checkFunctionSizes, checkFunctionSpread } from './sizes.ts';
import { checkState } from './state.ts';
import { readTree, show } from './tree.ts';
import { checkFolderNames, checkIdentifiers, checkWords } from './words.ts';

const tree = readTree(fileURLToPath(new URL('../..', import.meta.url)));

test('the tree is the whole house', () => {
  const rooms = new Set([...tree.keys()].map((file) => file.split('/')[0]));
  for (const room of [
    'proto',
    'rules',
    'pdf',
    'core',
    'plugins',
    'gateway',
    'cli',
    'test',
    'package.json',
    'package-lock.json',
  ]) {
    expect(rooms).toContain(room);
  }
});

test.each([
  ['every import follows an arrow', checkArrows],
  ['value imports run in no circle', checkCycles],
  ['types know each other where that is listed', checkTypeCycles],
  ['no file is too long', checkFileSizes],
  ['no comment is too wide', checkCommentWidths],
  ['no function is too long', checkFunctionSizes],
  ['most functions are short', checkFunctionSpread],
  ['no file holds what must stand in none', checkWords],
  ['no name is a private word', checkIdentifiers],
  ['no folder is a drawer', checkFolderNames],
  ['what outlives a call is a cache, or listed', (whole: typeof tree) => checkState(whole)],
])('%s', (_, check) => {
  expect(show(check(tree))).toEqual([]);
});
