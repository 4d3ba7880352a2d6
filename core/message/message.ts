import type { Schema } from '@conforme/engine/schema';
import { names, type Name, type Tree } from '@conforme/engine/xml';
import type {
  DocumentContainer,
  MessageFlavor,
  MessageModel,
  MessagePlugin,
  Recognised,
} from '../plugin/index.ts';
import { structureFindings } from '../syntax/plugin.ts';
import type { Vocabulary } from './model.ts';
import { qualified } from './names.ts';
import type { ModelFormat } from './plan.ts';

/** A message in data: what it is, and where its parts stand. */
export interface MessageFormat extends Pick<
  MessagePlugin,
  'id' | 'version' | 'called' | 'sources' | 'exemption' | 'extract'
> {
  readonly flavor: MessageFlavor;
  /** Prefix → URI. Names without prefix are in no namespace. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** Its document elements (`rsm:CrossDomainAcknowledgementAndResponse`). */
  readonly roots: readonly string[];
  /** Below the root, the element that names the specification a document follows; null where it has none. */
  readonly guideline: readonly string[] | null;
  /** Where its document elements are those of invoices too: whether a document of this guideline is the message. All are when left out. */
  readonly claims?: (guideline: string | null) => boolean;
  /** Gives its findings their words and terms. */
  readonly schema: Schema;
  /** The schema that judges, where there are several. */
  readonly schemaOf?: (recognised: Recognised) => Schema;
  /** What writes and reads it; without, it is only judged. Of its first document element. */
  readonly model?: ModelFormat;
}

export type { ModelFormat, Spelling } from './plan.ts';

/** A message of this format as a plugin. @throws RangeError for a prefix without namespace. */
export function messageOf(format: MessageFormat): MessagePlugin {
  const { id, version, called, sources, schema, namespaces, schemaOf = () => schema } = format;
  const nameOf = (name: string): Name => qualified(name, namespaces);
  const roots = format.roots.map(nameOf);
  // A parser knows elements by their numbers only if their names were interned before.
  for (const { uri, local } of roots) names.intern(uri, local);
  const guideline = format.guideline?.map(nameOf).map(({ uri, local }) => names.intern(uri, local)) ?? null;
  const kind = { syntax: id, flavor: format.flavor, profile: null };
  return Object.freeze({
    kind: 'message',
    flavor: format.flavor,
    id,
    version,
    requires: [],
    called,
    sources,
    prefixes: new Map([...namespaces].map(([prefix, uri]) => [uri, prefix])),
    detect: ({ uri, local }: Name) => roots.some((root) => root.local === local && root.uri === uri),
    recognise: (tree: Tree) => {
      const named = guideline && guidelineIn(tree, guideline);
      if (format.claims?.(named) === false) return null;
      return { ...kind, guideline: named, root: tree.nameOf(tree.root) };
    },
    structure: (tree: Tree, recognised: Recognised, _container: DocumentContainer, most?: number) =>
      structureFindings(schemaOf(recognised), tree, most),
    explain: schema.explain,
    terms: schema.terms,
    placeOf: schema.placeOf,
    ...(format.model && { model: deferredModel(format.roots[0]!, format.model, { namespaces, schema }) }),
    ...(format.exemption && { exemption: format.exemption }),
    ...(format.extract && { extract: format.extract }),
  } satisfies MessagePlugin);
}

/** What writes and reads is imported by who asks for that: a process that only judges never does. */
function deferredModel(root: string, format: ModelFormat, vocabulary: Vocabulary): MessageModel {
  let model: MessageModel | undefined;
  const loaded = (): MessageModel => {
    if (!model) throw new Error(`the model of ${root} writes or reads before it is loaded`);
    return model;
  };
  return {
    async load() {
      model ??= (await import('./model.ts')).messageModel(root, format, vocabulary);
      await model.load();
    },
    write: (message, at) => loaded().write(message, at),
    read: (tree) => loaded().read(tree),
  };
}

function guidelineIn(tree: Tree, path: readonly number[]): string | null {
  let node = tree.root;
  for (const name of path) node = node < 0 ? node : tree.child(node, name);
  const guideline = node < 0 ? '' : tree.text(node).trim();
  return guideline === '' ? null : guideline;
}
