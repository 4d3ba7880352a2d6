import { expect, it } from 'vitest';
import { parse } from '../xml/index.ts';
import { UNKNOWN, packOf, schema } from './try.ts';

const PAYLOADS = [
  '");globalThis.owned=1;("',
  "');globalThis.owned=1;('",
  '`${globalThis.owned=1}`',
  '\\");globalThis.owned=1;//',
  '\u2028globalThis.owned=1\u2029',
  '*/globalThis.owned=1/*',
  '${globalThis.owned=1}',
];

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

it('a pack cannot choose the file it is written to', () => {
  const files = { 'main.sch': schema('') };
  for (const id of ['../../evil', 'a/b', '.hidden', 'a b', ''])
    expect(() => packOf(files, { id })).toThrow(/"id"/);
  expect(() => packOf(files, { version: '../1' })).toThrow(/"version" is not a plain name/);
});

it.each(PAYLOADS)('a pack cannot smuggle code through any of its strings: %j', (evil) => {
  const value = attribute(literal(evil));
  const source = `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
    <sch:ns prefix="n" uri="${attribute(evil)}"/>
    <sch:let name="codes"/><sch:let name="v" value="(${value}, ${value})"/>
    <sch:pattern id="${attribute(evil)}"><sch:rule context="n:r | r">
      <sch:assert id="${attribute(evil)}" flag="${attribute(evil)}" test="$v = ${value} and . = $codes and matches(., ${attribute(literal('a'))}) and n:b = ${value}">${attribute(evil)} <sch:value-of select="${value}"/></sch:assert>
    </sch:rule></sch:pattern></sch:schema>`;
  const files = { 'main.sch': source, 'codes.json': JSON.stringify({ codes: [evil] }) };
  const pack = packOf(files, { codelists: { codes: 'codes.json' }, syntax: evil, source: evil });
  const [finding] = pack.run(parse(Buffer.from('<r/>')), UNKNOWN);
  expect(finding).toMatchObject({ rule: evil, values: [evil] });
  expect(finding!.message).toContain(evil.trim());
  expect(pack.source).toBe(evil);
  expect(globalThis).not.toHaveProperty('owned');
});
