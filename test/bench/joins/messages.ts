// What the long documents of messages are made of: documents of the tests of their packs, in which every element stands once.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { full as inCii } from '../../../rules/packs/flux1/testing/cii.ts';
import { full as inUbl } from '../../../rules/packs/flux1/testing/ubl.ts';
import { payments, transactions } from '../../../rules/packs/flux10/testing/documents.ts';

const PACKS = path.resolve(import.meta.dirname, '../../../rules/packs');

interface Documents {
  /** Below rules/packs. */
  readonly schema: string;
  readonly documents: readonly string[];
}

const status = (name: string): string => readFileSync(path.join(PACKS, 'cdar/testing', name), 'utf8');

const extracts = (level: string): readonly (readonly [string, Documents])[] => [
  [`flux1-${level}-cii`, { schema: `flux1/cii-${level}/schema`, documents: [inCii] }],
  [`flux1-${level}-ubl`, { schema: `flux1/ubl-${level}/schema`, documents: [inUbl] }],
];

/** By the syntax of the packs that judge them. */
export const MESSAGES: ReadonlyMap<string, Documents> = new Map([
  ['cdar', { schema: 'cdar/schema', documents: ['collected.xml', 'disputed.xml'].map(status) }],
  ['flux10', { schema: 'flux10/schema', documents: [transactions, payments] }],
  ...extracts('base'),
  ...extracts('full'),
]);
