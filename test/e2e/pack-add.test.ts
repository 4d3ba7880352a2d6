import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { kit } from '@conforme/core/testkit';
import { it } from '../seldom.ts';
import { zip } from '../../gateway/testing/zip.ts';

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const RAM = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100';
const ORDER = 'urn:oasis:names:specification:ubl:schema:xsd:Order-2';
const GUIDELINE = 'urn:cen.eu:en16931:2017#compliant#urn:example:land_3.0';
const PACK = join(import.meta.dirname, '../../scripts/pack.ts');

const sch = (ns: string, inside: string): string =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><title>Schematron Version 2.1.0 - XLand 3.0.2 compatible</title>${ns}${inside}</schema>`;
const NS = `<ns prefix="rsm" uri="${CII}"/><ns prefix="ram" uri="${RAM}"/>`;
const COMMON = `<pattern xmlns="http://purl.oclc.org/dsdl/schematron"><let name="CIUS" value="'${GUIDELINE}'"/></pattern>`;
const RULES = `<include href="../common.sch"/><pattern><rule context="rsm:ExchangedDocumentContext">
  <assert id="L-21" test="ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = $CIUS">it follows our specification</assert></rule>
  <rule context="rsm:ExchangedDocument"><assert id="L-1" test="ram:Name">a document has a name</assert></rule></pattern>`;
/** Laid out as KoSIT's bundle: archives inside an archive, and beside the Schematron what is none. */
const SCHEMATRON = zip([
  { name: 'schematron/common.sch', content: COMMON },
  { name: 'schematron/cii/XLand-CII-validation.sch', content: sch(NS, RULES) },
  { name: 'schematron/cii/XLand-CII-validation.xsl', content: '<x/>' },
  { name: 'LICENSE', content: 'take it' },
]);
const BUNDLE = zip([
  { name: 'xland-3.0.2-schematron-2.1.0.zip', content: SCHEMATRON },
  { name: 'xland-testsuite.zip', content: zip([{ name: 'a.xml', content: '<a/>' }]) },
  { name: 'readme.pdf', content: '%PDF' },
]);
const ORDERS = sch(
  `<ns prefix="o" uri="${ORDER}"/>`,
  '<pattern><rule context="/o:Order"><assert id="O-1" flag="eror" test="o:a">an a</assert></rule></pattern>',
);

let scratch: string;
const folders: string[] = [];
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'pack-add-'));
  folders.push(scratch);
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function write(name: string, content: string | Buffer): string {
  const file = join(scratch, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

function pack(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, INIT_CWD: scratch, NODE_NO_WARNINGS: '1' };
  return spawnSync(process.execPath, [PACK, ...args], { encoding: 'utf8', env });
}

describe('a release, added as it was downloaded', () => {
  it('becomes a plugin that judges the invoices it is for, and says so', async () => {
    write('xland-3.0.2-bundle-2026-01-31.zip', BUNDLE);
    const { status, stdout, stderr } = pack('add', 'xland-3.0.2-bundle-2026-01-31.zip');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('xland-cii 3.0.2-2.1.0: 2 rules, 2 of them fatal');
    expect(stdout).toContain(
      `judges CII invoices, in every check, whose guideline (BT-24) is\n    ${GUIDELINE}\n`,
    );
    const plugin = join(scratch, 'rulesets');
    expect(stdout).toContain(`CONFORME_PLUGINS=${plugin}`);
    expect(readFileSync(join(plugin, 'xland-cii/LICENSE'), 'utf8')).toBe('take it');
    expect(existsSync(join(plugin, 'xland-cii/schematron/cii/XLand-CII-validation.xsl'))).toBe(false);

    const { fires, judge, invoice } = await kit(plugin);
    await fires('L-1', invoice({}, { guideline: GUIDELINE }));
    expect((await judge(invoice())).checksRun).not.toContain('schematron:xland-cii');
  });

  it('is not put over another version unless somebody says so', () => {
    write('x.zip', SCHEMATRON);
    expect(pack('add', 'x.zip', '--into', 'mine').status).toBe(0);
    const again = pack('add', 'x.zip', '--into', 'mine', '--version', '4.0');
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringContaining('holds xland-cii 3.0.2-2.1.0 already: --force puts 4.0 in its place'),
    ]);
    expect(pack('add', 'x.zip', '--into', 'mine', '--version', '4.0', '--force').stdout).toContain(
      'xland-cii 3.0.2-2.1.0 makes room for 4.0',
    );
    expect(readFileSync(join(scratch, 'mine/xland-cii/pack.json'), 'utf8')).toContain('"version": "4.0"');
    write('other/xland-cii/mine.txt', 'precious');
    const other = pack('add', 'x.zip', '--into', 'other', '--force');
    expect([other.status, other.stderr]).toEqual([1, expect.stringContaining('is there, and is no plugin')]);
  });

  it('of which nothing says whom it judges is warned of, until an option does', () => {
    write('rules/a.sch', sch(NS, RULES.replace('= $CIUS', "!= ''")).replace('../common.sch', 'common.sch'));
    write('rules/common.sch', COMMON);
    const { status, stdout, stderr } = pack('add', 'rules');
    expect([status, stderr]).toEqual([0, expect.stringContaining('warning: a judges EVERY CII invoice')]);
    expect(stdout).toContain('judges all CII invoices, in every check');
    const said = pack(
      'add',
      'rules',
      '--force',
      '--guideline',
      'urn:x*',
      '--check',
      'base',
      '--replaces',
      'schematron:base',
    );
    expect([said.status, said.stderr]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(scratch, 'rulesets/a/pack.json'), 'utf8'))).toEqual({
      id: 'a',
      version: '2.1.0',
      syntax: 'cii',
      schematron: 'schematron/a.sch',
      description: 'a.sch of rules',
      applies: { guidelines: ['urn:x*'], check: 'base' },
      replaces: ['schematron:base'],
    });
  });

  it('for other documents judges those, and what looks like a slip is warned of below its own folder', async () => {
    write('orders/rules/Orders.sch', ORDERS);
    const { status, stdout, stderr } = pack('add', 'orders');
    expect(status).toBe(0);
    expect(stdout).toContain(`judges documents {${ORDER}}Order, in every check`);
    expect(stderr).toContain('warning: pack orders, O-1: the flag "eror" is none of');
    expect(stderr).toContain('(rules/Orders.sch:1:');
    const { judge } = await kit(join(scratch, 'rulesets'));
    expect(await judge(`<Order xmlns="${ORDER}"/>`)).toMatchObject({ flavor: 'other', errorCount: 1 });
  });

  it('of which a part cannot be used is used as far as it can be, and says what is left out', () => {
    write('rules/orders.sch', ORDERS);
    write('rules/old.sch', ORDERS.replace('xslt2', 'xslt'));
    write('rules/lost.sch', ORDERS.replace('o:a', 'lost()').replace('O-1', 'O-2'));
    const { status, stdout, stderr } = pack('add', 'rules');
    expect(status).toBe(1);
    expect(stdout).toContain(`written to ${join(scratch, 'rulesets')}: orders;`);
    expect(stderr).toContain('pack old: the query binding "xslt" is not supported');
    expect(stderr).toContain('pack lost, O-2: there is no function lost');
    expect(stderr).toContain('(lost.sch:1:');
    expect(stderr.trimEnd()).toMatch(/is left out, and its rules judge nothing$/);
    expect(pack('build', 'rules')).toMatchObject({
      status: 1,
      stdout: expect.not.stringContaining('written') as string,
    });
  });

  it.each([
    ['nowhere.zip', '', 'there is no file or folder'],
    ['broken.zip', 'PK, but no zip', 'broken.zip cannot be unpacked: '],
    ['sheets.zip', zip([{ name: 'a/b.xsl', content: '<x/>' }]), 'sheets holds stylesheets alone (1)'],
    ['empty.zip', zip([{ name: 'a.txt', content: 'x' }]), 'there is no Schematron in empty'],
    [
      'up.zip',
      zip([{ name: '../a.sch', content: ORDERS }]),
      'up.zip cannot be unpacked: invalid relative path',
    ],
    ['plugin.zip', zip([{ name: 'pack.json', content: '{}' }]), 'plugin is a plugin already'],
    [
      'bad.zip',
      zip([{ name: 'a/b.sch', content: ORDERS.replace('o:a', 'lost()') }]),
      'there is no function lost (a/b.sch:1:',
    ],
  ])('that cannot be used is refused: %s', (name, content, reason) => {
    if (content !== '') write(name, content);
    const { status, stderr } = pack('add', name);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(existsSync(join(scratch, 'rulesets'))).toBe(false);
  });
});

it('a publisher’s folder is built as it is added: one root of doubles, its own guideline', () => {
  write('release/cii/XLand-CII-validation.sch', sch(NS, RULES.replace('../common.sch', 'common.sch')));
  write('release/cii/common.sch', COMMON);
  write(
    'release/cii/preprocessed/XLand-CII-validation-preprocessed.sch',
    sch(NS, COMMON + RULES.replace(/<include[^>]*>/, '')),
  );
  const { status, stdout, stderr } = pack('build', 'release', '--out', 'built');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('left out, the preprocessed form of cii/XLand-CII-validation.sch');
  expect(stdout).toContain(GUIDELINE);
  expect(readFileSync(join(scratch, 'built/manifest.json'), 'utf8')).toContain(GUIDELINE);
});
