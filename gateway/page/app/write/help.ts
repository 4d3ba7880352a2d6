import { fill, h } from '../dom.ts';
import { words } from '../language/words.ts';

/** Below the form: what the field at hand is for. One place for all help, so that nothing moves while fields are entered. */
export function helpBar(form: HTMLElement): HTMLElement {
  // Its text is the description of the field itself and need not be read twice.
  const bar = h('p', { class: 'help-bar', 'aria-hidden': 'true' }, words.helpHint);
  form.addEventListener('focusin', ({ target }) => {
    const entry = (target as Element).closest<HTMLElement>('.entry');
    const help = (target as Element).getAttribute('aria-description');
    if (!entry) return;
    const name = entry.dataset['name']!;
    const term = entry.querySelector('.term')?.textContent ?? '';
    fill(
      bar,
      h('strong', {}, entry.dataset['label']!),
      ' ',
      h('span', { class: 'term' }, term),
      ' ',
      help ?? '',
      ' ',
      h('code', {}, name),
    );
  });
  return bar;
}
