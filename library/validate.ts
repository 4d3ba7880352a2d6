// `conforme/validate`: judging alone. A verdict on XML loads nothing that reads or writes PDF.

import type { ValidateOptions } from '@conforme/proto/contract';
import type { Call, Document, Explained, Validation } from './conforme.ts';
import { judgingOver } from './judging.ts';

export { ConformeError, type Detail, type Refusal } from './error.ts';
export type { Call, Document, Explained, Judged, Language, Validation } from './conforme.ts';
export type {
  Cause,
  DocumentFinding,
  ErrorCode,
  ExplainedValidation,
  FindingOut,
  Ledger,
  PdfFacts,
  ValidateOptions,
  ValidationOut,
} from '@conforme/proto/contract';

const judging = judgingOver(async () => {
  const { judgeWith, rulesHere } = await import('@conforme/core/judge');
  return judgeWith(await rulesHere([]));
});

/** Judges a document. One that breaks rules is answered with `valid: false`. @throws ConformeError for what is no invoice */
export function validate(
  document: Document,
  options: ValidateOptions & { explain: true },
  call?: Call,
): Promise<Explained>;
export function validate(document: Document, options?: ValidateOptions, call?: Call): Promise<Validation>;
export function validate(
  document: Document,
  options: ValidateOptions = {},
  call: Call = {},
): Promise<Validation | Explained> {
  return judging(document, options, call);
}
