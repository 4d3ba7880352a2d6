import type { ContainerNote, Language } from '../plugin/index.ts';
import type { ReportedFinding } from './reported.ts';

/** What a container says of the pages it was given, as warnings at the caller's file. */
export function notedOf(
  notes: readonly ContainerNote[],
  language: Language,
  pointer: string | null,
): readonly ReportedFinding[] {
  return notes.map(({ rule, message, fix }) => ({
    source: 'pdf',
    severity: 'warning',
    rule,
    message: message[language],
    location: null,
    test: null,
    fix: fix[language],
    ...(pointer !== null && { pointer, pointers: [pointer] }),
  }));
}
