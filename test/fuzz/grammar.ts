// XPath 2.0 expressions drawn at random, kind by kind, over the documents of ./sample.ts.
//
// An error inside `and`, `or`, a quantifier or a predicate may or may not come to light (XPath 2.0, 2.3.4), so two right
// engines may differ. What can fail on a document therefore stands only at the top; below, casts are guarded.

import fc from 'fast-check';

type Drawn = fc.Arbitrary<string>;

/** Joins drawn parts into one expression text. */
export function say(template: TemplateStringsArray, ...parts: Drawn[]): Drawn {
  return fc.tuple(...parts).map((texts) => String.raw({ raw: template }, ...texts));
}

const any = (...texts: string[]): Drawn => fc.constantFrom(...texts);

/** The kinds of the grammar; `nodes` and `atoms` are sequences, the rest exactly one item. */
interface Kinds {
  nodes: string;
  integer: string;
  decimal: string;
  double: string;
  string: string;
  boolean: string;
  date: string;
  dateTime: string;
  time: string;
  dayTime: string;
  yearMonth: string;
  strings: string;
  integers: string;
  numbers: string;
}
type Draw = { readonly [Kind in keyof Kinds]: Drawn };

const names = [
  'd:line',
  'd:price',
  'd:qty',
  'd:name',
  'd:tax',
  'd:day',
  'd:span',
  'd:flag',
  'd:missing',
  'e:note',
];
const attributes = ['@id', '@unit', '@cur', '@e:ref', '@missing', '@*'];
const axes = [
  'child::',
  'descendant::',
  'self::',
  'descendant-or-self::',
  'following-sibling::',
  'following::',
  'parent::',
  'ancestor::',
  'preceding-sibling::',
  'preceding::',
  'ancestor-or-self::',
];
const tests = [
  ...names,
  '*',
  'd:*',
  '*:qty',
  'node()',
  'text()',
  'element()',
  'comment()',
  'processing-instruction()',
];
const compare = any('=', '!=', '<', '<=', '>', '>=');
const compareValue = any('eq', 'ne', 'lt', 'le', 'gt', 'ge');
const position = any(
  '1',
  '2',
  '3',
  'last()',
  'position() < 3',
  'position() = last()',
  'position() mod 2 = 0',
);
const patterns = [
  '^[A-Z]{2,3}$',
  '^\\d+(\\.\\d{1,2})?$',
  '\\s+',
  '^.$',
  '[0-9]+',
  '^(S|Z)$',
  '[-.]',
  '([a-z])([a-z])',
  '(.)\\1',
  '\\p{Lu}',
  '\\P{L}',
  '[^a-z]',
  '[a-z-[aeiou]]+',
  '\\i\\c*',
  '\\w+?',
  'e|n',
  '(a|b)*c?.',
  '^\\s*$',
  '[\\d.]{2,}',
];
const pattern = any(...patterns.map((text) => `'${text}'`));
/** For replace and tokenize, which refuse what matches the empty string. */
const bites = patterns.filter((text) => !['\\i\\c*', '^\\s*$'].includes(text)).map((text) => `'${text}'`);
const biting = any(...bites);
const flags = any("''", "'i'", "'s'", "'m'", "'x'", "'im'");
const replacement = any("'#'", "''", "'[$0]'", "'$1'", "'\\$x'", "'\\\\'", "'$1$1'");
const zones = ['', 'Z', '+02:00', '-05:30'];
const days = ['2024-02-29', '2023-12-31', '2026-03-01', '2000-01-01', '1969-07-20'];
const times = ['00:00:00', '23:59:59.5', '12:30:00', '24:00:00', '06:07:08.125'];
const texts = [
  "''",
  "' '",
  "'EUR'",
  "'S'",
  "'10.50'",
  "'2'",
  "'é'",
  "'.'",
  '"it\'s"',
  "'a-b.c'",
  "'Pen ink'",
  "'𝒳y'",
  "'1E2'",
  "'ﬁß'",
  "'aabbc'",
];

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

