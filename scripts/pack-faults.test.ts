import { expect, it } from 'vitest';
import { folded } from './pack-faults.ts';

const missing = (pack: string, rule: number): string =>
  `pack ${pack}, R-${rule}: the file codes.xml does not exist beside the schema (a.sch:${rule}:62)`;
const other = 'pack a, R-2: the prefix "x" is not declared (a.sch:9:1)';

it('says once what many rules of a pack have in common', () => {
  const faults = [1, 2, 3, 4, 5].flatMap((rule) => [missing('a', rule), ...(rule === 2 ? [other] : [])]);
  expect(folded([...faults, missing('b', 1), missing('b', 2)])).toEqual([
    'pack a, R-1 and 4 more of its rules: the file codes.xml does not exist beside the schema (a.sch:1:62)',
    other,
    missing('b', 1),
    missing('b', 2),
  ]);
});

it('leaves what is of no rule as it is', () => {
  const faults = [
    'there is no file x',
    'there is no file x',
    'a',
    'there is no file x',
    'there is no file x',
  ];
  expect(folded(faults)).toEqual(['there is no file x', 'a']);
});
