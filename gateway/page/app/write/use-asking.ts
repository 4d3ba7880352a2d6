// Asks the service while the reader writes: after a pause, and never twice at once.

import { useEffect, useRef, useState } from 'preact/hooks';
import { openKeyDialog } from '../key.tsx';
import { words } from '../language/words.ts';
import { failureIn, spacing } from '../service.ts';
import { apiKey, lacksKey } from '../session.ts';
import { announce } from '../ui/announce.tsx';
import { carrier, known, made, type Asking } from './asking.ts';
import { refusalOf } from '../refusal.ts';
import { examine, make as makeDocument, NOTHING, type Made } from './live.ts';

/** Between the last key and the question: long enough for a word, short enough to feel answered. */
const PAUSE_MS = 600;

/** What a document is made of. */
type Wanted = Pick<Made, 'request' | 'carrier'>;

const wantedNow = ({ work: { store } }: Asking): Wanted => ({ request: store.value, carrier: carrier.value });

const isSame = (one: Wanted | null, other: Wanted): boolean =>
  one?.request === other.request && one.carrier === other.carrier;

/** Whether the document was made from something else than what stands there now. */
const isStale = (asking: Asking): boolean => !isSame(made.value, wantedNow(asking));

/** What the document that is being made is made of. */
let making: Wanted | null = null;

/** Each document counts, so a second press makes no second one. */
async function makeIt(asking: Asking, onFirst: () => void): Promise<void> {
  if (lacksKey()) return openKeyDialog();
  const wanted = wantedNow(asking);
  if (isSame(making, wanted)) return;
  making = wanted;
  asking.insist();
  known.value = { ...known.value, state: 'asking' };
  try {
    await madeOf(wanted, asking, onFirst);
  } catch (failure) {
    const refused = refusalOf(failure);
    if (!refused) known.value = { ...known.value, state: 'failed', failure: failureIn(failure) };
    else if (isSame(wantedNow(asking), wanted))
      asking.take({ ...known.value, state: 'known', valid: false, ...refused });
  } finally {
    if (making === wanted) making = null;
  }
}

async function madeOf(wanted: Wanted, asking: Asking, onFirst: () => void): Promise<void> {
  const isFirst = made.value === null;
  const answer = await makeDocument(wanted.request, wanted.carrier);
  // A later one is under way, or was there sooner.
  if (making !== wanted) return;
  made.value = answer;
  // It says nothing of what was typed meanwhile. What is worth a look, and no mistake, the check has said.
  if (isSame(wantedNow(asking), wanted)) {
    const seen = known.value.valid ? known.value : { ...known.value, findings: [], causes: [] };
    asking.take({ ...seen, state: 'known', valid: true, failure: null });
  }
  announce(words.made(answer.document.name));
  // The first time it is what the reader wants; later the reader may be looking at something else.
  if (isFirst) onFirst();
}

/** @returns whether the invoice can be made. */
async function examineIt(asking: Asking, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await examine(asking.work.store.value, signal);
    if (signal.aborted) return false;
    asking.take(answer);
    return answer.valid === true;
  } catch (failure) {
    if (signal.aborted) return false;
    // What was known is of what stood there before.
    known.value = { ...known.value, state: 'failed', valid: null, failure: failureIn(failure) };
    return false;
  }
}

/** Asks after a pause. @returns gives up: answers to earlier questions are dropped. */
function askAfter(pause: number, asking: Asking, onValid: () => void): () => void {
  if (lacksKey()) {
    known.value = NOTHING;
    return () => {};
  }
  const now = new AbortController();
  known.value = { ...known.value, state: 'asking', failure: null };
  const ask = async (): Promise<void> => {
    if (await examineIt(asking, now.signal)) onValid();
  };
  const timer = setTimeout(() => void ask(), Math.max(pause, spacing()));
  return () => {
    clearTimeout(timer);
    now.abort();
  };
}

/** @param onFirst called when there is a document for the first time. */
export function useAsking(asking: Asking, onFirst: () => void) {
  const { store } = asking.work;
  const [redrawn, setRedrawn] = useState(false);
  const [tries, setTries] = useState(0);
  const first = useRef(store.value);
  const make = (): void => void makeIt(asking, onFirst);
  useEffect(() => {
    const pause = store.value === first.current ? 0 : PAUSE_MS;
    return askAfter(pause, asking, () => redrawn && isStale(asking) && make());
  }, [store.value, carrier.value, apiKey(), redrawn, tries]);
  return {
    known: known.value,
    made: made.value,
    stale: made.value !== null && isStale(asking),
    redrawn,
    setRedrawn,
    make,
    again: () => setTries(tries + 1),
  };
}
