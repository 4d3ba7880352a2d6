import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConditions } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'terms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GIVEN = { id: 'house', version: '1.0', syntax: 'cii', schematron: 'a.sch' };

function terms(manifest: unknown) {
  writeFileSync(join(folder, 'pack.json'), JSON.stringify(manifest, null, 2));
  return readConditions(folder);
}

describe("a third party's pack.json", () => {
  it('may say nothing of where it applies: everywhere, beside ours', () => {
    const applies = { guidelines: null, profiles: null, container: null, checks: null, roots: null };
    expect(terms(GIVEN)).toEqual({ applies, replaces: [] });
  });

  it('says where it applies, in which checks, and what it replaces', () => {
    const applies = { guidelines: ['urn:x*'], profiles: ['extended'], container: 'pdf', check: 'fr-ctc' };
    expect(terms({ ...GIVEN, applies, replaces: ['schematron:base'] })).toEqual({
      applies: {
        guidelines: ['urn:x*'],
        profiles: ['extended'],
        container: 'pdf',
        checks: ['fr-ctc'],
        roots: null,
      },
      replaces: ['schematron:base'],
    });
    expect(terms({ ...GIVEN, applies: { check: 'always' } }).applies.checks).toBeNull();
  });

  it.each<[object, string]>([
    [{ id: '../../etc' }, '"id" is not a plain name'],
    [{ id: 'a\n' }, '"id" is not a plain name'],
    [{ id: '.hidden' }, '"id" is not a plain name'],
    [{ id: '"); evil(("' }, '"id" is not a plain name'],
    [{ id: 'x'.repeat(101) }, '"id" is not a plain name'],
    [{ id: 'base' }, '"base" is a source of this service'],
    [{ id: 'fr-ctc' }, '"fr-ctc" is a source of this service'],
    [{ version: 1 }, '"version" is not a plain name'],
    [{ version: undefined }, '"version" is missing'],
    [{ syntax: 'edifact' }, '"syntax" is not "cii" or "ubl"'],
    [{ kind: 'schema' }, '"kind" is not "schematron"'],
    [{ source: 'schematron:base' }, '"source" of a third party is "schematron:house", or left out'],
    [{ validity: { from: 'today' } }, '"validity" is not { "from": day or null, "to": day or null }'],
    [{ removes: 'BR-01' }, '"removes" is not a list of texts'],
    [{ codelists: { a: 1 } }, '"codelists" is not an object of paths'],
    [{ aplies: {} }, '"aplies" is no key of pack.json'],
    [{ constructor: 'x' }, '"constructor" is no key of pack.json'],
    [
      { engine: 'saxon-js', sef: 'a.sef.json' },
      'bring the Schematron (.sch) that the stylesheet was made from',
    ],
    [{ schema: 'a.xsd' }, '"schema" is no key of pack.json'],
    [{ applies: { guidelines: [] } }, '"applies.guidelines" is not a list of guidelines'],
    [{ applies: { profiles: ['gold'] } }, '"applies.profiles" is not a list of "minimum"'],
    [{ applies: { country: 'FR' } }, '"applies.country" is no key of pack.json'],
    [{ replaces: ['pdf'] }, '"replaces" is not a list of "xsd", "schematron:base", "schematron:fr-ctc"'],
    [{ replaces: ['schematron:base'] }, '"replaces" needs "applies.guidelines"'],
    [{ applies: { roots: ['{urn:x}Order'] } }, '"applies.roots" needs "syntax": "other"'],
    [{ syntax: 'other' }, '"syntax" "other" needs "applies.roots"'],
    [
      { syntax: 'other', applies: { roots: ['Order'] } },
      '"applies.roots" is not a list of document elements',
    ],
    [{ syntax: 'other', applies: { roots: [] } }, '"applies.roots" is not a list of document elements'],
    [{ syntax: 'other', xsd: 'a.xsd' }, '"xsd" is for invoices'],
    [{ syntax: 'other', applies: { profiles: ['basic'] } }, 'only invoices have "applies.profiles"'],
    [{ syntax: 'other', replaces: ['schematron:base'] }, 'only packs of invoices have something'],
  ])('is refused with %j', (change, reason) => {
    expect(() => terms({ ...GIVEN, ...change })).toThrow(reason);
  });

  it('is told all its faults at once, each with its line and column', () => {
    expect(() => terms({ ...GIVEN, syntax: 'x', colour: 'red' })).toThrow(
      /pack house: "syntax" is not [^\n]*pack\.json:4:3\)\npack house: "colour" is no key [^\n]*pack\.json:6:3\)/,
    );
  });

  it('is told once what to bring instead of a stylesheet', () => {
    const sheet = { id: 'house', version: '1.0', syntax: 'cii', engine: 'saxon-js', xslt: 'a.xsl' };
    expect(() => terms(sheet)).toThrow(/^pack house: "engine" is not supported[^\n]*$/);
  });

  it.each([[[]], ['text'], [null], [7]])('is refused when it is %j', (manifest) => {
    expect(() => terms(manifest)).toThrow('it is no JSON object');
  });

  it('is refused when it is no JSON, or not there', () => {
    writeFileSync(join(folder, 'pack.json'), '{');
    expect(() => readConditions(folder)).toThrow(
      /pack .*: this is no JSON: a key .* found the end .*pack\.json:1:2/,
    );
    expect(() => readConditions(join(folder, 'none'))).toThrow('there is no pack.json');
  });
});
