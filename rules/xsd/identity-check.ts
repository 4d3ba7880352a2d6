import { names } from '@conforme/rules/xml';
import type { Tree } from '@conforme/rules/xml';
import { admits } from './automaton.ts';
import type { CompiledXsd, Element, Type } from './compile.ts';
import { attributesAt, elementsAt, passes } from './identity-paths.ts';
import type { Identity, NameTest, Path } from './identity-paths.ts';
import { KeyTables } from './identity-tables.ts';
import { HINTS, XSI_NIL, XSI_TYPE } from './instance.ts';
import type { Reporter } from './report.ts';
import type { Scope, Simple } from './values.ts';

/** What the validator knows that identity constraints ask for. */
export interface Judging {
  readonly schema: CompiledXsd;
  readonly tree: Tree;
  readonly report: Reporter;
  scope(node: number): Scope;
  isNil(node: number, element: Element | null): boolean;
}

/** What a field leads to: an element, or the attribute of one; of an attribute that is absent, the value that stands in. */
interface Found {
  readonly owner: number;
  readonly name: number;
  readonly simple: Simple | null;
  readonly text: string;
  /** Part 1, 3.11.4, clause 4.2.3: declared to be nillable, and nil indeed. */
  readonly nillable: boolean;
  readonly nil: boolean;
}

/** Values of the fields of one element; equal where the keys are. */
interface Sequence {
  readonly key: string;
  readonly texts: readonly string[];
}

/** No XML document holds it, so it parts what came from one. */
const PART = '\0';

/** Identity constraints (Part 1, 3.11.4), from the start of the outermost element that has any to its end. */
export class Identities {
  readonly #judging: Judging;
  readonly #judged = new Map<number, readonly [Type, Element | null]>();
  readonly #tables: KeyTables;
  readonly #sees = (node: number): boolean => this.#judged.has(node);

  constructor(judging: Judging) {
    this.#judging = judging;
    this.#tables = new KeyTables(judging.tree);
  }

  /** By what an element is judged; one that never is, because a wildcard skips it, is none of the nodes looked for. */
  judged(node: number, type: Type, element: Element | null): void {
    this.#judged.set(node, [type, element]);
  }

  /** The end of an element with constraints: keys first, since one of its keyrefs may mean them. */
  end(node: number, identities: readonly Identity[]): void {
    for (const identity of identities) if (identity.kind !== 'keyref') this.#keys(node, identity);
    for (const identity of identities) if (identity.kind === 'keyref') this.#references(node, identity);
  }

  #keys(node: number, identity: Identity): void {
    const own = new Set<string>();
    for (const target of this.#targets(node, identity.selector)) {
      const sequence = this.#sequence(target, identity);
      if (sequence === null) continue;
      if (own.has(sequence.key)) this.#refuse('key-repeated', target, sequence, identity);
      else own.add(sequence.key);
    }
    if (identity.referred) this.#tables.add(identity.name, node, own);
  }

  #references(node: number, identity: Identity): void {
    const keys = this.#tables.at(identity.refer!, node);
    for (const target of this.#targets(node, identity.selector)) {
      const sequence = this.#sequence(target, identity);
      if (sequence !== null && !keys.has(sequence.key))
        this.#refuse('key-unknown', target, sequence, identity);
    }
  }

  #refuse(
    kind: 'key-repeated' | 'key-unknown',
    target: number,
    { texts }: Sequence,
    { name }: Identity,
  ): void {
    this.#judging.report.identity(kind, target, target, texts.join(', '), name);
  }

  #targets(node: number, [first, ...more]: readonly Path[]): readonly number[] {
    const { tree } = this.#judging;
    const found = elementsAt(first!, tree, node, this.#sees);
    if (more.length === 0) return found;
    const others = more.flatMap((path) => elementsAt(path, tree, node, this.#sees));
    return [...new Set([...found, ...others])].sort((a, b) => a - b);
  }

  /** Null for what does not count: a field is missing, or its value is no value; told where it is a fault of the constraint. */
  #sequence(target: number, { kind, name, fields }: Identity): Sequence | null {
    const { report } = this.#judging;
    const texts: string[] = [];
    let key = '';
    let lacking: string | null = null;
    for (const { xpath, paths } of fields) {
      const [found, other] = this.#found(target, paths);
      if (other || (found && (!found.simple || (kind === 'key' && found.nillable)))) {
        report.identity('key-unclear', (other ?? found)!.owner, target, xpath, name);
        return null;
      }
      const value = found && !found.nil ? this.#value(found) : undefined;
      if (value === undefined) lacking ??= xpath;
      else if (value === null) return null;
      else {
        key += value.key + PART;
        texts.push(value.text);
      }
    }
    if (lacking === null) return { key, texts };
    if (kind === 'key') report.identity('key-missing', target, target, lacking, name);
    return null;
  }

  /** Null where the text is no value of the type: that has been told. */
  #value({ owner, simple, text }: Found): { readonly key: string; readonly text: string } | null {
    const scope = this.#judging.scope(owner);
    const normal = simple!.normal(text);
    if (simple!.refuse(normal, scope) !== null) return null;
    return { key: simple!.typedKey(normal, scope), text: normal };
  }

  /** What a field leads to, each once. */
  #found(target: number, paths: readonly Path[]): readonly Found[] {
    const all = paths.flatMap((path) =>
      elementsAt(path, this.#judging.tree, target, this.#sees).flatMap((element) =>
        path.attribute === null ? [this.#element(element)] : this.#attributes(element, path.attribute),
      ),
    );
    if (all.length < 2 || paths.length < 2) return all;
    return [...new Map(all.map((each) => [`${each.owner} ${each.name}`, each])).values()];
  }

  #element(node: number): Found {
    const { tree } = this.#judging;
    const [type, element] = this.#judged.get(node)!;
    const given = tree.text(node) === '' ? (element?.default ?? element?.fixed ?? '') : tree.text(node);
    return {
      owner: node,
      // No attribute has it.
      name: -1,
      simple: type.simple,
      text: given,
      nillable: element?.nillable ?? false,
      nil: this.#judging.isNil(node, element),
    };
  }

  #attributes(owner: number, test: NameTest): Found[] {
    const { tree } = this.#judging;
    const [type] = this.#judged.get(owner)!;
    const shared = { owner, nillable: false, nil: false };
    const present = attributesAt(test, tree, owner).flatMap((node) => {
      const simple = this.#attributeType(node, type);
      return simple ? [{ ...shared, name: node, simple, text: tree.text(node) }] : [];
    });
    const absent = [...type.attributes].flatMap(([name, { simple, given }]) =>
      given !== null && passes(test, name, () => names.at(name).uri) && tree.attribute(owner, name) < 0
        ? [{ ...shared, name: -2 - name, simple, text: given }]
        : [],
    );
    return [...present, ...absent];
  }

  /** By what an attribute is judged; null for one that never is. */
  #attributeType(attribute: number, { attributes, wildcard }: Type): Simple | null {
    const { schema, tree } = this.#judging;
    const name = tree.name[attribute]!;
    const known = attributes.get(name)?.simple;
    if (known) return known;
    // Part 1, 3.2.7.
    if (name === XSI_TYPE) return schema.type('xs:QName').simple;
    if (name === XSI_NIL) return schema.type('xs:boolean').simple;
    if (HINTS.has(name)) return schema.type('xs:anyURI').simple;
    const isJudged = wildcard && wildcard.process !== 'skip' && admits(wildcard, tree.nameOf(attribute).uri);
    return (isJudged && schema.globalAttribute(name)?.simple) || null;
  }
}
