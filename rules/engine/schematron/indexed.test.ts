import { describe, expect, it } from 'vitest';
import { judge, textOf, schema } from './testing/try.ts';

// Lists are long and asked often enough here to be looked up in.

const LINES = 40;
const line = (n: number, rate = `${n % 5}.0`): string =>
  `<line><code>c${n % 4}</code><rate>${rate}</rate><rate2>${n % 3}</rate2><n>${n}</n></line>`;
const rows = Array.from(
  { length: 20 },
  (_, n) => `<row><code>c${n % 5}</code><rate>${n % 5}.00</rate></row>`,
);
const document = (lines: readonly string[]): string => `<r>${lines.join('')}${rows.join('')}</r>`;
const all = Array.from({ length: LINES }, (_, n) => line(n));

/** What an expression gives at each row, with `$lines` and the row's `$code` and `$rate`. */
function told(expression: string, lines: readonly string[] = all): string[] {
  return judge(pattern(expression), document(lines)).map(({ message, error }) => error ?? message);
}

const pattern = (expression: string): string => `<sch:let name="lines" value="//line"/>
  <sch:pattern><sch:rule context="row"><sch:let name="code" value="string(code)"/>
    <sch:let name="rate" value="xs:decimal(rate)"/>
    <sch:assert id="R" test="false()"><sch:value-of select="string-join(${expression}, ' ')"/></sch:assert>
  </sch:rule></sch:pattern>`;

/** The lines that a row should find, by their numbers. */
const expected = (keep: (line: number, row: number) => boolean): string[] =>
  rows.map((_, row) =>
    Array.from({ length: LINES }, (_, n) => n)
      .filter((n) => keep(n, row))
      .join(' '),
  );

describe('lists narrowed by look-ups', () => {
  it('are looked up in, which the tests below are about', () => {
    const text = (expression: string): string => textOf({ 'main.sch': schema(pattern(expression)) });
    expect(text('$lines[code = $code]/n')).toContain('x_joined(');
    expect(text('$lines[code = $code and n != $code]/n')).toContain('x_indexed(');
    const lookedUp = /x_(narrowed|joined)\(/;
    expect(text("$lines[code = 'c1']/n")).not.toMatch(lookedUp);
    expect(text('$lines[code = $code or n = 1]/n')).not.toMatch(lookedUp);
  });

  it('give the nodes the predicate gives, in their order', () => {
    expect(told('$lines[code = $code]/n')).toEqual(expected((n, row) => n % 4 === row % 5));
    expect(told('$lines[$code = code]/n')).toEqual(expected((n, row) => n % 4 === row % 5));
  });

  it('compare decimals by value, not as written', () => {
    expect(told('$lines[xs:decimal(rate) = $rate]/n')).toEqual(expected((n, row) => n % 5 === row % 5));
  });

  it('are narrowed by each predicate in turn, and positions count what is left', () => {
    const both = (n: number, row: number): boolean => n % 4 === row % 5 && n % 5 === row % 5;
    expect(told('$lines[code = $code][xs:decimal(rate) = $rate]/n')).toEqual(expected(both));
    expect(told('$lines[code = $code][2]/n')).toEqual(
      expected((n, row) => n % 4 === row % 5 && n >> 2 === 1),
    );
    expect(told('$lines[position() > 20][code = $code]/n')).toEqual(
      expected((n, row) => n >= 20 && n % 4 === row % 5),
    );
  });

  it('take several keys and several wanted values', () => {
    expect(told('$lines[(rate | rate2)/string() = $code]/n')).toEqual(expected(() => false));
    expect(told("$lines[code = ($code, 'c1')]/n")).toEqual(
      expected((n, row) => n % 4 === row % 5 || n % 4 === 1),
    );
  });

  it('leave a key that cannot be read to the predicate, which says so, or never gets there', () => {
    const broken = [...all.slice(1), line(0, 'none')];
    expect(told('$lines[xs:decimal(rate) = $rate]/n', broken).every((text) => text.includes('none'))).toBe(
      true,
    );
    expect(told("$lines[code = $code][code != 'c0'][xs:decimal(rate) = $rate]/n", broken)).toEqual(
      expected((n, row) => n % 4 === row % 5 && n % 4 !== 0 && n % 5 === row % 5),
    );
  });

  it('answer equations of several keys, and what the line alone decides, without judging again', () => {
    const both = (n: number, row: number): boolean => n % 4 === row % 5 && n % 5 === row % 5;
    expect(told('$lines[code = $code and xs:decimal(rate) = $rate]/n')).toEqual(expected(both));
    expect(told("$lines[rate2 != '1'][code = $code]/n")).toEqual(
      expected((n, row) => n % 3 !== 1 && n % 4 === row % 5),
    );
    expect(told('$lines[code = $code and xs:decimal(rate) = $rate][last()]/n')).toEqual(
      expected(both).map((found) => found.split(' ').at(-1)),
    );
  });

  it('leave what the line alone decides to the predicate where a line cannot be asked', () => {
    const broken = [...all.slice(1), line(0, 'none')];
    const asked = "$lines[code != 'c0' and xs:decimal(rate) > 0][code = $code]/n";
    expect(told(asked, broken)).toEqual(expected((n, row) => n % 4 !== 0 && n % 5 > 0 && n % 4 === row % 5));
  });

  describe('with a line that cannot be read', () => {
    const broken = [...all.slice(0, -1), line(LINES - 1, 'none')];
    const unread = 'none';

    it('give what stands before it where no more is asked for, and say so otherwise', () => {
      const first = told('string(exists($lines[xs:decimal(rate) = $rate]))', broken);
      expect(first).toEqual(rows.map(() => 'true'));
      const none = told('string(exists($lines[xs:decimal(rate) = $rate + 100]))', broken);
      expect(none.every((text) => text.includes(unread))).toBe(true);
      const every = told('$lines[xs:decimal(rate) = $rate]/n', broken);
      expect(every.every((text) => text.includes(unread))).toBe(true);
      const some = told('string(some $l in //line satisfies xs:decimal($l/rate) = $rate)', broken);
      expect(some).toEqual(rows.map(() => 'true'));
    });

    it('read it for those alone who come to it', () => {
      // Line 39 has code c3.
      const asked = told('$lines[code = $code and xs:decimal(rate) = $rate]/n', broken);
      const numbers = expected((n, row) => n % 4 === row % 5 && n % 5 === row % 5);
      expect(asked.map((text) => (text.includes(unread) ? unread : text))).toEqual(
        numbers.map((text, row) => (row % 5 === 3 ? unread : text)),
      );
    });

    it('name the first of several, whatever they are asked by', () => {
      const two = [...all.slice(0, 20), line(20, 'first'), ...all.slice(21, -1), line(LINES - 1, 'last')];
      const first = told('$lines[xs:decimal(rate) = $rate]/n', two);
      expect(first.every((text) => text.includes('first'))).toBe(true);
      const few = told("$lines[code != 'c0'][xs:decimal(rate) = $rate]/n", two);
      expect(few.every((text) => text.includes('last'))).toBe(true);
    });

    it('ask each of lists that are in no order', () => {
      const asked = told('reverse($lines)[xs:decimal(rate) = $rate]/n', broken);
      expect(asked.every((text) => text.includes(unread))).toBe(true);
    });
  });
});
