import type { Construct } from './construct.ts';

/** A simple type on the document element: texts that are of it, and texts that are not. */
function simple(
  name: string,
  declared: string,
  valid: readonly string[],
  invalid: readonly string[],
): Construct {
  const wrapped = (text: string): string => `<r xmlns="urn:t">${text}</r>`;
  const schema = declared.startsWith('<')
    ? `<xs:element name="r"><xs:simpleType>${declared}</xs:simpleType></xs:element>`
    : `<xs:element name="r" type="${declared}"/>`;
  return { name, schema, valid: valid.map(wrapped), invalid: invalid.map(wrapped) };
}

const of = (base: string, facets: string): string =>
  `<xs:restriction base="${base}">${facets}</xs:restriction>`;
const facet = (name: string, value: string): string => `<xs:${name} value="${value}"/>`;

const simpleTypes: readonly Construct[] = [
  simple(
    'enumeration',
    of('xs:token', facet('enumeration', 'A') + facet('enumeration', 'B C')),
    ['A', ' B  C '],
    ['', 'B', 'a'],
  ),
  simple(
    'enumeration of numbers',
    of('xs:decimal', facet('enumeration', '1.0')),
    ['1', '01.00'],
    ['1.1', 'x'],
  ),
  simple(
    'pattern',
    of('xs:string', facet('pattern', '[A-Z]{2}\\d+') + facet('pattern', '^\\$')),
    ['FR12', '^$'],
    ['FR', 'xFR12', ''],
  ),
  simple(
    'patterns of base and restriction',
    `<xs:restriction><xs:simpleType>${of('xs:token', facet('pattern', 'a.*'))}</xs:simpleType>${facet('pattern', '.*z')}</xs:restriction>`,
    ['az', 'a-z'],
    ['a', 'z', 'za'],
  ),
  simple(
    'pattern with classes',
    of('xs:string', facet('pattern', '\\i\\c*-[\\w-[_]]+\\p{Lu}')),
    ['ab-xY', 'é-éÉ'],
    ['1-aB', 'a-b'],
  ),
  simple(
    'pattern with optional classes and categories',
    of('xs:string', facet('pattern', '\\p{Lu}?\\p{IsBasicLatin}?[0-9]?\\}?')),
    ['', 'Ä', 'Ax1}', 'x}', '1'],
    ['ÄÄ', 'é', '1}1'],
  ),
  simple('length', of('xs:string', facet('length', '3')), ['abc', 'é€𝄞'], ['ab', 'abcd']),
  simple(
    'minLength and maxLength',
    of('xs:token', facet('minLength', '1') + facet('maxLength', '3')),
    ['a', ' abc '],
    ['', ' ', 'abcd'],
  ),
  simple('length of bytes', of('xs:base64Binary', facet('length', '3')), ['QUJD'], ['QUI=', 'QUJDRA==']),
  simple(
    'inclusive bounds',
    of('xs:decimal', facet('minInclusive', '-1.5') + facet('maxInclusive', '10')),
    ['-1.5', '10.00', '0'],
    ['-1.51', '10.01'],
  ),
  simple(
    'exclusive bounds',
    of('xs:int', facet('minExclusive', '0') + facet('maxExclusive', '3')),
    ['1', '2'],
    ['0', '3', '1.5'],
  ),
  simple(
    'bounds of dates',
    of('xs:date', facet('minInclusive', '2020-01-01') + facet('maxExclusive', '2021-01-01')),
    ['2020-01-01', '2020-12-31'],
    ['2019-12-31', '2021-01-01'],
  ),
  simple(
    'bounds of doubles',
    of('xs:double', facet('maxInclusive', '1e3')),
    ['1000', '-INF', '9.9E2'],
    ['1001', 'INF'],
  ),
  simple(
    'totalDigits and fractionDigits',
    of('xs:decimal', facet('totalDigits', '4') + facet('fractionDigits', '2')),
    ['12.34', '0012.340', '-1234'],
    ['12345', '1.234'],
  ),
  simple(
    'whiteSpace',
    of('xs:string', facet('whiteSpace', 'collapse') + facet('enumeration', 'a b')),
    ['a b', ' a\n b '],
    ['ab'],
  ),
  simple('a list', '<xs:list itemType="xs:int"/>', ['', '1', ' 1 2\n3 '], ['1 x', '1,2']),
  simple(
    'a restricted list',
    `<xs:restriction><xs:simpleType><xs:list itemType="xs:NMTOKEN"/></xs:simpleType>${facet('minLength', '1') + facet('maxLength', '2')}</xs:restriction>`,
    ['a', 'a b'],
    ['', 'a b c'],
  ),
  simple(
    'a union',
    `<xs:union memberTypes="xs:int xs:boolean"><xs:simpleType>${of('xs:token', facet('enumeration', 'n/a'))}</xs:simpleType></xs:union>`,
    ['1', 'true', ' n/a '],
    ['x', '1.5', ''],
  ),
  simple(
    'an enumerated union',
    `<xs:restriction><xs:simpleType><xs:union memberTypes="xs:int xs:token"/></xs:simpleType>${facet('enumeration', '1') + facet('enumeration', 'a')}</xs:restriction>`,
    ['01', 'a'],
    ['2', 'b'],
  ),
];

