import { EngineError } from '@conforme/core/errors';

/** What the platform answers instead of what it was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** Whether the engine says something of a document, and has not failed itself. */
export const isAboutDocument = (thrown: unknown): boolean =>
  EngineError.from(thrown, 'en').code !== 'internal_error';

export const notFound = (what: string): Refusal => new Refusal(404, 'NOT_FOUND', `There is no ${what}.`);
