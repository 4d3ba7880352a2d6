import { describe, expect, it } from 'vitest';
import { judge, schema, textOf } from './testing/try.ts';

// What siblings have in common is found once for all of them, and nodes that say the same are looked up. Written with a
// variable, `for $n in current() return …$n…`, the same question is asked of each node anew.

const rule = (expression: string, context: string): string => `<sch:pattern>
  <sch:rule context="${context}"><sch:assert id="R" test="false()"><sch:value-of select="${expression}"/></sch:assert>
  </sch:rule></sch:pattern>`;

const ANYWHERE = '* | @* | text() | comment()';

const told = (expression: string, document: string, context = ANYWHERE): string[] =>
  judge(rule(expression.replaceAll('<', '&lt;'), context), document).map(({ message }) => message);

/** `~` is the node the rule is about. */
const asWritten = (question: string): string =>
  question.replaceAll(/~\/(?=\.\.|preceding|following)/g, '').replaceAll('~', 'current()');
/** Twice denied, an equation is not looked up. */
const anew = (question: string): string =>
  `for $n in current() return ${question.replaceAll(/\[([^\]]* = [^\]]*)\]/g, '[not(not($1))]').replaceAll('~', '$n')}`;

const line = (id: number): string =>
  `<line k="${id % 3}"><id>${id % 29}</id><w>${id % 4}</w>${id % 5 === 0 ? `<id>${id}</id>` : ''}</line>`;
const lines = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => line(from + i)).join('');
const DOCUMENT = `<r at="1">${lines(0, 40)}<!--c--><k>3</k>text<s>${lines(20, 25)}<line/></s>${lines(7, 3)}<k>x</k></r>`;

const QUESTIONS = [
  'count(~/../line)',
  'count(~/../line[w = 1])',
  "string-join(~/../line/id, '-')",
  'sum(~/../line/w)',
  'count(~/../../line)',
  'count(~/../*/@k)',
  "string-join(distinct-values(~/../line/w), '-')",
  'exists(~/../k)',
  'string(~/../k[1])',
  'count(~/../line[last()]/id)',
  "some $l in ~/../line satisfies $l/id = '24'",
  'every $l in ~/../line satisfies $l/w < 4',
  '~/../line/id = ~/../k',
  '~/../@at = 1',
  'count(~/../line[id = ~/id])',
  "count(~/../line[~/id = id][w = '1'])",
  'count(~/../line[w = ~/w and id = ~/id])',
  'count(~/../line[@k = ~/@k][2])',
  "string-join(~/../line[id = ~/id][1]/w, '-')",
  'count(//line[id = ~/id])',
  'count(/r/s/line[id = ~/id]/w)',
  'count(//id[. = ~])',
  '~/id = //k',
  '~/id = ~/../line/w',
  '~/../line/w = ~/id',
  '~ = //id',
  '//id != ~/id',
  'count(~/id[. = //w])',
  'some $l in ~/../line satisfies $l/id = ~/w',
  "some $l in //line satisfies ($l/id = ~/w and $l/w = '2')",
  '~/id = ~/preceding-sibling::line/id',
  '~/id = ~/following-sibling::line/id',
  '~/preceding-sibling::*/id = ~/id',
  "~/w = ~/following-sibling::line[id = '3']/w",
  '~ = ~/preceding-sibling::id',
  "string-join(~/preceding-sibling::line[id = ~/id]/w, '-')",
  'count(~/following-sibling::*[id = ~/id])',
  'count(~/preceding-sibling::line[id = ~/id][1])',
  'count(~/preceding-sibling::line[4][w = ~/w])',
];

describe('what is the same for all siblings', () => {
  it.each(QUESTIONS)('is what each of them would be told: %s', (question) => {
    const found = told(asWritten(question), DOCUMENT);
    expect(found).toEqual(told(anew(question), DOCUMENT));
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  it('is found for the node above, and for nothing else', () => {
    const text = (expression: string): string =>
      textOf({ 'main.sch': schema(rule(expression.replaceAll('<', '&lt;'), 'line')) });
    expect(text('sum(../line/w)')).toContain('x_memoiseFor(');
    expect(text('sum(../../line/w)')).toContain('x_memoiseFor(');
    expect(text('count(../line[w > current()/w])')).not.toContain('x_memoiseFor(');
    expect(text('sum(w)')).not.toContain('x_memoiseFor(');
    expect(text('count(../line[@k = current()/@k])')).toContain('x_joined(');
    expect(text('count(../line[2][@k = current()/@k])')).not.toMatch(/x_(narrowed|joined)\(/);
  });

  it('is kept as a whole, not part by part', () => {
    const held = (expression: string): number =>
      textOf({ 'main.sch': schema(rule(expression, 'line')) }).split('x_memoiseFor(').length - 1;
    // The only child is held, and what is found of it.
    expect(held('abs(xs:decimal(../k) * 100) = 100')).toBe(held('xs:decimal(../k) = 100'));
  });

  it('is the same time everywhere', () => {
    const text = textOf({
      'main.sch': schema(rule('current-dateTime() - current-dateTime() = current-dateTime() - ../k', 'line')),
    });
    expect(text.match(/x_currentDateTime\(/g)!.length).toBeGreaterThan(0);
    expect(text.match(/(?<!\?\?= )x_currentDateTime\(/g)).toBeNull();
  });

  it('fails for each of them where it cannot be found', () => {
    const pattern =
      '<sch:pattern><sch:rule context="line"><sch:assert id="R" test="xs:integer(../k) = 1">r</sch:assert></sch:rule></sch:pattern>';
    const found = judge(pattern, '<r><line/><line/><k>x</k></r>');
    expect(found.map(({ error }) => error)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('"x"')),
    );
  });

  it('is nothing for what stands alone', () => {
    expect(told('count(../line) + count(../../line)', '<line/>', '/ | line')).toEqual(['0', '1']);
  });
});

describe('a question that each of many siblings asks of all', () => {
  const MANY = 30_000;
  const document = `<r>${Array.from({ length: MANY }, (_, i) => `<line><id>${i}</id></line>`).join('')}</r>`;

  it.each([
    'sum(../line/id) > 0',
    'count(../line[id = current()/id]) = 1',
    'count(//line[id = current()/id]) = 1',
    'not(preceding-sibling::line/id = id)',
    'not(id = following-sibling::line/id)',
    'not(preceding-sibling::line[id = current()/id])',
    'id = //line/id',
    'id = ../line/id',
    'count(distinct-values(../line/id)) = count(../line/id)',
    'some $l in ../line satisfies $l/id = id',
  ])('costs a few steps each: %s', (test) => {
    const pattern = `<sch:pattern><sch:rule context="line"><sch:assert id="R" test="${test.replaceAll('>', '&gt;')}">r</sch:assert></sch:rule></sch:pattern>`;
    expect(judge(pattern, document)).toEqual([]);
  });
});
