import { create } from '@bufbuild/protobuf';
import type { ValidateResponse } from '@conforme/proto/v1';
import { FindingOutSchema } from '@conforme/proto/v1/types';
import type { Language } from '@conforme/proto/schema';
import { findingOf } from '../pipeline/plausible.ts';
import { duplicate, type Other } from '../plausibility/identity.ts';
import { causeMessage, findingMessage } from './results.ts';

/** Of a stream without end, so many are remembered: 10 MB. */
const REMEMBERED = 50_000;
const NAME_LENGTH = 80;

/** A document of a stream, and how its judgement was requested. */
export interface RequestedDocument {
  /** As its sender calls it; '' for none. */
  readonly name: string;
  readonly language: Language;
  readonly explain: boolean;
}

/** Notices invoices that are in a stream twice; the later one is warned of. Its memory is bounded. */
export class Alike {
  readonly #seen = new Map<string, Other>();
  readonly #remembered: number;
  #position = 0;

  constructor(remembered: number = REMEMBERED) {
    this.#remembered = remembered;
  }

  /**
   * Called for every document, in order.
   *
   * @param answer null for a document that was not judged
   */
  look(answer: ValidateResponse | null, requested: RequestedDocument): void {
    const position = ++this.#position;
    const key = answer?.identity?.key;
    if (!answer || !key) return;
    const earlier = this.#seen.get(key);
    if (earlier) warn(answer, earlier, requested);
    else this.#remember(key, { position, name: requested.name.slice(0, NAME_LENGTH) });
  }

  #remember(key: string, document: Other): void {
    this.#seen.set(key, document);
    if (this.#seen.size <= this.#remembered) return;
    const [oldest] = this.#seen.keys();
    this.#seen.delete(oldest!);
  }
}

/** A warning of plausibility is no part of the verdict and its counts (decision 46). */
function warn(answer: ValidateResponse, earlier: Other, { language, explain }: RequestedDocument): void {
  const { location, line, column } = answer.identity!;
  const { source, severity, rule, message, ...words } = findingOf(duplicate(earlier), language);
  const found = { source, severity, rule: rule!, message, location };
  const validation = answer.validation!;
  // Lists of messages may be shared, and are then frozen.
  validation.findings = [...validation.findings, create(FindingOutSchema, found)];
  if (!explain) return;
  const { terms = [], title = '', explanation = '', fix = '' } = words;
  const finding = answer.details.length;
  const cause = causeMessage({ finding, also: [], count: 1, pointers: [], patch: null });
  const detail = findingMessage({ ...found, test: null, terms, title, explanation, fix, line, column });
  answer.causes = [...answer.causes, cause];
  answer.details = [...answer.details, detail];
}
