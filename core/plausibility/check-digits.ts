/** A validator of one kind of number, as `stdnum` has them. */
export interface Validator {
  validate(value: string): { readonly isValid: boolean };
}

/** Says why a number is none with an error, whose trace costs more than the digits and is not looked at. */
export function isValid(validator: Validator, value: string): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return validator.validate(value).isValid;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
