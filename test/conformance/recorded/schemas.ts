// Our schema tables beside the official schemas: which document goes with which, and what ours says.

import path from 'node:path';
import { loadSchema } from '@conforme/engine/schema';
import { parse } from '@conforme/engine/xml';
import { removals } from './candidates.ts';
import { baseNames, readBase } from './bases.ts';
import { freshRecipes, numbersFrom } from './fresh.ts';
import { namedPlaces } from './candidates.ts';
import type { Edit, Recipe } from './recipe.ts';
import { shapeOf } from './shape.ts';
import type { Syntax } from './shape.ts';

interface Known {
  readonly syntax: Syntax;
  /** Of the pack with our table, below the packs. */
  readonly folder: string;
  /** The documents it is meant for. */
  readonly bases: RegExp;
}

const profile = (name: string, bases: RegExp): Known => {
  return { syntax: 'cii', folder: `facturx/${name}/schema`, bases };
};

export const schemas: Readonly<Record<string, Known>> = {
  'cii-d22b': { syntax: 'cii', folder: 'cii-d22b', bases: /./ },
  'ubl-invoice-2.1': { syntax: 'ubl', folder: 'ubl-2.1', bases: /^(?!.*credit)/ },
  'ubl-creditnote-2.1': { syntax: 'ubl', folder: 'ubl-2.1', bases: /credit/ },
  'facturx-minimum': profile('minimum', /least|minimum/),
  'facturx-basicwl': profile('basicwl', /basicwl|minimum/),
  'facturx-basic': profile('basic', /basic|small/),
  'facturx-en16931': profile('en16931', /full|small|card|mixed|credit/),
  'facturx-extended': profile('extended', /extended|full|fr-/),
};

const packs = path.resolve(import.meta.dirname, '../../../rules/packs');

/** Loaded before documents are parsed. */
export function ourSchema(name: string): (text: string) => boolean {
  const schema = loadSchema(path.join(packs, schemas[name]?.folder ?? ''));
  return (text) => schema.validate(parse(Buffer.from(text))).length === 0;
}

/** The bases themselves, then random edits, half of them of the structure. */
export function schemaRecipes(name: string, seed: number, count: number): Recipe[] {
  const { syntax, bases } = schemas[name]!;
  const names = baseNames(syntax).filter((base) => bases.test(base));
  const fresh = freshRecipes(syntax, seed, count / 2, names);
  return [
    ...names.map((base) => ({ base, edits: [] })),
    ...fresh,
    ...shuffled(syntax, names, seed, count / 2),
  ];
}

/** Elements moved, doubled, taken away and called like another. */
function shuffled(syntax: Syntax, names: readonly string[], seed: number, count: number): Recipe[] {
  const next = numbersFrom(seed + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, (): Recipe => {
    const base = pick(names);
    const places = namedPlaces(readBase(base), shapeOf(syntax));
    const { path: at } = pick(places);
    const other = pick(places).place.node.name;
    const edits: Edit[] = [
      ['end', at],
      ['ren', at, other],
      ['add', `${at.slice(0, Math.max(0, at.lastIndexOf('/')))}/${other}`.replace(/^\//, '')],
      pick(removals(readBase(base), shapeOf(syntax))),
    ];
    return { base, edits: [pick(edits)] };
  });
}
