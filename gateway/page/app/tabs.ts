import { h } from './dom.ts';
import { words } from './language/words.ts';

export interface Tab {
  readonly name: string;
  readonly panel: HTMLElement;
  /** Called each time it is turned to. */
  readonly onShow?: () => void;
}

/** ARIA tabs: arrows move between them, Tab goes on into the panel. */
export function tabs(
  all: readonly Tab[],
  label: string = words.document,
): { element: HTMLElement; show: (index: number) => void } {
  const id = `tabs-${(counter += 1)}`;
  const handles = all.map(({ name }, i) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        class: 'tab',
        id: `${id}-${i}`,
        'aria-controls': `${id}-panel-${i}`,
        onclick: () => show(i),
      },
      name,
    ),
  );
  const panels = all.map(({ panel }, i) =>
    h(
      'div',
      { role: 'tabpanel', id: `${id}-panel-${i}`, class: 'tab-panel', 'aria-labelledby': `${id}-${i}` },
      panel,
    ),
  );
  function show(index: number): void {
    handles.forEach((handle, i) => {
      handle.setAttribute('aria-selected', String(i === index));
      handle.tabIndex = i === index ? 0 : -1;
      panels[i]!.hidden = i !== index;
    });
    all[index]!.onShow?.();
  }
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = (handles.indexOf(event.target as HTMLButtonElement) + by + handles.length) % handles.length;
    show(next);
    handles[next]!.focus();
  };
  show(0);
  const bar = h('div', { role: 'tablist', class: 'tablist', 'aria-label': label, onkeydown: move }, handles);
  return { element: h('div', { class: 'tabs' }, bar, panels), show };
}

let counter = 0;
