// The answer of a batch: a line of JSON a document, as soon as it is judged.

import type { ErrorOut } from '@conforme/proto/schema';
import type { Validation } from '../service.ts';

/** A line of a batch's answer: one document, judged or refused. */
export interface BatchLine {
  readonly name: string;
  readonly status: number;
  readonly rulesets?: readonly string[];
  readonly result?: Validation;
  readonly error?: ErrorOut;
}

/** The last line of a batch's answer. */
export interface BatchEnd {
  readonly summary: { readonly documents: number; readonly valid: number; readonly invalid: number };
  /** What ended the batch before its time. */
  readonly error?: ErrorOut;
}

export function isEnd(line: BatchLine | BatchEnd): line is BatchEnd {
  return 'summary' in line;
}

/** Lines as they arrive, however the network cut them. @throws SyntaxError for what is no JSON. */
export async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<BatchLine | BatchEnd> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line !== '') yield JSON.parse(line) as BatchLine | BatchEnd;
  }
  if (rest.trim() !== '') yield JSON.parse(rest) as BatchLine | BatchEnd;
}
