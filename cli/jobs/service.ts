// A service elsewhere, over HTTP: jobs live there, not in the engine of this process.

import type { JobOut } from '@conforme/proto/schema/jobs';
import type { Language } from '@conforme/proto/schema';
import { UsageError } from '../exit.ts';

export interface ServiceOptions {
  readonly url: string;
  /** Of an account; undefined: none is sent, and the service says so. */
  readonly key: string | undefined;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Statuses by which a service says that the request is at fault, not the work. */
const AT_FAULT: ReadonlySet<number> = new Set([404, 413, 415, 422]);

export class Service {
  readonly #options: ServiceOptions;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  async job(path: string, init: RequestInit = {}): Promise<JobOut> {
    return (await (await this.call(path, init)).json()) as JobOut;
  }

  /** @throws UsageError what the service finds wrong with the request; Error where it is away, or refuses for another reason. */
  async call(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const { url, key, language, signal } = this.#options;
    const own = { 'accept-language': language, ...(key !== undefined && { authorization: `Bearer ${key}` }) };
    const answer = await fetch(new URL(path, url), {
      ...init,
      signal,
      headers: { ...own, ...headers },
    }).catch((thrown: unknown) => {
      if (signal.aborted) throw thrown;
      throw new Away(`no service answers at ${url}`, { cause: thrown });
    });
    if (answer.ok) return answer;
    const said = await sayingOf(answer);
    if (AT_FAULT.has(answer.status)) throw new UsageError(said, 'job');
    if (answer.status === 503) throw new Away(said);
    throw new Error(said);
  }
}

/** It may be back in a moment. */
export class Away extends Error {
  override readonly name = 'Away';
}

async function sayingOf(answer: Response): Promise<string> {
  const { message = answer.statusText, details = [] } = (await answer.json().catch(() => ({}))) as {
    readonly message?: string;
    readonly details?: readonly { readonly pointer?: string; readonly msg?: string }[];
  };
  const faults = details.flatMap(({ pointer, msg }) => (msg ? [`\n  ${pointer || '/'}  ${msg}`] : []));
  return `${message}${faults.join('')}`;
}
