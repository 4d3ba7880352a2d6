// How documents come in: chosen, dropped anywhere on the page, or pasted.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogButton } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

export type Receive = (files: readonly File[]) => void;

const DOCUMENTS = '.pdf,.xml,.zip,application/pdf,application/xml,text/xml,application/zip';

interface Choosing {
  readonly label: string;
  readonly receive: Receive;
  readonly look?: string;
  /** Of one kind of file, and one of them. */
  readonly accept?: string;
  /** Several of that kind. */
  readonly many?: boolean;
}

/** A button that opens the browser's own file dialog. */
export function FileButton({ label, receive, look = '', accept, many = accept === undefined }: Choosing) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    receive([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };
  return (
    <span>
      <Button icon="file" look={look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={many}
        accept={accept ?? DOCUMENTS}
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        onChange={chosen}
      />
    </span>
  );
}

/** Asks for XML as text: what a colleague sent in a mail has no file to choose. */
export const PasteButton = ({ receive }: { readonly receive: Receive }) => (
  <DialogButton label={words.paste}>
    {(close) => <PasteDialog receive={receive} onClose={close} />}
  </DialogButton>
);

function PasteDialog({ receive, onClose }: { readonly receive: Receive; readonly onClose: () => void }) {
  const text = useRef<HTMLTextAreaElement>(null);
  const check = (): void => {
    const typed = text.current!.value;
    if (typed.trim() === '') return text.current!.focus();
    onClose();
    receive([pastedFile(typed)]);
  };
  return (
    <Dialog title={words.pasteLabel} onClose={onClose}>
      <textarea ref={text} rows={12} class="field mono" aria-label={words.pasteLabel} spellcheck={false} />
      <div class="actions">
        <Button look="primary" onClick={check}>
          {words.checkIt}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </Dialog>
  );
}

function pastedFile(text: string): File {
  return new File([text], words.pastedName, { type: 'application/xml' });
}

interface Zone {
  readonly receive: Receive;
  /** What dropping does. */
  readonly label?: string;
}

/** Takes files dropped or pasted anywhere, and shows where they would land. */
export function DropZone({ receive, label = words.dropHere }: Zone) {
  const [over, setOver] = useState(false);
  // A file dropped before would take the place of the page.
  useLayoutEffect(() => listen(receive, setOver), []);
  return over ? (
    <div class="drop-overlay stack center" aria-hidden="true">
      <Icon name="upload" class="huge" />
      {label}
    </div>
  ) : null;
}

/** @returns stops listening. */
function listen(receive: Receive, setOver: (over: boolean) => void): () => void {
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    type: K,
    listener: (event: DocumentEventMap[K]) => void,
  ): void => document.addEventListener(type, listener, { signal: stop.signal });
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
  on('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  });
  // Left the window, not merely an element of it.
  on('dragleave', (event) => event.relatedTarget === null && setOver(false));
  on('drop', (event) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    receive([...event.dataTransfer!.files]);
  });
  on('paste', (event) => {
    if (isTyping(event)) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) receive(files);
    else if (text.trimStart().startsWith('<')) receive([pastedFile(text)]);
  });
  return () => stop.abort();
}

/** Also into an editor, whose parts are behind its shadow. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}
