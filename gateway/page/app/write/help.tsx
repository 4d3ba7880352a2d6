import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../language/words.ts';

interface Help {
  readonly label: string;
  readonly term: string;
  readonly text: string;
  readonly name: string;
}

/** Below the form: what the field at hand is for. One place for all help, so that nothing moves while fields are entered. */
export function HelpBar() {
  const bar = useRef<HTMLParagraphElement>(null);
  const [help, setHelp] = useState<Help | null>(null);
  useLayoutEffect(() => {
    const form = bar.current!.parentElement!;
    const show = ({ target }: FocusEvent): void => {
      const entry = (target as Element).closest<HTMLElement>('.entry');
      if (!entry) return;
      setHelp({
        label: entry.dataset['label']!,
        name: entry.dataset['name']!,
        term: entry.querySelector('.term')?.textContent ?? '',
        text: (target as Element).getAttribute('aria-description') ?? '',
      });
    };
    form.addEventListener('focusin', show);
    return () => form.removeEventListener('focusin', show);
  }, []);
  // Its text is the description of the field itself and need not be read twice.
  return (
    <p class="help-bar" aria-hidden="true" ref={bar}>
      {help ? (
        <>
          <strong>{help.label}</strong> <span class="term">{help.term}</span> {help.text}{' '}
          <code>{help.name}</code>
        </>
      ) : (
        words.helpHint
      )}
    </p>
  );
}
