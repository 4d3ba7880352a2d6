// Which cases of the suite are XPath 2.0 and ask for nothing we refuse on purpose.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlError, parse } from '@conforme/engine/xml';
import { elements, localName, named, readMarkup, textOf } from '../sch/markup.ts';
import type { Markup } from '../sch/markup.ts';

export interface Environment {
  readonly namespaces: ReadonlyMap<string, string>;
  /** Name and expression. */
  readonly variables: ReadonlyArray<readonly [string, string]>;
  /** The document of the context item. */
  readonly file: string | null;
}

export interface Case {
  readonly name: string;
  readonly expression: string;
  readonly environment: Environment;
  readonly result: Markup;
}

const EMPTY: Environment = { namespaces: new Map(), variables: [], file: null };

export function* casesOf(checkout: string, sets: RegExp): Generator<Case> {
  const catalog = readMarkup(readFileSync(path.join(checkout, 'catalog.xml')), 'catalog.xml');
  const shared = environmentsOf(catalog, checkout);
  for (const { attributes } of named(catalog, 'test-set')) {
    const file = path.join(checkout, attributes['file']!);
    if (!existsSync(file) || !sets.test(attributes['name']!)) continue;
    const set = readMarkup(readFileSync(file), file);
    const folder = path.dirname(file);
    const known = new Map([...shared, ...environmentsOf(set, folder)]);
    for (const test of named(set, 'test-case')) {
      const found = caseOf(test, named(set, 'dependency'), known, folder);
      if (found) yield found;
    }
  }
}

type Environments = ReadonlyMap<string, Environment | null>;

const environmentsOf = (parent: Markup, folder: string): Environments =>
  new Map(
    named(parent, 'environment').map((each) => [each.attributes['name']!, environmentOf(each, folder)]),
  );

/** Null for one that has what we do not: schemas, collations, several documents… */
function environmentOf(environment: Markup, folder: string): Environment | null {
  const namespaces = new Map<string, string>();
  const variables: [string, string][] = [];
  let file: string | null = null;
  for (const part of elements(environment)) {
    const { prefix, uri, role, select, file: href } = part.attributes;
    const name = localName(part);
    if (name === 'namespace' && prefix) namespaces.set(prefix, uri!);
    else if (name === 'param' && select) variables.push([part.attributes['name']!, select]);
    else if (name === 'source' && role === '.') file = path.join(folder, href!);
    else if (name !== 'resource' && name !== 'static-base-uri' && name !== 'collection') return null;
    if ((part.attributes['validation'] ?? 'skip') !== 'skip') return null;
  }
  return file !== null && !isReadable(file) ? null : { namespaces, variables, file };
}

/** Documents with a document type are refused. */
function isReadable(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    parse(readFileSync(file));
    return true;
  } catch (error) {
    if (error instanceof XmlError) return false;
    throw error;
  }
}

function caseOf(test: Markup, general: readonly Markup[], known: Environments, folder: string): Case | null {
  const dependencies = named(test, 'dependency');
  const ownSpec = dependencies.some(({ attributes }) => attributes['type'] === 'spec');
  const inherited = general.filter(({ attributes }) => !ownSpec || attributes['type'] !== 'spec');
  if (![...inherited, ...dependencies].every(isMet)) return null;
  const [given] = named(test, 'environment');
  const reference = given?.attributes['ref'];
  const environment = !given
    ? EMPTY
    : reference === undefined
      ? environmentOf(given, folder)
      : known.get(reference);
  const [query] = named(test, 'test');
  const [result] = elements(named(test, 'result')[0]!);
  if (!environment || !query || query.attributes['file'] || !result) return null;
  // A rule always has a context item.
  if (environment.file === null && JSON.stringify(result).includes('XPDY0002')) return null;
  const name = test.attributes['name']!;
  return { name, expression: textOf(query), environment, result };
}

const OTHER_XML: ReadonlySet<string> = new Set(['1.1', '1.0:4-']);

function isMet({ attributes }: Markup): boolean {
  const { type, value = '', satisfied } = attributes;
  const wanted = satisfied !== 'false';
  if (type === 'spec') return value.split(' ').some((word) => word === 'XP20' || word === 'XP20+');
  if (type === 'feature' || type === 'calendar') return !wanted;
  if (type === 'xml-version') return !OTHER_XML.has(value);
  if (type === 'xsd-version') return (value === '1.0') === wanted;
  if (type === 'language' || type === 'default-language') return (value === 'en') === wanted;
  if (type === 'unicode-normalization-form') return (value !== 'FULLY-NORMALIZED') === wanted;
  return true;
}
