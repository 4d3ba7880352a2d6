// The three decimal shapes of the contract and their canonical text. Nothing here converts to a binary float.

export type DecimalShape = 'Amount' | 'Quantity' | 'Rate';

interface Digits {
  integer: number;
  fraction: number;
  /** Inclusive bounds that hold for JSON numbers only (decision 25): a rate sent as text is judged by the rules. */
  bounds?: readonly [number, number];
}

export const DECIMAL_DIGITS: Readonly<Record<DecimalShape, Digits>> = {
  Amount: { integer: 15, fraction: 4 },
  Quantity: { integer: 13, fraction: 6 },
  Rate: { integer: 3, fraction: 4, bounds: [0, 100] },
};

/** Leading and trailing zeros carry no value, so they do not count against the digits. Signs: credit lines are negative. */
export function decimalPattern(shape: DecimalShape): string {
  const { integer, fraction } = DECIMAL_DIGITS[shape];
  return `^[+-]?(?=\\.?[0-9])0*[0-9]{0,${integer}}(?:\\.[0-9]{0,${fraction}}0*)?$`;
}

/** The published alternatives. The bounds of a JSON number follow from its digits where the contract names none. */
export function decimalBranches(shape: DecimalShape): [object, object] {
  const { integer, bounds } = DECIMAL_DIGITS[shape];
  const [minimum, maximum] = bounds ?? [];
  const range = bounds
    ? { minimum, maximum }
    : { exclusiveMinimum: -(10 ** integer), exclusiveMaximum: 10 ** integer };
  return [
    { type: 'number', ...range },
    { type: 'string', pattern: decimalPattern(shape) },
  ];
}
