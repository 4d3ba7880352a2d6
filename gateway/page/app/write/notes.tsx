// Findings beside the fields they are about.

import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWork, type Noted } from './context.ts';

/** Shown at one place before they crowd it; all are in the list. */
const AT_ONCE = 3;

const isLoud = ({ tone }: Noted): boolean => tone !== 'open';

const worst = (notes: readonly Noted[]): Noted['tone'] =>
  notes.some(({ tone }) => tone === 'fatal') ? 'fatal' : (notes.find(isLoud)?.tone ?? 'open');

/** Whether something is wrong there. */
export const isWrong = (notes: readonly Noted[]): boolean => worst(notes) === 'fatal';

/** At the title of a section: how much there is below it. */
export function Marks({ notes }: { readonly notes: readonly Noted[] }) {
  if (notes.length === 0) return null;
  const tone = worst(notes);
  const loud = notes.filter(isLoud).length;
  return (
    <span class={`mark chip ${tone}`}>
      {tone !== 'open' && <Icon name={tone} />}
      {tone === 'open' ? words.toFill(notes.length) : words.findingCount(loud)}
    </span>
  );
}

interface Shown {
  readonly id?: string;
  readonly notes: readonly Noted[];
}

/** What is said at a field; what is merely open needs no words there. */
export function Notes({ id, notes }: Shown) {
  const loud = notes.filter(isLoud);
  if (loud.length === 0) return null;
  return (
    <ul class="entry-findings" {...(id && { id })}>
      {loud.slice(0, AT_ONCE).map(({ tone, message, finding }, i) => (
        <li key={i} class={tone}>
          <Icon name={finding.severity} />
          <span>
            <span class="unseen">{words.severity[finding.severity]}: </span>
            {message}
            {finding.patch && <PatchButton finding={finding} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function PatchButton({ finding }: { readonly finding: Finding }) {
  const { apply } = useWork();
  return (
    <Button icon="wand" look="small patch" title={words.applyFixHelp} onClick={() => apply(finding)}>
      {words.applyFix}
    </Button>
  );
}
