import { names, type Name } from './names.ts';

const XML_URI = 'http://www.w3.org/XML/1998/namespace';
export const XMLNS_URI = 'http://www.w3.org/2000/xmlns/';
const SLOTS = 2048;

interface Binding {
  readonly prefix: string;
  readonly uri: string;
  readonly element: number;
}

/**
 * Namespaces in scope, and a cache from the bytes of a qualified name to its number. Invoices declare their
 * prefixes once at the top, so nearly every look-up is one probe; an inner declaration starts a new generation.
 */
export class Scope {
  readonly #bytes: Buffer;
  readonly #bindings: Binding[] = [
    { prefix: '', uri: '', element: -1 },
    { prefix: 'xml', uri: XML_URI, element: -1 },
  ];
  readonly #unknown: Name[] = [];
  readonly #unknownIds = new Map<string, number>();
  readonly #start = new Int32Array(SLOTS);
  readonly #length = new Int32Array(SLOTS);
  readonly #number = new Int32Array(SLOTS);
  readonly #generation = new Int32Array(SLOTS);
  #now = 1;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get unknown(): readonly Name[] {
    return this.#unknown;
  }

  declare(prefix: string, uri: string, element: number): void {
    this.#bindings.push({ prefix, uri, element });
    this.#now++;
  }

  /** Drops what `element` declared, when its end tag is read. */
  leave(element: number): void {
    if (this.#bindings.at(-1)!.element !== element) return;
    while (this.#bindings.at(-1)!.element === element) this.#bindings.pop();
    this.#now++;
  }

  /**
   * Number of the qualified name in these bytes, or `undefined` when its prefix is not declared.
   * `hash` is any hash of the bytes; `attribute` because the default namespace does not reach attributes.
   */
  resolve(start: number, length: number, hash: number, attribute: boolean): number | undefined {
    let slot = (hash ^ (hash >>> 11) ^ (attribute ? 0x155 : 0)) & (SLOTS - 1);
    for (let probe = 0; probe < 8; probe++, slot = (slot + 1) & (SLOTS - 1)) {
      if (this.#generation[slot] !== this.#now) return this.#remember(slot, start, length, attribute);
      const key = attribute ? -length : length;
      if (this.#length[slot] === key && this.#same(this.#start[slot]!, start, length)) return this.#number[slot];
    }
    return this.#lookup(start, length, attribute);
  }

  #remember(slot: number, start: number, length: number, attribute: boolean): number | undefined {
    const number = this.#lookup(start, length, attribute);
    if (number === undefined) return undefined;
    this.#generation[slot] = this.#now;
    this.#start[slot] = start;
    this.#length[slot] = attribute ? -length : length;
    this.#number[slot] = number;
    return number;
  }

  #same(a: number, b: number, length: number): boolean {
    for (let i = 0; i < length; i++) if (this.#bytes[a + i] !== this.#bytes[b + i]) return false;
    return true;
  }

  #lookup(start: number, length: number, attribute: boolean): number | undefined {
    const qname = this.#bytes.utf8Slice(start, start + length);
    const colon = qname.indexOf(':');
    const prefix = colon < 0 ? '' : qname.slice(0, colon);
    const uri = colon < 0 && attribute ? '' : this.#uri(prefix);
    if (uri === undefined || (colon >= 0 && uri === '')) return undefined;
    const local = qname.slice(colon + 1);
    const known = names.lookup(uri, local);
    return known >= 0 ? known : this.#ownNumber(uri, local);
  }

  #uri(prefix: string): string | undefined {
    for (let i = this.#bindings.length - 1; i >= 0; i--)
      if (this.#bindings[i]!.prefix === prefix) return this.#bindings[i]!.uri;
    return undefined;
  }

  #ownNumber(uri: string, local: string): number {
    const key = `${uri} ${local}`;
    const known = this.#unknownIds.get(key);
    if (known !== undefined) return known;
    const id = ~(this.#unknown.push({ uri, local }) - 1);
    this.#unknownIds.set(key, id);
    return id;
  }
}
