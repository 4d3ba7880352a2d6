// What the assertions of a pack stand on: variables, functions, keys and code lists, as they are written. Two versions of a rule may have
// one test and judge otherwise, because a function in it was changed.

import { readSchema } from './expand.ts';
import { isKept, type Layer, type PackSource } from './manifest.ts';
import type { Markup } from './markup.ts';
import type { Let, Rule, Schema } from './schema.ts';
import { schemaOf } from './schema.ts';

/** A variable (`$name`), function (`prefix:name`), key (`key name`), or a list of codes, which has those in place of text. */
export interface Definition {
  readonly name: string;
  readonly text?: string;
  readonly codes?: readonly string[];
  /** Numbers of the definitions it names itself. */
  readonly uses: readonly number[];
}

export interface Definitions {
  readonly all: readonly Definition[];
  /** For each assertion, in the order of the pack: numbers of the definitions that its context and test name. */
  readonly used: readonly (readonly number[])[];
}

type Visible = ReadonlyMap<string, number>;

/** Reads the schemas of a pack once more, in the order in which they are compiled. */
export function definitionsOf({ layers }: PackSource): Definitions {
  const all: Definition[] = [];
  const used = layers.flatMap((layer) => {
    const schema = schemaOf(readSchema(layer.file, layer.root).schema, layer.phase);
    return usedIn(schema, layer, new Table(all));
  });
  return { all, used };
}

/** Numbers definitions; two that say the same are one. */
class Table {
  readonly #all: Definition[];
  readonly #known = new Map<string, number>();

  constructor(all: Definition[]) {
    this.#all = all;
  }

  add(definition: Definition): number {
    const key = JSON.stringify(definition);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.#all.length);
    return this.#all.push(definition) - 1;
  }

  /** Definitions that see each other. */
  reserve(bodies: readonly Omit<Definition, 'uses'>[]): Visible {
    const visible = new Map(bodies.map(({ name }, index) => [name, this.#all.length + index]));
    this.#all.push(...bodies.map((body) => ({ ...body, uses: named(body.text ?? '', visible) })));
    return visible;
  }

  /** With the variables, which see those before them. */
  with(visible: Visible, lets: readonly Let[], codelists: Layer['codelists']): Visible {
    const more = new Map(visible);
    for (const body of lets.map((each) => bodyOf(each, codelists)))
      more.set(body.name, this.add({ ...body, uses: named(body.text ?? '', more) }));
    return more;
  }
}

function usedIn(schema: Schema, layer: Layer, table: Table): number[][] {
  let visible = globals(schema, layer, table);
  return schema.patterns.flatMap(({ lets, rules }) => {
    // Later patterns see the variables of earlier ones, as in the compiled pack.
    visible = table.with(visible, lets, layer.codelists);
    return rules.flatMap((rule) => usedBy(rule, layer, table, visible));
  });
}

function usedBy(rule: Rule, layer: Layer, table: Table, outer: Visible): number[][] {
  const inner = table.with(outer, rule.lets, layer.codelists);
  const context = named(rule.context.value, outer);
  const kept = rule.asserts.filter(({ id }) => isKept(id, layer));
  return kept.map(({ test }) => [...new Set([...context, ...named(test.value, inner)])].toSorted(inOrder));
}

/** Variables, functions and keys of a schema may use each other in any order: each has its number before its text is read. */
function globals({ lets, functions, keys }: Schema, { codelists }: Layer, table: Table): Visible {
  const nameOf = ({ attributes }: Markup): string => attributes['name']?.value ?? '';
  const bodies: Omit<Definition, 'uses'>[] = [
    ...lets.map((each) => bodyOf(each, codelists)),
    ...functions.map((node) => ({ name: nameOf(node), text: written(node) })),
    ...keys.map((node) => ({ name: keyName(nameOf(node)), text: written(node) })),
  ];
  return table.reserve(bodies);
}

/** Of a variable that nothing is bound to, the name. */
function bodyOf({ name, value, source }: Let, codelists: Layer['codelists']): Omit<Definition, 'uses'> {
  const codes = value || source ? undefined : codelists.get(name);
  if (codes) return { name: `$${name}`, codes };
  return { name: `$${name}`, text: value ? tidy(value.value) : source ? written(source) : '' };
}

const keyName = (name: string): string => `key ${name}`;

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.-]*`;
const VARIABLE = new RegExp(String.raw`\$\s*(${NAME}(?::${NAME})?)`, 'gu');
const CALL = new RegExp(String.raw`(${NAME}:${NAME})\s*\(`, 'gu');
const KEY = new RegExp(String.raw`\bkey\s*\(\s*['"](${NAME}(?::${NAME})?)['"]`, 'gu');

/** What an expression names that may be defined; a name inside a string is one too many, which tells of no false change by itself. */
function namesIn(text: string): string[] {
  const found = (pattern: RegExp, name: (match: string) => string): string[] =>
    [...text.matchAll(pattern)].map(([, match]) => name(match!));
  return [
    ...new Set([
      ...found(VARIABLE, (name) => `$${name}`),
      ...found(CALL, (name) => name),
      ...found(KEY, keyName),
    ]),
  ];
}

const named = (text: string, visible: Visible): number[] =>
  namesIn(text)
    .flatMap((name) => visible.get(name) ?? [])
    .toSorted(inOrder);

const inOrder = (a: number, b: number): number => a - b;

/** White space is layout, but for what stands in quotes. */
const tidy = (text: string): string =>
  text.replaceAll(/"[^"]*"|'[^']*'|\s+/g, (part) => (part.trim() === '' ? ' ' : part)).trim();

/** An instruction with what is in it. */
function written({ local, attributes, children }: Markup): string {
  const own = Object.entries(attributes).map(([name, { value }]) => ` ${name}="${tidy(value)}"`);
  const inner = children
    .map((child) => (typeof child === 'string' ? child.trim() : written(child)))
    .filter((child) => child !== '');
  const tag = `<${local}${own.join('')}`;
  return inner.length === 0 ? `${tag}/>` : `${tag}>${inner.join('')}</${local}>`;
}
