import { leadsAway } from '../analyse/bounded.ts';
import { mayBePositional } from '../analyse/positional.ts';
import type { Ir, IrOf, IrStep } from '../ir.ts';
import { LAST, POSITION } from '../ir.ts';
import { isNumeric } from '../types.ts';
import { chainOf } from '../passes/chains.ts';
import { axisLoop, isLoop, listLoop, nodeTest } from './axis.ts';
import type { Code } from './code.ts';
import { Name, declare, js, sequence } from './code.ts';
import type { Body, Emitter, Focus, Gen } from './gen.ts';
import { joinOf } from '../passes/join.ts';
import type { Join } from '../passes/join.ts';
import { DOC } from './module.ts';
import { indexedList } from '../passes/index-lists.ts';
import { box, convert, manyAs } from './values.ts';

type PathIr = IrOf<'path'>;
/** Statements around a body: what runs it for each item. */
type Source = (body: Body) => Code;

/** A loop in a loop, one for each step; sorted afterwards only where the steps can leave document order. */
export const path: Emitter<PathIr> = {
  one: (ir, g) =>
    attributeOf(ir, g) ??
    placeOf(ir, g) ??
    g.call(js`${loopPath(ir, g, (item) => js`return ${item};`)} return undefined;`),
  many: (ir, g) =>
    disordered(ir) ? g.run('sortNodes', collect(ir, g)) : (joinedList(ir, g) ?? collect(ir, g)),
  loop: (ir, g, body) => (disordered(ir) ? overSorted(ir, g, body) : loopPath(ir, g, body)),
  scan: (ir, g, body) => steps(ir.steps.length, ir, g)(body),
};

/** Predicates alone leave a list as it is: only steps put nodes in order (XPath 2.0, 3.3.2). */
const disordered = (ir: PathIr): boolean =>
  !ir.each &&
  ir.type.many &&
  ir.type.kind === 'node' &&
  ir.type.order === 0 &&
  ir.steps.some((step) => step.axis !== 'filter');

function collect(ir: PathIr, g: Gen): Code {
  const r = new Name('r');
  return g.call(
    js`const ${declare(r)} = []; ${loopPath(ir, g, (item) => js`${r}.push(${item});`)} return ${r};`,
  );
}

/** The list of a join, shared with equal requests. Shape: `(FOUND ?? COLLECTED)` */
function joinedList(ir: PathIr, g: Gen): Code | null {
  const join = joinOf(ir, ir.steps.length, g);
  return join && join.rest.length === 0 ? js`(${join.whole} ?? ${collect(ir, g)})` : null;
}

function overSorted(ir: PathIr, g: Gen, body: Body): Code {
  return listLoop(g.run('sortNodes', collect(ir, g)), body);
}

/** `self::name` asks whether the context item is such a node. Shape: `(name[n] === K1 && kind[n] === 1)` */
export function selfTest(ir: Ir, g: Gen): Code | null {
  if (ir.op !== 'path' || ir.start.op !== 'context' || !g.runs('descend')) return null;
  const [step, more] = ir.steps;
  if (more || step?.axis !== 'self' || step.predicates.length > 0) return null;
  const test = nodeTest(step.test!, g.focus.item!, g);
  return test && g.by('descend', ir, js`(${test})`);
}

/** `$list[2]`: what stands at a place of a list that was found before. */
function placeOf({ start, steps }: PathIr, g: Gen): Code | null {
  const [step, more] = steps;
  if (more || start.op !== 'variable' || !start.type.many || step!.axis !== 'filter') return null;
  const [place, other] = step!.predicates;
  if (other || place?.op !== 'literal' || typeof place.value !== 'bigint' || place.value < 1n) return null;
  return place.value < 1_000n && g.runs('descend') ? js`${g.many(start)}[${Number(place.value) - 1}]` : null;
}

/** `@name` of the context: `x_attribute(d, n, q)`, the commonest path of all. */
function attributeOf(ir: PathIr, g: Gen): Code | null {
  const [step, more] = ir.steps;
  if (
    !g.runs('descend') ||
    more ||
    ir.start.op !== 'context' ||
    step!.axis !== 'attribute' ||
    step!.predicates.length > 0
  )
    return null;
  const { uri, local } = step!.test!;
  if (uri === null || local === null || step!.test!.kind !== 'attribute') return null;
  return g.run('attribute', DOC, g.one(ir.start).code, g.shared.module.nameNumber(uri, local));
}

