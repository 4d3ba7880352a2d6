import { patternOf } from '../schema/pattern.ts';
import type { FacetModel, SimpleModel } from '../schema/model.ts';
import { attributeOf, fail, onlyParts, parts, required, resolve, words } from './source.ts';
import type { Context, Markup } from './source.ts';

const COUNTS = ['length', 'minLength', 'maxLength', 'totalDigits', 'fractionDigits'];
const BOUNDS = ['minInclusive', 'maxInclusive', 'minExclusive', 'maxExclusive'];

/** Facets that may stand in a restriction of a simple type. */
export const FACETS: readonly string[] = [...COUNTS, ...BOUNDS, 'whiteSpace', 'pattern', 'enumeration'];

/** Reads `xs:simpleType`; `anonymous` gives a type inside a name, `known` looks a name up. */
export interface SimpleReader {
  anonymous(node: Markup, context: Context): string;
  known(name: string, node: Markup): string;
  /** Whether values of a type, or parts of them, are names with prefixes. */
  hasNames(type: string): boolean;
}

/** @throws SourceError */
export function simpleModel(node: Markup, context: Context, reader: SimpleReader): SimpleModel {
  const [variety, ...more] = onlyParts(node, ['restriction', 'list', 'union']);
  if (!variety || more.length > 0) fail(node, 'a simple type is one restriction, list or union');
  const named = (attribute: string): string[] =>
    words(attributeOf(variety, attribute) ?? '').map((name) =>
      reader.known(resolve(context, variety.attributes[attribute]!, name), variety),
    );
  const inner = parts(variety)
    .filter(({ local }) => local === 'simpleType')
    .map((type) => reader.anonymous(type, context));
  if (variety.local === 'union') return { members: [...named('memberTypes'), ...inner] };
  const [type, ...others] = [...named(variety.local === 'list' ? 'itemType' : 'base'), ...inner];
  if (type === undefined || others.length > 0) fail(variety, `xs:${variety.local} names one type`);
  if (variety.local === 'list') return { item: type };
  onlyParts(variety, ['simpleType', ...FACETS]);
  return { base: type, facets: facetsOf(variety, reader.hasNames(type)) };
}

/** The facets of a restriction. @throws SourceError for one that says nothing that can be held. */
export function facetsOf(restriction: Markup, hasNames: boolean): FacetModel {
  const facets: Record<string, string | string[]> = {};
  const scopes = new Map<string, string>();
  for (const facet of parts(restriction).filter(({ local }) => FACETS.includes(local))) {
    const { value, scope } = required(facet, 'value');
    checkFacet(facet, value);
    if (hasNames) for (const [prefix, uri] of scope) scopes.set(prefix, uri);
    if (facet.local === 'pattern' || facet.local === 'enumeration')
      facets[facet.local] = [...(facets[facet.local] ?? []), value];
    else if (facets[facet.local] !== undefined) fail(facet, `xs:${facet.local} stands twice`);
    else facets[facet.local] = value;
  }
  return scopes.size === 0 ? facets : { ...facets, namespaces: Object.fromEntries(scopes) };
}

function checkFacet(facet: Markup, value: string): void {
  if (COUNTS.includes(facet.local) && !/^\s*\+?\d{1,15}\s*$/.test(value))
    fail(facet, `"${value}" is no number for xs:${facet.local}`);
  if (facet.local === 'whiteSpace' && !['preserve', 'replace', 'collapse'].includes(value.trim()))
    fail(facet, `"${value}" is no xs:whiteSpace`);
  if (facet.local !== 'pattern') return;
  try {
    patternOf(value);
  } catch (error) {
    fail(facet, `xs:pattern: ${(error as Error).message}`);
  }
}
