import type { SimpleModel } from './model.ts';

const INTEGER = '[+\\-]?[0-9]+';

function bounded(base: string, minInclusive: string | null, maxInclusive: string | null): SimpleModel {
  return {
    base,
    facets: {
      ...(minInclusive !== null && { minInclusive }),
      ...(maxInclusive !== null && { maxInclusive }),
    },
  };
}

/** Types of Part 2, 3.2: whiteSpace collapse unless it is xs:string. */
export const PRIMITIVES: ReadonlySet<string> = new Set(
  (
    'string boolean decimal float double duration dateTime time date gYearMonth gYear gMonthDay gDay gMonth hexBinary ' +
    'base64Binary anyURI QName NOTATION'
  )
    .split(' ')
    .map((name) => `xs:${name}`),
);

/** Types whose values are a URI and a local name (Part 2, 3.2.18 and 3.2.19). */
export const NAMES: readonly string[] = ['xs:QName', 'xs:NOTATION'];

/** Types of Part 2, 3.3, as a schema could declare them. */
export const DERIVED: Readonly<Record<string, SimpleModel>> = {
  'xs:normalizedString': { base: 'xs:string', facets: { whiteSpace: 'replace' } },
  'xs:token': { base: 'xs:normalizedString', facets: { whiteSpace: 'collapse' } },
  'xs:language': { base: 'xs:token', facets: { pattern: ['[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*'] } },
  'xs:NMTOKEN': { base: 'xs:token', facets: { pattern: ['\\c+'] } },
  'xs:NMTOKENS': { base: '#NMTOKENS', facets: { minLength: '1' } },
  '#NMTOKENS': { item: 'xs:NMTOKEN' },
  'xs:Name': { base: 'xs:token', facets: { pattern: ['\\i\\c*'] } },
  'xs:NCName': { base: 'xs:Name', facets: { pattern: ['[\\i-[:]][\\c-[:]]*'] } },
  'xs:ID': { base: 'xs:NCName' },
  'xs:IDREF': { base: 'xs:NCName' },
  'xs:IDREFS': { base: '#IDREFS', facets: { minLength: '1' } },
  '#IDREFS': { item: 'xs:IDREF' },
  'xs:ENTITY': { base: 'xs:NCName' },
  'xs:ENTITIES': { base: '#ENTITIES', facets: { minLength: '1' } },
  '#ENTITIES': { item: 'xs:ENTITY' },
  'xs:integer': { base: 'xs:decimal', facets: { fractionDigits: '0', pattern: [INTEGER] } },
  'xs:nonPositiveInteger': bounded('xs:integer', null, '0'),
  'xs:negativeInteger': bounded('xs:nonPositiveInteger', null, '-1'),
  'xs:long': bounded('xs:integer', '-9223372036854775808', '9223372036854775807'),
  'xs:int': bounded('xs:long', '-2147483648', '2147483647'),
  'xs:short': bounded('xs:int', '-32768', '32767'),
  'xs:byte': bounded('xs:short', '-128', '127'),
  'xs:nonNegativeInteger': bounded('xs:integer', '0', null),
  'xs:unsignedLong': bounded('xs:nonNegativeInteger', null, '18446744073709551615'),
  'xs:unsignedInt': bounded('xs:unsignedLong', null, '4294967295'),
  'xs:unsignedShort': bounded('xs:unsignedInt', null, '65535'),
  'xs:unsignedByte': bounded('xs:unsignedShort', null, '255'),
  'xs:positiveInteger': bounded('xs:nonNegativeInteger', '1', null),
};

export const isBuiltIn = (name: string): boolean =>
  PRIMITIVES.has(name) || Object.hasOwn(DERIVED, name) || name === 'xs:anySimpleType';
