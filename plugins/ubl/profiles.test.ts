import { describe, expect, test } from 'vitest';
import { parse } from '@conforme/engine/xml';
import { recognise } from './profiles.ts';
import { CREDIT_NOTE, INVOICE, type Kind } from './kind.ts';
import { COMPONENTS } from './namespaces.ts';

const EN = 'urn:cen.eu:en16931:2017';

describe('recognise', () => {
  const document = (content: string, { root, uri }: Kind): ReturnType<typeof recognise> =>
    recognise(
      parse(
        Buffer.from(`<x:${root} xmlns:x="${uri}" xmlns="${COMPONENTS.get('cbc')}">${content}</x:${root}>`),
      ),
    );
  const customization = (text: string): string => `<CustomizationID>${text}</CustomizationID>`;

  test('reads the guideline whatever the prefixes, and trims it', () => {
    expect(document(customization(`\n ${EN} `), INVOICE)).toEqual({
      syntax: 'ubl',
      flavor: 'ubl-2.1-invoice',
      profile: 'en16931',
      guideline: EN,
    });
  });

  test('tells a credit note, and shows an unknown guideline without guessing', () => {
    expect(document(customization('urn:x'), CREDIT_NOTE)).toEqual({
      syntax: 'ubl',
      flavor: 'ubl-2.1-creditnote',
      profile: null,
      guideline: 'urn:x',
    });
  });

  test.each(['', customization(' ')])('none is none', (content) => {
    expect(document(content, INVOICE)).toMatchObject({ profile: null, guideline: null });
  });
});
