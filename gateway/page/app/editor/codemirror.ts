// CodeMirror as the page has it. It lives in a shadow root: there its styles are constructed sheets, which need no exception from
// the policy of the page.

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { xml } from '@codemirror/lang-xml';
import { syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { words } from '../language/words.ts';
import { faultIn, rangeOf, type Place } from './json.ts';
import { COLOURS, THEME } from './theme.ts';

/** A place with something to say, by offsets into what is displayed. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly severity: 'fatal' | 'warning' | 'info';
  readonly message: string;
}

/** A mark by the place of what it is about. */
export interface Pointed {
  readonly pointer: string;
  readonly message: string;
  readonly finding: { readonly severity: Mark['severity'] };
}

export interface CodeOptions {
  readonly kind: 'xml' | 'json';
  readonly text: string;
  /** What it shows, for who cannot see where it stands. */
  readonly label: string;
  /** Of a displayed line; '' for one that has none of its own. */
  readonly numberOf?: (line: number) => string;
  /** Only what may be changed has it. */
  readonly onEdit?: (text: string) => void;
}

export interface CodeEditor {
  readonly view: EditorView;
  mark(marks: readonly Mark[]): void;
  /** As `mark`, by JSON Pointers. */
  markPointers(notes: readonly Pointed[]): void;
  /** Where a text of JSON ceases to be one. */
  faultOfJson(): Place | null;
  /** Makes the line of this place the current one, and scrolls to it; `enter`: for who goes on typing there. */
  show(offset: number, enter?: boolean): void;
  /** Shows it first of all: the editor alone moves, for the reader may be looking at what stands above it. */
  openAt(offset: number): void;
  /** Puts another text there, without a call of `onEdit`. */
  replace(text: string): void;
  find(): void;
}

const SEVERITIES = { fatal: 'error', warning: 'warning', info: 'info' } as const;
const replaced = Annotation.define<true>();

export function createEditor(host: HTMLElement, options: CodeOptions): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const state = EditorState.create({ doc: options.text, extensions: extensionsOf(options) });
  const view = new EditorView({ root, parent: root, state });
  const mark = (marks: readonly Mark[]): void =>
    view.dispatch(setDiagnostics(view.state, marks.map(diagnosticOf)));
  return {
    view,
    mark,
    markPointers: (notes) => mark(notes.flatMap((note) => pointed(view.state, note))),
    faultOfJson: () => faultIn(view.state),
    show: (offset, enter = false) => {
      const anchor = Math.min(offset, view.state.doc.length);
      const effects = EditorView.scrollIntoView(view.state.doc.lineAt(anchor).from, {
        y: 'center',
        x: 'start',
      });
      view.dispatch({ selection: { anchor }, effects });
      if (enter) view.focus();
    },
    openAt: (anchor) => {
      view.dispatch({ selection: { anchor } });
      view.requestMeasure({
        read: () => view.lineBlockAt(anchor).top - heightSeen(view.scrollDOM) / 2,
        write: (top) => (view.scrollDOM.scrollTop = top),
      });
    },
    replace: (insert) => {
      if (insert === view.state.doc.toString()) return;
      const changes = { from: 0, to: view.state.doc.length, insert };
      view.dispatch({ changes, annotations: replaced.of(true) });
    },
    find: () => openSearchPanel(view),
  };
}

/** Of an element, from its top to where it or the window ends; all of it where none can be seen. */
function heightSeen(element: HTMLElement): number {
  const seen = innerHeight - element.getBoundingClientRect().top;
  return seen > 0 ? Math.min(seen, element.clientHeight) : element.clientHeight;
}

function diagnosticOf({ from, to, severity, message }: Mark): Diagnostic {
  return { from, to, severity: SEVERITIES[severity], message };
}

function pointed(state: EditorState, { pointer, message, finding }: Pointed): Mark[] {
  const range = rangeOf(state, pointer);
  return range ? [{ from: range.from, to: range.to, severity: finding.severity, message }] : [];
}

function extensionsOf({ kind, label, numberOf, onEdit }: CodeOptions) {
  return [
    lineNumbers(numberOf && { formatNumber: numberOf }),
    lintGutter(),
    highlightActiveLine(),
    kind === 'xml' ? xml() : json(),
    syntaxHighlighting(COLOURS),
    search({ top: true }),
    history(),
    keymap.of([...searchKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorState.readOnly.of(onEdit === undefined),
    EditorState.phrases.of(words.editorPhrases),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, transactions, state }) => {
      if (docChanged && !transactions.some((each) => each.annotation(replaced)))
        onEdit?.(state.doc.toString());
    }),
    THEME,
  ];
}
