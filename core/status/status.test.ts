import { describe, expect, it } from 'vitest';
import { localChoice } from '@conforme/proto/schema/local-forms';
import { STATUSES } from '@conforme/proto/schema/message-choices';
import { STATUS_CODES } from './codes.ts';
import { following, outlook } from './order.ts';
import { REASON_NAMES } from './reason-names.ts';
import { fittingReasons } from './reasons.ts';
import { TECHNICAL_CODES } from './technical.ts';

const codesAfter = (code: string) => following(code).map(({ status }) => status.code);

describe('what may follow', () => {
  it('begins with the platform of the seller', () => {
    expect(outlook([]).next.map(({ status }) => status.code)).toEqual(['200', '213', '501']);
  });

  it('takes optional statuses for skipped, and names them', () => {
    const collected = following('200').find(({ status }) => status.code === '212');
    expect(collected).toMatchObject({ skipped: ['201', '202', '203'] });
    expect(codesAfter('212')).toEqual(['212']);
    expect(codesAfter('207')).not.toContain('208');
  });

  it('leaves nothing after the end of an invoice', () => {
    for (const code of ['210', '213', '220', '501']) expect(codesAfter(code)).toEqual([]);
    expect(outlook(['200', '210', '212'])).toMatchObject({
      findings: [{ index: 2, rule: 'after-final', severity: 'fatal' }],
    });
  });

  it('warns of what no published chain shows, and says what it takes for granted', () => {
    expect(outlook(['212', '205']).findings).toMatchObject([
      { index: 0, rule: 'first', severity: 'info', message: { en: expect.stringContaining('not given') } },
      { index: 1, rule: 'order', severity: 'warning' },
    ]);
    expect(outlook(['213', '205']).next).toEqual([]);
    expect(outlook(['200', '999']).findings).toMatchObject([{ index: 1, rule: 'unknown' }]);
    expect(outlook(['200', '202', '205', '212', '212']).findings).toEqual([]);
    expect(outlook(['200', '225', '212']).findings).toMatchObject([
      { index: 1, rule: 'order', severity: 'warning', message: { en: expect.stringContaining('agreed') } },
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])('is unknown after %s', (code) => {
    expect(outlook([code])).toMatchObject({ findings: [{ rule: 'unknown' }], next: [] });
  });

  it('knows the statuses of the portal, which are about objects and are followed by nothing', () => {
    for (const code of TECHNICAL_CODES.keys())
      if (code !== '501') expect(outlook([code])).toEqual({ findings: [], next: [] });
    expect(outlook(['500', '501'])).toEqual({ findings: [], next: [] });
    expect(outlook(['200', '301']).findings).toMatchObject([
      { index: 1, rule: 'unknown', message: { en: expect.stringContaining('e-reporting') } },
    ]);
    expect(outlook(['300', '400']).findings).toHaveLength(2);
  });
});

describe('reasons that fit findings', () => {
  const failures = [
    { source: 'schematron:en16931', rule: 'BR-CO-10', terms: ['BT-106', 'BT-131'] },
    { source: 'schematron:en16931', rule: 'BR-CO-13', terms: ['BT-109'] },
    { source: 'schematron:fr-ctc', rule: 'BR-FR-05', terms: ['BT-22'] },
    { source: 'xsd', rule: null, terms: [] },
  ];

  it('names the findings behind each, and only codes that the status may have', () => {
    expect(fittingReasons('213', failures)).toEqual([
      { code: 'MONTANTTOTAL_ERR', rules: ['BR-CO-10', 'BR-CO-13'] },
      { code: 'REJ_SEMAN', rules: ['BR-FR-05', 'xsd'] },
    ]);
    expect(fittingReasons('210', failures).at(-1)).toEqual({
      code: 'NON_CONFORME',
      rules: ['BR-FR-05', 'xsd'],
    });
    for (const status of ['210', '213'] as const)
      for (const { code } of fittingReasons(status, failures))
        expect(STATUS_CODES.get(status)!.reasons).toContain(code);
  });
});

it('every status may be asked for, and every reason has a name', () => {
  const known = [...STATUS_CODES.keys(), ...TECHNICAL_CODES.keys()];
  expect([...new Set(known)].toSorted()).toEqual(STATUSES);
  const codes = [...STATUS_CODES.values(), ...TECHNICAL_CODES.values()].flatMap(
    ({ reasons }) => reasons ?? [],
  );
  expect(Object.keys(REASON_NAMES).toSorted()).toEqual([...new Set(codes)].toSorted());
});

it('every status may be asked for by its name', () => {
  const codes = [...STATUS_CODES.keys()];
  for (const { code, title } of STATUS_CODES.values())
    expect([localChoice(title.fr, codes), localChoice(title.en, codes)], code).toEqual([code, code]);
});