/** What numbers of every kind are made with. */
function numeric(kind: 'integer' | 'decimal' | 'double', draw: Draw): Drawn[] {
  const same = draw[kind];
  return [
    say`(${same} ${any('+', '-', '*')} ${same})`,
    say`(if (${draw.boolean}) then ${same} else ${same})`,
    say`${any('abs', 'round', 'floor', 'ceiling')}(${same})`,
    say`round-half-to-even(${same}, ${any('0', '1', '2', '-1')})`,
    say`-(${same})`,
    say`${any('sum', 'max', 'min')}((${same}, ${same}, ${same}))`,
    say`(for $k in ${same} return ($k ${any('+', '*')} $k))`,
  ];
}

function integers(draw: Draw): Drawn[] {
  return [
    any('0', '1', '2', '3', '-1', '7', '100', '12345678901234567890'),
    say`count(${draw.nodes})`,
    say`count(${draw.strings})`,
    say`string-length(${draw.string})`,
    say`(${draw.integer} ${any('idiv', 'mod')} ${any('1', '2', '7', '-3')})`,
    say`(${draw.decimal} idiv ${any('2', '0.3', '-7')})`,
    say`(index-of(${draw.strings}, ${draw.string}), 0)[1]`,
    say`(index-of(${draw.numbers}, ${draw.integer}), 0)[1]`,
    say`compare(${draw.string}, ${draw.string})`,
    say`(string-to-codepoints(${draw.string}), 0)[1]`,
    say`xs:integer(${any('2.9', "'-7'", "' 42 '", '1e3', 'true()', '-0.5')})`,
    say`${any('year', 'month', 'day')}-from-date(${draw.date})`,
    say`${any('year', 'month', 'day', 'hours', 'minutes')}-from-dateTime(${draw.dateTime})`,
    say`${any('days', 'hours', 'minutes')}-from-duration(${draw.dayTime})`,
    say`${any('years', 'months')}-from-duration(${draw.yearMonth})`,
    say`(${draw.nodes}/count(preceding-sibling::*), 0)[1]`,
    ...numeric('integer', draw),
  ];
}

function decimals(draw: Draw): Drawn[] {
  return [
    any('0.0', '1.5', '2.5', '-2.5', '0.1', '10.50', '.005', '12345678901234567.89', '0.3333333333'),
    say`(${draw.integer} div ${any('1', '2', '3', '7', '8', '-6', '0.7')})`,
    say`(${draw.decimal} div ${any('4', '3', '0.01', '100')})`,
    say`(${draw.decimal} mod ${any('1', '0.3', '-7')})`,
    say`xs:decimal(${draw.integer})`,
    say`xs:decimal(${any("' 1.50 '", "'-.5'", "'7.'", '2.5e0', '0.1e0', 'false()')})`,
    say`avg((${draw.integer}, ${draw.decimal}))`,
    say`(for $x in ${draw.nodes} return if ($x castable as xs:decimal) then xs:decimal($x) else 0.0, 1.0)[1]`,
    say`sum(for $x in ${draw.nodes} return if ($x castable as xs:decimal) then xs:decimal($x) else 0.0)`.map(
      (t) => `(0.0 + ${t})`,
    ),
    ...numeric('decimal', draw),
  ];
}

