// Edits drawn from what a rule itself speaks of: the paths, names and codes in its context and test.

import { namedPlaces, valueFor } from './candidates.ts';
import type { Named } from './candidates.ts';
import type { Edit } from './recipe.ts';
import type { Shape } from './shape.ts';
import type { Node } from './tree.ts';

/** What a rule is judged by, as the compiled pack tells it. */
export interface RuleText {
  readonly context: string;
  readonly test: string;
}

const path = /(?:[a-z]+:[A-Za-z]+\/)*[a-z]+:[A-Za-z0-9]+(?:\/@[A-Za-z]+)?/g;
const attribute = /@([A-Za-z]+)/g;
const literal = /'([^']*)'|"([^"]*)"/g;

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(
    (match) => match.slice(1).find((part) => part !== undefined) ?? match[0],
  );
}

/** At most so many attempts are drawn from one rule and one base. */
const most = 500;

export function directedEdits(rule: RuleText, root: Node, shape: Shape): Edit[][] {
  const text = `${rule.context} ${rule.test}`;
  // Functions and axes look like names without a place in the schema; they lead nowhere and cost nothing.
  const paths = [...new Set(all(path, text))];
  const values = [...new Set([...all(literal, text), '', 'ZZ', '1', '-1', '0.001'])].slice(0, 30);
  const names = new Set(paths.flatMap((each) => each.split('/')));
  const attributes = [...new Set(all(attribute, text))];
  const places = namedPlaces(root, shape);
  const single = [
    ...places.flatMap((named) => insertions(named, paths, values, shape)),
    ...places
      .filter(({ place }) => names.has(place.node.name))
      .flatMap((named) => changes(named, values, attributes)),
  ];
  const made = contextsOf(rule.context).flatMap((steps) =>
    withContext(steps, { paths: [...new Set(all(path, rule.test))], values, attributes }, root, shape),
  );
  return [...made.slice(0, most), ...single.slice(0, most).map((edit) => [edit])];
}

/** Each path of the rule below each element where the schema lets it begin. */
function insertions(
  { place, path: at }: Named,
  paths: readonly string[],
  values: readonly string[],
  shape: Shape,
): Edit[] {
  return paths.flatMap((each): Edit[] => {
    const steps = each.split('/').filter((step) => !step.startsWith('@'));
    const type = steps.reduce((parent, step) => shape.typeOfChild(parent, step), place.type);
    return type === '' ? [] : addsOf(`${at}/${steps.join('/')}`, type, values, shape);
  });
}

function addsOf(target: string, type: string, values: readonly string[], shape: Shape): Edit[] {
  const base = shape.of(type).base;
  if (base === undefined) return [['add', target]];
  const last = target.slice(target.lastIndexOf('/') + 1);
  return [valueFor(last, base), ...values].map((value): Edit => ['add', target, value]);
}

function changes(
  { place: { node }, path: at }: Named,
  values: readonly string[],
  attributes: readonly string[],
): Edit[] {
  const texts = node.children.length > 0 ? [] : values.map((value): Edit => ['set', at, value]);
  const named = attributes.flatMap((name) => values.map((value): Edit => ['set', `${at}/@${name}`, value]));
  return [['del', at], ['dup', at], ...texts, ...named];
}

interface ContextStep {
  readonly name: string;
  /** Children a predicate asks for, with their values. */
  readonly needs: readonly (readonly [string, string])[];
}

const predicate =
  /([a-z]+:[A-Za-z]+(?:\/[a-z]+:[A-Za-z]+)*(?:\/@[A-Za-z]+)?)(?:\/normalize-space\(\.\))?\)?\s*=\s*\(?['"]([^'"]*)['"]/g;

/** The alternatives of a context that name their place from the root, step by step. */
export function contextsOf(context: string): ContextStep[][] {
  return splitOutside(context, '|').flatMap((alternative) => {
    const text = alternative.trim();
    if (!text.startsWith('/') || text.startsWith('//')) return [];
    const steps = splitOutside(text.slice(1), '/').map((each): ContextStep => {
      const [name = ''] = each.split('[');
      const needs = [...each.matchAll(predicate)].map(
        ([, child = '', value = '']) => [child, value] as const,
      );
      return { name: name.trim(), needs };
    });
    return steps.every(({ name }) => /^@?[a-z]+:?[A-Za-z0-9]+$/.test(name)) ? [steps.slice(1)] : [];
  });
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const c of text) {
    if ('[('.includes(c)) depth += 1;
    if ('])'.includes(c)) depth -= 1;
    if (c === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += c;
  }
  return parts;
}

interface Words {
  readonly paths: readonly string[];
  readonly values: readonly string[];
  readonly attributes: readonly string[];
}

/** The context made anew, then filled with what the test speaks of. */
function withContext(steps: readonly ContextStep[], words: Words, root: Node, shape: Shape): Edit[][] {
  const elements = steps.filter(({ name }) => !name.startsWith('@'));
  const type = elements.reduce((parent, { name }) => shape.typeOfChild(parent, name), shape.typeOfRoot(root));
  if (elements.length === 0 || type === '') return [];
  const target = freshPath(elements, root);
  const needs = elements.flatMap(({ needs: each }, index) => {
    const at = target
      .split('/')
      .slice(0, index + 1)
      .join('/');
    return each.flatMap(([child, value]) => needed(`${at}/${child}`, value));
  });
  const own = steps.slice(elements.length).map(({ name }) => name.slice(1));
  const attributes = [...new Set([...own, ...words.attributes])];
  const below = words.paths.flatMap((each) => {
    const names = each.split('/').filter((step) => !step.startsWith('@'));
    const last = names.reduce((parent, name) => shape.typeOfChild(parent, name), type);
    return last === '' ? [] : addsOf(`${target}/${names.join('/')}`, last, words.values, shape);
  });
  const more: Edit[] = [
    ...attributes.flatMap((name) => words.values.map((value): Edit => ['set', `${target}/@${name}`, value])),
    ...below,
  ];
  return addsOf(target, type, words.values, shape).flatMap((add, index) => {
    const made = [add, ...needs];
    if (index > 0) return [made];
    return [made, ...below.map((each) => [...made, each, each]), ...more.map((each) => [...made, each])];
  });
}

/** What a predicate asks for: an element with a text, or with an attribute. */
function needed(path: string, value: string): Edit[] {
  const at = path.indexOf('/@');
  return at === -1
    ? [['add', path, value]]
    : [
        ['add', path.slice(0, at), 'ZZ'],
        ['set', path, value],
      ];
}

/** A path whose last step, and every step with a need, is one that does not exist yet. */
function freshPath(steps: readonly ContextStep[], root: Node): string {
  let here: Node | undefined = root;
  return steps
    .map(({ name, needs }, index) => {
      const twins: Node[] = here?.children.filter((child) => child.name === name) ?? [];
      const fresh = needs.length > 0 || index === steps.length - 1;
      here = fresh ? undefined : twins[0];
      if (fresh) return `${name}[${twins.length + 1}]`;
      return twins.length > 1 ? `${name}[1]` : name;
    })
    .join('/');
}
