import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

interface Shown {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The browser's own modal dialog, open as long as it is drawn. */
export function Dialog({ title, class: more = '', onClose, children }: Shown) {
  const element = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  // Before the next key: what is typed goes into it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = element.current!;
    const left = new AbortController();
    dialog.addEventListener('close', () => latest.current(), { signal: left.signal });
    dialog.showModal();
    return () => {
      left.abort();
      // What is behind it takes no focus while it is open.
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog ref={element} class={`dialog ${more}`} aria-labelledby="dialog-title">
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}

interface Opening {
  readonly label: string;
  readonly look?: string;
  readonly icon?: IconName;
  /** The dialog. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens one. */
export function DialogButton({ label, children, ...button }: Opening) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
