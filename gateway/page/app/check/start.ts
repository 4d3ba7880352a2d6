import { button, h, icon } from '../dom.ts';
import { size, words } from '../language/words.ts';
import { MAX_BYTES, type CheckOptions } from '../service.ts';
import { fileButton, pasteButton, type Receive } from './drop.ts';

/** Documents the service makes itself, right and wrong (gateway/page/examples.ts). */
const EXAMPLES = ['facturx.pdf', 'faults.xml', 'valid.xml'] as const;

/** What stands there before any document does. */
export function startPanel(
  receive: Receive,
  options: CheckOptions,
  change: (options: CheckOptions) => void,
): HTMLElement {
  return h(
    'div',
    { class: 'start' },
    h('h1', { tabindex: -1 }, words.checkTitle),
    h('p', { class: 'lead' }, words.checkLead),
    h(
      'div',
      { class: 'drop' },
      icon('upload', 'icon huge'),
      h('p', { class: 'drop-title' }, words.drop),
      h('div', { class: 'actions center' }, fileButton(words.choose, receive), pasteButton(receive)),
      h('p', { class: 'note' }, words.limits(size(MAX_BYTES))),
    ),
    h(
      'div',
      { class: 'examples' },
      h('span', { class: 'label' }, words.tryExample),
      EXAMPLES.map((name) =>
        button(words.exampleDocuments[name], () => void fetchExample(name).then(receive), {
          class: 'chip link big',
        }),
      ),
    ),
    optionsRow(options, change),
    h('p', { class: 'note privacy' }, words.privacy),
  );
}

async function fetchExample(name: string): Promise<File[]> {
  const response = await fetch(`/page/documents/${name}`);
  const content = await response.blob();
  return [new File([content], name, { type: content.type })];
}

export function optionsRow(options: CheckOptions, change: (options: CheckOptions) => void): HTMLElement {
  const check = h(
    'select',
    {
      class: 'field',
      value: options.check,
      onchange: () => change({ ...options, check: check.value as CheckOptions['check'] }),
    },
    h('option', { value: 'fr-ctc' }, words.checks['fr-ctc']),
    h('option', { value: 'base' }, words.checks.base),
  );
  const asOf = h('input', {
    class: 'field',
    type: 'date',
    value: options.asOf,
    onchange: () => change({ ...options, asOf: asOf.value }),
  });
  return h(
    'div',
    { class: 'options' },
    h('label', {}, h('span', { class: 'label' }, words.rules), check),
    h('label', { title: words.asOfHelp }, h('span', { class: 'label' }, words.asOf), asOf),
  );
}
