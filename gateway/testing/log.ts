import type { LogSink } from '../request-log.ts';

/** A log that keeps what it is told. */
export interface Recorded extends LogSink {
  readonly lines: Record<string, unknown>[];
  readonly failures: { failure: { error: string; frames: string[] }[]; requestId: string }[];
  text(): string;
}

export function recorder(): Recorded {
  const lines: Recorded['lines'] = [];
  const failures: Recorded['failures'] = [];
  return {
    lines,
    failures,
    info: (line) => lines.push(line as Recorded['lines'][number]),
    error: (line) => failures.push(line as Recorded['failures'][number]),
    text: () => JSON.stringify({ lines, failures }),
  };
}
