// Two proper statuses, and what spoils them.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import type { Pack } from '@conforme/engine/schematron';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { parse } from '@conforme/engine/xml';
import { edited, type Edit } from '../../state/testing/cases.ts';

const document = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, `${name}.xml`), 'utf8');
export const collected = document('collected');
export const disputed = document('disputed');

/** A copy for the portal alone: the buyer without identifier does not count. */
export const forPortal: readonly Edit[] = [
  [/<ram:GlobalID schemeID="0002">404833048<\/ram:GlobalID>\s+<ram:Name>/, '<ram:Name>'],
  ['CDV:invoice<', 'CDV:einvoicingF2<'],
  ['>REGULATED<', '>S1<'],
];
export const withReasons = (status: string, ...reasons: readonly [string, string]): readonly Edit[] => [
  ['<ram:ProcessConditionCode>207<', `<ram:ProcessConditionCode>${status}<`],
  ['>TX_TVA_ERR<', `>${reasons[0]}<`],
  ['>PU_ERR<', `>${reasons[1]}<`],
];
export const own = (status: string): Edit => [
  '<ram:RequestedActionCode>NIN',
  `<ram:ProcessConditionCode>${status}</ram:ProcessConditionCode><ram:RequestedActionCode>NIN`,
];
export const CHORUS_PRO: Edit = ['>0417<', '>9999<'];
export const NO_ISSUE_DATE: Edit = [/<ram:FormattedIssueDateTime>.*/, ''];
export const NO_SELLER_ID: Edit = [
  /<ram:GlobalID schemeID="0002">732829320<\/ram:GlobalID>\s+<ram:RoleCode>SE/,
  '<ram:RoleCode>SE',
];

export const packOf = (folder: string): Pack =>
  loadPack(instantiate(emit(compilePack(path.join(import.meta.dirname, '..', folder))), '{ pack }'));

/** The rules that fire, without what all their names begin with. */
export function found(judge: Pack, text: string, ...edits: readonly Edit[]): string[] {
  const context = { role: '', treatment: '', date: '', container: '' };
  const tree = parse(new TextEncoder().encode(edited(text, edits)));
  return judge
    .run(tree, context)
    .map(({ rule }) => rule.replace('BR-FR-CDV-', ''))
    .sort();
}
