// The form in which endpoints are told of: what one of them has of its own. The rest is the same for all (assemble.ts).

import type { Parameter } from '../query.ts';
import type { HeaderName } from './headers.ts';

/** What a refusal may be answered with; 405 and what is not HTTP belong to no operation. */
export type Refusal = 400 | 401 | 402 | 404 | 413 | 415 | 422 | 429 | 500 | 503;

/** Who may call: with a key, with or without one, anybody. */
export type Access = 'key' | 'anonymous' | 'public';

export interface Content {
  readonly schema?: object;
  readonly examples?: Readonly<Record<string, object>>;
  readonly encoding?: object;
}

export interface Operation {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it, `{name}` for a parameter. */
  readonly path: string;
  readonly id: string;
  readonly tag: 'Invoices' | 'Rules' | 'Account' | 'Schemas' | 'Service';
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly query?: Readonly<Record<string, Parameter>>;
  /** Parameters that are not of the query. */
  readonly parameters?: readonly object[];
  /** Media type → what is sent; left out where there is no body. */
  readonly body?: Readonly<Record<string, Content>>;
  readonly answer: {
    readonly description: string;
    readonly content: Readonly<Record<string, Content>>;
    readonly headers?: readonly HeaderName[];
  };
  readonly refusals: readonly Refusal[];
  /** Answers If-None-Match. */
  readonly cached?: true;
}

export function schema(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Bytes of another standard: 3.1 says so by their media type, and tools of the 3.0 days by the format. */
export function binary(mediaType: string, description: string): object {
  return { type: 'string', format: 'binary', contentMediaType: mediaType, description };
}
