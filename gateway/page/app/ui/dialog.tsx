import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Shown {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** The browser's own modal dialog, open as long as it is drawn. */
export function Dialog({ title, class: more = '', onClose, children }: Shown) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, []);
  return (
    <dialog ref={element} class={`dialog ${more}`} aria-labelledby="dialog-title" onClose={onClose}>
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
