// XPath 2.0 expressions drawn at random, in the dialect that invoice rules are written in, for differential tests.
//
// Well typed on purpose: a static type error would fail a whole stylesheet. What may fail on a document (a cast, a
// singleton) stands only at the top of an expression, because `or`, `some` and predicates leave the order of evaluation,
// and so the choice between error and answer, to the engine (XPath 2.0, 2.3.4).

import fc from 'fast-check';

/** Prefix `d`; elements doc, line, price, qty, name, tax, total; attributes id, unit, cur. */
const steps = [
  'd:price',
  'd:qty',
  'd:name',
  'd:missing',
  '@id',
  '@unit',
  '*',
  'd:*',
  '.',
  'd:price/@cur',
  'd:price[1]',
  'd:price[last()]',
  'd:price[2]/@cur',
  "d:price[@cur = 'EUR']",
  'd:*[position() mod 2 = 1]',
  "*[local-name() = 'qty']",
  'd:line[d:tax]/d:price',
  '(d:price | d:qty)',
  '(d:price, d:name)',
  './/d:tax',
  '//d:total',
  '//d:price',
  '/d:doc/d:line/d:qty',
  '../d:line/d:price',
  '../d:total',
  'ancestor::d:doc/d:total',
  'ancestor-or-self::*/@id',
  'preceding-sibling::d:line/d:qty',
  'following-sibling::*[1]',
  'descendant::d:tax/..',
  'd:price/parent::d:line/@unit',
  'd:price/self::d:price',
  '//d:line[d:qty = current()/d:qty]/d:price',
];
const path = fc.constantFrom(...steps);
const one = path.map((p) => `(${p})[1]`);

const literals = ["''", "' '", "'EUR'", "'S'", "'10.50'", "'2'", "'é'", "'.'", '"it\'s"', "'a-b.c'"];
const comparison = fc.constantFrom('=', '!=', '<', '<=', '>', '>=');
/** Without `!=`: SaxonJS calls NaN equal to itself there. */
const numeric = fc.constantFrom('=', '<', '<=', '>', '>=');
const valueComparison = fc.constantFrom('eq', 'ne', 'lt', 'le', 'gt', 'ge');
const arithmetic = fc.constantFrom('+', '-', '*');
const position = fc.constantFrom('1', '2', '3', '4');
const pattern = fc.constantFrom(
  "'^[A-Z]{2,3}$'",
  "'^\\d+(\\.\\d{1,2})?$'",
  "'\\s'",
  "'^.$'",
  "'[0-9]+'",
  "'^(S|Z)$'",
);

/** Joins arbitrary parts into one expression text. */
function say(template: TemplateStringsArray, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((texts) => String.raw({ raw: template }, ...texts));
}

interface Grammar {
  number: string;
  text: string;
  truth: string;
}

type Drawn = fc.Arbitrary<string>;

function numbers(n: Drawn, s: Drawn, b: Drawn): Drawn[] {
  return [
    fc.constantFrom(
      '0',
      '1',
      '3',
      '2.5',
      '-2.5',
      '0.1',
      '10.50',
      '100',
      '1e2',
      '0.005',
      '12345678901234567.89',
    ),
    say`count(${path})`,
    say`number(${one})`,
    say`string-length(${s})`,
    say`(${n} ${arithmetic} ${n})`,
    say`(${n} div 4)`,
    say`(${n} mod 7)`,
    say`round(${n})`,
    say`round(${n} * 100) div 100`,
    say`floor(${n})`,
    say`ceiling(${n})`,
    say`abs(${n})`,
    say`-(${n})`,
    say`(if (${b}) then ${n} else ${n})`,
    say`count(distinct-values(${path}))`,
    say`sum(for $x in ${path} return string-length($x))`,
  ];
}

function textsOf(n: Drawn, s: Drawn): Drawn[] {
  return [
    fc.constantFrom(...literals),
    say`string(${one})`,
    say`normalize-space(${one})`,
    say`upper-case(${s})`,
    say`lower-case(${s})`,
    say`concat(${s}, '-', ${s})`,
    // Plain positions only: both Saxons stumble over some odd ones.
    say`substring(${s}, ${position})`,
    say`substring(${s}, ${position}, ${position})`,
    say`substring-before(${s}, ${s})`,
    say`substring-after(${s}, ${s})`,
    say`translate(${s}, '.,E', ' ')`,
    say`replace(${s}, ${pattern}, '#')`.filter((e) => !e.includes("''")),
    say`string-join(${path}, '|')`,
    say`string-join(tokenize(${s}, '[.]'), '/')`,
    say`local-name(${one})`,
    say`name(${one})`,
    say`string(count(${path}) + 0.50)`,
  ];
}

function truths(n: Drawn, s: Drawn, b: Drawn): Drawn[] {
  return [
    say`boolean(${path})`,
    say`exists(${path})`,
    say`empty(${path})`,
    say`not(${b})`,
    say`(${b} and ${b})`,
    say`(${b} or ${b})`,
    say`(${path} ${comparison} ${path})`,
    say`(${path} ${comparison} ${s})`,
    say`(${path} = ('S', 'EUR', '2'))`,
    say`(${n} ${numeric} ${n})`,
    say`(${n} ${fc.constantFrom('eq', 'lt', 'ge')} ${n})`,
    say`(${s} ${valueComparison} ${s})`,
    say`matches(${s}, ${pattern})`,
    say`starts-with(${s}, ${s})`,
    say`ends-with(${s}, ${s})`,
    say`contains(${s}, ${s})`,
    say`boolean(${s})`,
    say`boolean(${n})`,
    say`(some $x in ${path} satisfies string-length($x) > 2)`,
    say`(every $x in ${path} satisfies $x = ${path})`,
    say`(if (${b}) then ${b} else ${b})`,
    say`(${one} castable as xs:decimal)`,
    say`(${one} castable as xs:date)`,
    say`(${path} is ${one})`.map((e) => e.replace(/^\((.*) is /, '(($1)[1] is ')),
  ];
}

const depth = { maxDepth: 3, depthSize: 'small' } as const;

const { number, text, truth } = fc.letrec<Grammar>((tie) => {
  const kinds = ['number', 'text', 'truth'] as const;
  const [n, s, b] = kinds.map((kind) => tie(kind) as Drawn) as [Drawn, Drawn, Drawn];
  return {
    number: fc.oneof(depth, ...numbers(n, s, b)),
    text: fc.oneof(depth, ...textsOf(n, s)),
    truth: fc.oneof(depth, ...truths(n, s, b)),
  };
});

/** May end in an evaluation error on some documents; each has one way to be evaluated only. */
const risky = fc.oneof(
  say`xs:decimal(${one}) ${numeric} ${number}`,
  one.map((o) => `xs:decimal(${o}) * 100 = round(xs:decimal(${o}) * 100)`),
  say`${one} ${numeric} ${number}`,
  say`sum((${path})[1]) ${numeric} ${number}`,
  say`max((${path})[1]) ${numeric} 5`,
  say`xs:date(${one}) ge xs:date('2026-02-01')`,
  say`xs:integer(${one}) mod 2 = 1`,
  say`normalize-space(${path}) = ${text}`,
  say`string-length(${path}) > 1`,
  say`${path} eq ${text}`,
  say`number(${path}) > 1`,
);

/** Truth-valued expressions for a context node `d:line`. */
export const expression: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: truth },
  { weight: 1, arbitrary: risky },
);
