import type { Work } from './work.ts';

/** What traces calls, where something does. */
export interface CallSpans {
  /** @param headers of the call; they say what trace it belongs to. */
  call<T>(method: string, headers: Headers | undefined, work: () => Promise<T>): Promise<T>;
}

/** The same work, each call of it in a span of its own; without spans the work as it is. */
export function traced(work: Work, spans: CallSpans | null): Work {
  if (!spans) return work;
  return {
    ...work,
    run: (call, waiting) => spans.call(call.method, waiting.requestHeader, () => work.run(call, waiting)),
  };
}
