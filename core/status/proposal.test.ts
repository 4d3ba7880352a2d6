import { expect, it } from 'vitest';
import { proposals, type Objections } from './proposal.ts';

const NONE: Objections = { isDuplicate: false, isElsewhere: false, failures: [], differing: [] };
const FAILED = [{ source: 'schematron:en16931', rule: 'BR-02', terms: ['BT-1'] }];

const codes = (objections: Partial<Objections>) =>
  proposals({ ...NONE, ...objections }).map(({ status, reasons }) =>
    [status.code, ...reasons.map(({ code }) => code)].join(' '),
  );

it.each([
  [{}, ['204', '202']],
  [{ differing: ['BT-115', 'BT-5'] }, ['207 MONTANTTOTAL_ERR AUTRE', '202']],
  [{ failures: FAILED }, ['210 NON_CONFORME', '213 REJ_SEMAN']],
  [{ failures: FAILED, differing: ['BT-115'] }, ['210 NON_CONFORME', '213 REJ_SEMAN']],
  [{ isElsewhere: true }, ['210 DEST_ERR', '221 ROUTAGE_ERR']],
  [
    { isDuplicate: true, isElsewhere: true, failures: FAILED },
    ['210 DOUBLON DEST_ERR NON_CONFORME', '213 DOUBLON REJ_SEMAN'],
  ],
] as const)('%j', (objections, expected) => {
  expect(codes(objections)).toEqual(expected);
});

it('gives no reason that the status may not have, and each that needs one has it', () => {
  for (let bits = 0; bits < 16; bits++) {
    const objections = {
      isDuplicate: (bits & 1) > 0,
      isElsewhere: (bits & 2) > 0,
      failures: bits & 4 ? FAILED : [],
      differing: bits & 8 ? ['BT-115', 'BT-44'] : [],
    };
    for (const { status, reasons } of proposals(objections)) {
      for (const { code } of reasons) expect(status.reasons).toContain(code);
      if (status.needsReason) expect(reasons).not.toEqual([]);
    }
  }
});
