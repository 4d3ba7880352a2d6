/** A validator of one kind of number, as `stdnum` has them. */
export interface Validator {
  validate(value: string): { readonly isValid: boolean };
}

/**
 * Says why a number is none with an error, whose trace costs more than the digits and is not looked at. Some throw it, and some break off
 * on what is no number at all: `NL` without digits.
 */
export function isValid(validator: Validator, value: string): boolean {
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
