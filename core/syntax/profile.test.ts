import { describe, expect, test } from 'vitest';
import { names, parse } from '@conforme/engine/xml';
import { guidelinesOf, recogniseAs } from './profile.ts';

const EN = 'urn:cen.eu:en16931:2017';

test.each([
  ['cii-xml', ['basicwl', 'en16931', 'extended', 'extended-ctc-fr']],
  ['ubl-xml', ['en16931', 'extended-ctc-fr']],
] as const)('%s is written with the guidelines of %j', (output, profiles) => {
  const guidelines = guidelinesOf(output);
  expect([...guidelines.keys()]).toEqual(profiles);
  expect(guidelines.get('en16931')).toBe(EN);
});

describe('recognise', () => {
  const KIND = { syntax: 'cii', flavor: 'factur-x' } as const;
  const path = ['context', 'id'].map((name) => names.intern('urn:recognise', name));
  const recognise = (content: string): ReturnType<typeof recogniseAs> => {
    const root = `<invoice xmlns="urn:recognise">${content}</invoice>`;
    return recogniseAs(KIND, parse(Buffer.from(root)), path);
  };
  const context = (text: string): string => `<context><id>${text}</id></context>`;

  test('finds the guideline at the end of its path, and trims it', () => {
    const expected = { ...KIND, profile: 'en16931', guideline: EN };
    expect(recognise(context(`\n ${EN} `))).toEqual(expected);
  });

  test('an unknown guideline is shown, not guessed', () => {
    const expected = { ...KIND, profile: null, guideline: 'urn:x' };
    expect(recognise(context('urn:x'))).toEqual(expected);
  });

  test.each(['', '<context/>', context(' '), `<id>${EN}</id>`])('none is none: %s', (content) => {
    expect(recognise(content)).toEqual({ ...KIND, profile: null, guideline: null });
  });
});
