import { lastOf, literalOf } from '../analyse/look.ts';
import { isSafe } from '../analyse/safe.ts';
import type { Comparison, Ir, IrOf } from '../ir.ts';
import type { Kind } from '../types.ts';
import { isNumeric, isTemporal, isText } from '../types.ts';
import { listLoop } from './axis.ts';
import type { Code } from './code.ts';
import { EMPTY, Name, declare, js } from './code.ts';
import { doubleBesideDecimal, doubleOfSum } from '../passes/doubles.ts';
import type { Emitter, Gen, Single } from './gen.ts';
import { isMemoised, memoised } from '../passes/memoise.ts';
import { amountOf, isLook, looked, lookedAt } from '../passes/bytes.ts';
import { DOC } from './module.ts';
import { indexedNodes, siblingsSaying } from '../passes/index-lists.ts';
import { guardComparison } from '../passes/guard.ts';
import { inList } from '../passes/sets.ts';
import { lengthTest } from '../passes/spelling.ts';
import { asDecimal, asDouble, atom, atomKind, atomOf, atoms, box, itemAtom } from './values.ts';

const SIGNS: Readonly<Record<Comparison, Code>> = {
  eq: js`===`,
  ne: js`!==`,
  lt: js`<`,
  le: js`<=`,
  gt: js`>`,
  ge: js`>=`,
};
const MIRRORED: Readonly<Record<Comparison, Comparison>> = {
  eq: 'eq',
  ne: 'ne',
  lt: 'gt',
  le: 'ge',
  gt: 'lt',
  ge: 'le',
};

/** One pair of values, both present. `general`: untyped takes the other side's type (XPath 2.0, 3.5.2); else it is a string. */
function pair(operator: Comparison, a: Single, b: Single, general: boolean, g: Gen): Code {
  if (isText(a.kind) && isText(b.kind)) return textPair(operator, a, b, g);
  const untyped = (kind: Kind): boolean => general && kind === 'untyped';
  const number = (kind: Kind): boolean => isNumeric(kind) && kind !== 'numeric';
  if (number(a.kind) && number(b.kind)) return numberPair(operator, a, b, g);
  if ((untyped(a.kind) && number(b.kind)) || (number(a.kind) && untyped(b.kind)))
    return js`${asDouble(a, g)} ${SIGNS[operator]} ${asDouble(b, g)}`;
  const boolean = (kind: Kind): boolean => kind === 'boolean' || untyped(kind);
  if (boolean(a.kind) && boolean(b.kind)) return js`${asBoolean(a, g)} ${SIGNS[operator]} ${asBoolean(b, g)}`;
  if (a.kind === b.kind && isTemporal(a.kind)) return temporalPair(operator, a.code, b.code, g);
  return g.run(general ? 'generalPair' : 'valuePair', operator, box(a, g), box(b, g));
}

/** xs:duration has equality alone, so order is a question of its own. */
function temporalPair(operator: Comparison, a: Code, b: Code, g: Gen): Code {
  const compare = operator === 'eq' || operator === 'ne' ? 'compareTemporal' : 'orderTemporal';
  return js`${g.run(compare, a, b)} ${SIGNS[operator]} 0`;
}

/** Equality is JavaScript's, or a look at the node's bytes; order is by codepoint, which JavaScript's is not. */
function textPair(operator: Comparison, a: Single, b: Single, g: Gen): Code {
  if (operator !== 'eq' && operator !== 'ne')
    return js`${g.run('codepoints', a.code, b.code)} ${SIGNS[operator]} 0`;
  const [text, other] = a.node ? [a, b] : [b, a];
  if (!text.node) return js`${a.code} ${SIGNS[operator]} ${b.code}`;
  return js`${operator === 'eq' ? js`` : js`!`}${g.run('says', DOC, text.node, other.code)}`;
}

/** A double on either side makes it a comparison of doubles, else it is exact (XPath 2.0, B.1). */
function numberPair(operator: Comparison, a: Single, b: Single, g: Gen): Code {
  if (a.kind === 'double' || b.kind === 'double')
    return js`${asDouble(a, g)} ${SIGNS[operator]} ${asDouble(b, g)}`;
  if (a.kind === 'integer' && b.kind === 'integer') return js`${a.code} ${SIGNS[operator]} ${b.code}`;
  return js`${asDecimal(a, g)}.compare(${asDecimal(b, g)}) ${SIGNS[operator]} 0`;
}

const asBoolean = ({ kind, code }: Single, g: Gen): Code =>
  kind === 'untyped' ? g.run('toBoolean', code) : code;