/** Values of the last step come once per node before it, so those nodes must be in order and without repetition. */
function loopPath(ir: PathIr, g: Gen, body: Body): Code {
  const last = ir.steps.at(-1)!;
  const before = ir.steps.length > 1 ? ir.steps.at(-2)!.order : ir.start.type.order;
  if (
    ir.each ||
    last.axis !== 'expression' ||
    last.expression!.type.kind === 'node' ||
    before > 0 ||
    ir.steps.length < 2
  )
    return steps(ir.steps.length, ir, g)(body);
  const type = { kind: 'node', empty: true, many: true, order: 0 } as const;
  const prefix: Ir = { ...ir, steps: ir.steps.slice(0, -1), type };
  return applyStep(last, (each) => g.loop(prefix, each), g)(body);
}

/** The first `count` steps as a source. */
function steps(count: number, ir: PathIr, g: Gen): Source {
  if (count === 0) return (body) => startLoop(ir.start, g, body);
  const step = ir.steps[count - 1]!;
  if (asksForTexts(step, ir.steps[count])) g.shared.module.textNodes = true;
  const join = joinOf(ir, count, g);
  if (join) return joinedLoop(join, g);
  const few = step.predicates.length > 0 ? indexedList(ir, count, g) : null;
  if (few) return filtered(step.predicates, (body) => listLoop(few, body), false, g);
  const anywhere = isAnywhere(count, ir);
  const chain = anywhere ? chainOf(ir, step, g) : null;
  const source = chain
    ? filtered(step.predicates, chain, true, g)
    : applyStep(step, countedSteps(count, ir, g), g);
  return anywhere ? (body) => js`${g.count()} ${source(body)}` : source;
}

/** Shape: `const s = FOUND; LOOP(s ?? x_judged(d, LIST)) { if (s !== null || PREDICATES) { … } }` */
function joinedLoop({ list, found, answered, rest }: Join, g: Gen): Source {
  const s = new Name('s');
  const source: Source = (body) =>
    listLoop(js`(${s} ?? ${g.run('judged', DOC, list)})`, (item) => {
      const all = sequence(
        answered.map((predicate) => js`(${g.with({ item }).test(predicate)})`),
        js` && `,
      );
      return js`if (${s} !== null || (${all})) { ${body(item)} }`;
    });
  return (body) => js`{ const ${declare(s)} = ${found}; ${filtered(rest, source, false, g)(body)} }`;
}

const TO_ELEMENTS: ReadonlySet<string> = new Set(['child', 'attribute', 'descendant']);
const NEVER_TO_TEXTS: ReadonlySet<string> = new Set([
  'self',
  'parent',
  'ancestor',
  'ancestor-or-self',
  'attribute',
]);

/** Could the step find text nodes that make a difference? Behind the `//` of `//@name` and `//name[1]` they make none. */
function asksForTexts({ axis, test, predicates }: IrStep, next: IrStep | undefined): boolean {
  if (test?.kind === 'text') return true;
  if (test?.kind !== 'node' || NEVER_TO_TEXTS.has(axis)) return false;
  return axis !== 'descendant-or-self' || predicates.length > 0 || !TO_ELEMENTS.has(next?.axis ?? '');
}

/** Steps that may lead far from the context item are counted; see `leadsAway`. */
function countedSteps(count: number, ir: PathIr, g: Gen): Source {
  const before = steps(count - 1, ir, g);
  if (!leadsAway(ir, count - 1)) return before;
  return (body) => before((item) => js`${g.count()} ${body(item)}`);
}

/** `//name`, `//@name` */
function isAnywhere(count: number, { start, steps }: PathIr): boolean {
  const [first, second] = steps;
  if (start.op !== 'root') return false;
  if (count === 1) return first!.axis === 'descendant';
  const everywhere = first!.axis === 'descendant-or-self' && first!.test!.kind === 'node';
  return count === 2 && everywhere && first!.predicates.length === 0 && second!.axis === 'attribute';
}

