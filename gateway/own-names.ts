// What the engine says of a request, at the names under which its caller sent the values.

import type { Cause, FindingDetail, PatchOperation } from '@conforme/proto/schema';
import { fromEngine } from './engine.ts';
import { HttpError } from './errors.ts';

/** First step of the engine's pointers → what the caller sent. */
export type OwnNames = Readonly<Record<string, string>>;

type Placed = Partial<Pick<FindingDetail, 'pointer' | 'pointers' | 'patch'>>;

const movedIn = (step: PatchOperation, placed: (path: string) => string): PatchOperation => ({
  ...step,
  path: placed(step.path),
  ...(step.from && { from: placed(step.from) }),
});

/** A finding or a cause, at the caller's names. */
export function placedIn<T extends object>(found: T, names: OwnNames): T {
  const { pointer, pointers, patch } = found as Placed;
  const placed = (path: string): string =>
    path.replace(/^\/([^/]+)/, (step, name: string) =>
      Object.hasOwn(names, name) ? `/${names[name]}` : step,
    );
  return {
    ...found,
    ...(pointer && { pointer: placed(pointer) }),
    ...(pointers && { pointers: pointers.map(placed) }),
    ...(patch && { patch: patch.map((step) => movedIn(step, placed)) }),
  };
}

/** A refusal of the engine, at the caller's names. */
export function refusedIn(thrown: unknown, names: OwnNames): HttpError {
  const { code, messages, details, causes, cause } = fromEngine(thrown);
  const placed = (causes as readonly Cause[]).map((each) => placedIn(each, names));
  return new HttpError(
    code,
    messages,
    details?.map((each) => placedIn(each, names)),
    { cause, causes: placed },
  );
}

/** What the engine answers, or its refusal at the caller's names. */
export async function inOwnNames<T>(answer: Promise<T>, names: OwnNames): Promise<T> {
  try {
    return await answer;
  } catch (thrown) {
    throw refusedIn(thrown, names);
  }
}