const present = ({ kind, whole }: Single, name: Name): Single => ({
  kind,
  empty: false,
  code: js`${name}`,
  ...(whole === undefined ? {} : { whole }),
});

/** Shape: `const a = LEFT; if (a === undefined) return NONE; const b = RIGHT; if (b === undefined) return NONE; return PAIR;` */
function single(ir: ComparisonIr, left: Single, right: Single, general: boolean, g: Gen): Code {
  if (!left.empty && !right.empty) return js`(${pair(ir.operator, left, right, general, g)})`;
  const none = general ? js`false` : js`undefined`;
  const a = new Name('a');
  const b = new Name('b');
  const guard = (name: Name, { empty, code, node }: Single): Code =>
    js`const ${declare(name)} = ${node ?? code}; ${empty ? js`if (${name} === undefined) return ${none}; ` : js``}`;
  const result = pair(ir.operator, named(left, a, g), named(right, b, g), general, g);
  return g.call(js`${guard(a, left)}${guard(b, right)}return ${result};`);
}

/**
 * A double beside an xs:decimal is compared exactly, without the forty digits of its binary fraction.
 * Shape: `const a = x_exact(LEFT); if (a === undefined) return NONE; const b = RIGHT; return b.compareNumber(a) > 0;`
 */
function exactly(ir: ComparisonIr, g: Gen): Code | null {
  const double = doubleBesideDecimal(ir, g);
  if (!double) return null;
  const a = new Name('a');
  const b = new Name('b');
  const none = ir.op === 'general' ? js`false` : js`undefined`;
  const right = g.one(ir.right);
  const given = js`if (${a} === undefined) return ${none}; const ${declare(b)} = ${right.code};`;
  const present = right.empty ? js` if (${b} === undefined) return ${none};` : js``;
  const compared = js`return ${b}.compareNumber(${a}) ${SIGNS[MIRRORED[ir.operator]]} 0;`;
  const code = js`const ${declare(a)} = ${g.run('exact', g.one(double).code)}; ${given}${present} ${compared}`;
  return g.by('doubles', ir, g.call(code));
}

/** What a name holds: the value, or the node whose text it is. */
const named = (single: Single, name: Name, g: Gen): Single =>
  single.node ? atomOf({ kind: 'node', empty: false, code: js`${name}` }, g) : present(single, name);

type ComparisonIr = IrOf<'general' | 'value'>;

/** `count(x) = 1`, `string-length(x) <= 2`: plain JavaScript numbers. */
function small(ir: ComparisonIr, g: Gen): Code | null {
  const left = g.small(ir.left);
  const right = left && g.small(ir.right);
  if (!right) return null;
  const counted = js`(${left} ${SIGNS[ir.operator]} ${right})`;
  return lengthTest(ir.operator, ir.left, ir.right, counted, g) ?? counted;
}

/** True if some pair is (XPath 2.0, 3.5.2); the cheapest shape that fits the static types is written. */
function general(ir: IrOf<'general'>, g: Gen): Code {
  const safe = isSafe(ir.left, true) && isSafe(ir.right, true);
  const code = generalCode(ir, g);
  return safe ? guardComparison(ir, code, g) : code;
}

function generalCode(ir: IrOf<'general'>, g: Gen): Code {
  if (ir.operator === 'eq') {
    const listed = inList(ir.left, ir.right, g) ?? inList(ir.right, ir.left, g);
    if (listed) return listed;
    const sibling = overSiblings(ir.left, ir.right, g) ?? overSiblings(ir.right, ir.left, g);
    if (sibling) return sibling;
  }
  const plain = small(ir, g) ?? looked(ir.operator, ir.left, ir.right, g) ?? exactly(ir, g);
  if (plain) return plain;
  if (!ir.left.type.many && !ir.right.type.many)
    return single(ir, side(ir.left, ir.right, g), side(ir.right, ir.left, g), true, g);
  if (!ir.left.type.many) return g.call(overMany(ir.right, ir.left, MIRRORED[ir.operator], g));
  if (!ir.right.type.many) return g.call(overMany(ir.left, ir.right, ir.operator, g));
  return g.call(bothMany(ir, g));
}

/** Shape: `const w = WANTED; if (w === undefined) return false; return SIBLINGS[text = w];` */
function overSiblings(siblings: Ir, wanted: Ir, g: Gen): Code | null {
  const w = new Name('w');
  const test = siblingsSaying(siblings, wanted, w, g);
  if (!test) return null;
  const { many, empty } = wanted.type;
  const guard = !many && empty ? js`if (${w} === undefined) return false; ` : js``;
  return g.call(
    js`const ${declare(w)} = ${many ? atoms(wanted, g) : atom(wanted, g).code}; ${guard}return ${test};`,
  );
}

