/** Element or attribute path (`/rsm:CrossIndustryInvoice/…/ram:ID`) → business terms. */
export type TermTable = Readonly<Record<string, readonly string[]>>;

/** A group holds more terms than a sentence can: then its nearest named ancestor speaks for it. */
const MOST_BENEATH = 3;

export class Terms {
  readonly #exact: ReadonlyMap<string, readonly string[]>;

  constructor(table: TermTable) {
    this.#exact = new Map(Object.entries(table));
  }

  /** Terms of the place: its own, else the few it holds, else none. */
  of(path: string): readonly string[] {
    const own = this.#exact.get(path);
    if (own) return own;
    const beneath = new Set<string>();
    for (const [known, terms] of this.#exact)
      if (known.startsWith(`${path}/`)) for (const term of terms) beneath.add(term);
    return beneath.size <= MOST_BENEATH ? [...beneath] : [];
  }

  /** Terms of the place, or of the nearest place around it that has some. */
  around(path: string): readonly string[] {
    for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const terms = this.of(at);
      if (terms.length > 0) return terms;
    }
    return [];
  }
}
