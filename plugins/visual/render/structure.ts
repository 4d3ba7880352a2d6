import { PDFHexString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { Written } from '@conforme/pdf/file/drawing';
import { numeral } from '@conforme/pdf/file/numeral';

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
    const top = written(this.#root, root, { context, pages, refs });
    const parents = pages.map((_, i) => {
      const own = (this.#marks[i] ?? []).map((element) => refs.get(element)!.tag);
      return `${i} [${own.join(' ')}]`;
    });
    const tree = context.register(new Written(`<< /Nums [${parents.join(' ')}] >>`));
    context.assign(
      root,
      new Written(
        `<< /Type /StructTreeRoot /K [${top.tag}] /ParentTree ${tree.tag} /ParentTreeNextKey ${pages.length} >>`,
      ),
    );
    return root;
  }
}

interface Target {
  readonly context: PDFContext;
  readonly pages: readonly PDFRef[];
  readonly refs: Map<Element, PDFRef>;
}

/** An invoice has a hundred elements and more: they are written as text at once, without the library's objects for their parts. */
function written(element: Element, parent: PDFRef, target: Target): PDFRef {
  const { context, pages, refs } = target;
  const ref = context.nextRef();
  refs.set(element, ref);
  const first = element.kids.find((kid): kid is Mark => 'page' in kid);
  const kids = element.kids.map((kid) => {
    if ('role' in kid) return written(kid, ref, target).tag;
    return kid.page === first!.page
      ? String(kid.id)
      : `<< /Type /MCR /Pg ${pages[kid.page]!.tag} /MCID ${kid.id} >>`;
  });
  const page = first ? ` /Pg ${pages[first.page]!.tag}` : '';
  const K = kids.length === 1 ? kids[0]! : `[${kids.join(' ')}]`;
  const said = attributesOf(element);
  context.assign(
    ref,
    new Written(`<< /Type /StructElem /S /${element.role} /P ${parent.tag} /K ${K}${page}${said} >>`),
  );
  return ref;
}

function attributesOf({ role, attributes: { alt, box, scope } }: Element): string {
  const text = alt ? ` /Alt ${String(PDFHexString.fromText(alt))}` : '';
  if (role === 'TH') return `${text} /A << /O /Table /Scope /${scope ?? 'Column'} >>`;
  if (!box) return text;
  return `${text} /A << /O /Layout /BBox [${box.map(numeral).join(' ')}] /Placement /Block >>`;
}
