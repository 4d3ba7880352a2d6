// The XML of a document in an editor that changes nothing, with the findings at their places.

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../language/words.ts';
import type { Finding } from '../service.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Code } from './code.tsx';
import type { CodeEditor, Mark } from './codemirror.ts';
import { layOut, offsetOf, type Rows } from './rows.ts';

/** Shows the place of a finding. */
export type Reveal = (finding: Finding) => void;

interface Shown {
  readonly source: string;
  readonly findings: readonly Finding[];
  readonly label: string;
  /** Called with what leads to a place. */
  readonly onReady?: (reveal: Reveal) => void;
}

/** It opens at its first finding. */
export function XmlView({ source, findings, label, onReady }: Shown) {
  const rows = useMemo(() => layOut(source), [source]);
  const marks = useMemo(() => marksOf(rows, findings), [rows, findings]);
  const editor = useRef<CodeEditor | null>(null);
  // Who presses a button before the editor has come is served when it has.
  const wanted = useRef<((made: CodeEditor) => void) | null>(null);
  const use = (action: (made: CodeEditor) => void): void => {
    if (editor.current) action(editor.current);
    else wanted.current = action;
  };
  const now = useRef(rows);
  now.current = rows;
  const ready = (made: CodeEditor): void => {
    editor.current = made;
    if (marks[0]) made.openAt(marks[0].from);
    wanted.current?.(made);
  };
  const reveal = (finding: Finding): void =>
    use((made) => {
      const mark = markOf(now.current, finding);
      if (!mark) return;
      made.show(mark.from);
      intoSight(made, mark.from);
      announce(words.shownAt(finding.line!, finding.title ?? finding.message));
    });
  useLayoutEffect(() => void onReady?.(reveal), []);
  const numberOf = (line: number): string => numberIn(now.current, line);
  return (
    <div class="xml card">
      <div class="xml-bar line">
        {marks.length > 0 && <Stepper marks={marks} use={use} />}
        {rows.broken && <span class="note">{words.brokenUp}</span>}
        <Button look="small find" icon="search" onClick={() => use((made) => made.find())}>
          {words.findInXml}
        </Button>
      </div>
      <Code kind="xml" text={rows.text} label={label} numberOf={numberOf} marks={marks} onReady={ready} />
    </div>
  );
}

/** Rows that a long line was broken into have the number of its first. */
function numberIn({ rows }: Rows, row: number): string {
  const line = rows[row - 1]?.line ?? row;
  return rows[row - 2]?.line === line ? '' : String(line);
}

/** Lines between the line of a finding and the edge of the window. */
const MARGIN = 2;

/** Moves the page only when the editor or the line cannot be seen: the reader keeps the finding before their eyes where both fit. */
function intoSight({ view }: CodeEditor, offset: number): void {
  view.requestMeasure({
    read: () => {
      const { top, bottom } = view.dom.getBoundingClientRect();
      const line = view.coordsAtPos(offset);
      const isEditorHidden = top > innerHeight / 2 || bottom < innerHeight / 3;
      return isEditorHidden || (line !== null && isAtEdge(line));
    },
    write: (isHidden) => {
      if (isHidden) view.dom.scrollIntoView({ block: 'center' });
    },
  });
}

function isAtEdge({ top, bottom }: Readonly<Record<'top' | 'bottom', number>>): boolean {
  const margin = MARGIN * (bottom - top);
  return top < margin || bottom > innerHeight - margin;
}

function marksOf(rows: Rows, findings: readonly Finding[]): readonly Mark[] {
  return findings
    .map((finding) => markOf(rows, finding))
    .filter((mark) => mark !== null)
    .toSorted((a, b) => a.from - b.from);
}

/** From the place of a finding to the end of its tag or word. */
function markOf(rows: Rows, finding: Finding): Mark | null {
  const { line, column, severity, title, message } = finding;
  if (line == null) return null;
  const from = offsetOf(rows, line, column ?? 1);
  const [word] = /^(?:<[^>\n]*>?|[^\s<]+)/.exec(rows.text.slice(from, from + 500)) ?? [''];
  return { from, to: from + word.length, severity, message: title ? `${title}. ${message}` : message };
}

interface Steps {
  readonly marks: readonly Mark[];
  /** Does something with the editor, once it is there. */
  readonly use: (action: (made: CodeEditor) => void) => void;
}

/** To the previous and the next marked line, round the ends. */
function Stepper({ marks, use }: Steps) {
  const [at, setAt] = useState(-1);
  const places = marks.filter((mark, i) => mark.from !== marks[i - 1]?.from);
  const step = (by: 1 | -1): void => {
    const next = (Math.max(at, by === 1 ? -1 : 0) + by + places.length) % places.length;
    setAt(next);
    const { from } = places[next]!;
    use((made) => made.show(from));
    announce(words.placeOf(next + 1, places.length));
  };
  return (
    <div class="stepper line">
      <Button look="icon-only" icon="up" aria-label={words.previousPlace} onClick={() => step(-1)} />
      <Button look="icon-only" icon="down" aria-label={words.nextPlace} onClick={() => step(1)} />
      <span class="count note">
        {at === -1 ? words.places(places.length) : words.placeOf(at + 1, places.length)}
      </span>
    </div>
  );
}
