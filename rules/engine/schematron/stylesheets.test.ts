import { expect, it } from 'vitest';
import { packOf, schema } from './testing/try.ts';

const SHEET = '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0"/>';

it('a stylesheet in place of the schema is refused with what to bring', () => {
  expect(() => packOf({ 'main.sch': SHEET })).toThrow(
    /stylesheets are not run: bring the Schematron \(\.sch\) that this one was made from/,
  );
});

it.each(['include', 'import'])('a stylesheet that a schema takes in by xsl:%s is refused', (how) => {
  const main = schema(`<xsl:${how} href="lib.xsl"/><sch:pattern><sch:rule context="r"/></sch:pattern>`);
  expect(() => packOf({ 'main.sch': main, 'lib.xsl': SHEET })).toThrow(
    `xsl:${how} is not supported in schema`,
  );
});
