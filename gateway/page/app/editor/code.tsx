import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Lost } from '../ui/waiting.tsx';
import type { CodeEditor, CodeOptions, Mark } from './codemirror.ts';

interface Shown extends CodeOptions {
  readonly marks?: readonly Mark[];
  /** Called with the editor once it is there. */
  readonly onReady?: (editor: CodeEditor) => void;
}

const NONE: readonly Mark[] = [];

/** Text in an editor, which is loaded when the first one is drawn. */
export function Code({ text, marks = NONE, onReady, ...options }: Shown) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const latest = useRef({ text, marks, onReady, onEdit: options.onEdit });
  latest.current = { text, marks, onReady, onEdit: options.onEdit };
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isLost) return;
    let gone = false;
    void import('./codemirror.ts').then(
      ({ createEditor }) => {
        if (gone || !host.current) return;
        const onEdit = options.onEdit && ((typed: string) => latest.current.onEdit?.(typed));
        const made = createEditor(host.current, {
          ...options,
          text: latest.current.text,
          ...(onEdit && { onEdit }),
        });
        editor.current = made;
        made.mark(latest.current.marks);
        latest.current.onReady?.(made);
      },
      () => setLost(true),
    );
    return () => {
      gone = true;
      editor.current?.view.destroy();
      editor.current = null;
    };
  }, [isLost]);
  useLayoutEffect(() => editor.current?.replace(text), [text]);
  useLayoutEffect(() => editor.current?.mark(marks), [marks]);
  return (
    <>
      <div class="code-host" ref={host} />
      {isLost && <Lost again={() => setLost(false)} />}
    </>
  );
}
