import { InputError, type Bilingual } from '@conforme/core/plugin';
import { Damage, Locked } from '@conforme/pdf/file/fault';
import { inBoth, messageAt } from './words/index.ts';

/** One reason a PDF is refused: a rule of ours, where, what, and what to do. */
export interface Refusal {
  readonly rule: string;
  readonly where: string;
  readonly reason: string;
  readonly fix: Bilingual;
  /** The clause of ISO 19005-3; empty for a file that cannot be read at all. */
  readonly clause: string;
  /** A breach beyond doubt; false for what our check merely cannot vouch for. */
  readonly broken: boolean;
}

/** The error of a file that could be read and is refused: one finding a reason, in both languages. */
export function refused(summary: Bilingual, refusals: readonly Refusal[]): InputError {
  return new InputError(
    summary,
    refusals.map(({ rule, where, reason, fix }) => ({
      source: 'pdf',
      rule,
      message: messageAt(where, reason),
      fix,
    })),
  );
}

const UNLOCK = {
  en: 'Save the document without a password and send the new file.',
  fr: 'Enregistrez le document sans mot de passe et envoyez le nouveau fichier.',
};

const AGAIN = {
  en: 'Export or print the document to PDF again and send the new file.',
  fr: 'Exportez ou imprimez de nouveau le document en PDF et envoyez le nouveau fichier.',
};

/** Turns damage met while reading into the caller's error; anything else is ours and passes. */
export function unreadable(error: unknown): never {
  if (!(error instanceof Damage) && !(error instanceof RangeError)) throw error;
  const { en, fr } = inBoth(
    error instanceof Damage ? error.message : 'its structure is nested too deep or points outside the file',
  );
  const message = { en: `The PDF cannot be read: ${en}.`, fr: `Le PDF est illisible : ${fr}.` };
  const fix = error instanceof Locked ? UNLOCK : AGAIN;
  throw new InputError(message, [{ source: 'pdf', rule: 'PDF-READ-01', message, fix }]);
}
