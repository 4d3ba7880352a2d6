// What this view asks the service.

import type {
  ExtractedStatusOut,
  NextOut,
  NextRequest,
  StatusOut,
  StatusRequest,
} from '@conforme/proto/schema/statuses';
import { language, type Language } from '../language/words.ts';
import { ask, fileIn, look, type Finding } from '../service.ts';
import { checksWithKey } from '../session.ts';
import type { Message } from './entry.ts';

export type Next = NextOut['next'][number];
export type { NextOut };

/** What a status says; free, as a check is. */
export async function readStatus(file: Blob): Promise<Message> {
  const answer = await ask('/v1/statuses/extract', {
    body: file,
    type: 'application/octet-stream',
    keyed: checksWithKey(),
  });
  return (await answer.json<ExtractedStatusOut>()).message;
}

/** What may follow; free, as a check is. */
export async function followingStatuses(
  request: Pick<NextRequest, 'history' | 'findings'>,
  signal: AbortSignal,
): Promise<NextOut> {
  const answer = await ask('/v1/statuses/next', {
    body: JSON.stringify(request),
    type: 'application/json',
    keyed: checksWithKey(),
    signal,
  });
  return answer.json<NextOut>();
}

export interface MadeStatus {
  readonly file: File;
  readonly message: Message;
  readonly remarks: readonly Finding[];
}

/** Counted. @throws ServiceError with a finding for each field at fault */
export async function makeStatus(request: Partial<StatusRequest>): Promise<MadeStatus> {
  const answer = await ask('/v1/statuses/generate', {
    body: JSON.stringify(request),
    type: 'application/json',
    accept: 'application/json',
    keyed: true,
  });
  const out = await answer.json<StatusOut>();
  return {
    file: fileIn(out),
    message: out.message,
    remarks: out.validation.findings as readonly Finding[],
  };
}

/** Statuses and reasons by their names, as the build wrote them. */
export interface Names {
  /** Of invoices. */
  readonly statuses: Readonly<Record<string, string>>;
  /** Of the State's portal, about what platforms send it. */
  readonly portal: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
}

const loaded = new Map<Language, Promise<Names>>();

export function namesOfStatuses(): Promise<Names> {
  const known = loaded.get(language);
  if (known) return known;
  const requested = language;
  const loading = look<Names>(`/page/statuses.${requested}.json`);
  loaded.set(requested, loading);
  // A failure is not kept: the service may only be starting.
  loading.catch(() => loaded.delete(requested));
  return loading;
}
