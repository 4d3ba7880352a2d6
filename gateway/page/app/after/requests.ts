// What this view asks the service.

import type {
  ExtractedStatusOut,
  NextOut,
  NextRequest,
  StatusOut,
  StatusRequest,
} from '@conforme/proto/schema/statuses';
import { onceInEach } from '../language/loaded.ts';
import { ask, fileIn, freely, keyedJson, look, type Finding } from '../service.ts';
import { checksWithKey } from '../session.ts';
import type { Message } from './entry.ts';

export type Next = NextOut['next'][number];
export type { NextOut };

/** What a status says; free, as a check is. */
export const readStatus = async (file: Blob): Promise<Message> =>
  (await (await ask('/v1/statuses/extract', freely(file))).json<ExtractedStatusOut>()).message;

/** What may follow; free, as a check is. */
export async function followingStatuses(
  request: Pick<NextRequest, 'history' | 'findings'>,
  signal: AbortSignal,
): Promise<NextOut> {
  const init = { ...keyedJson(JSON.stringify(request), signal), keyed: checksWithKey() };
  const answer = await ask('/v1/statuses/next', init);
  return answer.json<NextOut>();
}

export interface MadeStatus {
  readonly file: File;
  readonly message: Message;
  readonly remarks: readonly Finding[];
}

/** Counted. @throws ServiceError with a finding for each field at fault */
export async function makeStatus(request: Partial<StatusRequest>): Promise<MadeStatus> {
  const answer = await ask('/v1/statuses/generate', keyedJson(JSON.stringify(request)));
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

export const namesOfStatuses = onceInEach((language) => look<Names>(`/page/statuses.${language}.json`));
