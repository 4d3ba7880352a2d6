import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../build.ts';
import { parse } from '@conforme/engine/xml';
import { loadPacks } from '../index.ts';
import { boundedTree } from '../testing/bounded.ts';
import { invoiceOf, violation } from '../testing/violate.ts';

const here = import.meta.dirname;
// Beside the packs: the modules import the runtime by a relative path.
const dist = mkdtempSync(path.join(here, '../../dist-test-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});
build(path.join(here, 'cii'), dist);
const [pack] = await loadPacks(dist);
if (!pack) throw new Error('there is no pack');

const fired = (document: Uint8Array): string[] =>
  pack
    .run(parse(Buffer.from(document)), { role: '', treatment: '', date: '', container: '' })
    .map(({ rule }) => rule);

const trade = 'rsm:SupplyChainTradeTransaction';
const agreement = `${trade}/ram:ApplicableHeaderTradeAgreement`;
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const line = `${trade}/ram:IncludedSupplyChainTradeLineItem`;
const means = `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`;
const scan = `${agreement}/ram:AdditionalReferencedDocument`;
const both = (party: string, ...names: string[]): [string, string][] =>
  names.map((name) => [`${party}/ram:${name}`, 'x']);

/** Rules that say more than "not", "at most once" or "exactly once". */
const special: Record<string, readonly [string, string][]> = {
  'CII-SR-119': [[`${line}/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount`, '1']],
  'CII-SR-449': both(`${trade}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty`, 'ID', 'GlobalID'),
  'CII-SR-450': both(`${agreement}/ram:BuyerTradeParty`, 'ID', 'GlobalID'),
  'CII-SR-451': both(`${settlement}/ram:PayeeTradeParty`, 'ID', 'GlobalID'),
  'CII-SR-457': [[scan, ''], [`${scan}/ram:TypeCode`, '50'], [scan, ''], [`${scan}/ram:TypeCode`, '50']],
  'CII-SR-458': [[scan, ''], [`${scan}/ram:TypeCode`, '130'], [scan, ''], [`${scan}/ram:TypeCode`, '130']],
  'CII-SR-462': [`${settlement}/ram:ApplicableTradeTax/ram:DueDateTypeCode`].flatMap((code) => [[code, '5'], [code, '29']]),
  'CII-SR-463': [[`${settlement}/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`, '1']],
  'CII-SR-465': both(`${agreement}/ram:SellerTradeParty/ram:DefinedTradeContact`, 'PersonName', 'DepartmentName'),
  'CII-SR-466': both(`${agreement}/ram:BuyerTradeParty/ram:DefinedTradeContact`, 'PersonName', 'DepartmentName'),
  'CII-SR-467': [[`${means}/ram:TypeCode`, '30'], [means, ''], [`${means}/ram:TypeCode`, '58']],
  'CII-SR-468': [[`${means}/ram:Information`, 'a'], [means, ''], [`${means}/ram:Information`, 'b']],
  'CII-SR-470': [[`${means}/ram:TypeCode`, '30']],
  'CII-SR-474': [`${line}/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument`].flatMap((object) => [[object, ''], [`${object}/ram:TypeCode`, '130'], [object, ''], [`${object}/ram:TypeCode`, '130']]),
  'CII-SR-475': [[`${scan}/ram:TypeCode`, '916'], ...both(scan, 'Name', 'Name')],
  'CII-SR-476': [[`${scan}/ram:TypeCode`, '916'], ...both(scan, 'AttachmentBinaryObject', 'AttachmentBinaryObject')],
  'CII-DT-097': [['rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString[@format = \'102\']', '20261301']],
}; // prettier-ignore

/** A rule on every type code goes before. */
const never = ['CII-DT-010', 'CII-DT-011', 'CII-DT-012'];

const syntax = pack.rules.filter(({ id }) => id.startsWith('CII-'));

describe('the CII syntax rules of EN 16931', () => {
  it('are those of the release, with its severities', () => {
    const count = (start: string, flag: string): number =>
      syntax.filter((rule) => rule.id.startsWith(start) && rule.flag === flag).length;
    expect([count('CII-SR-', 'fatal'), count('CII-SR-', 'warning')]).toEqual([42, 440]);
    expect([count('CII-DT-', 'fatal'), count('CII-DT-', 'warning')]).toEqual([70, 31]);
  });

  it('are silent where nothing of theirs stands, but for what must stand', () => {
    expect(fired(invoiceOf()).filter((rule) => rule.startsWith('CII-'))).toEqual([]);
  });

  it.each(syntax)('$id fires on its own violation', ({ id, context, test }) => {
    const document = special[id] ? invoiceOf(...special[id]) : violation(context, test);
    const found = fired(document);
    if (never.includes(id)) expect(found).not.toContain(id);
    else expect(found).toContain(id);
  });

  it('ask identifiers that have rules of their own but once', () => {
    const number = 'rsm:ExchangedDocument/ram:ID';
    const found = fired(invoiceOf([`${number}[@schemeName = 'x']`, '1']));
    expect(found).toContain('CII-DT-001');
    expect(found).not.toContain('CII-DT-101');
  });
});

describe('a document read into the memory of a larger one', () => {
  const amounts = ['LineTotalAmount', 'TaxBasisTotalAmount', 'GrandTotalAmount', 'DuePayableAmount'];
  const document = (lines: number): Uint8Array =>
    invoiceOf(
      ...Array.from({ length: lines }, (_, i): [string, string][] => [
        [line, ''],
        [`${line}/ram:AssociatedDocumentLineDocument/ram:LineID`, `${i}`],
        [`${line}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`, 'S'],
      ]).flat(),
      ...amounts.map((amount): [string, string] => [
        `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${amount}`,
        '10.00',
      ]),
    );

  it('is judged by what it says itself, and nothing behind it is looked at', () => {
    const alone = fired(document(2));
    const large = parse(document(500));
    pack.run(large, { role: '', treatment: '', date: '', container: '' });
    large.release();
    const bounded = boundedTree(document(2));
    const findings = pack.run(bounded, { role: '', treatment: '', date: '', container: '' });
    expect(findings.map(({ rule }) => rule)).toEqual(alone);
    expect(findings.length).toBeGreaterThan(20);
  });
});
