// A part of the page that asks the service when it is drawn, or when the reader asks for it.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { failureIn, ServiceError } from '../service.ts';
import { Busy, Problem } from './waiting.tsx';

/** What came: null until something did. */
export type Answer<T> = T | ServiceError | null;

interface Question<T, Q> {
  /** What the last one was about; null before the first. */
  readonly about: Q | null;
  readonly answer: Answer<T>;
}

/** Asks, or asks anew; an earlier question is given up, and so is one whose place is not drawn any more. */
export function useAnswer<T, Q extends readonly unknown[]>(
  question: (signal: AbortSignal, ...what: Q) => Promise<T>,
): Question<T, Q> & { readonly ask: (...what: Q) => void } {
  const [state, setState] = useState<Question<T, Q>>({ about: null, answer: null });
  const running = useRef(new AbortController());
  useLayoutEffect(() => () => running.current.abort(), []);
  const ask = (...about: Q): void => {
    running.current.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ about, answer: null });
    question(signal, ...about).then(
      (answer) => signal.aborted || setState({ about, answer }),
      (thrown: unknown) => signal.aborted || setState({ about, answer: failureIn(thrown) }),
    );
  };
  return { ...state, ask };
}

interface Shown<T> {
  readonly answer: Answer<T>;
  readonly again: () => void;
  readonly busy: string;
  readonly children: (came: T) => ComponentChildren;
}

export function Answered<T>({ answer, again, busy, children }: Shown<T>) {
  if (answer === null) return <Busy text={busy} />;
  if (answer instanceof ServiceError) return <Problem failure={answer} again={again} />;
  return <>{children(answer)}</>;
}

interface Wanted<T> extends Pick<Shown<T>, 'children'> {
  readonly question: () => Promise<T>;
  readonly busy?: string;
}

/** What is wanted as soon as its place is drawn. */
export function Loaded<T>({ question, busy = words.loading, children }: Wanted<T>) {
  const { answer, ask } = useAnswer(question);
  useEffect(ask, []);
  return (
    <Answered answer={answer} again={ask} busy={busy}>
      {children}
    </Answered>
  );
}
