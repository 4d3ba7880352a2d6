import { expect, test } from 'vitest';
import { isMet, unlicensed } from './licences.ts';
import { copyrightsIn } from './notice.ts';
import { shipped } from './third-party.ts';

const LIST = new Set(['MIT', 'ISC', 'OFL-1.1']);

test.each([
  ['MIT', true],
  ['MIT or MPL-2.0', true],
  ['(MIT)', true],
  ['MIT AND OFL-1.1', true],
  ['(ISC AND (MIT))', true],
  ['MIT OR GPL-3.0-only', true],
  ['GPL-3.0-only OR MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only AND MIT OR ISC', true],
  ['GPL-3.0-only AND (MIT OR ISC)', false],
  ['MIT WITH Some-exception', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['(MIT', false],
  ['', false],
])('%s is met: %s', (expression, met) => {
  expect(isMet(expression, LIST)).toBe(met);
});

test('every package of production is under a licence of the list', () => {
  expect(unlicensed(shipped())).toEqual([]);
});

test('a package without a licence, or under another, is told', () => {
  const other = { place: '', name: 'a', version: '1.0.0', platform: false };
  expect(
    unlicensed([
      { ...other, license: null },
      { ...other, license: 'AGPL-3.0-only' },
    ]),
  ).toEqual(['a 1.0.0: its manifest names no licence', 'a 1.0.0: AGPL-3.0-only']);
});

test('whose work it is, of the text of a licence', () => {
  const text = `MIT License

Copyright (c) 2015-2020, Some Body <some@example.com>
 Copyright (C) The Authors. All rights reserved.
// © 2009 Another

The above copyright notice and this permission notice shall be included
copyright license to reproduce
Copyright [yyyy] [name of copyright owner]`;
  expect(copyrightsIn(text)).toEqual([
    'Copyright (c) 2015-2020, Some Body',
    'Copyright (C) The Authors. All rights reserved.',
    '© 2009 Another',
  ]);
});
