import { ERROR_STATUS, type ErrorCode } from '@conforme/proto/schema';

export interface HttpErrorOptions extends ErrorOptions {
  /** Of the answer, besides those every error has; names in small letters. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The one error a route throws; the error handler writes it as ErrorOut. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly details: readonly object[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    details?: readonly object[],
    { headers = {}, ...options }: HttpErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.headers = headers;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  body(): { code: ErrorCode; message: string; details?: readonly object[] } {
    return { code: this.code, message: this.message, ...(this.details && { details: this.details }) };
  }
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** 15 × 1024² bytes (decision 19). */
export const MAX_BODY_BYTES: number = 15 * 1024 * 1024;

export function tooLarge(limit: number = MAX_BODY_BYTES): HttpError {
  return new HttpError('too_large', `The request body is larger than ${Math.floor(limit / 1024 / 1024)} MB.`);
}
