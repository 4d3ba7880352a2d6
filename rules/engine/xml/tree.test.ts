import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ColumnBuilder } from './columns.ts';
import {
  ATTRIBUTE,
  DOCUMENT,
  ELEMENT,
  elementOrdinal,
  location,
  parse,
  resolveLocation,
  sourceOf,
  TEXT,
} from './index.ts';
import { positionAt, Positions } from './position.ts';

describe('columns', () => {
  it('grow without losing a node', () => {
    const columns = new ColumnBuilder(2);
    for (let n = 0; n < 100; n++) expect(columns.add(n % 6, n * 2, n - 1, n * 3, n * 4)).toBe(n);
    expect(columns.count).toBe(100);
    for (let n = 0; n < 100; n++) {
      const { kind, name, parent, end, from, to } = columns;
      expect([kind[n], name[n], parent[n], end[n], from[n], to[n]]).toEqual([
        n % 6,
        n * 2,
        n - 1,
        n + 1,
        n * 3,
        n * 4,
      ]);
    }
  });
});

describe('positions', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é', '€', '😀'), maxLength: 30 });

  /** Where the line of a place begins, and how many are before it. */
  const linesBefore = (source: string, place: number): [count: number, start: number] => {
    const starts = [...source.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length);
    const before = starts.filter((start) => start <= place);
    return [before.length, before.at(-1) ?? 0];
  };

  it('count lines and characters, in any order of asking', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(30), { maxLength: 5 }), (source, asked) => {
        const characters = [...source];
        const positions = new Positions(Buffer.from(source));
        for (const count of asked.map((n) => Math.min(n, characters.length))) {
          const before = characters.slice(0, count).join('');
          const [ends, start] = linesBefore(source, before.length);
          const line = ends + 1;
          const column = Array.from(before.slice(start)).length + 1;
          const offset = Buffer.byteLength(before);
          expect(positions.at(offset)).toEqual({ line, column });
          expect(positionAt(Buffer.from(source), offset)).toEqual({ line, column });
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('an invoice as a tree', () => {
  const bytes = readFileSync(new URL('../schema/testing/invoice.xml', import.meta.url));
  const tree = parse(bytes, true);
  const nodes = Array.from({ length: tree.count }, (_, n) => n);

  it('nests: a subtree ends where the next sibling begins', () => {
    for (const n of nodes.slice(1)) {
      const parent = tree.parent[n]!;
      expect(parent).toBeLessThan(n);
      expect(tree.end[n]).toBeGreaterThan(n);
      expect(tree.end[n]).toBeLessThanOrEqual(tree.end[parent]!);
      expect([DOCUMENT, ELEMENT]).toContain(tree.kind[parent]);
    }
  });

  it('knows the bytes of every node', () => {
    for (const n of nodes.filter((n) => tree.kind[n] === ELEMENT)) {
      const { from, to } = sourceOf(tree, n);
      const source = bytes.toString('utf8', from, to);
      expect(source.startsWith(`<${tree.qname(n)}`)).toBe(true);
      expect(source.endsWith(`</${tree.qname(n)}>`)).toBe(true);
    }
    for (const n of nodes.filter((n) => tree.kind[n] === ATTRIBUTE))
      expect(bytes.toString('utf8', tree.from[n]! - 2, tree.from[n])).toBe('="');
  });

  it('walks children and siblings to every node but the attributes', () => {
    const seen: number[] = [];
    const walk = (node: number): void => {
      seen.push(node);
      for (let n = tree.firstChild(node); n >= 0; n = tree.nextSibling(n)) walk(n);
    };
    walk(0);
    expect(seen).toEqual(nodes.filter((n) => tree.kind[n] !== ATTRIBUTE));
  });

  it('has the text of its text nodes', () => {
    const texts = nodes.filter((n) => tree.kind[n] === TEXT).map((n) => tree.text(n));
    expect(tree.text(0)).toBe(texts.join(''));
    expect(texts).toContain('Livraison & pose comprises');
  });

  it('finds every node again by its location', () => {
    const prefixes = new Map(
      nodes
        .filter((n) => tree.kind[n] === ELEMENT)
        .map((n) => [tree.nameOf(n).uri, tree.qname(n).split(':')[0]!]),
    );
    for (const n of nodes) expect(resolveLocation(tree, location(tree, n, prefixes), prefixes)).toBe(n);
  });

  it('numbers its elements', () => {
    const elements = nodes.filter((n) => tree.kind[n] === ELEMENT);
    expect(elements.map((n) => elementOrdinal(tree, n))).toEqual(elements.map((_, i) => i));
  });
});
