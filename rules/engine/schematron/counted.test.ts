import { describe, expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema } from './testing/try.ts';

const rule = (context: string, ...asserts: string[]): string =>
  `<sch:pattern><sch:rule context="${context}">${asserts.join('')}</sch:rule></sch:pattern>`;
const assert = (id: string, test: string, flag = 'warning'): string =>
  `<sch:assert id="${id}" flag="${flag}" test="${test}">${id} <sch:value-of select="."/></sch:assert>`;

const pack = packOf({
  'main.sch': schema(
    rule('b', assert('B', 'false()')) +
      rule('a', assert('A', 'false()', 'fatal'), assert('E', 'xs:decimal(.) > 5'.replace('>', '&gt;'))),
  ),
});
const document = `<r>${Array.from({ length: 9 }, (_, n) => `<a>${n < 6 ? n : 'x'}</a><b>b${n}</b>`).join('')}</r>`;
const run = (findings?: number) => pack.run(parse(Buffer.from(document)), UNKNOWN, { findings });
const brief = ({ rule: id, flag, message, times }: ReturnType<typeof run>[number]) => [
  id,
  flag,
  times === undefined ? message : times,
];

describe('findings behind the limit', () => {
  const all = run().map(brief);

  it('are told one by one without one', () => {
    expect(all).toHaveLength(9 + 9 + 9);
  });

  it.each([0, 1, 4, 9, 10, 20, 26])('are counted behind the first %i, which stay what they are', (most) => {
    const found = run(most).map(brief);
    expect(found.slice(0, most)).toEqual(all.slice(0, most));
    const counted = found.slice(most);
    expect(counted.every(([, , times]) => typeof times === 'number')).toBe(true);
    const total = (id: string, flag: string): number =>
      found
        .filter(([name, severity]) => name === id && severity === flag)
        .reduce((sum, [, , times]) => sum + (typeof times === 'number' ? times : 1), 0);
    expect([total('B', 'warning'), total('A', 'fatal'), total('E', 'warning'), total('E', 'fatal')]).toEqual([
      9, 9, 6, 3,
    ]);
  });

  it('are all told where there are no more', () => {
    expect(run(27).map(brief)).toEqual(all);
  });

  it('repeat at most 200 characters of a value', () => {
    const long = `<r><b>${'v'.repeat(5000)}</b></r>`;
    const [finding] = pack.run(parse(Buffer.from(long)), UNKNOWN);
    expect(finding!.message).toBe(`B ${'v'.repeat(199)}…`);
  });
});
