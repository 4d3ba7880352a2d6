import type { Name } from '@conforme/engine/xml';
import type {
  Check,
  ContainerPlugin,
  MessagePlugin,
  Plugin,
  Recognised,
  RendererPlugin,
  RuleContext,
  RulesetPlugin,
  SyntaxPlugin,
} from '../plugin/index.ts';
import { NO_EXTENSIONS, type PreparedExtensions } from '../extension/prepared.ts';
import { Chosen } from './chosen.ts';

type OfKind<K extends Plugin['kind']> = Extract<Plugin, { kind: K }>;

const SOURCES: Readonly<Record<Check, readonly string[]>> = {
  base: ['schematron:base'],
  'fr-ctc': ['schematron:base', 'schematron:fr-ctc'],
};

/** Who reads documents of one root. */
interface Readers {
  readonly messages: readonly MessagePlugin[];
  readonly syntax: SyntaxPlugin | null;
}

/** The rulesets in force on one day. */
interface Day {
  readonly date: string;
  readonly bySource: ReadonlyMap<string, readonly RulesetPlugin[]>;
  readonly others: readonly RulesetPlugin[];
  readonly chosen: Chosen;
}

/**
 * The plugins of this engine: checked when it is built, then frozen. Nothing registers itself; only the
 * pipelines receive it.
 */
export class Registry {
  readonly #kinds: ReadonlyMap<string, readonly Plugin[]>;
  /** Our sources; every other one is a third party's. */
  readonly #ours: ReadonlySet<string>;
  /** Cached for the last day: nearly every document is judged by today's rules, and to choose them anew costs 10 µs. */
  #day: Day | undefined;
  /** By the name itself: those that a plugin knows are one object for all documents, the others die with theirs. */
  readonly #readersCache = new WeakMap<Name, Readers>();
  /** From which another thread makes the same registry; without any plugin of third parties, all of it is ours. */
  readonly extensions: PreparedExtensions;

  /** @throws Error naming the plugin that is registered twice, or requires one that is not there. */
  constructor(plugins: readonly Plugin[], extensions: PreparedExtensions = NO_EXTENSIONS) {
    this.extensions = extensions;
    const ids = new Set<string>();
    const named = new Set<string>();
    for (const { id, version } of plugins) {
      const name = `${id}@${version}`;
      if (named.has(name)) throw new Error(`plugin ${name} is registered twice`);
      named.add(name);
      ids.add(id);
    }
    for (const plugin of plugins)
      for (const required of plugin.requires)
        if (!ids.has(required))
          throw new Error(`plugin ${plugin.id} requires ${required}, which is not registered`);
    this.#kinds = groupedBy(plugins, ({ kind }) => kind);
    const ofMessages = this.all('message').flatMap(({ sources }) => sources);
    this.#ours = new Set([...Object.values(SOURCES).flat(), ...ofMessages]);
  }

  all<K extends Plugin['kind']>(kind: K): readonly OfKind<K>[] {
    return (this.#kinds.get(kind) ?? NONE) as readonly OfKind<K>[];
  }

  /** Who may read a document of this root: messages are asked in turn whether it is theirs, then it is an invoice of the syntax, if any. */
  readersOf(root: Name): Readers {
    let readers = this.#readersCache.get(root);
    if (!readers) {
      const messages = this.all('message').filter((plugin) => plugin.detect(root));
      const syntax = this.all('syntax').find((plugin) => plugin.detect(root)) ?? null;
      this.#readersCache.set(root, (readers = { messages, syntax }));
    }
    return readers;
  }

  syntax(id: string): SyntaxPlugin {
    const syntax = this.all('syntax').find((plugin) => plugin.id === id);
    if (!syntax) throw new Error(`no syntax plugin ${id} is registered`);
    return syntax;
  }

  /** The container whose files begin like this one. */
  container(bytes: Uint8Array): ContainerPlugin | undefined {
    return this.all('container').find((plugin) => plugin.detect(bytes));
  }

  get writableContainer(): ContainerPlugin {
    return only(this.all('container'), 'container');
  }

  get renderer(): RendererPlugin {
    return only(this.all('renderer'), 'renderer');
  }

  /** Our sources of a check of invoices, in the order they run. */
  sources(check: Check): readonly string[] {
    return SOURCES[check];
  }

  /**
   * Third parties' rulesets that judge such a document in a check. The others are not part of the request,
   * so they are not reported as skipped.
   */
  thirdParties(check: Check, recognised: Recognised, context: RuleContext): readonly RulesetPlugin[] {
    const { others } = this.#on(context.date);
    if (others.length === 0) return NONE;
    return others.filter(
      (plugin) =>
        isAmong(plugin.roots, recognised) &&
        (plugin.checks?.includes(check) ?? true) &&
        plugin.applies(recognised, context),
    );
  }

  /** The rulesets of one source that judge such a document on that day. */
  rulesets(source: string, recognised: Recognised, context: RuleContext): readonly RulesetPlugin[] {
    const { bySource, chosen } = this.#on(context.date);
    const known = chosen.of(recognised, context);
    let rulesets = known.get(source);
    if (!rulesets) {
      const inForce = bySource.get(source) ?? NONE;
      rulesets = Object.freeze(inForce.filter((plugin) => plugin.applies(recognised, context)));
      known.set(source, rulesets);
    }
    return rulesets;
  }

  #on(date: string): Day {
    if (this.#day?.date === date) return this.#day;
    const inForce = this.all('ruleset').filter((plugin) => this.inForce(plugin, date));
    const bySource = groupedBy(inForce, ({ source }) => source);
    const others = inForce.filter(({ source }) => !this.#ours.has(source));
    return (this.#day = { date, bySource, others, chosen: new Chosen() });
  }

  /** True on the days a ruleset judges; ISO dates compare as text. */
  inForce({ validity }: Pick<RulesetPlugin, 'validity'>, date: string): boolean {
    return (validity.from === null || validity.from <= date) && (validity.to === null || date <= validity.to);
  }
}

/** Who names no document element judges invoices and nothing else; who does, those and no invoice. */
function isAmong(roots: readonly string[] | undefined, { root }: Recognised): boolean {
  if (!root) return roots === undefined;
  return roots?.some((each) => each === `{${root.uri}}${root.local}` || each === `{${root.uri}}*`) ?? false;
}

const NONE: readonly never[] = Object.freeze([]);

/** In their order, each list frozen. */
function groupedBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  for (const group of groups.values()) Object.freeze(group);
  return groups;
}

function only<T>(plugins: readonly T[], kind: string): T {
  const [plugin] = plugins;
  if (plugin === undefined) throw new Error(`no ${kind} plugin is registered`);
  return plugin;
}
