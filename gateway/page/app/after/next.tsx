// What may follow, for the reader first: a button for each status, which opens the form of its file.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { StatusForm } from './form.tsx';
import type { Next } from './requests.ts';
import { actor, ACTORS, chosen, isOfPortal, outlook } from './story.ts';
import { own } from './words.ts';

export function NextSteps() {
  const known = outlook.value;
  const mine = (known?.next ?? []).filter(({ by }) => by === actor.value);
  const others = (known?.next ?? []).filter(({ by }) => by !== actor.value);
  return (
    <section class="next stack" aria-labelledby="next-title">
      <h2 id="next-title">{own.next}</h2>
      {known && known.next.length === 0 ? (
        <Over isOfPortal={isOfPortal()} />
      ) : (
        <>
          <Role />
          {known && mine.length === 0 && <p class="hint">{own.notYours}</p>}
          <Steps steps={mine} />
          {others.length > 0 && (
            <details class="others" open={mine.length === 0}>
              <summary>{own.others(others.length)}</summary>
              <Steps steps={others} />
            </details>
          )}
          <p class="note">{own.advice}</p>
        </>
      )}
    </section>
  );
}

function Over({ isOfPortal: isOther }: { readonly isOfPortal: boolean }) {
  if (isOther) return <p class="hint">{own.ofPortal}</p>;
  return (
    <div class="nothing card stack center">
      <Icon name="check" class="huge" />
      <h3>{own.over}</h3>
      <p>{own.overWhy}</p>
    </div>
  );
}

function Role() {
  return (
    <Segments
      name="actor"
      legend={own.you}
      all={ACTORS}
      labels={own.actors}
      value={actor.value}
      choose={(each) => {
        actor.value = each;
        chosen.value = null;
      }}
    />
  );
}

function Steps({ steps }: { readonly steps: readonly Next[] }) {
  if (steps.length === 0) return null;
  return (
    <ul class="steps stack">
      {steps.map((step) => (
        <li key={step.status} class={chosen.value === step.status ? 'next-step card open' : 'next-step card'}>
          <StepButton step={step} />
          {chosen.value === step.status && <Opened step={step} />}
        </li>
      ))}
    </ul>
  );
}

/** The form comes into sight where it opened. */
function Opened({ step }: { readonly step: Next }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} class="next-form">
      <StatusForm step={step} />
    </div>
  );
}

function StepButton({ step }: { readonly step: Next }) {
  const { status, title } = step;
  const isOpen = chosen.value === status;
  return (
    <button
      type="button"
      class="step-button"
      aria-expanded={isOpen}
      onClick={() => (chosen.value = isOpen ? null : status)}
    >
      <span class="step-name">
        <strong>{title}</strong> <span class="chip rule">{status}</span>
      </span>
      <span class="note">{aboutOf(step)}</span>
      <Icon name={isOpen ? 'up' : 'down'} />
    </button>
  );
}

/** Steps between platforms: neither seller nor buyer would miss them. */
const BETWEEN_PLATFORMS = new Set(['201', '202', '203']);

/** What it needs, and what is to be known of it, in one line. */
function aboutOf({ needs_reason, amount_kinds, reasons, skipped, for_state, source }: Next): string {
  const missed = skipped.filter((code) => !BETWEEN_PLATFORMS.has(code));
  const fitting = (reasons ?? []).filter(({ fits }) => fits.length > 0).length;
  return [
    needs_reason && own.needs.reason,
    fitting > 0 && own.fitting(fitting),
    amount_kinds.length > 0 && own.needs.amounts,
    for_state && own.forState,
    missed.length > 0 && own.skips(missed.join(', ')),
    source === 'implementations' && own.custom,
  ]
    .filter(Boolean)
    .join(' · ');
}