/** One side of a general comparison: beside what will be compared as xs:double, a sum may be one from the start. */
function side(ir: Ir, other: Ir, g: Gen): Single {
  const kind = atomKind(other);
  const like = ir.type.kind === 'numeric' && (kind === 'untyped' || kind === 'double');
  const code = like ? doubleOfSum(ir, g) : null;
  return code ? { kind: 'double', empty: false, code } : atom(ir, g);
}

/** Shape: `const b = ONE; if (b === undefined) return false; LOOP(many) { if (PAIR) return true; } return false;` */
function overMany(many: Ir, one: Ir, operator: Comparison, g: Gen): Code {
  const other = side(one, many, g);
  const b = new Name('b');
  const [items, test] = testOver(many, one, operator, present(other, b), g);
  const guard = other.empty ? js`if (${b} === undefined) return false; ` : js``;
  const few =
    items === many && isText(other.kind) && operator === 'eq' ? indexedNodes(items, js`[${b}]`, g) : null;
  const inner = (item: Code): Code => js`if (${test(item)}) return true;`;
  const loop = few ? listLoop(few, inner) : g.scan(items, inner);
  return js`const ${declare(b)} = ${other.code}; ${guard}${loop} return false;`;
}

const isEquality = (operator: Comparison): operator is 'eq' | 'ne' => operator === 'eq' || operator === 'ne';

/** What is looped over, and the test of an item: of `NODES/LOOK = STRING` the nodes, and a look at each. */
function testOver(
  many: Ir,
  one: Ir,
  operator: Comparison,
  other: Single,
  g: Gen,
): readonly [Ir, (item: Code) => Code] {
  const through = lastOf(many);
  const literal = literalOf(one);
  if (through && isText(other.kind) && isLook(through.expression, literal, g) && isEquality(operator)) {
    const wanted = { code: other.code, literal };
    return [through.nodes, (item) => lookedAt(operator, through.expression, wanted, g.with({ item }))];
  }
  const amount = through && amountOf(through.expression, g);
  if (amount && other.kind === 'decimal' && operator === 'eq') {
    const same = (item: Code): Code => g.run('isAmount', DOC, g.with({ item }).one(amount).code, other.code);
    return [through.nodes, same];
  }
  return [many, (item) => pair(operator, itemAtom(many, item, g), other, true, g)];
}

/** Shape: `LOOP(items) { const a = ATOM; for (b of NODES) if (PAIR) return true; } return false;` */
function overMemoised(items: Ir, nodes: Ir, g: Gen): Code | null {
  const a = new Name('a');
  const wanted = itemAtom(items, js`${a}`, g);
  const few = isText(wanted.kind) ? indexedNodes(nodes, js`[${wanted.code}]`, g) : null;
  if (!few) return null;
  const inner = (node: Code): Code =>
    js`if (${pair('eq', itemAtom(nodes, node, g), wanted, true, g)}) return true;`;
  return js`${g.scan(items, (item) => js`const ${declare(a)} = ${item}; ${listLoop(few, inner)}`)} return false;`;
}

/** Shape: `const r = RIGHT; LOOP(left) { const a = ATOM; for (b of r) { COUNT if (PAIR) return true; } } return false;` */
function bothMany(ir: IrOf<'general'>, g: Gen): Code {
  if (ir.operator === 'eq') {
    const found = overMemoised(ir.left, ir.right, g) ?? overMemoised(ir.right, ir.left, g);
    if (found) return found;
  }
  const r = new Name('r');
  const a = new Name('a');
  const values = atoms(ir.right, g);
  const [list, count] = isMemoised(ir.right, g)
    ? [memoised(ir.right, values, g), g.count()]
    : [values, EMPTY];
  const test = (item: Code): Code => {
    const left = itemAtom(ir.left, item, g);
    const each = (code: Code): Code => {
      const right: Single = { kind: atomKind(ir.right), empty: false, code };
      return js`${count} if (${pair(ir.operator, present(left, a), right, true, g)}) return true;`;
    };
    return js`const ${declare(a)} = ${left.code}; ${listLoop(js`${r}`, each)}`;
  };
  return js`const ${declare(r)} = ${list}; ${g.scan(ir.left, test)} return false;`;
}

export const generalEmitter: Emitter<IrOf<'general'>> = { one: general };

export const valueEmitter: Emitter<IrOf<'value'>> = {
  one: (ir, g) =>
    small(ir, g) ??
    looked(ir.operator, ir.left, ir.right, g) ??
    exactly(ir, g) ??
    single(ir, atom(ir.left, g), atom(ir.right, g), false, g),
};
