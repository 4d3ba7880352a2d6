import { useEffect, useRef, useState } from 'preact/hooks';
import { Code } from '../editor/code.tsx';
import type { CodeEditor } from '../editor/codemirror.ts';
import type { Place } from '../editor/json.ts';
import { words } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { useWork } from './context.ts';
import { parse, print } from './json-text.ts';
import { isObject, type Json } from './pointer.ts';

interface Typed {
  readonly text: string;
  /** The state it was typed for: what comes from elsewhere takes its place. */
  readonly state: Json;
  readonly fault: Place | 'no object' | null;
}

/** The same state as text. What is no JSON yet is not taken over, and says where it ends to be one. */
export function JsonEditor() {
  const { store, notes } = useWork();
  const state = store.value;
  const editor = useRef<CodeEditor | null>(null);
  const [latest, setLatest] = useState<Typed | null>(null);
  const typed = latest?.state === state ? latest : null;
  const marks = notes.value.filter(({ tone }) => tone !== 'open');
  const take = (text: string): void => {
    const parsed = parse(text);
    if (isObject(parsed)) {
      setLatest({ text, state: parsed, fault: null });
      return store.change(parsed, 'text');
    }
    const place = parsed === undefined ? editor.current?.faultOfJson() : undefined;
    setLatest({ text, state: store.value, fault: place ?? 'no object' });
  };
  useEffect(() => editor.current?.markPointers(marks), [notes.value, typed]);
  return (
    <div class="text-editor stack">
      <Code
        kind="json"
        text={typed?.text ?? print(state)}
        label={words.requestJson}
        onEdit={take}
        onReady={(made) => {
          editor.current = made;
          made.markPointers(marks);
        }}
      />
      <Fault fault={typed?.fault ?? null} go={(offset) => editor.current?.show(offset, true)} />
    </div>
  );
}

interface Shown {
  readonly fault: Typed['fault'];
  readonly go: (offset: number) => void;
}

function Fault({ fault, go }: Shown) {
  return (
    <p class="json-fault" role="status">
      {fault === 'no object' && words.jsonNoObject}
      {fault !== null && fault !== 'no object' && (
        <>
          {words.jsonFault}{' '}
          <Button class="chip link" onClick={() => go(fault.offset)}>
            {words.lineColumn(fault.line, fault.column)}
          </Button>
        </>
      )}
    </p>
  );
}
