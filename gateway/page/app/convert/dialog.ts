// The dialog for the same invoice in another format, wherever a document is at hand.

import type { OutputFormat } from '@conforme/proto/schema';
import { OUTPUT_LABELS, OUTPUTS } from '@conforme/proto/schema/choices';
import { profilesOf } from '@conforme/proto/schema/profiles';
import { button, fill, h } from '../dom.ts';
import { keyChoice } from '../key.ts';
import { language, words } from '../language/words.ts';
import { ServiceError, type ConvertOptions } from '../service.ts';
import { checksWithKey } from '../session.ts';
import { problem, retryable } from '../waiting.ts';
import { outcomeOf } from './outcome.ts';
import { outcomePanel } from './panel.ts';

export interface Source {
  readonly file: File;
  /** What it is offered as first. */
  readonly to: OutputFormat;
  /** Rules that the source and the result are judged by. */
  readonly check: ConvertOptions['check'];
  /** It passes them: what is refused is then the result. */
  readonly valid: boolean;
}

export function convertButton(source: Source, className = 'button'): HTMLElement {
  return button(words.convert, () => openConvertDialog(source), { class: className });
}

function openConvertDialog(source: Source): void {
  const result = h('div', { class: 'convert-result', tabindex: -1 });
  const to = h('select', { class: 'field', onchange: () => offer() }, OUTPUTS.map(outputOption));
  const profile = h('select', { class: 'field' });
  const offer = (): void => offerProfiles(profile, to.value as OutputFormat);
  to.value = source.to;
  offer();
  let running = new AbortController();
  const start = (event: Event): void => {
    event.preventDefault();
    running.abort();
    running = new AbortController();
    const target = { to: to.value as OutputFormat, profile: profile.value, check: source.check };
    void run(source, { ...target, allowLoss: false, allowInvalid: false }, result, running.signal);
  };
  const closed = (): void => {
    running.abort();
    dialog.remove();
  };
  const form = h(
    'form',
    { class: 'convert-form', onsubmit: start },
    h('label', {}, h('span', { class: 'label' }, words.format), to),
    h('label', {}, h('span', { class: 'label' }, words.profile), profile),
    h('button', { type: 'submit', class: 'button primary' }, words.convert),
  );
  const dialog = h(
    'dialog',
    { class: 'dialog convert', 'aria-labelledby': 'convert-title', onclose: closed },
    h('h2', { id: 'convert-title' }, words.convertTitle),
    h('p', { class: 'file-name' }, source.file.name),
    h('p', { class: 'note' }, words.convertNote, checksWithKey() && ` ${words.convertCounts}`),
    form,
    result,
    h(
      'div',
      { class: 'actions' },
      button(words.close, () => dialog.close()),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

const outputOption = (value: OutputFormat): HTMLElement =>
  h('option', { value }, OUTPUT_LABELS[value][language]);

/** Those of the output; the one chosen stays where the output has it. */
function offerProfiles(control: HTMLSelectElement, output: OutputFormat): void {
  const chosen = control.value;
  const fitting: readonly string[] = ['', ...profilesOf(output)];
  fill(
    control,
    fitting.map((value) => h('option', { value }, value || words.profileOfSource)),
  );
  control.value = fitting.includes(chosen) ? chosen : '';
}

async function run(
  source: Source,
  options: ConvertOptions,
  into: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const again = (more: Partial<ConvertOptions> = {}): void =>
    void run(source, { ...options, ...more }, into, signal);
  fill(into, h('p', { class: 'hint', 'aria-busy': 'true' }, words.converting));
  try {
    const outcome = await outcomeOf(source.file, options, signal);
    if (signal.aborted) return;
    const ofResult = source.valid || options.allowInvalid;
    fill(into, outcomePanel(outcome, ofResult, again));
    into.querySelector<HTMLElement>('h3')?.focus();
  } catch (failure) {
    if (signal.aborted) return;
    if (!(failure instanceof ServiceError)) throw failure;
    fill(into, problem(failure, retryable(failure) ? again : null, keyChoice(failure, again)));
    into.focus();
  }
}
