import { XmlError } from './error.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_.\-·]*(?::[\p{L}_][\p{L}\p{M}\p{N}_.\-·]*)?$/u;
/** Characters outside `Char` of XML 1.0, 2.2. */
// eslint-disable-next-line no-control-regex -- the forbidden characters are the subject here
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** True for the ASCII bytes that may start a qualified name; other bytes take the slow path `isXmlName`. */
export function isNameStart(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte === 0x5f;
}

export function isXmlName(text: string): boolean {
  return NAME.test(text);
}

/**
 * Text with its references resolved and line ends normalised (XML 1.0, 2.11 and 3.3.3 for attributes).
 * @throws XmlError for an unknown entity or a reference to a character XML forbids.
 */
export function decodeText(bytes: Buffer, from: number, to: number, attribute: boolean): string {
  const raw = bytes.utf8Slice(from, to).replaceAll(/\r\n?/g, '\n');
  const text = attribute ? raw.replaceAll(/[\t\n]/g, ' ') : raw;
  return text.replaceAll(/&([^;&]*);?/g, (reference: string, name: string) => {
    const value = reference.endsWith(';') ? resolve(name) : undefined;
    if (value === undefined) throw new XmlError(`the reference "${reference.slice(0, 20)}" is not known`, bytes, from);
    return value;
  });
}

function resolve(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  const match = /^#(?:x([0-9A-Fa-f]+)|([0-9]+))$/.exec(name);
  if (!match) return undefined;
  const code = match[1] ? Number.parseInt(match[1], 16) : Number.parseInt(match[2]!, 10);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  const character = String.fromCodePoint(code);
  return FORBIDDEN.test(character) ? undefined : character;
}
