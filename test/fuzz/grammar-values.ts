// Numbers, points in time and sequences of the fuzzed grammar; see grammar.ts.

import { any, biting, days, position, say, times, zones } from './grammar-words.ts';
import type { Draw, Drawn } from './grammar-words.ts';

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

export function integers(draw: Draw): Drawn[] {
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

export function decimals(draw: Draw): Drawn[] {
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

export function doubles(draw: Draw): Drawn[] {
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

/** A point in time of any kind: literal, moved by durations, chosen. */
export function temporals(draw: Draw): {
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

export function sequences(draw: Draw): { strings: Drawn[]; integers: Drawn[]; numbers: Drawn[] } {
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
      say`(${draw.integers})[. > ${any('1', '2')}]`,
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
