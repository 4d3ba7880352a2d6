import { describe, expect, it } from 'vitest';
import { UNKNOWN, judge, packOf, schema, textOf } from './testing/try.ts';
import { names, parse } from '../xml/index.ts';

const pattern = (inside: string, attributes = ''): string =>
  `<sch:pattern ${attributes}>${inside}</sch:pattern>`;
const rule = (context: string, inside: string): string =>
  `<sch:rule context="${context}">${inside}</sch:rule>`;
const assert = (id: string, test: string, text = 'no'): string =>
  `<sch:assert id="${id}" test="${test}">${text}</sch:assert>`;
const never = (id: string): string => assert(id, 'false()');
const ids = (inside: string, document: string): string[] =>
  judge(inside, document).map((finding) => finding.rule);

const DOC = '<i:r xmlns:i="urn:i" x="1"><i:a n="1">one</i:a><i:b><i:a n="2">two</i:a></i:b><c>bare</c></i:r>';

describe('rules', () => {
  it('gives a failed assertion with message, values, test and node', () => {
    const text =
      'A <sch:name/>: "<sch:value-of select="."/>",\n  <sch:emph>number</sch:emph> <sch:value-of select="@n"/>.';
    const [first, second, none] = judge(pattern(rule('i:a', assert('R', "@n = '9'", text))), DOC);
    expect(first).toMatchObject({ rule: 'R', flag: 'fatal', values: ['i:a', 'one', '1'], test: "@n = '9'" });
    expect(first!.message).toBe('A i:a: "one", number 1.');
    expect(first).not.toHaveProperty('error');
    expect(second!.message).toBe('A i:a: "two", number 2.');
    expect(second!.node).toBeGreaterThan(first!.node);
    expect(none).toBeUndefined();
  });

  it('keeps what a message quotes of itself', () => {
    const text =
      '<sch:value-of select="."/> has more than <sch:value-of select="35"/> or <sch:value-of select="\'x\'"/>.';
    const { rules } = packOf({
      'main.sch': schema(pattern(rule('i:a', assert('R', 'false()', text) + never('S')))),
    });
    expect(rules.map(({ constants }) => constants)).toEqual([{ 1: '35', 2: 'x' }, undefined]);
  });

  it('tells the name of what a path finds, or the name that it gives', () => {
    const named = (path: string): string =>
      judge(pattern(rule('i:a', assert('R', 'false()', `<sch:name path="${path}"/>`))), DOC)[0]!.message;
    expect(named('..')).toBe('i:r');
    expect(named('@n')).toBe('n');
    expect(named('@none')).toBe('');
    expect(named('local-name(..)')).toBe('r');
  });

  it('takes a true report as a finding and a false one as none', () => {
    const reports =
      '<sch:report id="T" test="@n">yes</sch:report><sch:report id="F" test="@m">yes</sch:report>';
    expect(ids(pattern(rule('i:b/i:a', reports)), DOC)).toEqual(['T']);
  });

  it('maps flags and roles', () => {
    const flagged = (id: string, flag: string): string => `<sch:assert id="${id}" ${flag} test="false()"/>`;
    const all =
      flagged('a', 'flag="warning"') +
      flagged('b', 'flag="error"') +
      flagged('c', 'role="information"') +
      flagged('d', '');
    expect(judge(pattern(rule('i:r', all)), DOC).map((f) => f.flag)).toEqual([
      'warning',
      'fatal',
      'info',
      'fatal',
    ]);
  });

  it('joins several nodes of value-of with a blank', () => {
    const [finding] = judge(
      pattern(rule('i:r', assert('R', 'false()', '<sch:value-of select="//i:a"/>'))),
      DOC,
    );
    expect(finding!.values).toEqual(['one two']);
  });

  it('names an assertion without id by the tag of its text', () => {
    expect(ids(pattern(rule('i:r', '<sch:assert test="false()"> [BR-9]-text</sch:assert>')), DOC)).toEqual([
      'BR-9',
    ]);
  });
});