function doubles(draw: Draw): Drawn[] {
  return [
    any('1e2', '0e0', '-1.5E-3', '1e21', '1e-7', "number('NaN')", "xs:double('INF')", '1.1e0', '123456.7e0'),
    say`number(${draw.string})`,
    say`number(${draw.nodes}[1])`.map((text) => text.replace(/number\((.*)\[1\]\)$/s, 'number(($1)[1])')),
    say`(${draw.double} ${any('div', 'mod')} ${draw.double})`,
    say`(${draw.decimal} * ${draw.double})`,
    say`xs:double(${draw.decimal})`,
    say`avg((${draw.double}, ${draw.integer}))`,
    ...numeric('double', draw),
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

/** A point in time of any kind: literal, moved by durations, chosen. */
function temporals(draw: Draw): {
  [Kind in 'date' | 'dateTime' | 'time' | 'dayTime' | 'yearMonth']: Drawn[];
} {
  const { date, dateTime, dayTime, yearMonth, boolean: b } = draw;
  const zone = any(...zones);
  const day = any(...days);
  return {
    date: [
      say`xs:date('${day}${zone}')`,
      say`(${date} ${any('+', '-')} ${dayTime})`,
      say`(${date} ${any('+', '-')} ${yearMonth})`,
      say`xs:date(${dateTime})`,
      say`(if (${b}) then ${date} else ${date})`,
      say`${any('max', 'min')}((${date}, ${date}))`,
      say`(for $t in ${draw.nodes} return if ($t castable as xs:date) then xs:date($t) else (), xs:date('${day}'))[1]`,
    ],
    dateTime: [
      say`xs:dateTime('${day}T${any(...times)}${zone}')`,
      say`(${dateTime} ${any('+', '-')} ${dayTime})`,
      say`(${dateTime} ${any('+', '-')} ${yearMonth})`,
      say`xs:dateTime(${date})`,
    ],
    time: [
      say`xs:time('${any(...times)}${zone}')`,
      say`xs:time(${dateTime})`,
      say`(${draw.time} + ${dayTime})`,
    ],
    dayTime: [
      say`xs:dayTimeDuration('${any('P1D', 'PT36H', '-P3DT4H5M6.5S', 'PT0S', 'P400D', 'PT0.5S')}')`,
      say`(${date} - ${date})`,
      say`(${dateTime} - ${dateTime})`,
      say`(${dayTime} ${any('+', '-')} ${dayTime})`,
      say`(${dayTime} * ${any('2', '0.5', '-1')})`,
      say`(${dayTime} div ${any('2', '4')})`,
    ],
    yearMonth: [
      say`xs:yearMonthDuration('${any('P1Y', 'P14M', '-P2Y3M', 'P0M')}')`,
      say`(${yearMonth} ${any('+', '-')} ${yearMonth})`,
      say`(${yearMonth} * ${any('2', '0.5', '-1')})`,
    ],
  };
}

function sequences(draw: Draw): { strings: Drawn[]; integers: Drawn[]; numbers: Drawn[] } {
  const { string: s, integer: i } = draw;
  return {
    strings: [
      any("'x'", "('b', 'a', 'b')"),
      say`(${s}, ${s})`,
      say`tokenize(${s}, ${biting})`,
      say`(for $x in ${draw.nodes} return string($x))`,
      say`distinct-values(${draw.nodes})`.map((text) => `(for $u in ${text} return string($u))`),
      say`distinct-values(${draw.strings})`,
      say`reverse(${draw.strings})`,
      say`(${draw.strings}, ())`,
      say`(${draw.strings})[${position}]`,
      say`subsequence(${draw.strings}, ${i})`,
      say`(for $a in ${draw.strings} return concat($a, ${s}))`,
    ],
    integers: [
      any('1', '(3, 1, 2)'),
      say`(${i}, ${i})`,
      say`(${any('1', '0', '-2')} to ${any('3', '5', '0')})`,
      say`(for $k in ${draw.integers} return $k * 2)`,
      say`(for $k in ${draw.integers}, $l in (1, 2) return $k + $l)`,
      say`string-to-codepoints(${s})`,
      say`(${draw.integers})[. > ${i}]`,
      say`distinct-values(${draw.integers})`,
      say`insert-before(${draw.integers}, ${any('0', '1', '2', '9')}, ${i})`,
    ],
    numbers: [
      any('1.5', '(1, 2.5, 1e0)'),
      say`(${i}, ${draw.decimal}, ${draw.double})`,
      say`(${draw.integers}, ${draw.double})`,
      say`distinct-values(${draw.numbers})`,
      say`(for $m in ${draw.numbers} return ($m, -$m))`,
      say`()`,
    ],
  };
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
