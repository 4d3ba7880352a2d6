import type { Language } from '@conforme/proto/schema';
import { HttpError } from '../errors.ts';
import type { Outcome } from './engine.ts';
import type { Done } from './chunk-work.ts';
import type { JobKind } from '@conforme/proto/schema/jobs';
import type { Tally } from './job.ts';

const LF = Buffer.from('\n');

/** Lines of JSON for the documents of a chunk, those of them that need a look, and how many came to what. */
export function linesOf(
  done: readonly Done[],
  kind: JobKind,
  language: Language,
): Outcome & { readonly tally: Tally } {
  const results: Buffer[] = [];
  const errors: Buffer[] = [];
  const tally = { succeeded: 0, invalid: 0, refused: 0 };
  for (const each of done) {
    const line = lineOf(each, language);
    const isRefused = each.outcome instanceof HttpError;
    const isInvalid = !isRefused && kind === 'validate' && !isValid(each.outcome);
    results.push(line);
    if (isRefused || isInvalid) errors.push(line);
    if (isRefused) tally.refused++;
    else tally.succeeded++;
    if (isInvalid) tally.invalid++;
  }
  return { results, errors, tally };
}

function lineOf({ index, name, outcome }: Done, language: Language): Buffer {
  if (outcome instanceof HttpError)
    return text({ index, name, status: outcome.status, error: outcome.body(language) });
  if (!(outcome instanceof Uint8Array)) return text({ index, name, status: 200, result: outcome });
  const head = JSON.stringify({ index, name, status: 200 }).slice(0, -1);
  return Buffer.concat([Buffer.from(`${head},"result":`), outcome, Buffer.from('}'), LF]);
}

const text = (line: object): Buffer => Buffer.from(`${JSON.stringify(line)}\n`);

/** ValidationOut begins with its verdict, whoever wrote it. */
function isValid(outcome: object | Uint8Array): boolean {
  if (!(outcome instanceof Uint8Array)) return (outcome as { readonly valid: boolean }).valid;
  return Buffer.from(outcome.buffer, outcome.byteOffset, Math.min(outcome.length, 64)).includes(
    '"valid":true',
  );
}
