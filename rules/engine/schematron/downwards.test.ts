import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

const pattern = (expression: string, context = '*'): string => `<sch:pattern>
  <sch:rule context="${context}"><sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>
  </sch:rule></sch:pattern>`;

// Names that are there once, often, at several depths, as attributes, and below each other.
const DOCUMENT = `<r b="0"><a><c/><b k="1"/></a><b k="2"><a><b k="3"/></a><b><b k="4"/><once/></b></b>
  <a><b k="5"><b k="6"/></b><b/></a><a/><deep><deep><a><b k="7"/></a></deep></deep><k b="8"/></r>`;

const told = (expression: string): string[] => judge(pattern(expression), DOCUMENT).map((f) => f.message);

const PATHS = [
  'b',
  'a/b',
  'a/b/@k',
  'b/b/b',
  'once',
  'b/b/once',
  'none',
  'a/none',
  'k/@b',
  '@b/..',
  'deep/deep/a/b',
];
const UP = ['../b', '../a/b', '../a/b/@k', '../none', '../b/@k'];

/** The same, written so that every step is a loop of its own. */
const looped = (path: string): string => path.replaceAll(/(^|\/)(@?\w+)/g, '$1$2[true()]');

describe('paths downwards', () => {
  it('are asked of the runtime, which the tests below are about', () => {
    const text = (path: string): string => textOf({ 'main.sch': schema(pattern(`exists(${path})`)) });
    expect(text('b')).toContain('x_hasChild(');
    expect(text('../a/b/@k')).toContain('x_hasDown(');
    expect(text(looped('a/b'))).not.toMatch(/x_has(Child|Down)\(/);
    expect(text('//b')).not.toMatch(/x_has(Child|Down)\(/);
  });

  it.each([...PATHS, ...UP])('find what loops find: %s', (path) => {
    const other = looped(path);
    for (const ask of ['exists(#)', 'count(#)', 'empty(#)', "string-join(for $n in # return path($n), ' ')"])
      expect(told(ask.replace('#', path)), ask).toEqual(told(ask.replace('#', other)));
  });

  it.each([...PATHS, ...UP])('find the only one, or say that there are several: %s', (path) => {
    const each = judge(pattern(`normalize-space(${path})`), DOCUMENT);
    const counts = told(`count(${looped(path)})`).map(Number);
    expect(each.map(({ message }) => /^\(.*more than one/.test(message) || /several/.test(message))).toEqual(
      counts.map((count) => count > 1),
    );
  });

  it('find what loops find in hundreds of repetitions, asked near and far in turns', () => {
    const line = (i: number): string =>
      `<a><c/><b k="${i}">${i % 3 === 0 ? '<once/>' : ''}</b>${i % 40 === 0 ? '<b/><d><b/></d>' : ''}</a>`;
    const document = `<r>${Array.from({ length: 300 }, (_, i) => line(i)).join('')}<b><once/></b></r>`;
    const asked = ['b/@k', 'b/once', 'd/b', '../b/once', '../a/b', 'c'];
    const said = (write: (path: string) => string): string[] => {
      const all = asked.map((path) => `count(${write(path)}), exists(${write(path)})`).join(', ');
      return judge(pattern(`string-join((${all}), ' ')`, 'a | b'), document).map(({ message }) => message);
    };
    const found = said((path) => path);
    expect(found).toEqual(said(looped));
    expect(new Set(found).size).toBeGreaterThan(5);
  });

  it('are empty beside the document element', () => {
    expect(judge(pattern('count(../r) + count(../../r)', '/r'), DOCUMENT).map((f) => f.message)).toEqual([
      '1',
    ]);
    expect(judge(pattern('count(../r)', '/'), DOCUMENT).map((f) => f.message)).toEqual(['0']);
  });

  it.each(['../last', '../a', 'not(../none) and ../last', '../once/deep'])(
    'cost 100,000 siblings no more each than ten: %s',
    (test) => {
      const document = `<r>${'<a/>'.repeat(100_000)}<last/><once><deep/></once><x><none/><last/></x></r>`;
      expect(
        judge(
          `<sch:pattern><sch:rule context="a"><sch:assert id="R" test="${test}"/></sch:rule></sch:pattern>`,
          document,
        ),
      ).toEqual([]);
    },
  );
});
