// A part of the page that asks the service when it is drawn, or when the reader asks for it.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { failureIn, ServiceError } from '../service.ts';
import { useLatest } from './latest.ts';
import { Busy, Problem } from './waiting.tsx';

/** What came: null until something did. */
export type Answer<T> = T | ServiceError | null;

/** @returns what came, and what asks, or asks anew; the answer to an earlier question is dropped. */
export function useAnswer<T>(question: () => Promise<T>): readonly [answer: Answer<T>, ask: () => void] {
  const [answer, setAnswer] = useState<Answer<T>>(null);
  const latest = useLatest();
  const ask = (): void => {
    const isWanted = latest.ask();
    const take = (came: T | ServiceError): void => void (isWanted() && setAnswer(() => came));
    setAnswer(null);
    question().then(take, (thrown: unknown) => take(failureIn(thrown)));
  };
  return [answer, ask];
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
  const [answer, ask] = useAnswer(question);
  useEffect(ask, []);
  return (
    <Answered answer={answer} again={ask} busy={busy}>
      {children}
    </Answered>
  );
}
