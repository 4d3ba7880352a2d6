import { XmlError } from './error.ts';
import { names, type Name } from './names.ts';
import { newOwner, ownerOf, recall, remember } from './qnames.ts';
import { isXmlName } from './text.ts';

const XML_URI = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_URI = 'http://www.w3.org/2000/xmlns/';
/** Told apart in the cache, because the default namespace does not reach attributes. */
const ATTRIBUTE_HASH = 0x155_5555;

/** More than any invoice needs; bounds against documents made to exhaust the reader. */
const MAX_BINDINGS = 64;
const MAX_UNKNOWN = 65_536;

interface Binding {
  readonly prefix: string;
  readonly uri: string;
  readonly element: number;
  /** The owners that held before this declaration. */
  readonly shared: number;
  readonly own: number;
}

/** Namespaces in scope, and the numbers of qualified names under them. */
export class Scope {
  readonly #bytes: Buffer;
  readonly #bindings: Binding[] = [
    { prefix: '', uri: '', element: -1, shared: 0, own: 0 },
    { prefix: 'xml', uri: XML_URI, element: -1, shared: 0, own: 0 },
  ];
  readonly #unknown: Name[] = [];
  readonly #unknownIds = new Map<string, number>();
  /** The owners of the cache entries that hold now (see `recall`); 0 when the bindings have changed since. */
  #shared = 0;
  #own = 0;
  #declaring = -1;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get unknown(): readonly Name[] {
    return this.#unknown;
  }

  /** Takes a namespace declaration, whose attribute name stands in these bytes. */
  declare(start: number, length: number, uri: string, element: number): void {
    const prefix = this.#bytes.toString('utf8', Math.min(start + 6, start + length), start + length);
    if (length > 5 && !isXmlName(`xmlns:${prefix}`)) this.#fail('a name was expected', start);
    if (prefix !== '' && uri === '') this.#fail('a prefix is bound to no namespace', start);
    if (prefix === 'xmlns' || uri === XMLNS_URI || (prefix === 'xml') !== (uri === XML_URI))
      this.#fail('a reserved prefix or namespace is declared', start);
    for (let i = this.#bindings.length - 1; this.#bindings[i]!.element === element; i--)
      if (this.#bindings[i]!.prefix === prefix) this.#fail('a prefix is declared twice', start);
    if (this.#bindings.length === MAX_BINDINGS)
      this.#fail(`more than ${MAX_BINDINGS} namespaces are declared`, start);
    this.#bindings.push({ prefix, uri, element, shared: this.#shared, own: this.#own });
    this.#declaring = element;
    this.#shared = 0;
  }

  /** Drops what `element` declared, when its end tag is read. */
  leave(element: number): void {
    if (this.#declaring !== element) return;
    while (this.#bindings.at(-1)!.element === element) {
      const { shared, own } = this.#bindings.pop()!;
      this.#shared = shared;
      this.#own = own;
    }
    this.#declaring = this.#bindings.at(-1)!.element;
  }

  /**
   * Number of the qualified name in these bytes; `hash` is any hash of them.
   * @throws XmlError when it is no name, or its prefix is not declared.
   */
  resolve(start: number, length: number, hash: number, attribute: boolean): number {
    if (this.#shared === 0) this.#enter();
    const key = attribute ? hash ^ ATTRIBUTE_HASH : hash;
    const shared = attribute ? -this.#shared : this.#shared;
    const own = attribute ? -this.#own : this.#own;
    const known = recall(this.#bytes, start, length, key, shared, own);
    if (known !== undefined) return known;
    const found = this.#lookup(start, length, attribute);
    remember(this.#bytes, start, length, found < 0 ? own : shared, found);
    return found;
  }

  #enter(): void {
    let text = '';
    for (const { prefix, uri } of this.#bindings) text += `${prefix} ${uri}\n`;
    this.#shared = ownerOf(text);
    this.#own = newOwner();
  }

  #lookup(start: number, length: number, attribute: boolean): number {
    const qname = this.#bytes.toString('utf8', start, start + length);
    if (!isXmlName(qname)) this.#fail('a name was expected', start);
    const colon = qname.indexOf(':');
    const uri = colon < 0 && attribute ? '' : this.#uri(colon < 0 ? '' : qname.slice(0, colon));
    if (uri === undefined) this.#fail('the prefix of the name is not declared', start);
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
