import { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, TEXT } from '../../xml/index.ts';
import type { Axis, NodeTest } from '../parse/index.ts';
import type { Code, Declaration } from './code.ts';
import { Name, declare, js } from './code.ts';
import type { Body, Gen } from './gen.ts';
import { childrenNamed } from '../passes/skip.ts';
import { COLUMNS, DOC } from './module.ts';

const { kind, name, parent, end } = COLUMNS;
const NUMBERS: Readonly<Record<NodeTest['kind'], number>> = {
  principal: -1,
  node: -1,
  element: ELEMENT,
  attribute: ATTRIBUTE,
  text: TEXT,
  comment: COMMENT,
  instruction: INSTRUCTION,
  document: DOCUMENT,
};

/** Axes written as a `for` statement, so that `break` in the body leaves exactly them. */
export const isLoop = (axis: Axis): boolean => axis !== 'self' && axis !== 'parent';

/** A condition on node `n`; null when every node passes. Shape: `name[n] === q && kind[n] === 1` */
export function nodeTest(test: NodeTest, n: Code, g: Gen): Code | null {
  const number = NUMBERS[test.kind];
  if (test.kind === 'text') g.shared.module.textNodes = true;
  if (number < 0) return null;
  const ofKind = js`${kind}[${n}] === ${number}`;
  if (test.uri === null && test.local === null) return ofKind;
  if (test.uri !== null && test.local !== null)
    return js`${name}[${n}] === ${g.shared.module.nameNumber(test.uri, test.local)} && ${ofKind}`;
  const partly =
    test.local === null ? g.run('hasUri', DOC, n, test.uri!) : g.run('hasLocalName', DOC, n, test.local);
  return js`${ofKind} && ${partly}`;
}

/** Statements that run `body` for each node of the axis that passes the test, in the axis's order. */
export function axisLoop(axis: Axis, test: NodeTest, from: Code, g: Gen, body: Body): Code {
  const a = new Name('a');
  const tested = nodeTest(test, js`${a}`, g);
  const inner = body(js`${a}`);
  // Attributes lie between an element and its content; only a test that could take one has to look.
  const noAttribute = test.kind === 'node' ? js`${kind}[${a}] !== ${ATTRIBUTE}` : null;
  const guard = (extra: Code | null): Code => {
    const condition = extra && tested ? js`${extra} && ${tested}` : (extra ?? tested);
    return condition ? js`if (${condition}) { ${inner} }` : js`{ ${inner} }`;
  };
  const isNamed = test.kind === 'element' && test.uri !== null && test.local !== null;
  if (axis === 'child' && isNamed && g.runs('skip')) {
    const number = g.shared.module.nameNumber(test.uri, test.local);
    return childrenNamed(number, from, declare(a), a, g, guard(null));
  }
  return SHAPES[axis](from, declare(a), a, g, guard, noAttribute);
}

/** By index, since an iterator takes three times the machine code. Shape: `for (let l = LIST, k = 0; k < l.length; k++) { const i = l[k]; … }` */
export function listLoop(list: Code, body: Body): Code {
  const item = new Name('i');
  return over(list, declare(item), body(js`${item}`));
}

function over(list: Code, item: Declaration, inner: Code): Code {
  const l = new Name('l');
  const k = new Name('k');
  return js`for (let ${declare(l)} = ${list}, ${declare(k)} = 0; ${k} < ${l}.length; ${k}++) { const ${item} = ${l}[${k}]; ${inner} }`;
}

type Guard = (extra: Code | null) => Code;
type Shape = (from: Code, da: Declaration, a: Name, g: Gen, guard: Guard, plain: Code | null) => Code;

/** Siblings by hopping over subtrees. Shape: `for (let a = FIRST, e = LIMIT; a < e; a = end[a]) …` */
const hop = (first: Code, limit: Code, da: Declaration, a: Name, inner: Code): Code => {
  const e = new Name('e');
  return js`for (let ${da} = ${first}, ${declare(e)} = ${limit}; ${a} < ${e}; ${a} = ${end}[${a}]) ${inner}`;
};

/** Every node of a range. Shape: `for (let a = FIRST, e = LIMIT; a < e; a++) …` */
const run = (first: Code, limit: Code, da: Declaration, a: Name, inner: Code): Code => {
  const e = new Name('e');
  return js`for (let ${da} = ${first}, ${declare(e)} = ${limit}; ${a} < ${e}; ${a}++) ${inner}`;
};

/** Ancestors by their parents. Shape: `for (let a = FIRST; a >= 0; a = parent[a]) …` */
const up = (first: Code, da: Declaration, a: Name, inner: Code): Code =>
  js`for (let ${da} = ${first}; ${a} >= 0; ${a} = ${parent}[${a}]) ${inner}`;

const SHAPES: Readonly<Record<Axis, Shape>> = {
  child: (from, da, a, _g, guard, plain) => hop(js`${from} + 1`, js`${end}[${from}]`, da, a, guard(plain)),
  descendant: (from, da, a, _g, guard, plain) =>
    run(js`${from} + 1`, js`${end}[${from}]`, da, a, guard(plain)),
  'descendant-or-self': (from, da, a, _g, guard, plain) =>
    run(from, js`${end}[${from}]`, da, a, guard(plain && js`(${plain} || ${a} === ${from})`)),
  attribute: (from, da, a, _g, guard) =>
    run(js`${from} + 1`, attributesEnd(from), da, a, attributeOnly(a, guard)),
  self: (from, da, _a, _g, guard) => js`{ const ${da} = ${from}; ${guard(null)} }`,
  parent: (from, da, a, _g, guard) => js`{ const ${da} = ${parent}[${from}]; ${guard(js`${a} >= 0`)} }`,
  ancestor: (from, da, a, _g, guard) => up(js`${parent}[${from}]`, da, a, guard(null)),
  'ancestor-or-self': (from, da, a, _g, guard) => up(from, da, a, guard(null)),
  'following-sibling': (from, da, a, g, guard) =>
    hop(js`${end}[${from}]`, g.run('siblingsEnd', DOC, from), da, a, guard(null)),
  following: (from, da, a, _g, guard) =>
    run(js`${end}[${from}]`, js`${end}[0]`, da, a, guard(js`${kind}[${a}] !== ${ATTRIBUTE}`)),
  'preceding-sibling': (from, da, _a, g, guard) =>
    over(g.run('precedingSiblings', DOC, from), da, guard(null)),
  preceding: (from, da, _a, g, guard) => over(g.run('preceding', DOC, from), da, guard(null)),
};

const attributesEnd = (from: Code): Code => js`${kind}[${from}] === ${ELEMENT} ? ${end}[${from}] : 0`;

/** The run of attributes ends at the first node of another kind. */
function attributeOnly(a: Name, guard: Guard): Code {
  return js`{ if (${kind}[${a}] !== ${ATTRIBUTE}) break; ${guard(null)} }`;
}
