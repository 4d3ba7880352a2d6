// XPath 2.0 expressions drawn at random, kind by kind, over the documents of ./sample.ts.
//
// An error inside `and`, `or`, a quantifier or a predicate may or may not come to light (XPath 2.0, 2.3.4), so two right
// engines may differ. What can fail on a document therefore stands only at the top; below, casts are guarded.
import fc from 'fast-check';
import { decimals, doubles, integers, sequences, temporals } from './grammar-values.ts';
import {
  any,
  attributes,
  axes,
  biting,
  compare,
  compareValue,
  flags,
  names,
  pattern,
  position,
  replacement,
  say,
  tests,
  texts,
} from './grammar-words.ts';
import type { Draw, Drawn, Kinds } from './grammar-words.ts';

function nodes({ nodes, integer, boolean, string }: Draw): Drawn[] {
  const test = any(...tests);
  const step = fc.oneof(
    any(...names, ...attributes, '.', '..', '*', 'node()', 'text()'),
    say`${any(...axes)}${test}`,
  );
  return [
    any('.', '*', '..', ...names, ...attributes),
    say`//${any(...names, '*', '@*', 'text()', 'comment()')}`,
    say`/d:doc/${step}`,
    say`${any(...axes)}${test}`,
    say`${any(...axes)}${test}[${position}]`,
    say`${nodes}/${step}`,
    say`${nodes}//${any(...names, 'node()', '@*')}`,
    say`${nodes}/(${step}, ${step})`,
    say`(${nodes})[${position}]`,
    say`(${nodes})[${boolean}]`,
    say`(${nodes})[${integer}]`,
    say`${nodes}/*[${boolean}]`,
    say`(${nodes})[. = ${string}]`,
    say`(${nodes} ${any('|', 'union', 'intersect', 'except', ',')} ${nodes})`,
    say`(for $n in ${nodes} return $n/${step})`,
    say`(if (${boolean}) then ${nodes} else ())`,
    say`${any('reverse', 'unordered')}(${nodes})`.filter((text) => !text.startsWith('un')),
    say`subsequence(${nodes}, ${integer})`,
    say`subsequence(${nodes}, ${integer}, 2)`,
    say`insert-before(${nodes}, ${integer}, ${nodes})`,
    say`remove(${nodes}, ${integer})`,
    say`root(.)`,
  ];
}

function strings1(draw: Draw): Drawn[] {
  const { string: s, nodes: n } = draw;
  return [
    any(...texts),
    say`string((${n})[1])`,
    say`normalize-space((${n})[1])`,
    say`string-join(${n}/string(.), '|')`,
    say`string-join(${draw.strings}, ${s})`,
    say`${any('upper-case', 'lower-case', 'normalize-space', 'encode-for-uri')}(${s})`,
    say`concat(${s}, ${draw.decimal}, ${s})`,
    say`concat(${s}, (${n})[1])`,
    say`substring(${s}, ${draw.integer})`,
    say`substring(${s}, ${draw.decimal}, ${draw.integer})`,
    say`${any('substring-before', 'substring-after')}(${s}, ${s})`,
    say`translate(${s}, ${any("'.,E'", "'abc'", "'aab'", "''")}, ${any("' '", "'xyz'", "''")})`,
    say`replace(${s}, ${biting}, ${replacement})`.filter(
      (text) => !/\$1/.test(text) || /'[^']*\([^']*\)[^']*', '[^']*'\)$/.test(text),
    ),
    say`${any('name', 'local-name')}((${n})[1])`,
    say`string(namespace-uri((${n})[1]))`,
    say`string(${draw.integer})`,
    say`string(${draw.decimal})`,
    say`string(${draw.double})`,
    say`string(${draw.boolean})`,
    say`string(${draw.date})`,
    say`string(${draw.dateTime})`,
    say`string(${draw.dayTime})`,
    say`string(${draw.yearMonth})`,
    say`codepoints-to-string((${any('65', '233', '8364', '119987')}, string-to-codepoints(${s})))`,
    say`(if (${draw.boolean}) then ${s} else ${s})`,
    say`${any('max', 'min')}((${s}, ${s}, ${s}))`,
    say`${s} cast as xs:string`.map((text) => `(${text})`),
  ];
}

