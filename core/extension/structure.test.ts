import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaTable } from '@conforme/engine/schema';
import { toXsd } from '@conforme/engine/schema/testing/xsd';
import { afterEach, describe, expect, it } from 'vitest';
import { kit } from '../testkit/index.ts';

const CIUS = 'urn:cen.eu:en16931:2017#conformant#urn:example.org:extension';
const EXTENSION = 'urn:example.org:extension';
const table = JSON.parse(
  readFileSync(new URL('../../rules/packs/cii-d22b/schema.json', import.meta.url), 'utf8'),
) as SchemaTable;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Our CII schema with one element of another namespace at the end of the document, as national extensions have them. */
function extended(): SchemaTable {
  const name = 'rsm:CrossIndustryInvoiceType';
  const type = table.types[name]!;
  return {
    ...table,
    namespaces: { ...table.namespaces, own: EXTENSION },
    types: {
      ...table.types,
      [name]: { ...type, children: [...type.children!, ['own:Note', 'own:NoteType', 0, 2]] },
      'own:NoteType': { base: 'xs:date', attributes: [['kind', 'xs:token', 'required']] },
    },
  };
}

const RULES = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  <ns prefix="own" uri="${EXTENSION}"/>
  <pattern><rule context="own:Note"><assert id="OWN-1" test="@kind = 'a'">a note of kind a</assert></rule></pattern>
</schema>`;

function plugin(manifest: object, schema: SchemaTable = extended()): string {
  const folder = mkdtempSync(join(tmpdir(), 'structure-'));
  folders.push(folder);
  for (const [name, text] of toXsd(schema)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'own.sch'), RULES);
  const rest = { id: 'own', version: '1.0', syntax: 'cii', xsd: 'rsm.xsd', schematron: 'own.sch' };
  writeFileSync(join(folder, 'pack.json'), JSON.stringify({ ...rest, ...manifest }));
  return folder;
}

const REPLACING = { replaces: ['xsd'], applies: { guidelines: [CIUS] } };
const DAY = { asOf: '2026-11-02', check: 'base' } as const;

type Kit = Awaited<ReturnType<typeof kit>>;
const invoice = (plugged: Kit, added: string): string =>
  plugged
    .invoice()
    .replace(
      /(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/,
      (_, before: string) => before + CIUS,
    )
    .replace('</rsm:CrossIndustryInvoice>', `${added}</rsm:CrossIndustryInvoice>`);

const note = (text: string, kind = ' kind="a"'): string => `<Note xmlns="${EXTENSION}"${kind}>${text}</Note>`;

const NET_PRICE = /(<ram:NetPriceProductTradePrice>\s*)<ram:ChargeAmount>[^<]*<\/ram:ChargeAmount>/;

describe('a schema of a third party in the place of ours', () => {
  it('lets in what its extension adds, and every other check runs on it', async () => {
    const plugged = await kit(plugin(REPLACING));
    const verdict = await plugged.judge(invoice(plugged, note('2026-01-01')), DAY);
    expect(verdict.findings.filter(({ severity }) => severity === 'fatal')).toEqual([]);
    expect(verdict.checksRun).toEqual(['schematron:base', 'schematron:own']);
    expect(verdict.checksSkipped).toEqual(['xsd']);
    expect(verdict.findings).toContainEqual(
      expect.objectContaining({
        source: 'xsd',
        severity: 'info',
        message: expect.stringContaining('own@1.0'),
      }),
    );
  });

  it('its own rules judge what its schema let through', async () => {
    const plugged = await kit(plugin(REPLACING));
    await plugged.fires('OWN-1', invoice(plugged, note('2026-01-01', ' kind="b"')), DAY);
  });

  it('tells faults under its own source, and no rules are asked then', async () => {
    const plugged = await kit(plugin(REPLACING));
    const verdict = await plugged.judge(invoice(plugged, note('soon', '')), DAY);
    expect(verdict.valid).toBe(false);
    expect(verdict.checksRun).toEqual(['schematron:own']);
    expect(verdict.checksSkipped).toEqual(['xsd', 'schematron:base']);
    const told = verdict.findings.filter(({ source }) => source === 'schematron:own');
    expect(told.map(({ rule }) => rule)).toEqual(['xsd:attribute-missing', 'xsd:value']);
    expect(told[1]).toMatchObject({
      message: 'own:Note is "soon", but a date such as 2026-03-31 is expected.',
    });
  });

  it('has all faults counted, also those that are not told', async () => {
    const plugged = await kit(plugin(REPLACING));
    const flood = invoice(plugged, note('soon', ' kind="a" other="b"').repeat(2)).replace(
      '</ram:IssueDateTime>',
      `</ram:IssueDateTime>${'<ram:IncludedNote a=""/>'.repeat(3000)}`,
    );
    const { errorCount, findings } = await plugged.judge(flood, DAY);
    expect(errorCount).toBe(3004);
    expect(findings.filter(({ source }) => source === 'schematron:own')).toHaveLength(1000);
    expect(findings.at(-1)!.message).toContain('xsd:attribute 3002, xsd:value 2');
  });

  it('speaks of business terms where the document is ours', async () => {
    const plugged = await kit(plugin(REPLACING));
    const without = invoice(plugged, '').replace(NET_PRICE, '$1');
    const [found] = await plugged.fires('xsd:missing', without, DAY);
    expect(found).toMatchObject({ terms: ['BT-146'], reference: 'own 1.0 (XSD)' });
  });

  it('leaves documents of other guidelines to our schema', async () => {
    const plugged = await kit(plugin(REPLACING));
    const other = plugged
      .invoice()
      .replace('</rsm:CrossIndustryInvoice>', `${note('x')}</rsm:CrossIndustryInvoice>`);
    const verdict = await plugged.judge(other, DAY);
    expect(verdict.checksRun).toEqual(['xsd']);
    expect(verdict.findings).toContainEqual(expect.objectContaining({ source: 'xsd', rule: 'unknown' }));
  });
});

describe('a schema of a third party beside ours', () => {
  const narrowed: SchemaTable = {
    ...table,
    simpleTypes: { ...table.simpleTypes, 'udt:IDContentType': { base: 'xs:token', maxLength: '3' } },
    types: { ...table.types, 'udt:IDType': { ...table.types['udt:IDType'], base: 'udt:IDContentType' } },
  };

  it('may be narrower; its faults keep only its own rules from running', async () => {
    const plugged = await kit(plugin({ schematron: undefined }, narrowed));
    const verdict = await plugged.judge(plugged.invoice(), DAY);
    expect(verdict.checksRun).toEqual(['xsd', 'schematron:base', 'schematron:own']);
    expect(new Set(verdict.findings.map(({ source, rule }) => `${source} ${rule}`))).toContain(
      'schematron:own xsd:value',
    );
  });
});

describe('a pack whose schema cannot be read', () => {
  it.each([
    [{ xsd: 'none.xsd' }, 'the file does not exist'],
    [{ xsd: '../none.xsd' }, 'lies outside the folder of the pack'],
    [{ replaces: ['xsd'], applies: { guidelines: ['x'] }, xsd: undefined }, 'needs an "xsd" of your own'],
    [{ replaces: ['xsd'] }, '"replaces" needs "applies.guidelines"'],
    [{ xsd: [1] }, '"xsd" is not a path or a list of them'],
  ])('%j', async (manifest, reason) => {
    await expect(kit(plugin(manifest))).rejects.toThrow(reason);
  });
});
