// Elements are built, never parsed from text: what a document says can then only ever be text (Trusted Types hold us to it).

export type Child = Node | string | number | null | undefined | false | readonly Child[];

type Listener = (event: never) => void;

/** Attributes by their HTML names; functions listen (`onclick`); false and undefined are left out; `value` is the property. */
export type Attributes = Readonly<Record<string, string | number | boolean | Listener | undefined>>;

/** An element with its attributes and children; texts become text nodes, so nothing of a document is ever markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  append(element, children);
  // A select takes its value only once its options stand in it.
  if (attributes['value'] !== undefined) (element as HTMLInputElement).value = String(attributes['value']);
  return element;
}

function set(element: Element, name: string, value: Attributes[string]): void {
  if (value === undefined || value === false) return;
  if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
  else if (name !== 'value') element.setAttribute(name, value === true ? '' : String(value));
}

function append(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child as readonly Child[]);
    else if (child !== null && child !== undefined && child !== false)
      element.append(child instanceof Node ? child : String(child));
  }
}

/** Puts these children in place of all others. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren();
  append(element, children);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Paths on a 24 × 24 grid, drawn as strokes. */
const PATHS = {
  check: 'M4.5 12.5l5 5L19.5 7',
  cross: 'M6 6l12 12M18 6L6 18',
  fatal: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.6v.1',
  valid: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.3l2.8 2.8L16 9.6',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4 15v5h16v-5',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 15v5h16v-5',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8-8M16 7l3 3M14 9l2 2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  half: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h4M12 12h8M12 17h5',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  wand: 'M5 19L15 9M17 3v4M15 5h4M20 11v3M18.500 12.500h3M9 4v2M8 5h2',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration: words beside it say the same. */
export function icon(name: IconName, className = 'icon'): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  for (const [key, value] of [
    ['viewBox', '0 0 24 24'],
    ['class', `${className} icon-${name}`],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(key, value);
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button that is no submit. */
export function button(label: Child, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  return h('button', { type: 'button', class: 'button', onclick, ...attributes }, label);
}

let announcer: HTMLElement | undefined;

/** Tells readers of the screen what changed elsewhere than where they are. */
export function announce(text: string): void {
  if (!announcer?.isConnected) {
    announcer = h('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
    document.body.append(announcer);
  }
  announcer.textContent = text;
}

/** Offers bytes as a file of this name. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  h('a', { href: url, download: name }).click();
  // The browser reads the address after this turn; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
