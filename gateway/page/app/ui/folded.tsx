import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Answered, useAnswer, type Answer } from './answered.tsx';

interface Folded<T> {
  readonly title: string;
  /** What is to be seen there, once it is known. */
  readonly known: T | null;
  /** Called when it is opened, where nothing is known yet. */
  readonly load: () => Promise<T>;
  readonly busy: string;
  /** In the line of the title. */
  readonly verdict: (known: T) => ComponentChildren;
  readonly children: (known: T) => ComponentChildren;
  readonly class?: string;
}

/** Folded away, its line telling whether there is anything to see. */
export function Folded<T>(folded: Folded<T>) {
  const { title, known, load, busy, verdict, children, class: more = '' } = folded;
  const { answer, ask } = useAnswer(load);
  const [open, setOpen] = useState(false);
  const now: Answer<T> = known ?? answer;
  const toggled = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    setOpen(currentTarget.open);
    if (currentTarget.open && now === null) ask();
  };
  return (
    <details class={`totals card ${more}`} onToggle={toggled}>
      <summary class="line pointed">
        <h2>{title}</h2>
        <span class="totals-verdict line">{now !== null && !(now instanceof Error) && verdict(now)}</span>
      </summary>
      {open && (
        <div class="totals-body">
          <Answered answer={now} again={ask} busy={busy}>
            {children}
          </Answered>
        </div>
      )}
    </details>
  );
}
