import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { publishedStructures } from './published-xsd.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A folder with an empty schema of each of these namespaces. */
function published(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  folders.push(folder);
  for (const [file, namespace] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}"/>`;
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

describe('schemas in the folder of a publisher', () => {
  it('Invoice and CreditNote of UBL are one schema; what is no invoice is left out', () => {
    const folder = published({
      'maindoc/UBL-Invoice-2.1.xsd': `${UBL}Invoice-2`,
      'maindoc/UBL-CreditNote-2.1.xsd': `${UBL}CreditNote-2`,
      'maindoc/UBL-Order-2.1.xsd': `${UBL}Order-2`,
      'common/UBL-Components-2.1.xsd': `${UBL}CommonBasicComponents-2`,
    });
    expect(publishedStructures(folder)).toEqual([
      {
        files: ['maindoc/UBL-CreditNote-2.1.xsd', 'maindoc/UBL-Invoice-2.1.xsd'],
        id: 'ubl-creditnote-2.1',
        version: '2.1',
        syntax: 'ubl',
      },
    ]);
  });

  it('several of one namespace stand alone', () => {
    const folder = published({ 'a/Basic 1.09.xsd': CII, 'b/Extended.xsd': CII });
    expect(publishedStructures(folder)).toMatchObject([
      { files: ['a/Basic 1.09.xsd'], id: 'basic-1.09', version: '1.09', syntax: 'cii' },
      { files: ['b/Extended.xsd'], id: 'extended', version: '0' },
    ]);
  });

  it('none in a folder without', () => {
    expect(publishedStructures(published({ 'a.xsd': 'urn:other' }))).toEqual([]);
  });
});
