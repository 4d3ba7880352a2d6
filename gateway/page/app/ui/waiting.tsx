import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { unreachable } from '../answer.ts';
import { KeyChoice, openKeyDialog } from '../key.tsx';
import type { ServiceError } from '../service.ts';
import { site } from '../site.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Counts the seconds down, then runs the action; once, and only while it is still displayed. */
function Countdown({ seconds, onEnd }: { readonly seconds: number; readonly onEnd: () => void }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, now));
      if (now > 0) return;
      clearInterval(timer);
      onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return <strong class="countdown">{words.again(left)}</strong>;
}

/** Whether the same may succeed later. */
export const retryable = ({ status }: Pick<ServiceError, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500;

export function Busy({ text }: { readonly text: string }) {
  return (
    <p class="hint" aria-busy="true">
      {text}
    </p>
  );
}

/** Mended by a key, or another one. */
const OF_KEY = new Set(['invalid_api_key', 'api_key_required']);

/** What the title and the advice say already. */
const SAID = new Set(['rate_limited', 'unreachable', 'invalid_api_key']);

export type Failure = Pick<ServiceError, 'status' | 'code' | 'message'> & {
  readonly retryAfter?: number | null;
};

/** A part of the page that did not come. */
export function Lost({ again }: { readonly again: () => void }) {
  return <Problem failure={unreachable()} again={again} />;
}

interface Shown {
  readonly failure: Failure;
  /** Offered where the same may succeed later; null where there is a way already. */
  readonly again: (() => void) | null;
  readonly children?: ComponentChildren;
}

type Known = Readonly<Record<string, { readonly title: string; readonly advice: string } | undefined>>;

function knownProblem(code: string) {
  const ofSite = site === null ? undefined : (words.site.problems as Known)[code];
  return ofSite ?? (words.problems as Known)[code];
}

/** What went wrong, in words that say what to do; waits where waiting helps. */
export function Problem({ failure, again, children }: Shown) {
  const { status, code, message, retryAfter } = failure;
  const known = knownProblem(code);
  const later = again && retryable(failure) ? again : null;
  return (
    <div class="problem card" role="alert">
      <Icon name={status === 429 || status === 503 ? 'clock' : 'warning'} class="large" />
      <div class="stack">
        <h2>{known?.title ?? words.problemTitle(status)}</h2>
        <p>{known?.advice ?? message}</p>
        {known && message && !SAID.has(code) ? <p class="note">{message}</p> : null}
        <div class="actions">
          {later && retryAfter ? <Countdown seconds={retryAfter} onEnd={later} /> : null}
          {later && !retryAfter ? <Button onClick={later}>{words.tryAgain}</Button> : null}
          {again && <KeyChoice failure={failure} again={again} />}
          {OF_KEY.has(code) && (
            <Button icon="key" onClick={openKeyDialog}>
              {words.enterKey}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
