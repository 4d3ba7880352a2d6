// The base documents of recipes, written by our own plugins (make-bases.ts) and then kept as files.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shapeOf } from './shape.ts';
import type { Syntax } from './shape.ts';
import { readTree } from './tree.ts';
import type { Node } from './tree.ts';

const folder = path.join(import.meta.dirname, 'bases');

export function baseFile(name: string): string {
  return path.join(folder, `${name}.xml`);
}

export function syntaxOf(base: string): Syntax {
  return base.startsWith('cii-') ? 'cii' : 'ubl';
}

const read = new Map<string, Node>();

export function readBase(name: string): Node {
  const known = read.get(name);
  if (known) return known;
  const file = baseFile(name);
  const root = readTree(readFileSync(file), file, shapeOf(syntaxOf(name)).namespaces);
  read.set(name, root);
  return root;
}

export function baseNames(syntax: Syntax): string[] {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${syntax}-`));
  return files.map((file) => path.basename(file, '.xml')).sort();
}
