import * as fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { names, parse } from './index.ts';
import { isXmlName, isXmlText } from './text.ts';
import { cases } from '../../../test/cases.ts';

describe('the name table', () => {
  it('gives one number a name, for good', () => {
    const id = names.intern('urn:names-test', 'a');
    expect(names.intern('urn:names-test', 'a')).toBe(id);
    expect(names.lookup('urn:names-test', 'a')).toBe(id);
    expect(names.at(id)).toEqual({ uri: 'urn:names-test', local: 'a' });
    expect(Object.isFrozen(names.at(id))).toBe(true);
  });

  it('does not mix namespace and local part', () => {
    expect(names.intern('urn:names-test', 'x')).not.toBe(names.intern('', 'x'));
    expect(names.lookup('urn:names-test', 'never')).toBe(-1);
  });

  it('refuses numbers it never gave', () => {
    expect(() => names.at(names.size)).toThrow(RangeError);
    expect(() => names.at(-1)).toThrow(RangeError);
  });
});

describe('the cache of qualified names', () => {
  it('holds more names than it has room for', () => {
    const locals = Array.from({ length: 10_000 }, (_, i) => `cached-${i}`);
    const ids = locals.map((local) => names.intern('urn:cache-test', local));
    const source = `<r xmlns:p="urn:cache-test">${locals.map((local) => `<p:${local}/>`).join('')}</r>`;
    for (let again = 0; again < 2; again++) {
      const tree = parse(Buffer.from(source));
      expect([...tree.name.subarray(2, tree.count)]).toEqual(ids);
    }
  });

  it('keeps documents with other bindings apart, however many there are', () => {
    const wanted = Array.from({ length: 400 }, (_, i) => names.intern(`urn:cache-test:${i}`, 'same'));
    for (let again = 0; again < 2; again++)
      wanted.forEach((id, i) => {
        const tree = parse(Buffer.from(`<p:same xmlns:p="urn:cache-test:${i}" p:same=""/>`));
        expect([tree.name[1], tree.name[2]]).toEqual([id, id]);
      });
  });

  it('takes no name for another that has its room by now', () => {
    const count = 30_000;
    const tags = Array.from({ length: count }, (_, i) => `<e new-${i}="" known=""/>`);
    const known = names.intern('', 'known');
    const tree = parse(Buffer.from(`<r>${tags.join('')}</r>`));
    const second = Array.from({ length: count }, (_, i) => tree.name[4 + 3 * i]);
    expect(second.filter((id) => id !== known)).toEqual([]);
  });

  it('tells elements from attributes of the same name', () => {
    const element = names.intern('urn:cache-test', 'both');
    const attribute = names.intern('', 'both');
    const tree = parse(Buffer.from('<both xmlns="urn:cache-test" both="1"><both both="2"/></both>'));
    expect([...tree.name.subarray(1, 5)]).toEqual([element, attribute, element, attribute]);
  });
});

describe('XML names and characters', () => {
  it('are those of libxml2', () => {
    const character = fc.oneof(
      fc.constantFrom(...'aZ_:-.09·é\u0300\u037e\u203f\u2000😀 '),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(fc.array(character, { minLength: 1, maxLength: 3 }), (characters) => {
        const name = characters.join('');
        fc.pre(!/[:\s<>&/='"]|\0/.test(name) && name.isWellFormed());
        let accepted = true;
        try {
          XmlDocument.fromString(`<${name}/>`).dispose();
        } catch {
          accepted = false;
        }
        expect(isXmlName(name), JSON.stringify(name)).toBe(accepted);
      }),
      { numRuns: cases(2000), seed: 17 },
    );
  });

  it.each(['a:b', '_', 'é', 'a-1.b'])('%j is a name', (name) => expect(isXmlName(name)).toBe(true));
  it.each(['', ':', 'a:', ':a', 'a:b:c', '1', '-a', 'a b', 'a:1'])('%j is none', (name) =>
    expect(isXmlName(name)).toBe(false),
  );
  it.each(['', '\t\n\r', '\u007f', '\ud7ff', '\ue000', '\ufffd', '😀'])(
    '%j may stand in a document',
    (text) => {
      expect(isXmlText(text)).toBe(true);
    },
  );
  it.each(['\u0000', '\u001f', '\ufffe', '\uffff', '\ud800', '\udfff'])('%j may not', (text) => {
    expect(isXmlText(text)).toBe(false);
  });
});
