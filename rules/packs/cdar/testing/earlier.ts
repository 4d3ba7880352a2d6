// What earlier versions say of statuses, where it is something else.

import type { Edit } from '../../state/testing/cases.ts';
import type { Case } from './cases.ts';
import {
  collected,
  disputed,
  forPortal,
  withReasons,
  CHORUS_PRO,
  NO_ISSUE_DATE,
  NO_SELLER_ID,
} from './edits.ts';

/** Of the first characteristic that has one. */
const NO_AMOUNT: Edit = [/<ram:ValueAmount.*/, ''];

/** The newest portal, business process and rate, as versions before knew them. */
export const EARLIER: readonly (readonly [version: string, ...Case])[] = [
  ['1.4.0', 'a domestic operation', collected, [], []],
  ['1.4.0', 'another one of the list', collected, [['>REGULATED<', '>B2C<']], ['CL-01_MDT-2']],
  ['1.4.0', 'the copy for the portal', collected, forPortal, []],
  ['1.3.1', 'the copy for the new portal', collected, forPortal, ['02_MDT-3', 'CL-01_MDT-2']],
  ['1.3.1', 'the copy for the old portal', collected, [...forPortal, ['>0000<', '>9998<']], []],
  ['1.3.1', 'an amount without rate', collected, [['<ram:ValuePercent>5.50</ram:ValuePercent>', '']], []],
  ['1.3.1', 'a rate without amount beside one with it', collected, [NO_AMOUNT], []],
  ['1.3.1', 'rates without amounts', collected, [NO_AMOUNT, NO_AMOUNT], ['14_MDT-207']],
  ['1.3.1', 'a detail without number', disputed, [['<ram:SequenceNumeric>2</ram:SequenceNumeric>', '']], []],
  ['1.3.1', 'a later coded status', disputed, [['>46<', '>5<']], ['CL-05_MDT-88_23']],
  [
    '1.3.1',
    'a later reason',
    disputed,
    withReasons('501', 'IRR_NOM_F', 'IRR_SYNTAX'),
    ['CL-09_MDT-113', 'CL-09_MDT-113_501'],
  ],
  [
    '1.3.1',
    'what is inadmissible, without date and seller',
    disputed,
    [...withReasons('501', 'IRR_SYNTAX', 'IRR_SYNTAX'), NO_ISSUE_DATE, NO_SELLER_ID],
    ['11_MDG-35', '13_MDT-129'],
  ],
  [
    '1.3.1',
    'a refusal by Chorus Pro',
    disputed,
    [...withReasons('210', 'DOUBLON', 'LIVR_INCOMP'), CHORUS_PRO],
    ['CL-09_MDT-113_210'],
  ],
  [
    '1.3.1',
    'no status',
    collected,
    [['<ram:ProcessConditionCode>212</ram:ProcessConditionCode>', '']],
    ['12_MDT-105'],
  ],
  ['1.2.0', 'no status', collected, [['<ram:ProcessConditionCode>212</ram:ProcessConditionCode>', '']], []],
  [
    '1.2.0',
    'a creator without identifier',
    disputed,
    [[/(<ram:IssuerTradeParty>\s+)<ram:GlobalID.*/, '$1']],
    [],
  ],
  [
    '1.2.0',
    'a creator with the phase as role',
    disputed,
    [
      [/(<ram:IssuerTradeParty>\s+)<ram:GlobalID.*/, '$1'],
      ['>BY<', '>23<'],
    ],
    ['07_MDT-38_yes', 'CL-03_MDT-40_23'],
  ],
  [
    '1.2.0',
    'a creator without role',
    disputed,
    [['<ram:RoleCode>BY</ram:RoleCode>', '']],
    ['07_MDT-38_no', 'CL-03_MDT-40_23'],
  ],
];
