import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

export interface Tab {
  readonly name: string;
  readonly panel: ComponentChildren;
}

interface Shown {
  readonly label: string;
  readonly all: readonly Tab[];
  readonly at: number;
  readonly turn: (index: number) => void;
  readonly class?: string;
}

/** ARIA tabs: arrows move between them, Tab goes on into the panel. Panels are drawn once and stay. */
export function Tabs({ label, all, at, turn, class: more = '' }: Shown) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const move = ({ key }: KeyboardEvent): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
    if (to === undefined) return;
    const next = (to + all.length) % all.length;
    turn(next);
    (bar.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class={`tabs card ${more}`}>
      <div role="tablist" class="tablist" aria-label={label} onKeyDown={move} ref={bar}>
        {all.map(({ name }, i) => (
          <button
            key={i}
            type="button"
            role="tab"
            class="tab"
            id={`${id}-${i}`}
            aria-controls={`${id}-panel-${i}`}
            aria-selected={i === at}
            tabIndex={i === at ? 0 : -1}
            onClick={() => turn(i)}
          >
            {name}
          </button>
        ))}
      </div>
      {all.map(({ panel }, i) => (
        <div
          key={i}
          role="tabpanel"
          id={`${id}-panel-${i}`}
          class="tab-panel"
          aria-labelledby={`${id}-${i}`}
          hidden={i !== at}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
