import { describe, expect, it } from 'vitest';
import { CASES, REASONS } from './testing/cases.ts';
import { collected, disputed, withReasons, found, packOf } from './testing/edits.ts';
import type { Edit } from '../state/testing/cases.ts';

/** Every rule finds nothing in a proper status, and itself alone in one that is spoiled for it. */

const pack = packOf('rules');

describe('BR-FR-CDV 1.4.0.03', () => {
  it.each([
    ['an amount collected', collected],
    ['a dispute', disputed],
  ])('finds nothing in %s', (_, text) => expect(found(pack, text)).toEqual([]));

  it.each(CASES)('%s', (_, text, edits, rules) =>
    expect(found(pack, text, ...edits)).toEqual([...rules].sort()),
  );

  it.each(REASONS)('status %s has reasons of its own', (status, its, foreign) => {
    expect(found(pack, disputed, ...withReasons(status, ...its))).toEqual([]);
    const rule = `CL-09_MDT-113_${status}`;
    expect(found(pack, disputed, ...withReasons(status, its[0], foreign))).toEqual([rule]);
  });

  it('takes every reason for wrong where there is no status', () => {
    const none: Edit = ['<ram:ProcessConditionCode>207</ram:ProcessConditionCode>', ''];
    const rules = found(pack, disputed, none, ['>PU_ERR<', '>TX_TVA_ERR<']);
    expect(new Set(rules)).toEqual(
      new Set([
        '12_MDT-105',
        ...['200', '206', '208', '213', '221', '501'].map((code) => `CL-09_MDT-113_${code}`),
      ]),
    );
  });

  it('has a case for each of its 36 rules', () => {
    const tried = [
      ...CASES.flatMap(([, , , rules]) => rules),
      ...REASONS.map(([status]) => `CL-09_MDT-113_${status}`),
    ];
    expect(pack.rules).toHaveLength(36);
    expect(
      pack.rules.map(({ id }) => id.replace('BR-FR-CDV-', '')).filter((id) => !tried.includes(id)),
    ).toEqual([]);
  });

  it('is fatal but for statuses that parties may agree on', () => {
    expect(pack.rules.filter(({ flag }) => flag === 'warning').map(({ id }) => id)).toEqual([
      'BR-FR-CDV-CL-06_MDT-105',
      'BR-FR-CDV-CL-06_MDT-115',
    ]);
  });
});
