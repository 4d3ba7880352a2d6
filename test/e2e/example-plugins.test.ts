import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kit } from '@conforme/core/testkit';
import { drawn } from '../cases.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'examples/plugins');
const scratch = mkdtempSync(join(tmpdir(), 'conforme-pack-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** `npm run pack -- …`, as npm would start it in `cwd`. */
function pack(args: readonly string[], cwd: string = ROOT) {
  const env = { ...process.env, INIT_CWD: cwd };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/pack.ts'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout, faults: stderr };
}

const SCHEMA = (inside: string): string =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
<ns prefix="rsm" uri="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>
<pattern><rule context="rsm:CrossIndustryInvoice">
${inside}
</rule></pattern></schema>`;

describe('the examples', () => {
  const counts: readonly (readonly [name: string, count: number])[] = [
    ['house-rules', 4],
    ['cius', 6],
    ['typescript-ruleset', 3],
  ];
  it.each(drawn(counts))('%s passes its own %i tests', (name, count) => {
    const { status, said } = pack(['test', join(EXAMPLES, name)]);
    expect(said).toMatch(new RegExp(`pass ${count}\\b`));
    expect(status).toBe(0);
  });

  it('a test that does not hold fails the run', () => {
    const folder = join(scratch, 'failing');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'a.test.ts'),
      `import { test } from 'node:test';
       import { kit } from '@conforme/core/testkit';
       const { silent, invoice } = await kit(${JSON.stringify(join(EXAMPLES, 'house-rules'))});
       test('a', () => silent('HOUSE-01', invoice()));`,
    );
    const { status, said } = pack(['test', folder]);
    expect(said).toContain('HOUSE-01 fired: The invoice must name our purchase order (BT-13).');
    expect(status).toBe(1);
  });
});

describe('the test kit', () => {
  it('says what fired instead, and refuses tests that prove nothing', async () => {
    const { fires, silent, invoice } = await kit(join(EXAMPLES, 'house-rules'));
    const order = invoice({ purchase_order_reference: 'PO-1', payment: { means_code: '10' } });
    await expect(fires('HOUSE-01', order)).rejects.toThrow(
      /did not fire; what did:[^]*HOUSE-02: Payment means 10/,
    );
    await expect(fires('HOUSE-1', order)).rejects.toThrow(
      'there is no rule HOUSE-1 in house-rules-cii, house-rules-ubl',
    );
    await expect(silent('HOUSE-02', order)).rejects.toThrow('HOUSE-02 fired');
    await expect(silent('HOUSE-1', order)).rejects.toThrow('there is no rule HOUSE-1');
    const broken = order.replaceAll('ram:TypeCode', 'ram:Typ');
    await expect(silent('HOUSE-01', broken)).rejects.toThrow(
      'the document breaks its schema, so no rule ran',
    );
    expect(() => invoice({ issue_date: 'today' })).toThrow('/invoice/issue_date');
  });

  it('does not take a document for judged that the plugin leaves alone', async () => {
    const { silent, invoice } = await kit(join(EXAMPLES, 'cius'));
    await expect(silent('CIUS-01', invoice())).rejects.toThrow('the plugin does not judge this document');
  });

  it('tells every fault of a plugin', async () => {
    await expect(kit(join(EXAMPLES, 'nothing'))).rejects.toThrow('there is no such folder');
  });
});

describe("a publisher's untouched folder", () => {
  const folder = join(scratch, 'publisher-1.2.3');
  mkdirSync(join(folder, 'parts'), { recursive: true });
  const shared =
    '<pattern xmlns="http://purl.oclc.org/dsdl/schematron"><rule context="a"><assert id="P" test="b">P</assert></rule></pattern>';
  writeFileSync(join(folder, 'parts/shared.sch'), shared);
  writeFileSync(
    join(folder, 'Published Rules.sch'),
    SCHEMA('<assert id="A" test="1">A</assert>').replace(
      '</schema>',
      '<include href="parts/shared.sch"/></schema>',
    ),
  );

  it('is built: its root schema found, id, version and syntax read off', () => {
    const { status, said, faults } = pack(['build', 'publisher-1.2.3'], scratch);
    expect(faults).toMatch(/^warning: published-rules judges EVERY CII invoice[^\n]*\n$/);
    expect(said).toContain('published-rules 1.2.3: 2 rules, 2 of them fatal');
    expect(said).toContain('judges all CII invoices, in every check');
    expect(said).toContain(`written to ${folder}.built`);
    expect(status).toBe(0);
  });

  it('is built as the options say', () => {
    const options = [
      '--id',
      'own',
      '--version',
      '9',
      '--syntax',
      'ubl',
      '--schematron',
      'Published Rules.sch',
    ];
    const limits = ['--guideline', 'urn:x*', '--replaces', 'schematron:base', '--out', join(scratch, 'out')];
    const { said } = pack(['build', folder, ...options, ...limits]);
    expect(said).toContain('own 9: 2 rules, 2 of them fatal, in the place of schematron:base');
    expect(pack(['build', folder, '--replaces', 'schematron:base']).faults).toContain(
      '"replaces" needs "applies.guidelines"',
    );
  });

  it('says which option is missing', () => {
    const other = join(scratch, 'other');
    mkdirSync(other);
    const neutral = SCHEMA('<assert id="A" test="1">A</assert>').replace(
      'urn:un:unece:uncefact:data:standard:Cross',
      'urn:',
    );
    writeFileSync(join(other, 'a.sch'), neutral);
    const { said, faults } = pack(['check', other]);
    expect(said + faults).toContain('--schematron with --root');
    writeFileSync(join(other, 'b.sch'), SCHEMA(''));
    expect(pack(['check', other]).said).toContain('a.sch: left out, as it names no document element');
    // Of two, one can be used: it has the id.
    expect(pack(['check', other, '--id', 'x']).faults).toContain('warning: x judges EVERY CII invoice');
    expect(pack(['check', other, '--schematron', 'c.sch']).faults).toContain(
      'there is no Schematron schema c.sch',
    );
  });

  it('tells all faults with pack, rule, file, line and column, and fails', () => {
    const faulty = join(scratch, 'faulty');
    mkdirSync(faulty);
    const rules =
      '<assert id="A" test="nope()">A</assert></rule><rule context="b"><assert id="B" test="$x">B</assert>';
    writeFileSync(join(faulty, 'faulty.sch'), SCHEMA(rules));
    const { status, faults } = pack(['check', faulty]);
    expect(faults).toMatch(
      /pack faulty, A: there is no function nope \(.*faulty\.sch:4:22\)\npack faulty, B: .*faulty\.sch:4:\d+\)/,
    );
    expect(status).toBe(1);
  });
});

it('what it cannot do, it says', () => {
  expect(pack([])).toMatchObject({
    status: 2,
    faults: expect.stringContaining('npm run pack -- build FOLDER'),
  });
  expect(pack(['check', join(scratch, 'nowhere')])).toMatchObject({
    status: 1,
    faults: expect.stringContaining('there is no folder'),
  });
  expect(pack(['build', join(EXAMPLES, 'typescript-ruleset')]).faults).toContain('modules are not built');
  expect(pack(['test', join(EXAMPLES, 'house-rules/cii')]).faults).toContain('there is no *.test.ts');
});
