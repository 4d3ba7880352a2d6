import { join } from 'node:path';
import { cdarMessage } from '@conforme/plugin-cdar';
import { ciiSyntax } from '@conforme/plugin-cii';
import { flux1Message, LEVELS, VOCABULARIES } from '@conforme/plugin-flux1';
import { flux10Message } from '@conforme/plugin-flux10';
import { frCtc } from '@conforme/plugin-fr-ctc';
import { pdfaContainer } from '@conforme/plugin-pdfa';
import { invoiceRenderer } from '@conforme/plugin-visual';
import { ublSyntax } from '@conforme/plugin-ubl';
import { openPacks, type PackWithTexts } from '@conforme/rules/packs';
import { openSchema, type Schema } from '@conforme/engine/schema';
import { NO_EXTENSIONS, type PreparedExtensions } from './extension/prepared.ts';
import type { Law, Plugin, Profile } from './plugin/index.ts';
import { PROFILE_TABLE, RECOGNISED_PROFILES } from './plugin/profiles.ts';
import { LiveRegistry } from './registry/live.ts';
import { Registry } from './registry/registry.ts';
import { ownApplies } from './ruleset/applies.ts';
import { rulesetOf } from './ruleset/ruleset.ts';

export { fixed, LiveRegistry, type RegistrySource, type RulesStatus } from './registry/live.ts';

/** Laws that do more than judge. */
const LAWS: ReadonlyMap<string, Law> = new Map([[frCtc.source, frCtc]]);

/** What an operator adds to our own plugins. */
export interface Extensions {
  /** Folders, or names of installed packages. */
  readonly plugins: readonly string[];
  /** The longest one third party's pack may judge one document, in ms. */
  readonly ruleTimeLimitMs: number;
  /** Called when they are compiled, before anything is judged by them. */
  readonly prepared?: (() => void) | undefined;
}

/** The rules of this process, nothing being loaded yet: `reload()` loads them, the first time and every other. */
export function liveRules(extensions: Extensions = { ...NO_EXTENSIONS, plugins: [] }): LiveRegistry {
  return new LiveRegistry(async () => {
    const plugins = await prepareExtensions(extensions);
    extensions.prepared?.();
    return createRegistry(plugins);
  });
}

/** @throws PluginError with every fault of every plugin. */
export async function prepareExtensions({
  plugins,
  ruleTimeLimitMs,
}: Extensions): Promise<PreparedExtensions> {
  if (plugins.length === 0) return { ruleTimeLimitMs, plugins: [] };
  const { preparePlugins } = await import('./extension/prepare.ts');
  return { ruleTimeLimitMs, plugins: await preparePlugins(plugins) };
}

/** Composition root: the one place that names the plugins. @throws when a pack or plugin is missing or does not fit. */
export async function createRegistry(extensions: PreparedExtensions = NO_EXTENSIONS): Promise<Registry> {
  const { plugins, ruleTimeLimitMs } = extensions;
  const ours = ownPlugins();
  if (plugins.length === 0) return new Registry(ours);
  const taken = new Set(ours.map(({ id }) => id));
  // Most services have no plugins, and start without what brings them in.
  const { rulesetsOf } = await import('./extension/rulesets.ts');
  return new Registry(
    [...ours, ...(await rulesetsOf(plugins, taken, { time: ruleTimeLimitMs }))],
    extensions,
  );
}

function ownPlugins(): readonly Plugin[] {
  return [
    ciiSyntax({ schema: schema('cii-d22b'), facturx: facturxSchemas() }),
    ublSyntax({ schema: schema('ubl-2.1') }),
    // Who judges needs none of their fields.
    cdarMessage(
      schema('cdar/schema'),
      async () => (await import('@conforme/proto/schema/status')).StatusMessageSchema,
    ),
    flux10Message(
      schema('flux10/schema'),
      async () => (await import('@conforme/proto/schema/report')).ReportMessageSchema,
    ),
    ...flux1Messages(),
    ...openPacks()
      .toSorted(inOrder)
      .map((pack) => rulesetOf(pack, LAWS.get(pack.source))),
    pdfaContainer,
    invoiceRenderer,
  ];
}

/**
 * As they are listed: the law that all share first, the syntaxes beside each other, profiles from the smallest, of several
 * versions the newest.
 */
function inOrder(a: PackWithTexts, b: PackWithTexts): number {
  return (
    byText(a.source, b.source) ||
    placeOf(a) - placeOf(b) ||
    byText(a.id, b.id) ||
    byText(b.validity.from ?? '', a.validity.from ?? '')
  );
}

/** Packs of one profile of Factur-X follow those that judge every container. */
function placeOf(pack: PackWithTexts): number {
  const [profile] = ownApplies(pack).profiles ?? [];
  return profile === undefined ? -1 : RECOGNISED_PROFILES.indexOf(profile);
}

/** By code unit: a collation would be loaded for it, and take longer than all the rest here. */
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function facturxSchemas(): ReadonlyMap<Profile, Schema> {
  const profiles = RECOGNISED_PROFILES.filter((profile) =>
    ['facturx', 'en16931'].includes(PROFILE_TABLE[profile].rules),
  );
  return new Map(profiles.map((profile) => [profile, schema(`facturx/${profile}/schema`)]));
}

function flux1Messages(): readonly Plugin[] {
  return VOCABULARIES.flatMap((vocabulary) =>
    LEVELS.map((level) => flux1Message(level, vocabulary, schema(`flux1/${vocabulary}-${level}/schema`))),
  );
}

function schema(folder: string): Schema {
  return openSchema(join(import.meta.dirname, '../rules/packs', folder));
}
