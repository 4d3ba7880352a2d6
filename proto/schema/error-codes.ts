// The codes of errors, apart from schemas: who refuses needs nothing else.

/**
 * The closed catalogue; decision 18 adds four to the contract's eleven; lossy conversions and accounts that cannot be looked up
 * are ours.
 */
export const ERROR_STATUS = {
  invalid_input: 400,
  unsupported_profile: 400,
  not_an_einvoice: 400,
  lossy_conversion: 400,
  api_key_required: 401,
  invalid_api_key: 401,
  quota_exceeded: 402,
  too_large: 413,
  validation_error: 422,
  rate_limited: 429,
  render_error: 500,
  schematron_unavailable: 503,
  not_found: 404,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  internal_error: 500,
  accounts_unavailable: 503,
} as const;

/** Gateway and core name errors with these and no other: an unknown code does not compile. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether it is a code of the catalogue. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
