import { createClient, type Client, type Transport } from '@connectrpc/connect';
import { Engine, type ValidateResponse } from '@conforme/proto/v1';
import { Reporting } from '@conforme/proto/v1/reporting';
import { Statuses } from '@conforme/proto/v1/statuses';
import { causeCodec, findingCodec, ledgerCodec, validationCodec } from '@conforme/proto/schema/codec';
import { DOCUMENT_TOO_LARGE } from '@conforme/proto/schema/limits';
import type { Outcome } from './outcome.ts';
import { readDocument, reasonOf, TooLarge } from './read.ts';
import { refusalOf } from './refusal.ts';

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

/** The engine as the command line sees it: a client of the contract. */
export type EngineClient = Client<typeof Engine> & Client<typeof Reporting> & Client<typeof Statuses>;

/** The engine behind a transport: in this process, on a thread, or elsewhere. */
export function engineClient(transport: Transport): EngineClient {
  return {
    ...createClient(Engine, transport),
    ...createClient(Reporting, transport),
    ...createClient(Statuses, transport),
  };
}

/** Never rejects: what keeps a document from being judged is its outcome. */
export async function judge(
  engine: EngineClient,
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
    return verdictOf(await engine.validate({ ...question, document }));
  } catch (thrown) {
    const { code, message, findings } = refusalOf(thrown);
    return { code, message, findings };
  }
}

/** Judges a file. Never rejects: a file that cannot be read has an outcome that says why. */
export function judgeFile(engine: EngineClient, question: Question, path: string): Promise<Outcome> {
  return judge(engine, question, () => readDocument(path));
}

function verdictOf({ validation, details, causes, rulesets, ledger }: ValidateResponse): Outcome {
  return {
    ledger: ledger ? ledgerCodec.fromMessage(ledger) : null,
    validation: validationCodec.fromMessage(validation!),
    details: details.map(findingCodec.fromMessage),
    causes: causes.map(causeCodec.fromMessage),
    rulesets,
  };
}

function unread(error: unknown, { language }: Question): Outcome {
  if (error instanceof TooLarge) {
    return { code: 'too_large', message: DOCUMENT_TOO_LARGE[language === 'fr' ? 'fr' : 'en'], findings: [] };
  }
  return { code: 'unreadable', message: reasonOf(error), findings: [] };
}