function startLoop(start: Ir, g: Gen, body: Body): Code {
  const bare = start.op === 'context' || start.op === 'root' || start.op === 'rule';
  return bare ? body(g.one(start).code) : g.loop(start, body);
}

function applyStep(step: IrStep, before: Source, g: Gen): Source {
  if (step.axis === 'filter') return filtered(step.predicates, before, false, g);
  if (step.axis === 'expression') return expressionStep(step, before, g);
  const { axis, test, predicates } = step;
  return (body) =>
    before((from) => {
      const base = new Name('n');
      const source: Source = (each) => axisLoop(axis, test!, js`${base}`, g, each);
      const inner = filtered(predicates, source, isLoop(axis), g)(body);
      return js`{ const ${declare(base)} = ${from}; ${inner} }`;
    });
}

/** Shape: `BEFORE { LOOP(expression, with the node as context item) { … } }` */
function expressionStep(step: IrStep, before: Source, g: Gen): Source {
  const expression = step.expression!;
  const within = (focus: Partial<Focus>, body: Body): Code =>
    filtered(step.predicates, (each) => g.with(focus).loop(expression, each), false, g)(body);
  if ((expression.reads & (POSITION | LAST)) === 0) return (body) => before((item) => within({ item }, body));
  return (body) => counted(before, (item, position, last) => within({ item, position, last }, body));
}

/** Each predicate counts what the one before it let through (XPath 2.0, 3.2.2). */
function filtered(predicates: readonly Ir[], source: Source, breakable: boolean, g: Gen): Source {
  return predicates.reduce((before, predicate) => predicateSource(predicate, before, breakable, g), source);
}

function predicateSource(predicate: Ir, before: Source, breakable: boolean, g: Gen): Source {
  if ((predicate.reads & LAST) !== 0)
    return (body) =>
      counted(before, (item, position, last) => {
        const test = predicateTest(predicate, g.with({ item, position, last }), position);
        return js`if (${test}) { ${body(item)} }`;
      });
  if (!mayBePositional(predicate))
    return (body) => before((item) => guarded(predicate, g.with({ item }), item, body));
  return (body) => countedBy(predicate, before, breakable, g, body);
}

function guarded(predicate: Ir, g: Gen, item: Code, body: Body): Code {
  return js`if (${g.test(predicate)}) { ${body(item)} }`;
}

/** Shape: `let p = 0; BEFORE { p++; if (p === 1) { … break; } }` */
function countedBy(predicate: Ir, before: Source, breakable: boolean, g: Gen, body: Body): Code {
  const p = new Name('p');
  const position = js`${p}`;
  const leave = breakable && predicate.op === 'literal' ? js` break;` : js``;
  const inner = before((item) => {
    const test = predicateTest(predicate, g.with({ item, position }), position);
    return js`${p}++; if (${test}) { ${body(item)}${leave} }`;
  });
  return js`{ let ${declare(p)} = 0; ${inner} }`;
}

/** Shape: `const c = []; BEFORE { c.push(item); } for (let p = 1; p <= c.length; p++) { const i = c[p - 1]; … }` */
function counted(before: Source, body: (item: Code, position: Code, last: Code) => Code): Code {
  const c = new Name('c');
  const p = new Name('p');
  const i = new Name('i');
  const inner = body(js`${i}`, js`${p}`, js`${c}.length`);
  return js`{ const ${declare(c)} = []; ${before((item) => js`${c}.push(${item});`)}
    for (let ${declare(p)} = 1; ${p} <= ${c}.length; ${p}++) { const ${declare(i)} = ${c}[${p} - 1]; ${inner} } }`;
}

function predicateTest(predicate: Ir, g: Gen, position: Code): Code {
  const { kind, many } = predicate.type;
  if (isNumeric(kind)) {
    const small = g.small(predicate);
    return small ? js`${position} === ${small}` : g.run('isPosition', box(g.one(predicate), g), position);
  }
  if (kind !== 'atomic' && kind !== 'item') return g.test(predicate);
  if (many) return g.run('predicateOfList', manyAs(predicate, 'item', g), position);
  const single = g.one(predicate);
  return g.run('predicate', convert(single.code, single.kind, 'item', g), position);
}
