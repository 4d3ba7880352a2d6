/** An element of an invoice that Flux 1 takes. */
export interface Place {
  readonly name: string;
  readonly terms: readonly string[];
  /** In the full extract only. */
  readonly full: boolean;
  /** Flux 1 demands it wherever its parent is. */
  readonly needed: boolean;
  /** The schema of Flux 1 takes one. */
  readonly once: boolean;
  /** Written even when nothing of it remains. */
  readonly kept: boolean;
  /** Only those where the text at this path is this value. */
  readonly where: { readonly path: readonly string[]; readonly value: string } | null;
  /** Attribute → its term, or null. */
  readonly attributes: ReadonlyMap<string, string | null>;
  readonly children: ReadonlyMap<string, Place>;
}

type Growing = Omit<Place, 'children'> & { readonly children: Map<string, Place> };

const TERM = /^(B[TG]|EXT)-/;
const FLAGS = new Set(['full', 'needed', 'once', 'kept']);

/** The elements below the document element. @throws RangeError for a word that means nothing */
export function placesOf(outline: string): ReadonlyMap<string, Place> {
  const top = new Map<string, Place>();
  const open: Map<string, Place>[] = [top];
  for (const line of outline.split('\n').filter((each) => each.trim() !== '')) {
    const depth = (line.length - line.trimStart().length) / 2;
    const place = placeOf(line.trim().split(' '));
    const siblings = open[depth];
    if (!siblings) throw new RangeError(`${place.name} is too deep`);
    siblings.set(place.name, place);
    open.length = depth + 1;
    open.push(place.children);
  }
  return top;
}

function placeOf([name = '', ...words]: readonly string[]): Growing {
  const strange = words.find((word) => !FLAGS.has(word) && !TERM.test(word) && !/^[?@]/.test(word));
  if (strange !== undefined) throw new RangeError(`${name}: ${strange} means nothing`);
  const condition = words.find((word) => word.startsWith('?'))?.slice(1);
  const [path = '', value = ''] = condition?.split('=') ?? [];
  const attributes = words.filter((word) => word.startsWith('@')).map((word) => word.slice(1).split('='));
  return {
    name,
    terms: words.filter((word) => TERM.test(word)),
    full: words.includes('full'),
    needed: words.includes('needed'),
    once: words.includes('once'),
    kept: words.includes('kept'),
    where: condition === undefined ? null : { path: path.split('/'), value },
    attributes: new Map(attributes.map(([attribute = '', term]) => [attribute, term ?? null])),
    children: new Map(),
  };
}
