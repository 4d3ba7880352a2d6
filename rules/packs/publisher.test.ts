import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from '@conforme/engine/xml';
import { compileFolder, library } from './folder.ts';
import { manifestFor, publishedSchemas } from './publisher.ts';
import { revive } from './revive.ts';

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
const base = mkdtempSync(path.join(tmpdir(), 'publisher-'));
afterAll(() => rmSync(base, { recursive: true }));

const schema = (namespace: string, inside = '', prefix = ''): string => {
  const [open, colon] = prefix === '' ? ['xmlns', ''] : [`xmlns:${prefix}`, `${prefix}:`];
  return `<?xml version="1.0"?><!-- a schema --><${colon}schema ${open}="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"
    ><${colon}ns prefix="r" uri="${namespace}"/>${inside}</${colon}schema>`;
};

function folder(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(base, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return path.join(base, name);
}

describe('the schemas of a folder that knows nothing of us', () => {
  it('are those no other takes in', () => {
    const found = publishedSchemas(
      folder('parts', {
        'Root One.sch': schema(
          CII,
          `<sch:include href='sub/part.sch'/><extends href="sub/more.sch"/>`,
          'sch',
        ),
        'sub/part.sch': '<pattern xmlns="http://purl.oclc.org/dsdl/schematron"/>',
        'sub/more.sch': schema(UBL),
        'node_modules/x/other.sch': schema(UBL),
        'readme.txt': 'schema',
      }),
    );
    expect(found.map(({ file }) => file)).toEqual(['Root One.sch']);
  });

  it('tell their syntax by a namespace, of what they include too', () => {
    const files = {
      'cii.sch': schema(CII),
      'ubl.sch': schema(UBL),
      'both.sch': schema(CII, `<ns prefix="u" uri="${UBL}"/>`),
      'none.sch': schema('urn:other'),
      'far.sch': schema('urn:other', '<include href="ns.sch"/>'),
      'ns.sch': `<ns xmlns="http://purl.oclc.org/dsdl/schematron" prefix="c" uri="${CII}"/>`,
    };
    const found = publishedSchemas(folder('syntax', files));
    expect(Object.fromEntries(found.map(({ file, syntax }) => [file, syntax]))).toEqual({
      'cii.sch': 'cii',
      'ubl.sch': 'ubl',
      'both.sch': 'both',
      'none.sch': null,
      'far.sch': 'cii',
    });
  });
});

describe('a folder without a manifest', () => {
  const named = (id: string) => ({ file: `${id}.sch`, id, version: '1', syntax: 'cii' });
  const rule =
    '<pattern><rule context="r"><assert id="R" test="a">Where is <value-of select="\'a\'"/>?</assert></rule></pattern>';
  const root = folder('whole', { 'a.sch': schema(CII, rule) });

  it('compiles to plain data that judges once it is revived', () => {
    const compiled = compileFolder(root, root, manifestFor(named('a')));
    expect(compiled.files).toContain(path.join(root, 'a.sch'));
    const pack = revive(structuredClone({ module: compiled.module, texts: compiled.texts }));
    expect(pack).toMatchObject({ id: 'a', source: 'schematron:a', validity: { from: null, to: null } });
    const context = { role: '', treatment: '', date: '', container: '' };
    const [finding] = pack.run(parse(Buffer.from('<r/>')), context);
    expect(finding).toMatchObject({ rule: 'R', message: 'Where is a?' });
    expect(pack.explain('R', 'fr', []).title).toBe('Where is …?');
  });

  it('judges a document that was read before it came', () => {
    const early = parse(Buffer.from('<never-seen-before/>'));
    const text = schema(CII, rule.replace('"r"', '"never-seen-before"').replace('"a"', '"nor-this"'));
    const late = folder('late', { 'late.sch': text });
    const pack = revive(compileFolder(late, late, manifestFor(named('late'))));
    expect(pack.run(early, { role: '', treatment: '', date: '', container: '' })).toHaveLength(1);
  });

  it('has no pack.json to read', () => {
    expect(() => compileFolder(root, root)).toThrow('there is no pack.json');
  });
});

it('the library has our rule packs by name and version, and no schema tables', () => {
  expect(library().get('en16931-cii@1.3.16')).toMatch(/en16931.cii$/);
  expect([...library().keys()].some((name) => name.startsWith('cii-d22b'))).toBe(false);
});
