import { describe, expect, test } from 'vitest';
import type { Ledger, LedgerStep } from './index.ts';
import { LEDGER_CAUSES } from './ledger.ts';
import { ledgerTable } from './ledger-rows.ts';
import { ledgerText } from './ledger-text.ts';
import { LEDGER_WORDS } from './ledger-words.ts';

const STEP: LedgerStep = {
  term: 'BT-106',
  pointer: '/invoice/totals/line_total',
  category: null,
  rate: null,
  inputs: [
    { operator: 'add', pointer: '/invoice/lines/0/net_amount', term: 'BT-131', value: '10.00' },
    { operator: 'add', pointer: '/invoice/lines/1/net_amount', term: 'BT-131', value: '-2.00' },
  ],
  exact: '8.00',
  rounding: 'cents',
  result: '8.00',
  stated: '8.00',
  given: true,
  difference: '0.00',
  ours: '8.00',
  cause: null,
  rules: [],
};

const text = (steps: readonly LedgerStep[], language: 'en' | 'fr' = 'en', balanced = false): string[] =>
  ledgerText({ balanced, steps } satisfies Ledger, language).split('\n');

const line = (i: number, more: Partial<LedgerStep> = {}): LedgerStep => ({
  ...STEP,
  term: 'BT-131',
  pointer: `/invoice/lines/${i}/net_amount`,
  ...more,
});

describe('the table', () => {
  test('has a line for each step, amounts to the right, and how they came about', () => {
    const vat = { stated: '12345.60', result: '12345.60', ours: '12345.60', exact: '12345.595' };
    const credit = { operator: 'subtract', pointer: null, term: null, value: '-1' } as const;
    const steps = [
      line(1),
      { ...STEP, inputs: [...STEP.inputs, credit] },
      { ...STEP, ...vat, term: 'BT-117', category: 'S', rate: '20.00' },
    ];
    expect(text(steps, 'en', true)).toEqual([
      'Amount                  Stated  Computed  Difference  How',
      'BT-131 line 2             8.00      8.00              10.00 − 2.00',
      'BT-106 lines              8.00      8.00              10.00 − 2.00 + 1',
      'BT-117 VAT S 20.00 %  12345.60  12345.60              10.00 − 2.00 = 12345.595',
      'All amounts agree.',
    ]);
  });

  test('says what differs, why, and what the rules make of it', () => {
    const off: LedgerStep = {
      ...STEP,
      stated: '8.02',
      difference: '0.02',
      ours: '7.99',
      cause: 'unrounded_inputs',
      rules: [
        { rule: 'BR-CO-10', expects: '8.00', tolerance: '0.00', below: false, holds: false },
        { rule: 'BR-FXEXT-CO-10', expects: '8.00', tolerance: '0.02', below: false, holds: true },
        { rule: 'BR-S-09', expects: '8.00', tolerance: '1.00', below: true, holds: true },
        { rule: 'BR-AF-08', expects: '8.00', tolerance: null, below: false, holds: true },
        { rule: 'BR-DEC-09', expects: null, tolerance: null, below: false, holds: false },
        { rule: 'BR-FREXT-S-08', expects: '8.00', tolerance: '0.02', below: false, holds: null },
      ],
    };
    expect(text([off])[1]).toMatch(/^BT-106 lines +8\.02 +8\.00 +\+0\.02 /);
    expect(text([off]).slice(2)).toEqual([
      '    Adding up amounts that were not rounded, and rounding once, gives the stated amount.',
      '    BR-CO-10 does not hold: it expects 8.00, exactly.',
      '    BR-FXEXT-CO-10 lets it pass: up to 0.02 off.',
      '    BR-S-09 lets it pass: less than 1.00 off.',
      '    BR-AF-08 lets it pass: whatever it is.',
      '    BR-DEC-09 does not hold: more than two decimals.',
      '    From quantities and prices throughout: 7.99.',
      '1 amount differs or is missing.',
    ]);
    expect(text([off], 'fr').slice(3, 5)).toEqual([
      "    BR-CO-10 n'est pas respectée : elle attend 8.00, exactement.",
      "    BR-FXEXT-CO-10 l'admet : à 0.02 près au plus.",
    ]);
  });

  test('says of missing amounts what they would be, and of given ones that nothing leads to them', () => {
    const missing = { ...STEP, stated: null, difference: null };
    const paid = {
      ...STEP,
      term: 'BT-113',
      inputs: [],
      exact: null,
      result: null,
      difference: null,
      ours: null,
    };
    const [, first, unchecked, second, last] = text([missing, paid]);
    expect(first).toMatch(/missing +8\.00/);
    expect(unchecked).toBe('    No rule computes this amount.');
    expect(second).toMatch(/8\.00 +given; nothing to compute it from$/);
    expect(last).toBe('1 amount differs or is missing.');
  });

  test('counts lines that agree where there are many, and shows the others', () => {
    const lines = Array.from({ length: 21 }, (_, i) => line(i));
    const off = line(30, { stated: '8.01', difference: '0.01' });
    const shown = text([...lines, off, STEP]);
    expect(shown[1]).toBe('BT-131: 21 lines agree and are not shown.');
    expect(shown.filter((each) => each.startsWith('BT-131'))).toHaveLength(2);
    expect(text(lines.slice(1)).filter((each) => each.startsWith('BT-131 line'))).toHaveLength(20);
  });

  test('shortens long sums and long fractions', () => {
    const inputs = Array.from({ length: 9 }, () => STEP.inputs[0]!);
    const [, shown] = text([{ ...STEP, inputs, exact: '8.123456789123' }]);
    expect(shown).toMatch(/10\.00 \+ 10\.00 \+ 10\.00 … \(9 amounts\) = 8\.12345678…$/);
  });
});

test('rows hold amounts as readers write them, and the rules that compute them', () => {
  const rules = [
    { rule: 'BR-CO-10', expects: '8.00', tolerance: '0.00', below: false, holds: false },
    { rule: 'BR-DEC-09', expects: null, tolerance: null, below: false, holds: true },
  ];
  const steps = [
    { ...STEP, stated: '8.02', difference: '0.02', exact: '7.999', rate: '5.50', category: 'S', rules },
  ];
  const { rows, verdict, leftOut } = ledgerTable({ balanced: false, steps }, 'fr', (sum) =>
    sum.replace('.', ','),
  );
  expect(rows).toEqual([
    {
      label: 'BT-106 lignes S 5,50 %',
      stated: '8,02',
      computed: '8,00',
      difference: '+0,02',
      how: '10,00 − 2,00 = 7,999',
      remarks: ["BR-CO-10 n'est pas respectée : elle attend 8,00, exactement."],
      rules: [rules[0]],
      isOff: true,
    },
  ]);
  expect([verdict, leftOut]).toEqual(['1 montant diffère ou est absent.', null]);
});

test('both languages have words for every cause and every term', () => {
  for (const { causes, names } of Object.values(LEDGER_WORDS)) {
    expect(Object.keys(causes).toSorted()).toEqual([...LEDGER_CAUSES].toSorted());
    expect(Object.keys(names)).toHaveLength(13);
  }
});
