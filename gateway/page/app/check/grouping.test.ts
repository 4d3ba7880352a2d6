import { describe, expect, it } from 'vitest';
import { finding } from '../testing/findings.ts';
import { cardsOf, group } from './grouping.ts';

const findings = [
  finding({ rule: 'BR-2', severity: 'info', source: 'schematron:house' }),
  finding({ rule: 'BR-1', severity: 'warning', source: 'schematron:base' }),
  finding({ rule: null, severity: 'fatal', source: 'xsd' }),
  finding({ rule: 'BR-1', severity: 'fatal', source: 'schematron:base' }),
  finding({ rule: 'BR-3', severity: 'fatal', source: 'pdf' }),
];

const cards = cardsOf(findings, []);

const keys = (by: Parameters<typeof group>[1]): string[] =>
  group(cards, by).map(({ key, cards: members }) => `${key} ${members.length}`);

describe('group', () => {
  it('puts the worst first', () => {
    expect(keys('severity')).toEqual(['fatal 3', 'warning 1', 'info 1']);
  });

  it('gathers a rule, even one that speaks in two voices', () => {
    expect(keys('rule')).toEqual(['BR-1 2', ' 1', 'BR-3 1', 'BR-2 1']);
    expect(group(cards, 'rule')[0]!.severity).toBe('fatal');
  });

  it('follows the order in which checks run, then third parties', () => {
    expect(keys('source')).toEqual(['pdf 1', 'xsd 1', 'schematron:base 2', 'schematron:house 1']);
  });

  it('keeps the order of the document within a group', () => {
    expect(group(cards, 'severity')[0]!.cards.map((card) => card.finding.source)).toEqual([
      'xsd',
      'schematron:base',
      'pdf',
    ]);
  });

  it('has no group of nothing', () => {
    expect(group([], 'rule')).toEqual([]);
  });
});

describe('cardsOf', () => {
  const cause = { finding: 3, also: [1, 2], count: 3, pointers: [], patch: null };

  it('puts what follows from a cause under it, and loses nothing', () => {
    const shown = cardsOf(findings, [cause]);
    expect(shown.map(({ finding: { rule } }) => rule)).toEqual(['BR-2', 'BR-1', 'BR-3']);
    expect(shown[1]!.also).toEqual([findings[1], findings[2]]);
    expect(shown.flatMap(({ finding, also }) => [finding, ...also])).toHaveLength(findings.length);
  });
});
