/** An expanded name: namespace URI ('' for none) and local part. */
export interface Name {
  readonly uri: string;
  readonly local: string;
}

/**
 * Expanded names as small integers, so that compiled rules compare numbers instead of strings.
 *
 * The table only grows, and only when packs or plugins are loaded: a document's own unknown names never enter
 * it (see `Tree.name`), so hostile documents cannot make a long-lived process grow.
 */
class NameTable {
  /** Namespace → local part → number: no string is made to ask for one. */
  readonly #ids = new Map<string, Map<string, number>>();
  readonly #names: Name[] = [];

  get size(): number {
    return this.#names.length;
  }

  /** The number of a name, entering it when it is new. For packs and plugins at load time only. */
  intern(uri: string, local: string): number {
    const locals = this.#ids.get(uri) ?? new Map<string, number>();
    const known = locals.get(local);
    if (known !== undefined) return known;
    const id = this.#names.push(Object.freeze({ uri, local })) - 1;
    this.#ids.set(uri, locals.set(local, id));
    return id;
  }

  /** The number of a name some pack or plugin has interned, or -1. */
  lookup(uri: string, local: string): number {
    return this.#ids.get(uri)?.get(local) ?? -1;
  }

  at(id: number): Name {
    const name = this.#names[id];
    if (!name) throw new RangeError(`no name has number ${id}`);
    return name;
  }
}

/** The names of this process: one table, shared by every tree and every pack. */
export const names: NameTable = new NameTable();
