// Without messages of the contract, which take longer to load than a first verdict takes: they come when a document is refused.

import { DOCUMENT_TOO_LARGE } from '@conforme/proto/schema/limits';
import type { Outcome, Verdict } from './outcome.ts';
import { readDocument, reasonOf, TooLarge } from './read.ts';

/** How documents are judged: fields of ValidateRequest. */
export interface Question {
  readonly check: string;
  readonly language: string;
  readonly explain: boolean;
  /** How the totals came about. */
  readonly ledger: boolean;
  /** What is probably wrong, besides the verdict. */
  readonly plausibility: boolean;
  readonly asOf?: string;
  readonly role?: string;
  readonly treatment?: string;
  readonly maxFindings?: number;
}

/** The engine where it judges alone. @throws ConnectError as a transport rejects */
export type Judge = (request: Question & { readonly document: Uint8Array<ArrayBuffer> }) => Promise<Verdict>;

/** Never rejects: what keeps a document from being judged is its outcome. */
export async function judge(
  engine: Judge,
  question: Question,
  read: () => Promise<Uint8Array>,
): Promise<Outcome> {
  let document: Uint8Array<ArrayBuffer>;
  try {
    document = (await read()) as Uint8Array<ArrayBuffer>;
  } catch (error) {
    return unread(error, question);
  }
  try {
    return await engine({ ...question, document });
  } catch (thrown) {
    const { refusalOf } = await import('./refusal.ts');
    const { code, message, findings } = refusalOf(thrown);
    return { code, message, findings };
  }
}

/** Judges a file. Never rejects: a file that cannot be read has an outcome that says why. */
export function judgeFile(engine: Judge, question: Question, path: string): Promise<Outcome> {
  return judge(engine, question, () => readDocument(path));
}

function unread(error: unknown, { language }: Question): Outcome {
  if (error instanceof TooLarge) {
    return { code: 'too_large', message: DOCUMENT_TOO_LARGE[language === 'fr' ? 'fr' : 'en'], findings: [] };
  }
  return { code: 'unreadable', message: reasonOf(error), findings: [] };
}
