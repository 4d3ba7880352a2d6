import { describe, expect, it } from 'vitest';
import type { Edit } from '../state/testing/cases.ts';
import { collected, disputed, found, packOf } from './testing/edits.ts';
import { CASES, COMMENT, OF_PORTAL, toState } from './testing/state.ts';

/** What the State asks beyond the published rules, of statuses that go to it. */

const pack = packOf('state');

describe('the rules of the State for statuses of invoices', () => {
  it.each(CASES)('%s', (_, edits, rules) => {
    expect(found(pack, collected, ...toState, ...edits)).toEqual(rules);
  });

  it.each(OF_PORTAL)('of its portal: %s', (_, edits, rules) => {
    expect(found(pack, collected, ...edits)).toEqual(rules);
  });

  it('ask for the cause of a payment that is taken back between platforms too, and of no other value', () => {
    const back: Edit = ['>7440.00<', '>-7440.00<'];
    expect(found(pack, collected, back)).toEqual(['P1.17_MDT-126']);
    expect(
      found(pack, collected, back, ['</ram:SequenceNumeric>', `</ram:SequenceNumeric>${COMMENT}`]),
    ).toEqual([]);
    expect(found(pack, collected, back, ['>MEN<', '>RAP<'])).toEqual([]);
    expect(found(pack, collected, back, ['Code>212<', 'Code>211<'])).toEqual([]);
  });

  it('say nothing of what goes from platform to platform', () => {
    for (const status of [collected, disputed]) expect(found(pack, status)).toEqual([]);
  });

  it('only warn, and have a case each', () => {
    const tried = new Set([...CASES, ...OF_PORTAL].flatMap(([, , rules]) => rules));
    expect(pack.rules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
    expect(new Set(pack.rules.map(({ flag }) => flag))).toEqual(new Set(['warning']));
  });
});
