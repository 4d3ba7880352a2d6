import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kit } from '@conforme/core/testkit';

const scratch = mkdtempSync(join(tmpdir(), 'conforme-hostile-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const XSL = 'xmlns:xsl="http://www.w3.org/1999/XSL/Transform"';
const schema = (inside: string): string =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" ${XSL} queryBinding="xslt2"><ns prefix="f" uri="urn:f"/>
<ns prefix="ram" uri="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"/>${inside}</schema>`;
const rule = (test: string, id = 'EVIL-1'): string =>
  `<pattern><rule context="/*"><assert id="${id}" test="${test}">m</assert></rule></pattern>`;

let count = 0;
/** A plugin of these files; pack.json is completed. */
function plugin(manifest: object, files: Readonly<Record<string, string>>): string {
  const folder = join(scratch, String(count++));
  mkdirSync(folder);
  const given = { id: 'evil', version: '1', syntax: 'cii', schematron: 'evil.sch', ...manifest };
  for (const [name, text] of Object.entries({ 'pack.json': JSON.stringify(given), ...files }))
    writeFileSync(join(folder, name), text);
  return folder;
}

let document: string;
beforeAll(async () => {
  document = (await kit(plugin({}, { 'evil.sch': schema(rule('true()')) }))).invoice();
});

/** What such a schema finds in a valid invoice. */
async function findings(inside: string) {
  const { judge } = await kit(plugin({}, { 'evil.sch': schema(inside) }));
  return (await judge(document)).findings;
}

describe('a pack that never ends', () => {
  it('is stopped after its time, and says so', async () => {
    const endless = 'every $a in 1 to 1000000, $b in 1 to 1000000 satisfies $a + $b ne 0.5';
    const { judge } = await kit(plugin({}, { 'evil.sch': schema(rule(endless)) }), { ruleTimeLimitMs: 200 });
    const { findings: found } = await judge(document);
    expect(found).toMatchObject([{ source: 'schematron:evil', rule: 'EVIL-1', severity: 'fatal' }]);
    expect(found[0]!.message).toMatch(/time|ms/);
  });

  it('by calling itself is stopped, and says so', async () => {
    const own = `<xsl:function name="f:f"><xsl:param name="n"/><xsl:sequence select="1 + f:f($n + 1)"/></xsl:function>`;
    const found = await findings(`${own}${rule('f:f(1) = 1')}${rule('false()', 'EVIL-2')}`);
    expect(found.map((finding) => finding.rule)).toEqual(['EVIL-1', 'EVIL-2']);
    expect(found[0]!.message).not.toBe('m');
  });

  it('by a catastrophic regular expression ends', async () => {
    const text = `${'a'.repeat(40)}!`;
    expect(await findings(rule(`matches('${text}', '^(a+)+$')`))).toMatchObject([{ rule: 'EVIL-1' }]);
  });
});

describe('a pack that reaches out', () => {
  const refused = (manifest: object, files: Readonly<Record<string, string>>): Promise<unknown> =>
    kit(plugin(manifest, files)).then(
      () => 'loaded',
      (error: Error) => error.message,
    );
  const plain = { 'evil.sch': schema(rule('true()')) };

  it.each<[string, object]>([
    ['schematron', { schematron: '../../../../etc/passwd' }],
    ['facts', { facts: '/etc/passwd' }],
    ['messages', { messages: '../..' }],
    ['code list', { codelists: { a: '../0/pack.json' } }],
    ['extends', { extends: '../0' }],
  ])('by its %s is refused', async (_, manifest) => {
    expect(await refused(manifest, plain)).toContain('lies outside the folder of the pack');
  });

  it('by an include or a document is refused', async () => {
    const including = { 'evil.sch': schema('<include href="../0/evil.sch"/>') };
    expect(await refused({}, including)).toContain('lies outside the folder of the pack');
    const reading = { 'evil.sch': schema(rule("document('../0/evil.sch')//a")) };
    expect(await refused({}, reading)).toContain('lies outside the folder of the pack');
    const fetching = { 'evil.sch': schema(rule("document('http://127.0.0.1:1/a.xml')//a")) };
    expect(await refused({}, fetching)).not.toBe('loaded');
  });

  it('by a link is refused', async () => {
    const folder = plugin({}, plain);
    const secret = join(scratch, 'secret.sch');
    writeFileSync(secret, schema(rule('true()')));
    rmSync(join(folder, 'evil.sch'));
    symlinkSync(secret, join(folder, 'evil.sch'));
    await expect(kit(folder)).rejects.toThrow('lies outside the folder of the pack');
  });

  it('by including itself, or one that includes it, is refused', async () => {
    const circle = {
      'evil.sch': schema('<include href="b.sch"/>'),
      'b.sch': schema('<include href="evil.sch"/>'),
    };
    expect(await refused({}, circle)).toContain('includes itself');
  });

  it.each([
    'x"); globalThis.owned = 1; ("',
    '`${globalThis.owned = 1}`',
    "');globalThis.owned=1//",
    '\u2028',
  ])('by code in its names and texts, %j, gets text for it', async (evil) => {
    const attribute = evil.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const inside = `<pattern id="${attribute}"><rule context="/*"><assert id="${attribute}" test="'${attribute.replaceAll("'", "''")}' = ''">${attribute}</assert></rule></pattern>`;
    const [finding] = await findings(inside);
    expect(finding!.rule).toBe(evil);
    expect(globalThis).not.toHaveProperty('owned');
  });
});

it('a module that throws fails alone, and gives nothing of the document away', async () => {
  const folder = join(scratch, 'module');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module","conforme":{"plugin":"./index.js"}}');
  writeFileSync(
    join(folder, 'index.js'),
    `export default () => [{ id: 'loud', version: '1', rules: [], run(tree) { throw new Error(tree.text(1)); } },
      { id: 'fine', version: '1', rules: [], run: () => [{ severity: 'info', rule: null, message: 'Seen.' }] }];`,
  );
  const { findings, valid } = await (await kit(folder)).judge(document);
  expect(findings).toMatchObject([
    { source: 'schematron:loud', message: 'The ruleset loud could not judge this document: it threw Error.' },
    { source: 'schematron:fine', message: 'Seen.' },
  ]);
  expect(valid).toBe(false);
});
