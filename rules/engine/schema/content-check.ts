import type { Tree } from '@conforme/engine/xml';
import { admits, Automaton } from './automaton.ts';
import type { State, Step } from './automaton.ts';
import type { AllContent, CompiledSchema, Type } from './compile.ts';
import type { Reporter } from './report.ts';
import type { WildcardModel } from './model.ts';

const NOTHING: Set<number> = new Set();

/** What a child is: an element of the schema, or (-1) what a wildcard let in. */
export type Child = Pick<Step, 'element' | 'wildcard'>;

/** The children of one element held to its content model, one by one. */
export class Content {
  readonly #schema: CompiledSchema;
  readonly #type: Type;
  readonly #report: Reporter;
  readonly #node: number;
  #sound = true;
  #state: State | null;
  #count = 0;
  #before = -1;
  /** Elements of an xs:all that have come. */
  readonly #come: Set<number>;

  constructor(schema: CompiledSchema, type: Type, report: Reporter, node: number) {
    this.#schema = schema;
    this.#type = type;
    this.#report = report;
    this.#node = node;
    const isAutomaton = type.content instanceof Automaton;
    this.#state = isAutomaton ? (type.content as Automaton).start : null;
    this.#come = isAutomaton ? NOTHING : new Set();
  }

  /** Null for a child that has no place here at all. */
  child(node: number, name: number, tree: Tree): Child | null {
    const child = this.#sound ? this.#next(node, name, tree) : null;
    this.#before = node;
    if (child) return child;
    const element = this.#type.elements.get(name);
    if (element !== undefined) return { element, wildcard: null };
    const wildcard = this.#open(node, tree);
    return wildcard && { element: -1, wildcard };
  }

  /** In a table a wildcard counts as an element does: what it lets in may come too often, and is judged after a fault, too. */
  #open(node: number, tree: Tree): WildcardModel | null {
    const { content } = this.#type;
    if (this.#schema.model.table === null || !(content instanceof Automaton)) return null;
    const { uri } = tree.nameOf(node);
    return content.positions.find(({ wildcard }) => wildcard && admits(wildcard, uri))?.wildcard ?? null;
  }

  #next(node: number, name: number, tree: Tree): Child | null {
    const { content } = this.#type;
    const child =
      content instanceof Automaton ? this.#step(content, node, name, tree) : this.#any(content!, name);
    if (child) return child;
    this.#sound = false;
    this.#refuse(node, name, tree);
    return null;
  }

  #step(content: Automaton, node: number, name: number, tree: Tree): Child | null {
    const state = this.#state!;
    if (state.max > 1) {
      const again = this.#again(content, state, name, node, tree);
      if (again || this.#count < state.min) return again;
    }
    const step = content.step(state, name, node, tree);
    if (!step) return null;
    this.#state = step.state;
    this.#count = 1;
    return step;
  }

  /** One more of the element that is counted. */
  #again(
    content: Automaton,
    { positions, max }: State,
    name: number,
    node: number,
    tree: Tree,
  ): Child | null {
    const { elements, wildcard } = content.positions[positions[0]!]!;
    const element = elements.get(name) ?? -1;
    if (this.#count >= max || (element < 0 && !this.#admits(wildcard, node, tree))) return null;
    this.#count++;
    return { element, wildcard };
  }

  #admits(wildcard: WildcardModel | null, node: number, tree: Tree): boolean {
    return wildcard !== null && admits(wildcard, tree.nameOf(node).uri);
  }

  #any({ elements }: AllContent, name: number): Child | null {
    const found = elements.get(name);
    if (!found || this.#come.has(found.place)) return null;
    this.#come.add(found.place);
    return { element: found.element, wildcard: null };
  }

  /** Judges the end of the children. */
  end(): void {
    if (!this.#sound) return;
    const { content } = this.#type;
    const complete =
      content instanceof Automaton
        ? this.#state!.final && this.#count >= this.#state!.min
        : this.#missed(content!).length === 0 || (content!.optional && this.#come.size === 0);
    if (!complete) this.#missing(this.#node);
  }

  #missed({ required }: AllContent): readonly number[] {
    return required.filter((place) => !this.#come.has(place));
  }

  /** Names that may stand next. */
  expected(): readonly string[] {
    const { content } = this.#type;
    if (!(content instanceof Automaton)) {
      const missed = this.#missed(content!);
      const open = [...content!.elements.values()].filter(({ place }) => !this.#come.has(place));
      return (missed.length > 0 ? missed : open.map(({ element }) => element)).map((each) =>
        this.#label(each),
      );
    }
    return [...new Set(this.#places(content).flatMap((place) => this.#labels(content, place)))];
  }

  /** The places that may come next; where an element is counted, it first. */
  #places(content: Automaton): readonly number[] {
    const state = this.#state!;
    const again = state.max > 1 && this.#count < state.max ? state.positions : [];
    return this.#count < state.min ? again : [...again, ...content.next(state)];
  }

  #labels(content: Automaton, place: number): string[] {
    const { elements } = content.positions[place]!;
    return elements.size === 0 ? ['*'] : [...elements.values()].map((element) => this.#label(element));
  }

  #label(element: number): string {
    return this.#report.elementLabel(this.#schema.elements[element]!.id);
  }

  #refuse(node: number, name: number, tree: Tree): void {
    const { content, elements } = this.#type;
    const open = elements.has(name) ? null : this.#open(node, tree);
    const expected = (): readonly string[] => this.expected();
    if (!open && !elements.has(name)) return this.#report.unknown(node, this.#node, expected);
    if (!(content instanceof Automaton)) return this.#report.repeated(node, this.#node, expected, 1);
    const taking = (each: number): boolean =>
      open ? content.positions[each]!.wildcard === open : content.positions[each]!.elements.has(name);
    if (this.#state!.positions.some(taking))
      return this.#report.repeated(node, this.#node, expected, this.#report.run(this.#before));
    if (content.reaches(this.#places(content), taking)) return this.#missing(node);
    const behind = [...content.positions.keys()].filter(taking);
    const before = new Set(this.#state!.positions);
    const isEarly = content.reaches(behind, (each) => before.has(each));
    this.#report.order(node, this.#node, expected, this.#before, isEarly ? 'misplaced' : 'alternative');
  }

  /** An element that had to come before `node`, or, when that is the parent, before its end; it may come later. */
  #missing(node: number): void {
    const expected = (): readonly string[] => this.expected();
    const required = this.#required(node);
    const id = required < 0 ? -1 : this.#schema.elements[required]!.id;
    const late = node === this.#node ? undefined : this.#report.behind(node, id);
    if (late !== undefined) return this.#report.late(node, this.#node, expected, late);
    this.#report.missing(node, this.#node, expected, () => (required < 0 ? null : this.#label(required)));
  }

  /** Below 0 where one of several would do. */
  #required(node: number): number {
    const { content } = this.#type;
    const name = node === this.#node ? null : this.#report.nameOf(node);
    return content instanceof Automaton
      ? content.required(this.#places(content), name)
      : (this.#missed(content!)[0] ?? -1);
  }
}