const INTEGERS: readonly (readonly [string, string, string])[] = [
  ['integer', '-1 0 +5 123456789012345678901234567890', '1.0 x 1e3'],
  ['long', '9223372036854775807 -9223372036854775808', '9223372036854775808 -9223372036854775809'],
  ['int', '2147483647 -2147483648', '2147483648 1.'],
  ['short', '32767', '32768 -32769'],
  ['byte', '127 -128', '128 -129'],
  ['nonNegativeInteger', '0 5', '-1'],
  ['positiveInteger', '1', '0 -1'],
  ['nonPositiveInteger', '0 -5', '1'],
  ['negativeInteger', '-1', '0'],
  ['unsignedLong', '18446744073709551615', '18446744073709551616 -1'],
  ['unsignedInt', '4294967295', '4294967296'],
  ['unsignedShort', '65535', '65536'],
  ['unsignedByte', '255', '256'],
];

const OTHERS: readonly (readonly [string, string, string])[] = [
  ['decimal', '1 -1.50 .5 5. +0', '1e3 1,5 INF .'],
  ['float', '1 1.5e-3 INF -INF NaN', 'inf +NaN e1'],
  ['double', '1E10 .5 -0', '1e1.5 infinity'],
  ['boolean', 'true false 1 0', 'TRUE yes 2'],
  ['date', '2024-02-29 2026-01-01Z -0044-03-15+14:00', '2026-02-29 26-01-01 2026-1-1 2026-01-01+15:00'],
  ['time', '12:00:00 23:59:59.5Z', '24:00:01 12:00 12:60:00'],
  ['dateTime', '2026-01-01T00:00:00 2026-01-01T12:00:00.123+01:00', '2026-01-01 2026-01-01T25:00:00'],
  ['gYear', '2026 -0001 2026Z', '26 02026 0000'],
  ['gYearMonth', '2026-12', '2026-13 2026'],
  ['gMonth', '--12 --01Z', '--13 12'],
  ['gDay', '---31 ---01+02:00', '---32 31'],
  ['gMonthDay', '--02-29 --12-31', '--02-30 --04-31'],
  ['duration', 'P1Y P1Y2M3DT4H5M6.7S -PT1S P0D', 'P 1Y P1YT P1S PT -P1.5D'],
  ['hexBinary', '0aFF', '0 0g'],
  ['base64Binary', 'QUJD QQ==', 'QUJ A==='],
  ['anyURI', 'http://a.b/c?d#e urn:x:y a/b', 'http://a%zz'],
  ['language', 'fr fr-FR x-klingon', 'fr_FR toolongword'],
  ['Name', 'a:b _x é', '1a -a'],
  ['NCName', 'a.b-c _x', 'a:b 1a'],
  ['NMTOKEN', '1a :b -', 'a,b $'],
  ['NMTOKENS', '1a', '$'],
];

const builtIn: readonly Construct[] = [...INTEGERS, ...OTHERS].map(([name, valid, invalid]) =>
  simple(`xs:${name}`, `xs:${name}`, valid.split(' '), [...invalid.split(' '), 'a%%b c!']),
);

export const SIMPLE: readonly Construct[] = [...simpleTypes, ...builtIn];
