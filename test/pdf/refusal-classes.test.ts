import { expect, it } from 'vitest';
import { classOf } from './refusal-classes.ts';

it.each([
  ['PDF-READ-01 The PDF cannot be read: a password is needed to open it.', true],
  ['PDF-FORM page 1, annotation 2: a signature field; a change would break the signature.', true],
  ['PDF-STREAM page 1: a compressed stream cannot be unpacked.', true],
  ['PDF-FONT page 1, font SimSun-GBK-EUC-H (object 10): the font is not embedded.', true],
  ['PDF-FONT page 1, font Wingdings (object 10): the font is not embedded.', true],
  [
    'PDF-FONT page 1, font Arial (object 10): the width of character 32 differs from the font program.',
    false,
  ],
  ['PDF-COLOR page 1: the spot colour /All is defined twice.', false],
  ['PDF-READ-01 The PDF cannot be read: its pages hold too many instructions.', false],
])('knows whether anybody could convert a file refused for "%s"', (reason, justified) => {
  expect(classOf([reason]).justified).toBe(justified);
});

it('lets the reason nobody can do anything about count', () => {
  const reasons = [
    'PDF-FONT page 1: the font F1 is not defined.',
    'PDF-FONT page 1: text is shown without a font.',
  ];
  expect(classOf(reasons)).toEqual({ name: 'text in a font that is nowhere', justified: true });
});
