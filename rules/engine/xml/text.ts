import { XmlError } from './error.ts';
import { NAME_REST, NAME_START } from './ncname.ts';
import { plainTextEnd } from './scan.ts';

const AMPERSAND = 0x26;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const NAME = new RegExp(`^[${NAME_START}][${NAME_REST}]*(?::[${NAME_START}][${NAME_REST}]*)?$`, 'u');

/** Anything outside `Char` of XML 1.0, 2.2, lone surrogates included. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** XMLDecl of XML 1.0, 2.8. */
const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>$/;

/** What nine of ten documents begin with. */
const USUAL = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>');

/** Length of the XML declaration most documents have, 0 where these bytes begin otherwise. */
export function usualDeclaration(bytes: Buffer): number {
  for (let i = 0; i < USUAL.length; i++) if (bytes[i] !== USUAL[i]) return 0;
  return USUAL.length;
}

export function isXmlDeclaration(text: string): boolean {
  return DECLARATION.test(text);
}

/** Text without references, its line ends normalised. */
export function rawText(bytes: Buffer, from: number, to: number): string {
  const text = bytes.toString('utf8', from, to);
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/** True for a QName of Namespaces in XML: one colon at most, with a name on either side. */
export function isXmlName(text: string): boolean {
  return NAME.test(text);
}

/** True when every character may stand in an XML document. */
export function isXmlText(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/**
 * Text with its references resolved and line ends normalised (XML 1.0, 2.11 and 3.3.3 for attributes).
 * @throws XmlError for an unknown entity or a reference to a character XML forbids.
 */
export function decodeText(bytes: Buffer, from: number, to: number, attribute: boolean): string {
  const raw = rawText(bytes, from, to);
  const text = attribute ? raw.replaceAll(/[\t\n]/g, ' ') : raw;
  let decoded = '';
  let at = 0;
  for (let start = text.indexOf('&'); start >= 0; start = text.indexOf('&', at)) {
    const end = text.indexOf(';', start);
    const value = end < 0 ? undefined : resolve(text.slice(start + 1, end));
    if (value === undefined) throw unresolved(text, start, bytes, from);
    decoded += text.slice(at, start) + value;
    at = end + 1;
  }
  return decoded + text.slice(at);
}

/** What is no reference stands for itself mostly: a company is called A & B. */
function unresolved(text: string, start: number, bytes: Buffer, from: number): XmlError {
  const [reference] = /^&#?\w{1,12};/.exec(text.slice(start, start + 16)) ?? [];
  // As many stand before it there as here, whatever became of the ends of lines.
  let offset = bytes.indexOf(AMPERSAND, from);
  for (let before = text.indexOf('&'); before < start; before = text.indexOf('&', before + 1))
    offset = bytes.indexOf(AMPERSAND, offset + 1);
  if (reference?.startsWith('&#'))
    return new XmlError(`the reference "${reference}" is to no character of XML`, bytes, offset);
  if (reference)
    return new XmlError(
      `the reference "${reference}" is not known; write the character itself`,
      bytes,
      offset,
    );
  return new XmlError('"&" begins no reference; write it as &amp;', bytes, offset);
}

const SPELLED = Object.keys(ENTITIES).map((name) => Buffer.from(`&${name};`));

/** Where text ends that is plain but for the five references of XML. */
export function textEnd(bytes: Uint8Array, from: number): number {
  let end = plainTextEnd(bytes, from, bytes.length);
  while (bytes[end] === AMPERSAND && isEntity(bytes, end)) end = plainTextEnd(bytes, end + 1, bytes.length);
  return end;
}

/** True when one of the five references of XML begins here; others need a closer look. */
export function isEntity(bytes: Uint8Array, at: number): boolean {
  for (const spelled of SPELLED) {
    let length = 1;
    while (length < spelled.length && bytes[at + length] === spelled[length]) length++;
    if (length === spelled.length) return true;
  }
  return false;
}

function resolve(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  const match = /^#(?:x([0-9A-Fa-f]+)|([0-9]+))$/.exec(name);
  if (!match) return undefined;
  const code = match[1] ? Number.parseInt(match[1], 16) : Number.parseInt(match[2]!, 10);
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return isXmlText(character) ? character : undefined;
}
