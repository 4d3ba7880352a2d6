import type { Bilingual } from '@conforme/proto/schema';
import { messageOf, type LimitName } from '@conforme/proto/schema/limits';

/** The caller's input cannot be used; becomes 400 `invalid_input` with one finding a reason. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** What it tells the caller; as an error among errors it speaks English. */
  readonly messages: Bilingual;
  readonly findings: readonly InputFault[];

  constructor(messages: Bilingual, findings: readonly InputFault[] = []) {
    super(messages.en);
    this.messages = messages;
    this.findings = findings;
  }
}

/** A limit of ours was passed (decision 47); `path` leads into the caller's request where the reason stands there. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
  readonly limit: LimitName;
  readonly path: readonly (string | number)[];

  constructor(limit: LimitName, path: readonly (string | number)[] = [], options?: ErrorOptions) {
    super(messageOf(limit).en, options);
    this.limit = limit;
    this.path = path;
  }
}

/** One reason of an `InputError`: where (a JSON Pointer into the request, if any) and what to do. */
export interface InputFault {
  readonly source: string;
  readonly rule: string | null;
  readonly message: Bilingual;
  readonly pointer?: string;
  readonly fix?: Bilingual;
}