describe('which rule takes a node', () => {
  it('is the first of a pattern that matches, and every pattern for itself', () => {
    const first = pattern(
      rule("i:a[@n = '1']", never('A')) + rule('i:a', never('B')) + rule('i:r//i:a', never('C')),
    );
    expect(ids(first + pattern(rule('i:a', never('D'))), DOC)).toEqual(['A', 'B', 'D', 'D']);
  });

  it('is found pattern by pattern, in document order', () => {
    const two = pattern(rule('i:b', never('B')) + rule('i:a', never('A'))) + pattern(rule('i:r', never('R')));
    expect(ids(two, DOC)).toEqual(['A', 'B', 'A', 'R']);
  });

  it.each([
    ['/', ['X']],
    ['/i:r', ['X']],
    ['/i:a', []],
    ['//i:a', ['X', 'X']],
    ['i:b/i:a', ['X']],
    ['i:r//i:a', ['X', 'X']],
    ['i:r/i:a | c', ['X', 'X']],
    ['*', ['X', 'X', 'X', 'X', 'X']],
    ['i:*', ['X', 'X', 'X', 'X']],
    ['*:c', ['X']],
    ['@n', ['X', 'X']],
    ['i:b/i:a/@n', ['X']],
    ['@*', ['X', 'X', 'X']],
    ['text()', ['X', 'X', 'X']],
    ['c/text()', ['X']],
    ['i:r/*[2]', ['X']],
    ['i:r/*[last()]', ['X']],
    ['i:a[position() = 1]', ['X', 'X']],
    ['(i:r | i:b)/i:a', ['X', 'X']],
    ['i:r[@x = 1]/i:b[i:a]/i:a', ['X']],
    ['i:a[. is current()]', ['X', 'X']],
    ['i:r/node()', ['X', 'X', 'X']],
  ])('context %s', (context, expected) => {
    expect(ids(pattern(rule(context, never('X'))), DOC)).toEqual(expected);
  });

  it('may ask for the name alone, which is asked once a name', () => {
    const named = pattern(
      rule("*[starts-with(local-name(), 'a')][@n]", never('A')) + rule('i:b', never('B')),
    );
    expect(ids(named, DOC)).toEqual(['A', 'B', 'A']);
    expect(ids(named, '<x><abc n="1"/><abc/><b/><also-unknown n=""/></x>')).toEqual(['A', 'A']);
  });

  it('does not let a name of no pack reach a rule of another name', () => {
    expect(
      ids(pattern(rule('i:a', never('A')) + rule('*', never('O'))), '<z xmlns="urn:never-seen"/>'),
    ).toEqual(['O']);
  });
});

describe('variables', () => {
  it('are seen by rules: of the schema, a pattern and a rule, each reading those before', () => {
    const lets = '<sch:let name="all" value="//i:a"/>';
    const inner = '<sch:let name="here" value="@n"/><sch:let name="twice" value="concat($here, $here)"/>';
    const told =
      '<sch:value-of select="count($all)"/> <sch:value-of select="$kind"/> <sch:value-of select="$twice"/>';
    const one = pattern(
      `<sch:let name="kind" value="name(/*)"/>${rule('i:a', inner + assert('R', 'false()', told))}`,
    );
    expect(judge(lets + one, DOC).map((finding) => finding.message)).toEqual(['2 i:r 11', '2 i:r 22']);
  });

  it('of a rule belong to its node even inside a predicate', () => {
    const inner = '<sch:let name="n" value="@n"/>';
    expect(ids(pattern(rule('i:a', inner + assert('R', '//i:a[@n = $n] is .'))), DOC)).toEqual([]);
  });

  it('from outside carry the context and code lists', () => {
    const files = {
      'main.sch': schema(
        `<sch:let name="role"/><sch:let name="codes"/>${pattern(rule('i:a', assert('R', "$role = 'buyer' and . = $codes", '<sch:value-of select="$role"/>')))}`,
      ),
      'codes.json': '{"codes": ["one"]}',
    };
    const pack = packOf(files, { codelists: { codes: 'codes.json' } });
    const run = (role: string): string[] =>
      pack.run(parse(Buffer.from(DOC)), { ...UNKNOWN, role }).map((f) => f.message);
    expect(run('buyer')).toEqual(['buyer']);
    expect(run('')).toEqual(['', '']);
  });
});

describe('a compiled module', () => {
  it('imports the runtime and nothing else', () => {
    const text = textOf({
      'main.sch': schema(pattern(rule('i:a', assert('R', "normalize-space(.) = 'x'")))),
    });
    expect(text.match(/^import .*$/gm)).toEqual(['import * as runtime from "@conforme/engine/runtime";']);
    expect(text).not.toMatch(/\beval\b|\bFunction\b|import\(/);
  });
});

describe('a document read before the pack was loaded', () => {
  it('is refused instead of passing in silence', () => {
    const tree = parse(Buffer.from('<fresh-name xmlns="urn:fresh"/>'));
    const pack = packOf({
      'main.sch': schema(`<sch:ns prefix="n" uri="urn:fresh"/>${pattern(rule('n:fresh-name', never('R')))}`),
    });
    expect(() => pack.run(tree, UNKNOWN)).toThrow(/loaded after this document was read/);
    expect(pack.run(parse(Buffer.from('<fresh-name xmlns="urn:fresh"/>')), UNKNOWN)).toHaveLength(1);
    expect(names.lookup('urn:fresh', 'fresh-name')).toBeGreaterThanOrEqual(0);
  });
});