function booleans(draw: Draw): Drawn[] {
  const { boolean: b, nodes: n, string: s } = draw;
  return [
    any('true()', 'false()'),
    say`${any('boolean', 'exists', 'empty', 'not')}(${n})`,
    say`not(${b})`,
    say`boolean(${s})`,
    say`boolean(${fc.oneof(draw.integer, draw.decimal, draw.double)})`,
    say`(${b} ${any('and', 'or')} ${b})`,
    say`(${n} ${compare} ${n})`,
    say`(${n} ${compare} ${s})`,
    say`(${draw.strings} ${compare} ${draw.strings})`,
    say`(${draw.numbers} ${compare} ${draw.numbers})`,
    say`(${draw.integer} ${compareValue} ${draw.decimal})`,
    say`(${draw.decimal} ${compareValue} ${draw.double})`,
    say`(${draw.double} ${compareValue} ${draw.integer})`,
    say`(${s} ${compareValue} ${s})`,
    say`(${b} ${any('eq', 'ne', '=', 'lt')} ${b})`,
    say`(${draw.date} ${compareValue} ${draw.date})`,
    say`(${draw.dateTime} ${compareValue} ${draw.dateTime})`,
    say`(${draw.time} ${compareValue} ${draw.time})`,
    say`(${draw.dayTime} ${compareValue} ${draw.dayTime})`,
    say`(${draw.yearMonth} ${compareValue} ${draw.yearMonth})`,
    say`matches(${s}, ${pattern})`,
    say`matches(${s}, ${pattern}, ${flags})`,
    say`${any('starts-with', 'ends-with', 'contains')}(${s}, ${s})`,
    say`(${any('some', 'every')} $q in ${n} satisfies $q = ${s})`,
    say`(${any('some', 'every')} $q in ${n} satisfies string-length($q) > ${draw.integer})`,
    say`(some $i in ${draw.integers}, $j in ${draw.integers} satisfies $i = $j + 1)`,
    say`deep-equal(${n}, ${n})`,
    say`deep-equal(${draw.numbers}, ${draw.numbers})`,
    say`(${fc.oneof(s, say`(${n})[1]`)} castable as xs:${any('decimal', 'integer', 'double', 'date', 'dateTime', 'time', 'boolean', 'string', 'dayTimeDuration', 'yearMonthDuration', 'duration', 'decimal?')})`,
    say`((${n})[1] ${any('is', '<<', '>>')} (${n})[last()])`.map((text) => `exists(${text})`),
    say`(${n} instance of ${any('node()*', 'element()*', 'attribute()+', 'item()', 'element(d:qty)*', 'text()?', 'empty-sequence()')})`,
    say`(${fc.oneof(draw.integer, draw.decimal, draw.double, s)} instance of xs:${any('integer', 'decimal', 'double', 'string', 'anyAtomicType')})`,
    say`exists(${draw.strings})`,
    say`codepoint-equal(${s}, ${s})`,
  ];
}

/** One depth for all kinds; a shrunk case takes the first, plainest alternative of each. */
const bound = { maxDepth: 5, depthSize: 'small', depthIdentifier: 'xpath', withCrossShrink: true } as const;

export const drawn = fc.letrec<Kinds>((tie) => {
  const kinds: (keyof Kinds)[] = [
    'nodes',
    'integer',
    'decimal',
    'double',
    'string',
    'boolean',
    'date',
    'dateTime',
    'time',
    'dayTime',
    'yearMonth',
    'strings',
    'integers',
    'numbers',
  ];
  const draw = Object.fromEntries(kinds.map((kind) => [kind, tie(kind)])) as unknown as Draw;
  const one = (all: Drawn[]): Drawn => fc.oneof(bound, ...all);
  const [points, lists] = [temporals(draw), sequences(draw)];
  return {
    nodes: one(nodes(draw)),
    integer: one(integers(draw)),
    decimal: one(decimals(draw)),
    double: one(doubles(draw)),
    string: one(strings1(draw)),
    boolean: one(booleans(draw)),
    date: one(points.date),
    dateTime: one(points.dateTime),
    time: one(points.time),
    dayTime: one(points.dayTime),
    yearMonth: one(points.yearMonth),
    strings: one(lists.strings),
    integers: one(lists.integers),
    numbers: one(lists.numbers),
  };
});

/** May fail on a document, and has one way to be evaluated: it stands alone. */
function risky(): Drawn {
  const { nodes: n, string: s, integer: i, decimal, double } = drawn;
  const one = say`(${n})[1]`;
  const value = fc.oneof(one, one, s, i, decimal, double, drawn.boolean, drawn.date);
  return fc.oneof(
    say`xs:${any('decimal', 'integer', 'double', 'date', 'dateTime', 'time', 'boolean', 'string', 'dayTimeDuration', 'untypedAtomic')}(${value})`,
    say`${one} ${any('+', '-', '*', 'div', 'mod', 'idiv')} ${fc.oneof(one, i, decimal, double)}`,
    say`${n} ${compareValue} ${fc.oneof(s, one, i)}`,
    say`${one} ${compare} ${fc.oneof(i, decimal, double, drawn.date, drawn.boolean)}`,
    say`${any('string-length', 'normalize-space', 'number', 'string', 'upper-case')}(${n})`,
    say`${any('sum', 'avg', 'min', 'max')}(${fc.oneof(n, drawn.numbers, drawn.strings)})`,
    say`${any('zero-or-one', 'exactly-one', 'one-or-more')}(${n})`,
    say`${any('abs', 'round', 'floor')}(${one})`,
    say`${i} ${any('idiv', 'div', 'mod')} ${any('0', '1', '0.0', '0e0')}`,
    say`matches(${s}, ${any("'['", "'a{2,1}'", "'(a'", "'\\k'", "'a**'", "'[a-'")})`,
    say`${any('replace', 'tokenize')}(${s}, ${any("'a*'", "'x?'", "'^'", "'e'")}${any('', ", ''")})`,
    say`${n} treat as ${any('element()*', 'node()', 'attribute()')}`,
    say`${one} to ${any('3', '2')}`,
    say`substring(${s}, ${double})`,
    say`(${value} ${any('+', 'eq', '=')} ${value})`,
    say`boolean((${value}, ${value}))`,
  );
}

/** Any expression; the node it stands at is any node of the document. */
export const expression: Drawn = fc.oneof(
  { weight: 2, arbitrary: drawn.boolean },
  { weight: 2, arbitrary: drawn.nodes },
  { weight: 1, arbitrary: drawn.string },
  {
    weight: 1,
    arbitrary: fc.oneof(
      drawn.integer,
      drawn.decimal,
      drawn.double,
      drawn.numbers,
      drawn.strings,
      drawn.integers,
    ),
  },
  { weight: 1, arbitrary: fc.oneof(drawn.date, drawn.dateTime, drawn.time, drawn.dayTime, drawn.yearMonth) },
  { weight: 2, arbitrary: risky() },
);
