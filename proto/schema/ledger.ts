// How the totals of an invoice came about: one step for each amount that is a sum, in the order in which each builds on the ones
// before. Amounts are exact decimal strings as they stand in the invoice, or as they were computed.

import { choice, emptyList, flag, list, nullable, object, orNull, text } from './builders.ts';

export const LEDGER_OPERATORS = ['add', 'subtract', 'multiply', 'divide'] as const;
export const LEDGER_ROUNDINGS = ['cents', 'none'] as const;
/** Other ways to compute an amount, of which the given one is the result. */
export const LEDGER_CAUSES = [
  'line_by_line',
  'unrounded_inputs',
  'not_rounded',
  'half_up',
  'half_to_even',
  'truncated',
] as const;

const amount = (description: string) => nullable(text(null, description));

const LedgerInputSchema = object('LedgerInput', 'One value that goes into a step.', {
  operator: choice(
    LEDGER_OPERATORS,
    null,
    'What is done with it. The inputs are taken in their order, from zero on: add 3, multiply 4, divide 2 is 6.',
  ),
  pointer: nullable(text(null, 'JSON Pointer of the value in the invoice; null for a constant.')),
  term: nullable(text(null, 'Its business term.')),
  value: text(null, 'The value, as given or as an earlier step computed it.'),
});

const LedgerRuleSchema = object('LedgerRule', 'An official rule that the amount answers to.', {
  rule: text(null, 'Rule identifier, for example BR-CO-10.'),
  expects: amount(
    'The amount it expects, rounded as it rounds (halves towards plus infinity); null: it looks at the form only.',
  ),
  tolerance: amount('By how much the given amount may differ from that; null: by anything.'),
  below: flag('The difference must stay below the tolerance; else it may reach it.'),
  holds: nullable(
    flag(
      'The given amount satisfies it; null where none is given, or where that cannot be told from the amounts.',
    ),
  ),
});

const LedgerStepSchema = object('LedgerStep', 'How one amount came about.', {
  term: text(null, 'Its business term, for example BT-106.'),
  pointer: text(null, 'JSON Pointer of the amount in the invoice.'),
  category: nullable(text(null, 'VAT category of the group, for a step of one.')),
  rate: nullable(text(null, 'VAT rate of the group.')),
  inputs: emptyList(
    LedgerInputSchema,
    null,
    'What it is made of; empty where it is given and made of nothing.',
  ),
  exact: amount(
    'The inputs taken together, before rounding; null where the invoice does not say what it is made of.',
  ),
  rounding: choice(
    LEDGER_ROUNDINGS,
    null,
    '`cents`: to two decimals, halves away from zero. `none`: amounts are added as they are.',
  ),
  result: amount('Our amount: the inputs taken together and rounded.'),
  stated: amount('The amount that stands in the invoice; null where it is missing.'),
  given: flag('It was given. False: this service computed it.'),
  difference: amount('`stated` less `result`; null where one of them is missing.'),
  ours: amount(
    'The same from our own results throughout, back to quantities and prices, whatever is given between.',
  ),
  cause: orNull(
    choice(
      LEDGER_CAUSES,
      null,
      'The way of computing that leads to the given amount where ours does not: VAT rounded line by line (`line_by_line`), ' +
        'inputs that were not rounded (`unrounded_inputs`), no rounding (`not_rounded`), halves towards plus infinity ' +
        '(`half_up`) or to the even cent (`half_to_even`), digits cut off (`truncated`).',
    ),
  ),
  rules: emptyList(LedgerRuleSchema, null, 'The rules of the packs in force that the amount answers to.'),
});

export const LedgerSchema = object('Ledger', 'How the totals of an invoice came about.', {
  balanced: flag('Every amount that is given equals ours, and none is missing.'),
  steps: list(LedgerStepSchema, null, 'One for each amount, in the order in which they build on each other.'),
});
