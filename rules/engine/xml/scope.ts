import { clipped } from './clipped.ts';
import { XmlError } from './error.ts';
import { names, type Name } from './names.ts';
import {
  belongs,
  newOwner,
  numberAt,
  ownerOf,
  recall,
  remember,
  serialAt,
  sizeAt,
  standsAt,
} from './qnames.ts';
import { NAME_BYTE } from './scan.ts';
import { isXmlName } from './text.ts';

const XML_URI = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_URI = 'http://www.w3.org/2000/xmlns/';

/** More than any invoice needs; bounds against documents made to exhaust the reader. */
const MAX_BINDINGS = 64;
const MAX_UNKNOWN = 65_536;

export interface Binding {
  readonly prefix: string;
  readonly uri: string;
  readonly element: number;
  /** The owners that held before this declaration. */
  readonly shared: number;
  readonly own: number;
}

const PLACES = 8192;
/** The slot of the name that last stood at a place (any number that tells places apart, cut to the table). */
const lastAt = new Int32Array(PLACES);
/** The one before it: what is there on some lines and not on others leaves two names that take turns. */
const otherAt = new Int32Array(PLACES);

/**
 * The slot of the name that stood at this place before, when it stands here again; else -1. Invoices repeat themselves:
 * nine names of ten are read by comparing words.
 */
export function expectedName(
  bytes: Uint8Array,
  view: DataView,
  shared: number,
  own: number,
  place: number,
  start: number,
): number {
  if (shared === 0) return -1;
  const last = lastAt[place & (PLACES - 1)]!;
  if (isAt(last, bytes, view, shared, own, start)) return last;
  const other = otherAt[place & (PLACES - 1)]!;
  return isAt(other, bytes, view, shared, own, start) ? other : -1;
}

const isAt = (
  slot: number,
  bytes: Uint8Array,
  view: DataView,
  shared: number,
  own: number,
  start: number,
): boolean =>
  belongs(slot, shared, own) &&
  standsAt(slot, view, start, bytes.length) &&
  NAME_BYTE[bytes[start + sizeAt(slot)]!] === 0;

/** Bindings nobody declares: no namespace for no prefix, and `xml`. */
const ALWAYS = 2;

