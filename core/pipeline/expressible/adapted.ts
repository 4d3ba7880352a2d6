import type { Bilingual } from '@conforme/proto/schema';
import type { CompleteInvoice } from '../../invoice/index.ts';
import type { Written } from '../../plugin/index.ts';
import type { Destination } from '../destination.ts';

/** A value that is left out, with everything below it, and why. */
export interface Left {
  readonly pointer: string;
  readonly reason: Bilingual;
}

/** Pointer of a changed invoice → the values of the one before that it carries; likewise for everything below. */
export type Says = ReadonlyMap<string, readonly string[]>;

/** One change to an invoice, and what it does to the places of its values. */
export interface Adaptation {
  readonly invoice: CompleteInvoice;
  /** In the invoice before the change. */
  readonly left?: readonly Left[];
  /** Where a value stands elsewhere than before. */
  readonly says?: Says;
}

export type Adapt = (invoice: CompleteInvoice, destination: Destination) => Adaptation;

/** An invoice as another document can say it, and how its values lead back to those of the source. */
export class Adapted {
  readonly invoice: CompleteInvoice;
  readonly left: readonly Left[];
  /** Of each change, the last one first. */
  readonly #says: readonly Says[];

  constructor(invoice: CompleteInvoice, left: readonly Left[] = [], says: readonly Says[] = []) {
    this.invoice = invoice;
    this.left = left;
    this.#says = says;
  }

  /** After one more change. */
  with({ invoice, left = [], says }: Adaptation): Adapted {
    if (invoice === this.invoice && left.length === 0 && says === undefined) return this;
    const leftOfSource = left.flatMap(({ pointer, reason }) =>
      this.sourcesOf(pointer).map((source) => ({ pointer: source, reason })),
    );
    return new Adapted(invoice, [...this.left, ...leftOfSource], says ? [says, ...this.#says] : this.#says);
  }

  /** The values of the source that a value of this invoice carries. */
  sourcesOf(pointer: string): readonly string[] {
    return this.#says.reduce<readonly string[]>(
      (pointers, says) => pointers.flatMap((each) => before(says, each)),
      [pointer],
    );
  }

  /** What was written of it, by the values of the source. */
  ofSource(written: Written): Written {
    if (this.#says.length === 0) return written;
    const pointers = written.pointers.map((each) => each.flatMap((pointer) => this.sourcesOf(pointer)));
    return { ...written, pointers };
  }

  /** Why a value of the source was left out; null where the document simply has no place for it. */
  reasonFor(pointer: string): Bilingual | null {
    const left = this.left.find(({ pointer: at }) => pointer === at || pointer.startsWith(`${at}/`));
    return left?.reason ?? null;
  }
}

function before(says: Says, pointer: string): readonly string[] {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = says.get(at);
    if (found) return found.map((each) => each + pointer.slice(at.length));
  }
  return [pointer];
}

interface Filtered<T> {
  readonly items: readonly T[];
  readonly says: Says;
  /** Those that are left out. */
  readonly left: readonly Left[];
}

/** Some items of a list: those that move up carry what they carried further down. */
export function filtered<T>(
  all: readonly T[],
  at: string,
  accepts: (item: T, index: number) => boolean,
  reason: Bilingual,
): Filtered<T> {
  const [items, says, left]: [T[], Map<string, string[]>, Left[]] = [[], new Map(), []];
  all.forEach((item, i) => {
    if (!accepts(item, i)) {
      left.push({ pointer: `${at}/${i}`, reason });
      return;
    }
    if (items.length !== i) says.set(`${at}/${items.length}`, [`${at}/${i}`]);
    items.push(item);
  });
  return { items, says, left };
}
