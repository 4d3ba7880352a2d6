// What the schema table says of an element at its place: which children in which order, which attributes.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SchemaTable } from '@conforme/engine/schema';
import type { Node } from './tree.ts';

export type Syntax = 'cii' | 'ubl';
type ComplexType = SchemaTable['types'][string];

const tables: Readonly<Record<Syntax, string>> = { cii: 'cii-d22b', ubl: 'ubl-2.1' };

const none: ComplexType = {};

export class Shape {
  readonly namespaces: SchemaTable['namespaces'];
  readonly #table: SchemaTable;

  constructor(table: SchemaTable) {
    this.#table = table;
    this.namespaces = namespacesOf(table);
  }

  typeOfRoot(root: Node): string {
    return this.#table.roots[root.name] ?? '';
  }

  /** '' where the schema does not know the child: below it nothing is known either. */
  typeOfChild(type: string, name: string): string {
    return this.of(type).children?.find(([child]) => child === name)?.[1] ?? '';
  }

  of(type: string): ComplexType {
    return this.#table.types[type] ?? none;
  }

  /** Where a new child called `name` belongs: behind the last one that may stand before it. */
  placeFor(type: string, children: readonly Node[], name: string): number {
    const order = this.of(type).children?.map(([child]) => child) ?? [];
    const rank = order.indexOf(name);
    if (rank === -1) return children.length;
    return children.findLastIndex((child) => order.indexOf(child.name) <= rank) + 1;
  }
}

/** Of the names in the table: it declares besides what only an extension may hold, and no recorded document does. */
function namespacesOf({ namespaces, roots, types, simpleTypes }: SchemaTable): SchemaTable['namespaces'] {
  const children = Object.values(types).flatMap((type) => type.children ?? []);
  const names = [roots, types, simpleTypes].flatMap((named) => Object.entries(named));
  const used = new Set([...names, ...children].flatMap(([name, type]) => [prefixOf(name), prefixOf(type)]));
  return Object.fromEntries(Object.entries(namespaces).filter(([prefix]) => used.has(prefix)));
}

const prefixOf = (name: unknown): string =>
  typeof name === 'string' ? name.slice(0, name.indexOf(':')) : '';

const shapes = new Map<Syntax, Shape>();

export function shapeOf(syntax: Syntax): Shape {
  const known = shapes.get(syntax);
  if (known) return known;
  const file = new URL(`../../../rules/packs/${tables[syntax]}/schema.json`, import.meta.url);
  const shape = new Shape(JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as SchemaTable);
  shapes.set(syntax, shape);
  return shape;
}
