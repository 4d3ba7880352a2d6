import { button, fill, h } from '../dom.ts';
import { words } from '../language/words.ts';
import { lineAndColumn, parse, print } from './json-text.ts';
import { isObject } from './pointer.ts';
import type { Store } from './store.ts';

/** The same state as text. What is no JSON yet is not taken over, and says where it ends to be one. */
export function textEditor(store: Store): HTMLElement {
  const area = h('textarea', {
    class: 'code json',
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-label': words.requestJson,
    value: print(store.value),
    oninput: take,
  });
  const fault = h('p', { class: 'json-fault', role: 'status' });
  function take(): void {
    const parsed = parse(area.value);
    const ok = parsed.ok && isObject(parsed.value);
    area.setAttribute('aria-invalid', String(!ok));
    if (parsed.ok) {
      fill(fault, ok ? null : words.jsonNoObject);
      if (ok) store.change(parsed.value, 'text', 'text');
      return;
    }
    const { line, column } = lineAndColumn(area.value, parsed.offset);
    const go = (): void => {
      area.focus();
      area.setSelectionRange(parsed.offset, Math.min(parsed.offset + 1, area.value.length));
    };
    fill(fault, words.jsonFault, ' ', button(words.lineColumn(line, column), go, { class: 'chip link' }));
  }
  store.listen((origin) => {
    if (origin === 'text') return;
    area.value = print(store.value);
    area.removeAttribute('aria-invalid');
    fill(fault);
  });
  return h('div', { class: 'text-editor' }, area, fault);
}
