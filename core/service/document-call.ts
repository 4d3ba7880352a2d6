// A call on a document: what it is, and what every way to carry one out needs.

import type { MessageShape } from '@bufbuild/protobuf';
import type { METHODS } from '@conforme/proto/methods';
import { LANGUAGES } from '@conforme/proto/schema';
import { LIMITS } from '@conforme/proto/schema/limits';
import type { Read } from '@conforme/proto/schema/read';
import type { CallContext } from '../pipeline/generate.ts';
import type { Language } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { faultsError, tooLargeError } from './errors.ts';

/** 15 × 1024² bytes, gRPC included (decision 19). */
export const MAX_DOCUMENT_BYTES: number = LIMITS.request_bytes.value;

type Methods = typeof METHODS;

/** The methods that work on a document: each is a row of CALLS. */
export type DocumentMethod = Exclude<
  keyof Methods,
  'validateStream' | 'listRulesets' | 'getRule' | 'diffRulesets'
>;

export type Requested<M extends DocumentMethod> = MessageShape<Methods[M]['input']>;
export type Answered<M extends DocumentMethod> = MessageShape<Methods[M]['output']>;

/** One call on a document: plain data, so that any thread can carry it out. */
export interface DocumentCall<M extends DocumentMethod = DocumentMethod> {
  readonly method: M;
  readonly message: Requested<M>;
  readonly now: Date;
  /** The caller's Accept-Language, where there is one. */
  readonly language: string | null;
}

/** A call as it came over the network: the thread that carries it out decodes it first. Plain data. */
export type EncodedCall<M extends DocumentMethod = DocumentMethod> = Omit<DocumentCall<M>, 'message'> & {
  /** The message in the binary format of Protocol Buffers. */
  readonly encoded: Uint8Array;
};

/** How a call is carried out. */
export interface Row<M extends DocumentMethod> {
  /** Whether others should not wait behind such a call. */
  readonly isHeavy: (message: Requested<M>) => boolean;
  /** Whether the request names its language itself: not to read the headers saves a tenth of an inline verdict. */
  readonly namesLanguage: boolean;
  readonly run: (registry: Registry, call: DocumentCall<M>) => Promise<Answered<M>>;
}

/** Of some methods. */
export type Rows<M extends DocumentMethod> = { readonly [N in M]: Row<N> };

/** Findings are in the caller's language, else the document's own (decision 5). */
export function contextOf({ now, language: requested }: DocumentCall, own: Language): CallContext {
  return { now, language: known(requested) ?? own };
}

export function known(language: string | null | undefined): Language | undefined {
  return LANGUAGES.find((candidate) => candidate === language);
}

/** The language of a refusal of this call: that of its findings, even where the call itself is wrong. */
export function spoken({ language, message }: DocumentCall): Language {
  if ('document' in message) return known(message.language) ?? 'en';
  const own =
    'options' in message ? message.options?.language : 'language' in message ? message.language : null;
  return known(language) ?? known(own) ?? 'fr';
}

export function accepted<T>(read: Read<T>, call: DocumentCall): T {
  if (read.faults) throw faultsError(read.faults, read.language ?? spoken(call));
  return read.ok;
}

/** @throws ConnectError for documents that are larger together than a request may be. */
export function requireSize(call: DocumentCall, ...documents: readonly (Uint8Array | undefined)[]): void {
  let size = 0;
  for (const document of documents) size += document?.length ?? 0;
  if (size > MAX_DOCUMENT_BYTES) throw tooLargeError(spoken(call));
}
