// The second half of the page: an invoice as a form or as JSON, and beside it what the service makes of it.

import { convertButton } from '../convert/dialog.ts';
import { announce, button, download, fill, h, icon } from '../dom.ts';
import { onKeyChange, openKeyDialog, usageLine } from '../key.ts';
import { amount, language, words, type Language } from '../language/words.ts';
import { look, ServiceError, spacing, type Finding } from '../service.ts';
import { apiKey } from '../session.ts';
import { taken } from '../handover.ts';
import { tabs } from '../tabs.ts';
import { problem } from '../waiting.ts';
import { formOf, type Form } from './form.ts';
import { helpBar } from './help.ts';
import { print } from './json-text.ts';
import { amountDue, examine, make, NOTHING, refusalOf, type Examined, type Made } from './live.ts';
import { mark } from './marks.ts';
import { get, patch, type Json } from './pointer.ts';
import { previewPanel, type Preview } from './preview.ts';
import { fieldsOf, placesOf, pointerFor, type Field, type JsonSchema } from './schema.ts';
import { startChooser } from './starting.ts';
import { Store } from './store.ts';
import { textEditor } from './text-editor.ts';

/** Between the last key and the question: long enough for a word, short enough to feel answered. */
const PAUSE_MS = 600;

let store: Store | null = null;
let made: Made | null = null;
/** Labels and help are those of the language of the schema. */
const schemas = new Map<Language, Promise<readonly Field[]>>();

function fields(): Promise<readonly Field[]> {
  const known = schemas.get(language);
  if (known) return known;
  const requested = language;
  const labels = [words.invoice, words.options] as const;
  const schema = Promise.all([
    look<JsonSchema>('/v1/schema/invoice'),
    look<JsonSchema>('/v1/schema/options'),
  ]).then(([invoice, options]) => [
    group('invoice', labels[0], fieldsOf(invoice)),
    group('options', labels[1], fieldsOf(options)),
  ]);
  schemas.set(requested, schema);
  schema.catch(() => schemas.delete(requested));
  return schema;
}

function group(name: string, label: string, inner: readonly Field[]): Field {
  const none = { help: '', terms: [], choices: [], initial: undefined, maxLength: undefined };
  return { name, label, kind: 'object', required: true, fields: inner, ...none };
}

/** @returns leaves the view. */
export function writeView(into: HTMLElement): () => void {
  const leaving = new AbortController();
  fill(into, h('p', { class: 'hint', 'aria-busy': 'true' }, words.loading));
  const open = async (): Promise<void> => {
    try {
      const known = await fields();
      store ??= new Store(await startChooser.first());
      const read = taken();
      if (read) store.change({ invoice: read.invoice as Json, options: { ...read.options } }, 'load');
      if (!leaving.signal.aborted) new Writing(into, known, store, leaving.signal).begin();
    } catch (failure) {
      if (!(failure instanceof ServiceError)) throw failure;
      if (!leaving.signal.aborted)
        fill(
          into,
          problem(failure, () => void open()),
        );
    }
  };
  void open();
  return () => leaving.abort();
}

