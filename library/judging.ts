import { ValidateOptionsSchema, type ValidateOptions as WholeOptions } from '@conforme/proto/schema/queries';
import { explained } from '@conforme/proto/schema/verdict';
import type { ValidateOptions } from '@conforme/proto/contract';
import type { Judge, JudgeRequest } from '@conforme/core/judge';
import type { Call, Document, Explained, Validation } from './conforme.ts';
import { bytesOf, optionsOf } from './given.ts';
import { orRefused } from './refused.ts';

/** Judges in this process, without messages; the rest is that of every other call. */
export function judgingOver(open: () => Promise<Judge>) {
  let opened: Promise<Judge> | undefined;
  const judge = (): Promise<Judge> => (opened ??= open());
  return (
    document: Document,
    options: ValidateOptions = {},
    call: Call = {},
  ): Promise<Validation | Explained> =>
    orRefused(() => unlessLeft(judged(judge, document, options, call), call.signal), call.signal);
}

/** A verdict as HTTP answers it, with the packs that judged. @throws ConformeError */
async function judged(
  judge: () => Promise<Judge>,
  document: Document,
  given: ValidateOptions,
  call: Call,
): Promise<Validation | Explained> {
  call.signal?.throwIfAborted();
  const request = judgeRequest(document, given, call);
  const answer = await (await judge())(request);
  const verdict = explained(answer, request.explain ?? false) as Omit<Validation, 'rulesets'>;
  return { ...verdict, rulesets: [...answer.rulesets] };
}

/** What is asked of the engine, wherever it is. @throws ConformeError for options that are not known */
export function judgeRequest(document: Document, given: ValidateOptions, call: Call): JudgeRequest {
  const options = optionsOf<WholeOptions>(ValidateOptionsSchema, given, call);
  const { as_of: asOf, max_findings: maxFindings, role, treatment, ...flags } = options;
  return {
    ...flags,
    document: bytesOf(document),
    language: call.language ?? 'en',
    maxFindings,
    ...(asOf !== null && { asOf }),
    ...(role !== null && { role }),
    ...(treatment !== null && { treatment }),
  };
}

/** A caller that leaves does not wait for the work. */
function unlessLeft<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
