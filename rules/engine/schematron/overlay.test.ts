import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema } from './testing/try.ts';

const rules = (...ids: string[]): string =>
  schema(
    `<sch:pattern><sch:rule context="r">${ids
      .map((id) => `<sch:assert id="${id}" flag="fatal" test="false()">${id}.</sch:assert>`)
      .join(
        '',
      )}<sch:assert id="BROKEN" test="xs:decimal(.) = 0">No number.</sch:assert></sch:rule></sch:pattern>`,
  );

const base = { id: 'base', version: '1', syntax: 'cii', source: 's', schematron: 'base.sch' };
const files = { 'base/pack.json': JSON.stringify(base), 'base/base.sch': rules('A', 'B') };

/** Flags by rule of a pack that extends the base, on a document that fails every rule. */
function flags(manifest: object, more: Record<string, string> = {}): Record<string, string> {
  const pack = packOf({ ...files, ...more }, { schematron: undefined, extends: 'base', ...manifest });
  const found = pack.run(parse(Buffer.from('<r>x</r>')), UNKNOWN);
  return Object.fromEntries(found.map(({ rule, flag }) => [rule, flag]));
}

describe('a flag overlay', () => {
  it('gives every rule but the excepted ones another flag', () => {
    expect(flags({})).toEqual({ A: 'fatal', B: 'fatal', BROKEN: 'fatal' });
    expect(flags({ overlay: { flag: 'warning', except: ['B'] } })).toMatchObject({
      A: 'warning',
      B: 'fatal',
    });
  });

  it('leaves a rule that cannot be judged fatal', () => {
    expect(flags({ overlay: { flag: 'warning', except: [] } })['BROKEN']).toBe('fatal');
  });

  it('holds for packs further out until one has its own', () => {
    const overlay = { flag: 'warning', except: ['A'] };
    const middle = {
      'middle/pack.json': JSON.stringify({
        ...base,
        id: 'm',
        schematron: undefined,
        extends: '../base',
        overlay,
      }),
    };
    expect(flags({ extends: 'middle' }, middle)).toMatchObject({ A: 'fatal', B: 'warning' });
    expect(flags({ extends: 'middle', overlay: { flag: 'info', except: [] } }, middle)).toMatchObject({
      A: 'info',
      B: 'info',
    });
  });

  it('refuses an exception the pack does not have, and a flag that is none', () => {
    expect(() => flags({ overlay: { flag: 'warning', except: ['Z'] } })).toThrow(/"overlay" excepts Z/);
    expect(() => flags({ overlay: { flag: 'loud', except: [] } })).toThrow(/"overlay" needs a flag/);
    expect(() => flags({ overlay: { flag: 'warning' } })).toThrow(/"overlay" needs a flag and a list/);
  });
});
