import { Decimal } from '../decimal/index.ts';
import { NAMES } from './builtin.ts';
import type { FacetModel } from './model.ts';
import { valueOf } from './order.ts';
import { patternOf } from './pattern.ts';
import type { Scope, Simple } from './simple.ts';

/** A facet that a normalised text of its base type is held to. */
export interface FacetCheck {
  /** As a reader sees it: `maxInclusive 100`. */
  readonly facet: string;
  readonly enumeration: readonly string[];
  holds(text: string, scope: Scope): boolean;
}

const LENGTHS = {
  length: (length: number, given: number) => length === given,
  minLength: (length: number, given: number) => length >= given,
  maxLength: (length: number, given: number) => length <= given,
};

const BOUNDS = {
  minInclusive: (order: number) => order >= 0,
  maxInclusive: (order: number) => order <= 0,
  minExclusive: (order: number) => order > 0,
  maxExclusive: (order: number) => order < 0,
};

/** The checks a restriction adds to those of its base. @throws Error when a bound is no value of the base. */
export function facetChecks(facets: FacetModel, base: Simple): FacetCheck[] {
  const checks: FacetCheck[] = [];
  for (const [name, holds] of Object.entries(LENGTHS)) {
    const given = facets[name as keyof typeof LENGTHS];
    // Part 2, 4.3.1.3: any name is long enough, and short enough.
    if (given === undefined || NAMES.includes(base.primitive)) continue;
    const length = lengthOf(base.primitive);
    add(checks, name, given, (text) => holds(length(text), Number(given)));
  }
  for (const [name, holds] of Object.entries(BOUNDS)) {
    const given = facets[name as keyof typeof BOUNDS];
    if (given === undefined) continue;
    const bound = valueOf(base.primitive, base.normal(given));
    add(checks, name, given, (text) => holds(valueOf(base.primitive, text).compare(bound)));
  }
  digits(checks, facets);
  const { pattern, enumeration } = facets;
  if (pattern) {
    const patterns = pattern.map(patternOf);
    add(checks, 'pattern', pattern.join(' | '), (text) => patterns.some((each) => each.test(text)));
  }
  if (enumeration) checks.push(enumerated(enumeration, facets.namespaces ?? {}, base));
  return checks;
}

function add(checks: FacetCheck[], name: string, given: string, holds: FacetCheck['holds']): void {
  checks.push({ facet: `${name} ${given.trim()}`, enumeration: [], holds });
}

function digits(checks: FacetCheck[], { totalDigits, fractionDigits }: FacetModel): void {
  const canonical = (text: string): string => Decimal.of(text).toString().replace(/^-?0?/, '');
  if (totalDigits !== undefined)
    add(
      checks,
      'totalDigits',
      totalDigits,
      (text) => canonical(text).replace('.', '').length <= Number(totalDigits),
    );
  if (fractionDigits !== undefined)
    add(checks, 'fractionDigits', fractionDigits, (text) => {
      const [, fraction = ''] = canonical(text).split('.');
      return fraction.length <= Number(fractionDigits);
    });
}

/** Values, not texts, are compared (Part 2, 4.3.5): a prefix of the schema's means what it means there. */
function enumerated(
  enumeration: readonly string[],
  namespaces: Readonly<Record<string, string>>,
  base: Simple,
): FacetCheck {
  const values = enumeration.map((value) => base.normal(value));
  const scope: Scope = (prefix) => (Object.hasOwn(namespaces, prefix) ? namespaces[prefix]! : null);
  const keys = new Set(values.map((value) => base.key(value, scope)));
  return { facet: 'enumeration', enumeration: values, holds: (text, own) => keys.has(base.key(text, own)) };
}

/** What length counts (Part 2, 4.3.1). */
function lengthOf(primitive: string): (text: string) => number {
  if (primitive === 'list') return (text) => (text === '' ? 0 : text.split(' ').length);
  if (primitive === 'xs:hexBinary') return (text) => text.length / 2;
  if (primitive === 'xs:base64Binary') return (text) => Buffer.from(text, 'base64').length;
  return (text) => [...text].length;
}
