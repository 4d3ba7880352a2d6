// What the W3C XML Schema Test Suite asks of a processor of XML Schema 1.0, read from its catalogues.

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '../../../rules/xml/index.ts';
import type { Tree } from '../../../rules/xml/index.ts';

/** A schema, whether the suite calls it one, and documents with what the suite says of them. */
export interface Group {
  readonly set: string;
  readonly name: string;
  /** Empty where only the documents say which. */
  readonly schemas: readonly string[];
  readonly isSchema: boolean;
  readonly documents: readonly { readonly file: string; readonly isValid: boolean }[];
}

/** Contributions to XML Schema 1.0; all others are of 1.1. */
const CATALOGUES = [
  'sunMeta/*.testSet',
  'msMeta/*_w3c.xml',
  'boeingMeta/*.testSet',
  'saxonMeta/Missing.testSet',
];

export function groupsOf(checkout: string): Group[] {
  const catalogues = CATALOGUES.flatMap((pattern) => globSync(pattern, { cwd: checkout }).sort());
  return [...catalogues.flatMap((file) => catalogue(path.join(checkout, file))), ...typesOf(checkout)];
}

function catalogue(file: string): Group[] {
  const tree = parse(readFileSync(file));
  return children(tree, tree.root, 'testGroup')
    .filter((group) => isOurs(tree, group))
    .map((group) => {
      const [schema = null, ...more] = children(tree, group, 'schemaTest').filter((test) =>
        isOurs(tree, test),
      );
      if (more.length > 0) throw new Error(`${file}: two schemas in a group`);
      const instances = children(tree, group, 'instanceTest').filter(
        (test) => isOurs(tree, test) && isSettled(tree, test),
      );
      return {
        set: path.basename(file).replace(/(?:_w3c)?\.\w+$/, ''),
        name: text(tree, group, 'name'),
        schemas: schema === null ? [] : documents(tree, schema, 'schemaDocument', file),
        isSchema: schema === null || expected(tree, schema) === 'valid',
        documents: instances.flatMap((test) => {
          const verdict = expected(tree, test);
          if (verdict !== 'valid' && verdict !== 'invalid') return [];
          return documents(tree, test, 'instanceDocument', file).map((document) => ({
            file: document,
            isValid: verdict === 'valid',
          }));
        }),
      };
    });
}

/** NIST's data types have a catalogue too large for some copies; what their documents are, their names say. */
function typesOf(checkout: string): Group[] {
  const folder = path.join(checkout, 'nistData');
  return globSync('**/*.xsd', { cwd: folder })
    .sort()
    .map((file) => {
      const name = path.basename(file, '.xsd').replace('NISTSchema-', '');
      const instances = globSync(`NISTXML-${name}-*.xml`, { cwd: path.join(folder, path.dirname(file)) });
      return {
        set: `NIST ${path.dirname(path.dirname(file))}`,
        name,
        schemas: [path.join(folder, file)],
        isSchema: true,
        documents: instances.sort().map((each) => ({
          file: path.join(folder, path.dirname(file), each),
          isValid: name.startsWith('SV-IV'),
        })),
      };
    });
}

/** What says nothing of versions is of all. */
function isOurs(tree: Tree, node: number): boolean {
  const version = text(tree, node, 'version');
  return version === '' || version.split(/\s+/).includes('1.0');
}

/** What its authors doubt is no test. */
function isSettled(tree: Tree, test: number): boolean {
  return children(tree, test, 'current').every((each) => text(tree, each, 'status') === 'accepted');
}

function expected(tree: Tree, test: number): string {
  const [verdict] = children(tree, test, 'expected').filter((each) => isOurs(tree, each));
  return verdict === undefined ? '' : text(tree, verdict, 'validity');
}

function documents(tree: Tree, test: number, kind: string, catalogue: string): string[] {
  return children(tree, test, kind)
    .map((each) => path.resolve(path.dirname(catalogue), text(tree, each, 'href')))
    .filter((file) => existsSync(file));
}

function children(tree: Tree, node: number, local: string): number[] {
  return tree.children(node).filter((child) => tree.nameOf(child).local === local);
}

/** An attribute by its local name; '' where there is none. */
function text(tree: Tree, node: number, local: string): string {
  for (let n = node + 1; n < tree.end[node]!; n++) {
    if (tree.parent[n] !== node) break;
    if (tree.nameOf(n).local === local) return tree.text(n);
  }
  return '';
}
