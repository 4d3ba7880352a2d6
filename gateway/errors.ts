import { maxHeaderSize } from 'node:http';
import { LIMITS } from '@conforme/proto/schema/limits';
import { ERROR_STATUS, type Bilingual, type ErrorCode, type Language } from '@conforme/proto/schema';

export interface HttpErrorOptions extends ErrorOptions {
  /** Of the answer, besides those every error has; names in small letters. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where HTTP has a more precise status than the code's own. */
  readonly status?: 408 | 417;
  /** What findings among the details come from. */
  readonly causes?: readonly object[];
  /** Of details that are in words already, where the request names none in its headers. */
  readonly language?: Language | undefined;
}

/** The one error a route throws; the error handler writes it as ErrorOut. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  /** What it tells the caller; as an error among errors it speaks English. */
  readonly messages: Bilingual;
  readonly details: readonly object[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly language: Language | undefined;
  readonly causes: readonly object[];

  constructor(
    code: ErrorCode,
    messages: Bilingual,
    details?: readonly object[],
    { headers = {}, status, language, causes = [], ...options }: HttpErrorOptions = {},
  ) {
    super(messages.en, options);
    this.code = code;
    this.messages = messages;
    this.details = details;
    this.headers = headers;
    this.status = status ?? ERROR_STATUS[code];
    this.language = language;
    this.causes = causes;
  }

  /** ErrorOut, in the reader's language. */
  body(language: Language): ErrorBody {
    const details = this.details?.map((detail) => inWords(detail, language));
    const { code, causes } = this;
    const more = { ...(details && { details }), ...(causes.length > 0 && { causes }) };
    return { code, message: this.messages[language], ...more };
  }
}

/** The body of every error, in the language of the caller. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: readonly object[];
  readonly causes?: readonly object[];
}

/** A fault found before the language is known has its sentence in both. */
function inWords(detail: object, language: Language): object {
  if (!('msg' in detail) || typeof detail.msg === 'string') return detail;
  return { ...detail, msg: (detail.msg as Bilingual)[language] };
}

/** A message from elsewhere, in the language of its request. */
export function inBoth(text: string): Bilingual {
  return { en: text, fr: text };
}

export const NOTHING_HERE: Bilingual = {
  en: 'There is nothing at this path.',
  fr: "Il n'y a rien à cette adresse.",
};

export const NOT_HTTP: Bilingual = {
  en: 'The request is not valid HTTP.',
  fr: "La requête n'est pas du HTTP valide.",
};

export const LONG_HEAD: Bilingual = {
  en: `The headers of the request are larger than ${maxHeaderSize / 1024} KB.`,
  fr: `Les en-têtes de la requête dépassent ${maxHeaderSize / 1024} Ko.`,
};

export const LATE_HEAD: Bilingual = {
  en: 'The headers of the request did not arrive in time.',
  fr: 'Les en-têtes de la requête ne sont pas arrivés à temps.',
};

export const EXPECTATION: Bilingual = {
  en: 'Expect may be 100-continue, and nothing else.',
  fr: "Expect peut être 100-continue, et rien d'autre.",
};

/** 15 × 1024² bytes (decision 19). */
export const MAX_BODY_BYTES: number = LIMITS.request_bytes.value;

/** @param name of the limit, for programs */
export function tooLarge(limit: number = MAX_BODY_BYTES, name = 'request_bytes'): HttpError {
  const size = Math.floor(limit / 1024 / 1024);
  return beyond('too_large', name, limit, {
    en: `The request body is larger than ${size} MB.`,
    fr: `Le corps de la requête dépasse ${size} Mo.`,
  });
}

/** A limit of ours was passed: the answer names it and its value (decision 47). */
export function beyond(
  code: 'too_large' | 'validation_error',
  limit: string,
  value: number,
  messages: Bilingual,
): HttpError {
  return new HttpError(code, messages, [
    { loc: ['body'], msg: messages, type: 'limit', pointer: '', limit, value },
  ]);
}
