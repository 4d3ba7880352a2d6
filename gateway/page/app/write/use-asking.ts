// Asks the service while the reader writes: after a pause, and never twice at once.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { openKeyDialog } from '../key.tsx';
import { words } from '../language/words.ts';
import { failureIn, spacing } from '../service.ts';
import { apiKey, lacksKey } from '../session.ts';
import { announce } from '../ui/announce.tsx';
import { carrier, known, made, redrawn, sideTab } from './asking.ts';
import type { Work } from './context.ts';
import { refusalOf } from '../refusal.ts';
import { examine, make as makeDocument, NOTHING, type Made } from './live.ts';

/** Between the last key and the question: long enough for a word, short enough to feel answered. */
const PAUSE_MS = 600;

/** The tab of its pages. */
const PAGES = 2;

/** What a document is made of. */
type Wanted = Pick<Made, 'request' | 'carrier'>;

const wantedNow = ({ store }: Work): Wanted => ({ request: store.value, carrier: carrier.value });

const isSame = (one: Wanted | null, other: Wanted): boolean =>
  one?.request === other.request && one.carrier === other.carrier;

/** Whether the document was made from something else than what stands there now. */
export const isStale = (work: Work): boolean => !isSame(made.value, wantedNow(work));

/** What the document that is being made is made of. */
let making: Wanted | null = null;

/** Each document counts, so a second press makes no second one. */
async function makeIt(work: Work): Promise<void> {
  if (lacksKey()) return openKeyDialog();
  const wanted = wantedNow(work);
  if (isSame(making, wanted)) return;
  making = wanted;
  work.insist();
  known.value = { ...known.value, state: 'asking' };
  try {
    await madeOf(wanted, work);
  } catch (failure) {
    const refused = refusalOf(failure);
    if (!refused) known.value = { ...known.value, state: 'failed', failure: failureIn(failure) };
    else if (isSame(wantedNow(work), wanted))
      work.take({ ...known.value, state: 'known', valid: false, ...refused });
  } finally {
    if (making === wanted) making = null;
  }
}

async function madeOf(wanted: Wanted, work: Work): Promise<void> {
  const isFirst = made.value === null;
  const answer = await makeDocument(wanted.request, wanted.carrier);
  // A later one is under way, or was there sooner.
  if (making !== wanted) return;
  made.value = answer;
  // It says nothing of what was typed meanwhile. What is worth a look, and no mistake, the check has said.
  if (isSame(wantedNow(work), wanted)) {
    const seen = known.value.valid ? known.value : { ...known.value, findings: [], causes: [] };
    work.take({ ...seen, state: 'known', valid: true, failure: null });
  }
  announce(words.made(answer.document.name));
  // The first time it is what the reader wants; later the reader may be looking at something else.
  if (isFirst) sideTab.value = PAGES;
}

/** @returns whether the invoice can be made. */
async function examineIt(work: Work, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await examine(work.store.value, signal);
    if (signal.aborted) return false;
    work.take(answer);
    return answer.valid === true;
  } catch (failure) {
    if (signal.aborted) return false;
    // What was known is of what stood there before.
    known.value = { ...known.value, state: 'failed', valid: null, failure: failureIn(failure) };
    return false;
  }
}

/** Asks after a pause. @returns gives up: answers to earlier questions are dropped. */
function askAfter(pause: number, work: Work, onValid: () => void): () => void {
  if (lacksKey()) {
    known.value = NOTHING;
    return () => {};
  }
  const now = new AbortController();
  known.value = { ...known.value, state: 'asking', failure: null };
  const ask = async (): Promise<void> => {
    if (await examineIt(work, now.signal)) onValid();
  };
  const timer = setTimeout(() => void ask(), Math.max(pause, spacing()));
  return () => {
    clearTimeout(timer);
    now.abort();
  };
}

/** Times that the reader asked to try again. */
const tries = signal(0);
export const again = (): void => void (tries.value += 1);

export const make = (work: Work): void => void makeIt(work);

export function useAsking(work: Work): void {
  const first = useRef(work.store.value);
  useEffect(() => {
    const pause = work.store.value === first.current ? 0 : PAUSE_MS;
    return askAfter(pause, work, () => redrawn.value && isStale(work) && make(work));
  }, [work.store.value, carrier.value, apiKey(), redrawn.value, tries.value]);
}
