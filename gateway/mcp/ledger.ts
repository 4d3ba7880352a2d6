import type { Language, Ledger } from '@conforme/proto/schema';
import { ledgerCodec } from '@conforme/proto/schema/codec';
import { ledgerText } from '@conforme/proto/schema/ledger-text';
import type { ValidateResponse } from '@conforme/proto/v1';

type Answer = Pick<ValidateResponse, 'ledger'>;

/** The ledger of an answer as a part of a result; nothing where it was not requested. */
export function ledgerOf({ ledger }: Answer): { readonly ledger?: Ledger } {
  return ledger ? { ledger: ledgerCodec.fromMessage(ledger) } : {};
}

/** The same in words, behind an empty line. */
export function ledgerLines(answer: Answer, language: Language): readonly string[] {
  const { ledger } = ledgerOf(answer);
  return ledger ? ['', ledgerText(ledger, language)] : [];
}