/** Namespaces in scope, and the numbers of qualified names under them. */
export class Scope {
  readonly #bytes: Buffer;
  readonly #view: DataView;
  readonly #bindings: Binding[] = [
    { prefix: '', uri: '', element: -1, shared: 0, own: 0 },
    { prefix: 'xml', uri: XML_URI, element: -1, shared: 0, own: 0 },
  ];
  readonly #unknown: Name[] = [];
  readonly #unknownIds = new Map<string, number>();
  /** The owners of the cache entries that hold now (see `recall`); 0 when the bindings have changed since. */
  shared = 0;
  /** Of the name last asked for; 0 when it is too long to have one. */
  serial = 0;
  /** How often a namespace was declared. */
  declared = 0;
  /** Set when a name took a slot, which may have been that of a name found before. */
  taken = false;
  own = 0;
  /** The innermost open element that declares namespaces. */
  declaring = -1;

  constructor(bytes: Buffer, view: DataView) {
    this.#bytes = bytes;
    this.#view = view;
  }

  get unknown(): readonly Name[] {
    return this.#unknown;
  }

  /** Takes a namespace declaration, which stands at `start`. */
  declare(start: number, prefix: string, uri: string, element: number): void {
    if (prefix !== '' && uri === '') this.#fail('a prefix is bound to no namespace', start);
    if (prefix === 'xmlns' || uri === XMLNS_URI || (prefix === 'xml') !== (uri === XML_URI))
      this.#fail('a reserved prefix or namespace is declared', start);
    for (let i = this.#bindings.length - 1; this.#bindings[i]!.element === element; i--)
      if (this.#bindings[i]!.prefix === prefix) this.#fail('a prefix is declared twice', start);
    if (this.#bindings.length === MAX_BINDINGS)
      this.#fail(`more than ${MAX_BINDINGS} namespaces are declared`, start);
    this.#bindings.push({ prefix, uri, element, shared: this.shared, own: this.own });
    this.declaring = element;
    this.declared++;
    this.shared = 0;
  }

  /** What is declared now, but for what always is. */
  get bindings(): readonly Binding[] {
    return this.#bindings.slice(ALWAYS);
  }

  /** Takes the declarations of an element as they were taken before, where nothing else was declared. */
  adopt(bindings: readonly Binding[], shared: number, element: number): void {
    this.#bindings.push(...bindings);
    this.declaring = element;
    this.declared += bindings.length;
    this.shared = shared;
    this.own = newOwner();
  }

  /** Drops what `element` declared, when its end tag is read. */
  leave(element: number): void {
    if (this.declaring !== element) return;
    while (this.#bindings.at(-1)!.element === element) {
      const { shared, own } = this.#bindings.pop()!;
      this.shared = shared;
      this.own = own;
    }
    this.declaring = this.#bindings.at(-1)!.element;
  }

  /** `expectedName` under the namespaces in scope. */
  expected(place: number, start: number, attribute: boolean): number {
    const sign = attribute ? -1 : 1;
    return expectedName(this.#bytes, this.#view, sign * this.shared, sign * this.own, place, start);
  }

  /** True when the slot means under the namespaces in scope what it says. */
  #speaks(slot: number, attribute: boolean): boolean {
    if (this.shared === 0) return false;
    return attribute ? belongs(slot, -this.shared, -this.own) : belongs(slot, this.shared, this.own);
  }

  /**
   * Number of the qualified name in these bytes, which `expected` found in the slot or (-1) did not know.
   * @throws XmlError when it is no name, or its prefix is not declared.
   */
  number(slot: number, place: number, start: number, length: number, attribute: boolean): number {
    if (slot < 0 || !this.#speaks(slot, attribute)) return this.#resolve(place, start, length, attribute);
    this.serial = serialAt(slot);
    return numberAt(slot);
  }

  #resolve(place: number, start: number, length: number, attribute: boolean): number {
    if (this.shared === 0) this.#enter();
    const shared = attribute ? -this.shared : this.shared;
    const own = attribute ? -this.own : this.own;
    const known = recall(this.#bytes, start, length, shared, own);
    const found = known < 0 ? this.#lookup(start, length, attribute) : numberAt(known);
    const at = known < 0 ? remember(this.#bytes, start, length, found < 0 ? own : shared, found) : known;
    if (known < 0) this.taken = true;
    this.serial = at < 0 ? 0 : serialAt(at);
    otherAt[place & (PLACES - 1)] = lastAt[place & (PLACES - 1)]!;
    lastAt[place & (PLACES - 1)] = Math.max(at, 0);
    return found;
  }

  #enter(): void {
    this.shared = ownerOf(this.#bindings);
    this.own = newOwner();
  }

  #lookup(start: number, length: number, attribute: boolean): number {
    const qname = this.#bytes.toString('utf8', start, start + length);
    if (!isXmlName(qname)) this.#fail('a name was expected', start);
    const colon = qname.indexOf(':');
    const prefix = colon < 0 ? '' : qname.slice(0, colon);
    const uri = colon < 0 && attribute ? '' : this.#uri(prefix);
    if (uri === undefined) this.#fail(`the prefix "${clipped(prefix)}" is not declared`, start);
    const local = qname.slice(colon + 1);
    const known = names.lookup(uri, local);
    return known >= 0 ? known : this.#ownNumber(uri, local, start);
  }

  #uri(prefix: string): string | undefined {
    for (let i = this.#bindings.length - 1; i >= 0; i--)
      if (this.#bindings[i]!.prefix === prefix) return this.#bindings[i]!.uri;
    return undefined;
  }

  #ownNumber(uri: string, local: string, at: number): number {
    const key = `${uri} ${local}`;
    const known = this.#unknownIds.get(key);
    if (known !== undefined) return known;
    if (this.#unknown.length === MAX_UNKNOWN) this.#fail(`more than ${MAX_UNKNOWN} different names`, at);
    const id = ~(this.#unknown.push({ uri, local }) - 1);
    this.#unknownIds.set(key, id);
    return id;
  }

  #fail(reason: string, at: number): never {
    throw new XmlError(reason, this.#bytes, at);
  }
}
