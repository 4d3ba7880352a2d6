import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EngineError } from '../errors.ts';
import { kit, type Kit } from '../testkit/index.ts';

const ORDER = 'urn:oasis:names:specification:ubl:schema:xsd:Order-2';
const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const RULES = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  <ns prefix="o" uri="${ORDER}"/><ns prefix="cbc" uri="${CBC}"/>
  <pattern><rule context="/o:Order"><assert id="ORDER-1" test="cbc:ID">an order has a number</assert></rule>
    <rule context="cbc:Note"><assert id="ORDER-2" flag="warning" test=". != ''">a note says something</assert></rule></pattern>
</schema>`;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'other-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function plugged(applies: object): Promise<Kit> {
  const manifest = { id: 'orders', version: '1.0', syntax: 'other', schematron: 'o.sch', applies };
  return kit(folderWith({ 'pack.json': JSON.stringify(manifest), 'o.sch': RULES }));
}

const order = (inside: string, declared = ''): string =>
  `<Order xmlns="${ORDER}" xmlns:cbc="${CBC}"${declared}>${inside}</Order>`;

async function refused(judgement: Promise<unknown>): Promise<string> {
  const thrown = await judgement.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(EngineError);
  return `${(thrown as EngineError).code}: ${(thrown as EngineError).message}`;
}

describe('a pack for documents that are no invoices', () => {
  it('judges those it names, and the verdict says what they are and what was not asked', async () => {
    const { judge } = await plugged({ roots: [`{${ORDER}}Order`] });
    const verdict = await judge(order('<cbc:Note/>'));
    expect(verdict).toMatchObject({
      valid: false,
      flavor: 'other',
      root: 'Order',
      profile: null,
      checksRun: ['schematron:orders'],
      checksSkipped: ['xsd', 'schematron:base', 'schematron:fr-ctc'],
      errorCount: 1,
      warningCount: 1,
      rulesets: [{ id: 'orders', version: '1.0' }],
    });
    const own = verdict.findings.filter(({ rule }) => rule !== null);
    expect(own.map(({ rule, location, line }) => [rule, location, line])).toEqual([
      ['ORDER-1', '/ubl:Order', 1],
      ['ORDER-2', '/ubl:Order/cbc:Note', 1],
    ]);
    const reasons = verdict.findings.filter(({ rule }) => rule === null);
    expect(reasons.map(({ source, severity }) => [source, severity])).toEqual([
      ['xsd', 'info'],
      ['schematron:base', 'info'],
      ['schematron:fr-ctc', 'info'],
    ]);
    expect(reasons[0]!.message).toContain('another kind (Order)');
    const french = await judge(order('<cbc:ID>1</cbc:ID>'), { language: 'fr' });
    expect(french.valid).toBe(true);
    expect(french.findings[0]!.message).toContain("d'un autre type (Order)");
  });

  it('has nothing to say of invoices, nor packs of invoices of those', async () => {
    const { judge, invoice } = await plugged({ roots: [`{${ORDER}}*`] });
    const { flavor, root, checksRun } = await judge(invoice());
    expect([flavor, root]).toEqual(['factur-x', null]);
    expect(checksRun).not.toContain('schematron:orders');
    const module = `export default { id: 'all', version: '1', rules: [], run: () => [] };`;
    const all = { type: 'module', conforme: { plugin: 'all.js' } };
    const ours = await kit(folderWith({ 'package.json': JSON.stringify(all), 'all.js': module }));
    expect(await refused(ours.judge(order('')))).toMatch(/^not_an_einvoice: .*Order/);
  });

  it('may be a module that names its roots', async () => {
    const module = (roots: string): string =>
      `export default { id: 'own', version: '1', roots: ${roots}, rules: [], run: () => [] };`;
    const manifest = JSON.stringify({ type: 'module', conforme: { plugin: 'own.js' } });
    const own = (roots: string): Promise<Kit> =>
      kit(folderWith({ 'package.json': manifest, 'own.js': module(roots) }));
    expect(await (await own(`['{${ORDER}}Order']`)).judge(order(''))).toMatchObject({
      valid: true,
      checksRun: ['schematron:own'],
    });
    await expect(own(`['Order']`)).rejects.toThrow('"roots" is not a list of document elements');
  });

  it.each([
    ['another root', { roots: [`{${ORDER}}OrderChange`] }, order('')],
    ['another namespace', { roots: ['{urn:x}Order'] }, order('')],
    ['another specification', { roots: [`{${ORDER}}Order`], guidelines: ['urn:mine*'] }, order('')],
    ['another container', { roots: [`{${ORDER}}Order`], container: 'pdf' }, order('')],
  ])('leaves what has %s refused, as it was', async (_, applies, document) => {
    const { judge } = await plugged(applies);
    expect(await refused(judge(document))).toBe(
      'not_an_einvoice: This is a UBL Order, not an Invoice or CreditNote.',
    );
  });

  it('chooses by the specification a document names, in either family', async () => {
    const { judge } = await plugged({ roots: [`{${ORDER}}*`, '{urn:cii}Order'], guidelines: ['urn:mine*'] });
    const ubl = order('<cbc:CustomizationID> urn:mine:1 </cbc:CustomizationID><cbc:ID>1</cbc:ID>');
    expect(await judge(ubl)).toMatchObject({ valid: true, root: 'Order' });
    const parameter =
      '<GuidelineSpecifiedDocumentContextParameter><ID>urn:mine:2</ID></GuidelineSpecifiedDocumentContextParameter>';
    const cii = `<r:Order xmlns:r="urn:cii" xmlns="urn:ram">mixed<ExchangedDocumentContext><A/>${parameter}</ExchangedDocumentContext></r:Order>`;
    expect(await judge(cii)).toMatchObject({ flavor: 'other', checksRun: ['schematron:orders'] });
  });
});
