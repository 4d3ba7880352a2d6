import type {
  Check,
  ContainerPlugin,
  Plugin,
  Recognised,
  RendererPlugin,
  RuleContext,
  RulesetPlugin,
  SyntaxPlugin,
} from '../plugin/index.ts';
import { NO_EXTENSIONS, type PreparedExtensions } from '../extension/prepared.ts';

type OfKind<K extends Plugin['kind']> = Extract<Plugin, { kind: K }>;

const SOURCES: Readonly<Record<Check, readonly string[]>> = {
  base: ['schematron:base'],
  'fr-ctc': ['schematron:base', 'schematron:fr-ctc'],
};

const OURS: ReadonlySet<string> = new Set(Object.values(SOURCES).flat());

/**
 * The plugins of this engine: checked when it is built, then frozen. Nothing registers itself; nobody but the
 * pipelines receives it.
 */
export class Registry {
  readonly #plugins: readonly Plugin[];
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
    this.#plugins = Object.freeze([...plugins]);
  }

  all<K extends Plugin['kind']>(kind: K): readonly OfKind<K>[] {
    return this.#plugins.filter((plugin): plugin is OfKind<K> => plugin.kind === kind);
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

  /** Our sources a check asks for, in the order they run. */
  sources(check: Check): readonly string[] {
    return SOURCES[check];
  }

  /**
   * Third parties' rulesets that judge such a document in a check. Nobody asked for the others, so nobody is told that
   * they were skipped.
   */
  thirdParties(check: Check, recognised: Recognised, context: RuleContext): readonly RulesetPlugin[] {
    return this.all('ruleset').filter(
      (plugin) =>
        !OURS.has(plugin.source) &&
        (plugin.checks?.includes(check) ?? true) &&
        this.inForce(plugin, context.date) &&
        plugin.applies(recognised, context),
    );
  }

  /** The rulesets of one source that judge such a document on that day. */
  rulesets(source: string, recognised: Recognised, context: RuleContext): readonly RulesetPlugin[] {
    return this.all('ruleset').filter(
      (plugin) =>
        plugin.source === source && this.inForce(plugin, context.date) && plugin.applies(recognised, context),
    );
  }

  /** True on the days a ruleset judges; ISO dates compare as text. */
  inForce({ validity }: RulesetPlugin, date: string): boolean {
    return (validity.from === null || validity.from <= date) && (validity.to === null || date <= validity.to);
  }
}

function only<T>(plugins: readonly T[], kind: string): T {
  const [plugin] = plugins;
  if (plugin === undefined) throw new Error(`no ${kind} plugin is registered`);
  return plugin;
}
