// What the W3C XML Schema Test Suite asks of a processor of XML Schema 1.0, read from its catalogues.

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { named, readMarkup } from '../sch/markup.ts';
import type { Markup } from '../sch/markup.ts';

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
  return named(readMarkup(readFileSync(file), file), 'testGroup')
    .filter(isOurs)
    .map((group) => {
      const [schema = null, ...more] = named(group, 'schemaTest').filter(isOurs);
      if (more.length > 0) throw new Error(`${file}: two schemas in a group`);
      const instances = named(group, 'instanceTest').filter((test) => isOurs(test) && isSettled(test));
      return {
        set: path.basename(file).replace(/(?:_w3c)?\.\w+$/, ''),
        name: group.attributes['name'] ?? '',
        schemas: schema === null ? [] : documents(schema, 'schemaDocument', file),
        isSchema: schema === null || expected(schema) === 'valid',
        documents: instances.flatMap((test) => {
          const verdict = expected(test);
          if (verdict !== 'valid' && verdict !== 'invalid') return [];
          return documents(test, 'instanceDocument', file).map((document) => ({
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
function isOurs({ attributes: { version = '' } }: Markup): boolean {
  return version === '' || version.split(/\s+/).includes('1.0');
}

/** What its authors doubt is no test. */
function isSettled(test: Markup): boolean {
  return named(test, 'current').every(({ attributes }) => attributes['status'] === 'accepted');
}

function expected(test: Markup): string {
  const [verdict] = named(test, 'expected').filter(isOurs);
  return verdict?.attributes['validity'] ?? '';
}

function documents(test: Markup, kind: string, catalogue: string): string[] {
  return named(test, kind)
    .map(({ attributes }) => path.resolve(path.dirname(catalogue), attributes['xlink:href'] ?? ''))
    .filter((file) => existsSync(file));
}