class Writing {
  readonly #into: HTMLElement;
  readonly #store: Store;
  readonly #places: ReadonlyMap<string, readonly string[]>;
  readonly #form: Form;
  readonly #preview: Preview;
  readonly #signal: AbortSignal;
  readonly #status = h('div', { class: 'status', role: 'status' });
  readonly #undo: HTMLButtonElement;
  #showForm: () => void = () => {};
  #known: Examined = NOTHING;
  #asking = new AbortController();
  #redraw = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(into: HTMLElement, all: readonly Field[], state: Store, signal: AbortSignal) {
    this.#into = into;
    this.#store = state;
    this.#signal = signal;
    this.#places = placesOf(all, '');
    this.#undo = button([icon('undo'), words.undo], () => state.undo(), { class: 'button' });
    this.#form = formOf(all, state, () => this.#mark());
    this.#preview = previewPanel({
      goTo: (pointer) => this.#goTo(pointer),
      apply: (finding) => this.#apply(finding),
      again: () => this.#ask(0),
      make: () => void this.#make(),
      redraw: (always) => {
        this.#redraw = always;
        this.#ask(0);
      },
    });
  }

  begin(): void {
    this.#draw();
    this.#form.draw();
    const stops = [this.#store.listen(() => this.#changed()), onKeyChange(() => this.#ask(0))];
    this.#form.element.addEventListener('drawn', () => this.#mark());
    this.#signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
      this.#asking.abort();
      clearTimeout(this.#timer);
    });
    this.#ask(0);
  }

  #draw(): void {
    const text = textEditor(this.#store);
    const editor = tabs(
      [
        {
          name: words.form,
          panel: h('div', { class: 'form-panel' }, this.#form.element, helpBar(this.#form.element)),
        },
        { name: 'JSON', panel: text },
      ],
      words.editor,
    );
    editor.element.classList.add('editor');
    this.#showForm = () => editor.show(0);
    this.#store.listen((origin) => origin !== 'form' && this.#form.draw());
    const bar = h(
      'div',
      { class: 'write-bar' },
      h('h1', { tabindex: -1 }, words.writeTitle),
      startChooser.element(this.#store),
      this.#undo,
      button([icon('download'), 'JSON'], () => this.#save(), {
        class: 'button',
        'aria-label': words.saveJson,
      }),
    );
    fill(this.#into, bar, h('div', { class: 'columns write' }, editor.element, this.#side()));
    this.#show();
  }

  #side(): HTMLElement {
    return h('section', { class: 'side', 'aria-label': words.preview }, this.#status, this.#preview.element);
  }

  #changed(): void {
    this.#ask(PAUSE_MS);
  }

  /** Calls the service after a pause; answers to earlier calls are dropped. */
  #ask(pause: number): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#preview.showDocument(made, made !== null && made.request !== this.#store.value);
    if (apiKey() === null) return this.#take(NOTHING);
    this.#known = { ...this.#known, state: 'asking', failure: null };
    this.#show();
    this.#timer = setTimeout(() => void this.#examine(), Math.max(pause, spacing()));
  }

  async #examine(): Promise<void> {
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const known = await examine(this.#store.value, signal);
      if (signal.aborted) return;
      this.#take(known);
      if (this.#redraw && known.valid && made?.request !== this.#store.value) await this.#make();
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof ServiceError)) throw failure;
      this.#take({ ...this.#known, state: 'failed', failure });
    }
  }

  #take(known: Examined): void {
    this.#known = { ...known, findings: known.findings.map((finding) => this.#placed(finding)) };
    this.#preview.show(this.#known);
    this.#mark();
    this.#show();
  }

  /** A finding on the document says less of the field than one on the request. */
  #placed(finding: Finding): Finding {
    return finding.pointer == null ? { ...finding, pointer: pointerFor(finding, this.#places) } : finding;
  }

  #mark(): void {
    mark(this.#form.element, this.#known.findings, (finding) => this.#apply(finding));
  }

  #goTo(pointer: string): void {
    this.#showForm();
    this.#form.reveal(pointer);
  }

  #apply(finding: Finding): void {
    try {
      this.#store.change(patch(this.#store.value, finding.patch ?? []), 'patch');
      announce(words.applied(finding.title ?? finding.message));
    } catch {
      // The field it speaks of was changed in the meantime; the next answer will speak of what stands there now.
      announce(words.notApplied);
    }
  }

  async #make(): Promise<void> {
    if (apiKey() === null) return openKeyDialog();
    const request: Json = this.#store.value;
    this.#known = { ...this.#known, state: 'asking' };
    this.#show();
    try {
      made = await make(request);
      this.#take({ ...this.#known, state: 'known', valid: true, findings: made.warnings, failure: null });
      this.#preview.showDocument(made, made.request !== this.#store.value);
      announce(words.made(made.document.name));
    } catch (failure) {
      if (!(failure instanceof ServiceError)) throw failure;
      const findings = refusalOf(failure);
      this.#take(
        findings
          ? { ...this.#known, state: 'known', valid: false, findings }
          : { ...this.#known, state: 'failed', failure },
      );
    }
    this.#show();
  }

  #save(): void {
    download('invoice.json', new Blob([`${print(this.#store.value)}\n`], { type: 'application/json' }));
  }

  /** The verdict of the moment, what is due, and what to do next. */
  #show(): void {
    const { state, valid, findings, xml } = this.#known;
    this.#undo.disabled = !this.#store.canUndo;
    const errors = findings.filter(({ severity }) => severity === 'fatal').length;
    const verdict =
      valid === null ? words.notChecked : words.verdict(valid, errors, findings.length - errors);
    const due = xml === null ? null : amountDue(xml);
    const tone = valid === null ? '' : valid ? 'valid' : 'fatal';
    const spinner = h('span', { class: 'spinner small' });
    fill(
      this.#status,
      h('span', { class: `pill ${tone}` }, state === 'asking' ? spinner : tone && icon(tone), verdict),
      this.#result(),
      h(
        'p',
        { class: 'status-line' },
        h('span', { class: 'due' }, due && words.due(`${amount(due.amount)} ${due.currency}`.trim())),
        h('span', { class: 'note usage' }, usageLine()),
      ),
    );
  }

  #kind(): string {
    const output = get(this.#store.value, '/options/output');
    return output === 'cii-xml' || output === 'ubl-xml' ? 'XML' : 'PDF';
  }

  #result(): HTMLElement {
    const current = made !== null && made.request === this.#store.value;
    if (!current)
      return button(words.makeDocument(this.#kind()), () => void this.#make(), {
        class: 'button primary',
        disabled: this.#known.valid === false,
      });
    const { document: file, output } = made!;
    const to = output === 'ubl-xml' ? 'cii-xml' : 'ubl-xml';
    const check = get(this.#store.value, '/options/check') === 'base' ? 'base' : 'fr-ctc';
    const save = button([icon('download'), words.downloadDocument], () => download(file.name, file), {
      class: 'button primary',
    });
    return h('span', { class: 'made' }, convertButton({ file, to, check, valid: true }), save);
  }
}
