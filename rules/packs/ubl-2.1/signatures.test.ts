import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSchema } from '@conforme/engine/schema';
import { parse } from '@conforme/engine/xml';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const read = (name: string): string => readFileSync(path.join(folder, `testing/${name}.xml`), 'utf8');
const signed = read('signed');
const schema = loadSchema(folder);
const findings = (document: string): string[] =>
  schema.validate(parse(Buffer.from(document))).map(({ message }) => message);
/** The invoice with something else in the place of its first extension's content. */
const holding = (content: string, document = signed): string =>
  document.replace(/<suivi[^]*?<\/suivi>/, content);

// What UBL-CommonExtensionComponents-2.1 imports is judged: signatures, and every element of UBL. Official verdicts: test/oracle/xsd.ts.
describe('what an extension holds', () => {
  it('a signature with all its properties', () => {
    expect(findings(signed)).toEqual([]);
  });

  it.each([
    ['a digest that is no base64', '>QUJDREVGR0g=<', '>QUJDREVGR0g<', 'bytes in Base64'],
    [
      'a method without its algorithm',
      /(<ds:SignatureMethod) Algorithm="[^"]*"/,
      '$1',
      'ds:SignatureMethod lacks the attribute Algorithm.',
    ],
    [
      'a signature without its value',
      /<ds:SignatureValue[^]*?<\/ds:SignatureValue>/,
      '',
      'ds:Signature lacks ds:SignatureValue.',
    ],
    [
      'no signature at all',
      /<sac:SignatureInformation>[^]*<\/sac:SignatureInformation>/,
      '',
      'lacks sac:SignatureInformation',
    ],
    ['a number that is none', /(X509SerialNumber>)7/, '$1A7', 'ds:X509SerialNumber is "A7"'],
    ['an identifier twice', 'Id="value"', 'Id="signature"', 'Id'],
    [
      'an element that only a strict wildcard lets in',
      /<ds:HMACOutputLength>128<.ds:HMACOutputLength>/,
      '<other xmlns="urn:x"/>',
      'other',
    ],
    [
      'an attribute that AnyType lets in, if anything declares it',
      '<xades:ClaimedRole>',
      '<xades:ClaimedRole role="1">',
      'role',
    ],
    [
      'an aggregate of UBL that no invoice has',
      '<cac:Contract>',
      '<cac:Contract><cbc:Rank>1</cbc:Rank>',
      'cbc:Rank',
    ],
  ])('not %s', (_, from, to, said) => {
    const damaged = signed.replace(from, to);
    expect(damaged).not.toBe(signed);
    expect(findings(damaged)).toEqual([expect.stringContaining(said)]);
  });

  it.each([
    [
      'an element that no schema declares, of a namespace that one is for',
      '<ds:Other xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>',
    ],
    [
      'another document than its own',
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/>',
    ],
    [
      'a value of the type that it names',
      '<a xmlns="urn:x" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="cbc:IDType" schemeID="x">1</a>',
    ],
  ])('%s', (_, content) => {
    expect(findings(holding(content))).toEqual([]);
  });

  it.each([
    ['a document of its own kind that lacks everything', '<Invoice/>'],
    [
      'a value that is not of the type that it names',
      '<a xmlns="urn:x" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="cbc:IssueDateType">1</a>',
    ],
    ['UBL in what no schema declares', '<a xmlns="urn:x"><cbc:IssueDate>1</cbc:IssueDate></a>'],
    [
      'UBL in another document',
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"><cbc:IssueDate>1</cbc:IssueDate></CreditNote>',
    ],
  ])('not %s', (_, content) => {
    expect(findings(holding(content))).toHaveLength(1);
  });

  it('in a credit note as in an invoice', () => {
    const extensions = /<ext:UBLExtensions[^]*<\/ext:UBLExtensions>/;
    const note = read('credit-note').replace(extensions, extensions.exec(signed)![0]);
    expect(findings(note)).toEqual([]);
    expect(findings(note.replace('>QUJDREVGR0g=<', '>QUJDREVGR0g<'))).toHaveLength(1);
  });

  it('is read about when a document first holds something known', () => {
    const packs = mkdtempSync(path.join(tmpdir(), 'without-beyond-'));
    for (const pack of ['cii-d22b', 'ubl-2.1'])
      cpSync(path.join(folder, '..', pack), path.join(packs, pack), { recursive: true });
    rmSync(path.join(packs, 'ubl-2.1/beyond.json'));
    const { validate } = loadSchema(path.join(packs, 'ubl-2.1'));
    const unknown = holding('<a xmlns="urn:x">1</a>', read('invoice'));
    expect(validate(parse(Buffer.from(unknown)))).toEqual([]);
    expect(() => validate(parse(Buffer.from(signed)))).toThrow('beyond.json');
    rmSync(packs, { recursive: true });
  });
});
