import { describe, expect, it } from 'vitest';
import { causesOf, culpritsFirst, type Known } from './causes.ts';
import type { ReportedFinding } from './reported.ts';
import { cpuMsOf } from '../../test/cpu.ts';

const finding = (rule: string | null, ...pointers: string[]): ReportedFinding => ({
  source: 'schematron:base',
  severity: 'fatal',
  rule,
  message: `${rule} ${pointers[0]}`,
  location: '/doc',
  test: null,
  ...(pointers.length > 0 && { pointer: pointers[0]!, pointers }),
});

const groupsOf = (findings: readonly ReportedFinding[], known?: Known): number[][] =>
  causesOf(findings, known).map(({ finding: first, also }) => [first, ...also]);

const known = (values: Record<string, unknown>): Known => ({
  valueAt: (pointer) => values[pointer],
  sums: () => [{ op: 'replace', path: '/all', value: '1' }],
});

describe('one cause', () => {
  it('is one field', () => {
    expect(groupsOf([finding('A', '/a'), finding('B', '/b'), finding('C', '/a')])).toEqual([[0, 2], [1]]);
  });

  it('is one missing account, one missing tax number, one reason', () => {
    const lines = [
      finding('BR-S-02'),
      finding('BR-S-02'),
      finding('BR-50'),
      finding('CII-SR-470'),
      finding('BR-61'),
    ];
    expect(groupsOf(lines)).toEqual([
      [0, 1],
      [4, 2, 3],
    ]);
    expect(groupsOf([finding('BR-33'), finding('BR-CO-21'), finding('BR-CO-23')])).toEqual([[0, 1], [2]]);
  });

  it('is a rate in a category without VAT, which taxes its row', () => {
    const findings = [finding('BR-AE-09', '/c'), finding('BR-AE-05', '/r'), finding('BR-AE-10', '/m')];
    expect(groupsOf([...findings, finding('BR-E-05', '/e')])).toEqual([[1, 0], [2], [3]]);
  });

  it('is one wrong value in several places', () => {
    const units = [finding('BR-CL-23', '/l/0'), finding('BR-CL-23', '/l/1'), finding('BR-CL-23', '/l/2')];
    expect(groupsOf(units, known({ '/l/0': 'jour', '/l/1': 'hur', '/l/2': 'jour' }))).toEqual([[0, 2], [1]]);
  });

  it('is one element of a document that rules judge from groups of their own', () => {
    const at = (rule: string, location: string, line: number): ReportedFinding => ({
      ...finding(rule),
      message: location,
      location,
      line,
      column: 5,
    });
    for (const [one, other] of [
      ['BR-27', 'BR-FR-DEC-03_BT-146'],
      ['BR-DEC-14', 'BR-FR-DEC-01_BT-112'],
      ['UBL-DT-01', 'BR-CO-17'],
      ['BR-FR-10_BT-30', 'BR-FR-32-LEGALID'],
      ['BR-CL-18', 'BR-FR-15_BT-151-1'],
      ['BR-03', 'BR-FR-03_BT-72'],
    ] as const) {
      const findings = [at(one, '/a', 7), at(other, '/a/b', 7), at(other, '/a/c', 8), at('BR-52', '/a/b', 7)];
      expect(groupsOf(findings)).toEqual([[0, 1], [2], [3]]);
    }
    // One group may have several wrong elements.
    expect(groupsOf([at('BR-DEC-12', '/a', 7), at('BR-DEC-14', '/a', 8)])).toEqual([[0], [1]]);
  });

  it('is one type of the document', () => {
    expect(groupsOf([finding('BR-CL-01'), finding('BR-FR-04_BT-3')])).toEqual([[0, 1]]);
  });

  it('is a code without which a document compares differently, and brings no other sum with it', () => {
    const category = [finding('BR-S-08'), finding('BR-CL-18'), finding('BR-CO-10')];
    expect(groupsOf(category)).toEqual([[1, 0], [2]]);
    const currency = [finding('BR-CL-04'), finding('BR-CO-15'), finding('BR-CO-10'), finding('BR-CO-13')];
    expect(groupsOf(currency)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    // In a request, pointers say what has to do with what.
    expect(groupsOf([finding('BR-CL-18', '/l/0'), finding('BR-S-08', '/r')])).toEqual([[0], [1]]);
  });

  it('joins what has something in common with each of two', () => {
    const chain = [finding('BR-CO-10', '/t'), finding('X', '/u'), finding('BR-CO-13', '/u')];
    expect(groupsOf(chain)).toEqual([[1, 0, 2]]);
  });

  it('of ten thousand findings is found as soon as that of ten', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => finding('BR-26', `/line/${at}`));
    const same = many.map((each) => ({ ...each, message: 'No price.', pointer: '/a' }));
    const took = cpuMsOf(() => {
      expect(causesOf(many)).toHaveLength(10_000);
      expect(causesOf(same)).toMatchObject([{ count: 10_000 }]);
    });
    // It took ten seconds when each looked at all the others.
    expect(took).toBeLessThan(3_000);
  });

  it('is told by the finding that says what is wrong by itself', () => {
    const [cause] = causesOf([finding('BR-CL-03', '/c', '/d'), finding('BR-CL-04', '/c')]);
    expect(cause).toMatchObject({ finding: 1, also: [0], count: 2, pointers: ['/c'], patch: null });
  });

  it('has no information in it, and all else', () => {
    const info: ReportedFinding = { ...finding(null), severity: 'info' };
    expect(groupsOf([info, finding(null), finding(null), { ...finding('W'), severity: 'warning' }])).toEqual([
      [1],
      [2],
      [3],
    ]);
  });
});

describe('a patch of a cause', () => {
  const patched = (rule: string, path: string): ReportedFinding => ({
    ...finding(rule, path),
    patch: [{ op: 'replace', path, value: '1' }],
  });

  it('is all of its findings, each once', () => {
    const [cause] = causesOf([patched('A', '/a'), patched('B', '/a')]);
    expect(cause!.patch).toEqual([{ op: 'replace', path: '/a', value: '1' }]);
  });

  it('of sums is all the sums', () => {
    const [cause] = causesOf([patched('BR-CO-10', '/a'), finding('BR-CO-13', '/b')], known({}));
    expect(cause!.patch).toEqual([{ op: 'replace', path: '/all', value: '1' }]);
  });
});

describe('a value that is wrong by itself', () => {
  it('comes first where it is compared', () => {
    const [, compared] = culpritsFirst([
      finding('BR-DEC-01', '/a'),
      finding('BR-S-08', '/lines', '/a', '/b'),
    ]);
    expect(compared).toMatchObject({ pointer: '/a', pointers: ['/a', '/lines', '/b'] });
  });

  it('leaves alone what asks for something of its own', () => {
    const findings = [finding('A', '/a'), finding('BR-S-02', '/vat', '/a')];
    expect(culpritsFirst(findings)).toEqual(findings);
  });
});
