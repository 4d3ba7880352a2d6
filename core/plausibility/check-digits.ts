/** A validator of one kind of number, as `stdnum` has them. */
export interface Validator {
  validate(value: string): { readonly isValid: boolean };
}

/** Validator → number → its answer. The same parties are invoiced again and again, and an answer takes 1 to 3 us. */
const answersCache = new WeakMap<Validator, Map<string, boolean>>();
const MOST_KEPT = 1_000;
/** Of what is kept; no number is longer (IBAN: 34). */
const LONGEST = 50;

export function isValid(validator: Validator, value: string): boolean {
  if (value.length > LONGEST) return answerOf(validator, value);
  let answers = answersCache.get(validator);
  if (answers === undefined || answers.size >= MOST_KEPT) answersCache.set(validator, (answers = new Map()));
  let answer = answers.get(value);
  if (answer === undefined) answers.set(copied(value), (answer = answerOf(validator, value)));
  return answer;
}

/** Digits and capital letters whose check digits are those of ISO 7064 MOD 97-10, as in IBANs. */
export const isMod97 = (value: string): boolean =>
  BigInt([...value].map((each) => Number.parseInt(each, 36)).join('')) % 97n === 1n;

/** A text cut out of a document keeps the document in memory. */
const copied = (value: string): string => [...value].join('');

/**
 * Says why a number is none with an error, whose trace costs more than the digits and is not looked at. Some throw it, and some break off
 * on what is no number at all: `NL` without digits.
 */
function answerOf(validator: Validator, value: string): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return validator.validate(value).isValid;
  } catch {
    return false;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
