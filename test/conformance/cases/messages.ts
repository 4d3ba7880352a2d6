// Messages that break the rules of their packs, and messages that do not: the cases of the tests of each.

import type { Edit as TextEdit, Cases } from '../../../rules/packs/state/testing/cases.ts';
import { EditError, edited, TODAY } from '../../../rules/packs/state/testing/cases.ts';
import { CASES as ON_STATUS, REASONS } from '../../../rules/packs/cdar/testing/cases.ts';
import { EARLIER } from '../../../rules/packs/cdar/testing/earlier.ts';
import { collected, disputed, withReasons } from '../../../rules/packs/cdar/testing/edits.ts';
import { CASES as ON_STATE, OF_PORTAL, toState } from '../../../rules/packs/cdar/testing/state.ts';
import { casesOf } from '../../../rules/packs/flux1/testing/cases.ts';
import * as cii from '../../../rules/packs/flux1/testing/cii.ts';
import { proper, suites } from '../../../rules/packs/flux1/testing/state.ts';
import * as ubl from '../../../rules/packs/flux1/testing/ubl.ts';
import { onPayments, onTransactions } from '../../../rules/packs/flux10/testing/cases.ts';
import { payments, transactions } from '../../../rules/packs/flux10/testing/documents.ts';
import { onState } from '../../../rules/packs/flux10/testing/state.ts';

/** A message and what is done to it, one after the other. */
export interface Draft {
  readonly base: string;
  readonly edits: readonly TextEdit[];
}

export { EditError, TODAY, type TextEdit };

/** @throws EditError where an edit leads nowhere */
export const messageOf = ({ base, edits }: Draft): string => flat(edited(base, edits));

/** In one line: without the declaration, and without the breaks between elements and between attributes. */
const flat = (text: string): string =>
  text
    .replace(/^<\?xml.*?\?>\s*/, '')
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ');

const draftsOf = (base: string, cases: Cases): Draft[] =>
  Object.values(cases).map((edits) => ({ base, edits }));

/** Name of a pack → what it is tried with. */
export const MESSAGES: Readonly<Record<string, readonly Draft[]>> = {
  'br-fr-cdv': [
    ...ON_STATUS.map(([, base, edits]) => ({ base, edits })),
    ...EARLIER.map(([, , base, edits]) => ({ base, edits })),
    ...REASONS.map(([status, [its], foreign]) => ({
      base: disputed,
      edits: withReasons(status, its, foreign),
    })),
  ],
  'etat-cdv': [
    ...ON_STATE.map(([, edits]) => ({ base: collected, edits: [...toState, ...edits] })),
    ...OF_PORTAL.map(([, edits]) => ({ base: collected, edits })),
  ],
  ...Object.fromEntries(
    ['base', 'full'].flatMap((size) => [
      [`flux1-${size}-cii`, draftsOf(cii.full, casesOf(cii.spelling, cii.full))],
      [`flux1-${size}-ubl`, draftsOf(ubl.full, casesOf(ubl.spelling, ubl.full))],
    ]),
  ),
  ...Object.fromEntries(
    suites.map(([folder, of, cases]) => {
      const [syntax, size] = folder.split('-');
      return [`flux1-etat-${size}-${syntax}`, draftsOf(proper[of], cases)];
    }),
  ),
  flux10: [...draftsOf(transactions, onTransactions), ...draftsOf(payments, onPayments)],
  'flux10-etat': draftsOf(transactions, onState),
};
