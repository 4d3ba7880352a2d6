import { readFileSync } from 'node:fs';
import { parse, type Tree } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';
import { CompiledSchema } from '../compile.ts';
import { modelOf } from '../read-table.ts';
import { mutate, randomFrom, readable } from './mutant.ts';
import { tableOracle } from './oracle.ts';
import type { SchemaTable } from '../table.ts';
import { validateTree } from '../validate.ts';
import { toXsd } from './xsd.ts';

const folder = new URL('../../../packs/cii-d22b/', import.meta.url);
const table = JSON.parse(readFileSync(new URL('schema.json', folder), 'utf8')) as SchemaTable;
const fixture = readFileSync(new URL('invoice.xml', import.meta.url));

describe('against libxml2 and the XSD generated from our table', () => {
  const schema = new CompiledSchema(modelOf(table));
  const official = tableOracle(table, 'rsm');
  const ours = (tree: Tree): number => {
    const [first] = validateTree(schema, tree);
    return first === undefined ? 0 : tree.position(first.node).line;
  };

  it('the fixture is valid', () => {
    expect(ours(parse(fixture))).toBe(0);
    expect(official(fixture)).toBe(0);
  });

  it('verdict and line of the first error agree on 1,500 mutants', () => {
    const random = randomFrom(2026);
    const original = parse(fixture);
    const seen = { judged: 0, invalid: 0 };
    while (seen.judged < 1500) {
      const tree = readable(mutate(original, random));
      if (!tree) continue;
      const line = official(tree.bytes);
      expect(ours(tree), tree.bytes.toString()).toBe(line);
      seen.judged++;
      if (line !== 0) seen.invalid++;
    }
    expect(seen.invalid).toBeGreaterThan(500);
  });
});

describe('toXsd', () => {
  const foreign: SchemaTable = {
    version: 'test',
    namespaces: { a: 'urn:a', b: 'urn:b' },
    roots: { 'a:Root': 'a:RootType' },
    simpleTypes: {},
    types: {
      'a:RootType': {
        children: [
          ['b:Note', 'b:NoteType', 0, 2],
          ['a:Own', 'b:NoteType', 1, 1],
        ],
      },
      'b:NoteType': {
        base: 'xs:string',
        attributes: [
          ['lang', 'xs:token', 'required'],
          ['v', 'xs:token', 'optional', 'fixed=1'],
        ],
      },
    },
  };

  it('declares children of another namespace globally, as only XML Schema lets it', () => {
    const official = tableOracle(foreign, 'a');
    const schema = new CompiledSchema(modelOf(foreign));
    const body = (text: string): Buffer =>
      Buffer.from(`<a:Root xmlns:a="urn:a" xmlns:b="urn:b">${text}</a:Root>`);
    const note = '<b:Note lang="fr"/>';
    const own = '<a:Own lang="fr" v=" 1 "/>';
    for (const [text, valid] of [
      [own, true],
      [note + own, true],
      [note + note + own, true],
      [note + note + note + own, false],
      [note, false],
      [own + note, false],
      ['<b:Note/>' + own, false],
      ['<a:Note lang="fr"/>' + own, false],
      ['<a:Own lang="fr" v="2"/>', false],
    ] as const) {
      expect(official(body(text)) === 0, text).toBe(valid);
      expect(validateTree(schema, parse(body(text))).length === 0, text).toBe(valid);
    }
  });

  it('refuses a table that XML Schema cannot say', () => {
    const types = { ...foreign.types, 'a:Other': { children: [['b:Note', 'a:RootType', 1, 1]] as const } };
    expect(() => toXsd({ ...foreign, types })).toThrow('b:Note is both');
  });
});
