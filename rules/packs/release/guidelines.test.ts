import { describe, expect, it } from 'vitest';
import { readFiles as read, rule, sch } from '../testing/release.ts';

describe('a guideline from a list beside the schema, as Factur-X keeps them', () => {
  const lets = '<let name="code" value="."/>';
  const test = "string-length($code)=0 or document('codes.xml')/codes/cl[@id=1]/e[@value=$code]";
  const guideline = 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';
  const pattern = (context: string): string =>
    `<pattern><rule context="${context}">${lets}<assert id="A" test="${test}">a</assert></rule></pattern>`;
  const codes =
    '<codes><cl id="1"><e value="urn:b"/><e value="urn:a"/></cl><cl id="2"><e value="urn:c"/></cl></codes>';

  it('is each that the list has', () => {
    const files = { 'fx/a.sch': sch('cii', pattern(guideline)), 'fx/codes.xml': codes };
    expect(read(files).packs[0]!.guidelines).toEqual(['urn:a', 'urn:b']);
  });

  it('is none where another element is looked up, or the list is not there', () => {
    const other = { 'a.sch': sch('cii', pattern('ram:ID')), 'codes.xml': codes };
    expect(read(other).packs[0]!.guidelines).toBeNull();
    expect(read({ 'a.sch': sch('cii', pattern(guideline)) }).packs[0]!.guidelines).toBeNull();
  });
});

describe('what is no demand on the guideline leaves the pack to all invoices', () => {
  it.each([
    ["cbc:CustomizationID = 'urn:a' or cbc:ID"],
    ["not(cbc:CustomizationID = 'urn:a')"],
    ["contains(cbc:CustomizationID, 'urn:a')"],
    ["cbc:CustomizationID != 'urn:a'"],
    ['cbc:CustomizationID = cbc:ID'],
    ['cbc:CustomizationID = $loop'],
    ["cbc:ID = 'urn:a'"],
    ["normalize-space(cbc:CustomizationID) != ''"],
  ])('%s', (test) => {
    const lets = '<let name="loop" value="concat($loop, \'a\')"/>';
    expect(
      read({ 'a.sch': sch('ubl', rule('ubl:Invoice', { A: test }, lets)) }).packs[0]!.guidelines,
    ).toBeNull();
  });

  it('nor is a report', () => {
    const report = rule('ubl:Invoice', { A: "cbc:CustomizationID = 'urn:a'" }).replaceAll('assert', 'report');
    expect(read({ 'a.sch': sch('ubl', report) }).packs[0]!.guidelines).toBeNull();
  });
});
