// What the service answers, and how it fails to: a refusal, no answer, or one that breaks off on its way.

import type { ErrorOut } from '@conforme/proto/schema';
import type { Cause, Finding } from './answers.ts';
import { words } from './language/words.ts';

/** An answer that is no 2xx, or none at all (status 0). */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly Finding[];
  readonly causes: readonly Cause[];
  /** Seconds to wait; null when waiting would not help. */
  readonly retryAfter: number | null;

  constructor(status: number, body: Partial<ErrorOut>, retryAfter: number | null = null) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.details = (body.details ?? []) as unknown as readonly Finding[];
    this.causes = (body.causes ?? []) as unknown as readonly Cause[];
    this.retryAfter = retryAfter;
  }
}

/** What the service refused, or that it did not answer; all else is thrown on: it is a mistake of the page. */
export function failureIn(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown;
  throw thrown;
}

export const unreachable = (): ServiceError =>
  new ServiceError(0, { code: 'unreachable', message: words.unreachable });

/** Of a file the page reads itself. */
export const noInvoice = (name: string): ServiceError =>
  new ServiceError(400, { code: 'not_an_invoice', message: words.noInvoice(name) });

/** A 2xx, read to its end. Each reader throws ServiceError where it breaks off, and the abort of its signal as it is. */
export class Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly #response: Response;

  constructor(response: Response) {
    this.status = response.status;
    this.headers = response.headers;
    this.#response = response;
  }

  json<T>(): Promise<T> {
    return whole(this.#response.json() as Promise<T>);
  }

  blob(): Promise<Blob> {
    return whole(this.#response.blob());
  }

  /** Its parts, as they arrive. */
  async *parts(): AsyncGenerator<Uint8Array> {
    const reader = this.#response.body!.getReader();
    for (let part = await whole(reader.read()); !part.done; part = await whole(reader.read()))
      yield part.value;
  }
}

async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (failure) {
    throw failure instanceof DOMException && failure.name === 'AbortError' ? failure : unreachable();
  }
}
