// How documents come in: chosen, dropped anywhere on the page, or pasted.

import { button, h, icon } from '../dom.ts';
import { words } from '../language/words.ts';

export type Receive = (files: readonly File[]) => void;

const ACCEPT = '.pdf,.xml,.zip,application/pdf,application/xml,text/xml,application/zip';

/** A button that opens the browser's own file dialog. */
export function fileButton(label: string, receive: Receive, className = 'button primary'): HTMLElement {
  const input = h('input', {
    type: 'file',
    multiple: true,
    accept: ACCEPT,
    class: 'unseen',
    tabindex: -1,
    'aria-hidden': 'true',
    onchange: () => {
      receive([...(input.files ?? [])]);
      input.value = '';
    },
  });
  return h(
    'span',
    {},
    button([icon('file'), label], () => input.click(), { class: className }),
    input,
  );
}

/** Asks for XML as text: what a colleague sent in a mail has no file to choose. */
export function pasteButton(receive: Receive): HTMLElement {
  return button(words.paste, () => pasteDialog(receive));
}

function pasteDialog(receive: Receive): void {
  const text = h('textarea', {
    rows: 12,
    class: 'code',
    'aria-label': words.pasteLabel,
    spellcheck: 'false',
  });
  const dialog = h(
    'dialog',
    { class: 'dialog', 'aria-labelledby': 'paste-title', onclose: () => dialog.remove() },
    h('h2', { id: 'paste-title' }, words.pasteLabel),
    text,
    h(
      'div',
      { class: 'actions' },
      button(
        words.checkIt,
        () => {
          if (text.value.trim() === '') return text.focus();
          dialog.close();
          receive([pastedFile(text.value)]);
        },
        { class: 'button primary' },
      ),
      button(words.cancel, () => dialog.close()),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

export function pastedFile(text: string): File {
  return new File([text], words.pastedName, { type: 'application/xml' });
}

/** Takes files dropped or pasted anywhere, and shows where they would land. @returns stops listening. */
export function listenToDrops(receive: Receive): () => void {
  const overlay = h(
    'div',
    { class: 'drop-overlay', 'aria-hidden': 'true' },
    icon('upload', 'icon huge'),
    words.dropHere,
  );
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ): void => document.addEventListener(type, listener, { signal: stop.signal });
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
  on('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (!overlay.isConnected) document.body.append(overlay);
  });
  // Left the window, not merely an element of it.
  on('dragleave', (event) => event.relatedTarget === null && overlay.remove());
  on('drop', (event) => {
    overlay.remove();
    if (!hasFiles(event)) return;
    event.preventDefault();
    receive([...event.dataTransfer!.files]);
  });
  on('paste', (event) => {
    if (isTyping(event.target)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) receive(files);
    else if (text.trimStart().startsWith('<')) receive([pastedFile(text)]);
  });
  return () => {
    stop.abort();
    overlay.remove();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
