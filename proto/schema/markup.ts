// Markup of reports. What rules/engine/xml writes are whole documents without mixed content; a report is written piece by piece, and
// HTML needs both. So a piece is text that is escaped already, and only this file makes one.

/** Markup, ready to be written. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;
type Content = Markup | string | null | undefined;

export const XML_DECLARATION: Markup = new Markup('<?xml version="1.0" encoding="UTF-8"?>\n');
export const HTML_DOCTYPE: Markup = new Markup('<!doctype html>\n');

/** HTML elements without an end tag, as far as reports use them (HTML, 13.1.2). */
const VOID: ReadonlySet<string> = new Set(['meta']);

/** An element whole. An attribute that is null is left out; strings are escaped. */
export function tag(name: string, attributes: Attributes, ...content: readonly Content[]): Markup {
  const inner = content.map(textOf).join('');
  if (VOID.has(name)) return open(name, attributes);
  return new Markup(`${open(name, attributes).text}${inner}${close(name).text}`);
}

export function open(name: string, attributes: Attributes = {}): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return new Markup(`<${name}${written.join('')}>`);
}

export function close(name: string): Markup {
  return new Markup(`</${name}>`);
}

/** Style sheets are not escaped in HTML; ours is a constant. @throws RangeError for one that would end its element */
export function style(css: string): Markup {
  if (css.includes('<')) throw new RangeError('a style sheet of a report holds no "<"');
  return new Markup(`<style>${css}</style>`);
}

export function lines(pieces: readonly Markup[]): string {
  return pieces.map(({ text }) => `${text}\n`).join('');
}

function textOf(content: Content): string {
  if (content === null || content === undefined) return '';
  return content instanceof Markup ? content.text : escape(content);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** What neither XML nor HTML can hold, not even escaped (XML 1.0, 2.2): file names may. Lone surrogates are none of UTF-8. */
// oxlint-disable-next-line no-control-regex -- control characters are what is sought
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '\ufffd')
    .replaceAll(/[&<>"\r]/g, (character) => ESCAPES[character]!);
}
