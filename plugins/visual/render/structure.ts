import { PDFHexString, type PDFContext, type PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import { N } from '@conforme/pdf/file/values';

/** Standard structure types (ISO 32000-1, 14.8.4) an invoice is made of. */
export type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Span' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';

/** What readers are given beside the role. */
export interface Attributes {
  /** What a figure shows, for those who cannot see it. */
  readonly alt?: string;
  /** A figure's place on the page. */
  readonly box?: readonly [number, number, number, number];
  /** What a head of a table stands for; a column where nothing else is said. */
  readonly scope?: 'Row';
}

interface Element {
  readonly role: Role;
  readonly attributes: Attributes;
  readonly parent: Element | null;
  readonly kids: (Element | Mark)[];
}

interface Mark {
  readonly page: number;
  readonly id: number;
}

/** The tree of structure elements while pages are drawn. */
export class Structure {
  readonly #root: Element = { role: 'Document', attributes: {}, parent: null, kids: [] };
  readonly #marks: Element[][] = [];
  #open: Element = this.#root;
  #suspended = false;

  /** The element that receives what is drawn; null for page furniture. */
  get current(): Element | null {
    return this.#suspended || this.#open === this.#root ? null : this.#open;
  }

  open(role: Role, attributes: Attributes): void {
    const element: Element = { role, attributes, parent: this.#open, kids: [] };
    this.#open.kids.push(element);
    this.#open = element;
  }

  close(): void {
    if (!this.#open.parent) throw new Error('no structure element is open');
    this.#open = this.#open.parent;
  }

  /** Draws furniture inside an element; returns what `resume` needs. */
  suspend(): boolean {
    const before = this.#suspended;
    this.#suspended = true;
    return before;
  }

  resume(before: boolean): void {
    this.#suspended = before;
  }

  /** A new piece of marked content of the current element on a page; returns its number there. */
  mark(page: number): number {
    const marks = (this.#marks[page] ??= []);
    const id = marks.push(this.#open) - 1;
    this.#open.kids.push({ page, id });
    return id;
  }

  /** Writes the structure tree and its parent tree (ISO 32000-1, 14.7) and returns the root. */
  write(context: PDFContext, pages: readonly PDFRef[]): PDFRef {
    const root = context.nextRef();
    const refs = new Map<Element, PDFRef>();
    const top = this.#write(this.#root, root, context, pages, refs);
    const parents = pages.flatMap((_, i) => [i, (this.#marks[i] ?? []).map((element) => refs.get(element)!)]);
    const tree = context.register(context.obj({ Nums: parents }));
    context.assign(
      root,
      context.obj({ Type: 'StructTreeRoot', K: [top], ParentTree: tree, ParentTreeNextKey: pages.length }),
    );
    return root;
  }

  #write(
    element: Element,
    parent: PDFRef,
    context: PDFContext,
    pages: readonly PDFRef[],
    refs: Map<Element, PDFRef>,
  ): PDFRef {
    const ref = context.nextRef();
    refs.set(element, ref);
    const first = element.kids.find((kid): kid is Mark => 'page' in kid);
    const kids = element.kids.map((kid) => {
      if ('role' in kid) return this.#write(kid, ref, context, pages, refs);
      if (kid.page === first!.page) return context.obj(kid.id);
      return context.obj({ Type: 'MCR', Pg: pages[kid.page]!, MCID: kid.id });
    });
    const dict = context.obj({ Type: 'StructElem', S: element.role, P: parent, K: kids });
    if (first) dict.set(N('Pg'), pages[first.page]!);
    describe(dict, element, context);
    context.assign(ref, dict);
    return ref;
  }
}

function describe(dict: PDFDict, element: Element, context: PDFContext): void {
  const { alt, box, scope = 'Column' } = element.attributes;
  if (alt) dict.set(N('Alt'), PDFHexString.fromText(alt));
  if (box) dict.set(N('A'), context.obj({ O: 'Layout', BBox: [...box], Placement: 'Block' }));
  if (element.role === 'TH') dict.set(N('A'), context.obj({ O: 'Table', Scope: scope }));
}
