/** Element or attribute path (`/rsm:CrossIndustryInvoice/…/ram:ID`) → business terms. */
export type TermTable = Readonly<Record<string, readonly string[]>>;

/** A group holds more terms than a sentence can: then its nearest named ancestor speaks for it. */
const MOST_BENEATH = 3;

export class Terms {
  readonly #exact: ReadonlyMap<string, readonly string[]>;
  /** Made for the first fault: most documents have none. */
  #beneath: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #placeCache = new Map<string, string | null>();

  constructor(table: TermTable) {
    this.#exact = new Map(Object.entries(table));
  }

  /** Terms of the place: its own, else the few it holds, else none. */
  of(path: string): readonly string[] {
    this.#beneath ??= beneath(this.#exact);
    return this.#exact.get(path) ?? this.#beneath.get(path) ?? [];
  }

  /** The first place of a term in documents of this root; null where they have none. */
  placeOf(term: string, root: string): string | null {
    const key = `${root} ${term}`;
    let place = this.#placeCache.get(key);
    if (place === undefined) this.#placeCache.set(key, (place = this.#find(term, root)));
    return place;
  }

  #find(term: string, root: string): string | null {
    for (const [path, terms] of this.#exact)
      if (terms.includes(term) && path.startsWith(`${root}/`)) return path;
    return null;
  }

  /** Terms of the place, or of the nearest place around it that has some. */
  around(path: string): readonly string[] {
    for (let at = path; at !== ''; at = around(at)) {
      const terms = this.of(at);
      if (terms.length > 0) return terms;
    }
    return [];
  }
}

/** The terms in each place that holds few of them; one that holds many has none. */
function beneath(exact: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const perElement = new Map<string, Set<string>>();
  for (const [path, terms] of exact)
    for (let at = around(path); at !== ''; at = around(at)) {
      const inside = perElement.get(at) ?? new Set();
      for (const term of terms) inside.add(term);
      perElement.set(at, inside);
    }
  const few = [...perElement].filter(([, terms]) => terms.size <= MOST_BENEATH);
  return new Map(few.map(([path, terms]) => [path, [...terms]]));
}

const around = (path: string): string => path.slice(0, path.lastIndexOf('/'));
