import { join } from 'node:path';
import { ciiSyntax } from '@conforme/plugin-cii';
import { frCtcRuleset } from '@conforme/plugin-fr-ctc';
import { pdfaContainer } from '@conforme/plugin-pdfa';
import { invoiceRenderer } from '@conforme/plugin-visual';
import { ublSyntax } from '@conforme/plugin-ubl';
import { openPacks, type PackWithTexts } from '@conforme/rules/packs';
import { openSchema, type Schema } from '@conforme/rules/schema';
import { judgedAs, syntaxOf, type JudgedAs } from './plugin/judged-as.ts';
import { NO_EXTENSIONS, type PreparedExtensions } from './extension/prepared.ts';
import type { Plugin, Profile, RulesetPlugin } from './plugin/index.ts';
import { PROFILE_TABLE, RECOGNISED_PROFILES } from './plugin/profiles.ts';
import { judging } from './registry/judging.ts';
import { LiveRegistry } from './registry/live.ts';
import { Registry } from './registry/registry.ts';
import { schematronRuleset } from './registry/ruleset.ts';

export { fixed, LiveRegistry, type RegistrySource, type RulesStatus } from './registry/live.ts';

/** Decision 11, rules: what a base pack judges. `profiles` is given where several packs share the row. */
interface Jurisdiction {
  readonly syntax: 'cii' | 'ubl';
  readonly as: JudgedAs;
  readonly profile?: Profile;
}

const whose = (...rules: readonly string[]): readonly Profile[] =>
  RECOGNISED_PROFILES.filter((profile) => rules.includes(PROFILE_TABLE[profile].rules));

/** Profiles with a pack and a schema of Factur-X. */
const FACTURX = whose('facturx', 'en16931');

const JURISDICTIONS: Readonly<Record<string, Jurisdiction>> = Object.fromEntries([
  ...[...whose('en16931'), ...whose('own')].flatMap((as) =>
    (['cii', 'ubl'] as const).map((syntax): [string, Jurisdiction] => [`${as}-${syntax}`, { syntax, as }]),
  ),
  ...FACTURX.map((profile): [string, Jurisdiction] => [
    `facturx-${profile}`,
    { syntax: 'cii', as: 'facturx', profile },
  ]),
]);

/** What an operator adds to our own plugins. */
export interface Extensions {
  /** Folders, or names of installed packages. */
  readonly plugins: readonly string[];
  /** The longest one third party's pack may judge one document, in ms. */
  readonly ruleTimeLimitMs: number;
}

/** The rules of this process, nothing being loaded yet: `reload()` loads them, the first time and every other. */
export function liveRules(extensions: Extensions = { ...NO_EXTENSIONS, plugins: [] }): LiveRegistry {
  return new LiveRegistry(async () => createRegistry(await prepareExtensions(extensions)));
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
  const packs = openPacks().toSorted(newestFirst);
  return [
    ciiSyntax({ schema: schema('cii-d22b'), facturx: facturxSchemas() }),
    ublSyntax({ schema: schema('ubl-2.1') }),
    ...Object.entries(JURISDICTIONS).flatMap(([id, row]) =>
      versions(packs, id).map((pack) => baseRuleset(pack, row)),
    ),
    ...['br-fr-cii', 'br-fr-ubl'].flatMap((id) =>
      versions(packs, id).map((pack) => frCtcRuleset(judging(pack))),
    ),
    pdfaContainer,
    invoiceRenderer,
  ];
}

function newestFirst(a: PackWithTexts, b: PackWithTexts): number {
  return byText(a.id, b.id) || byText(b.validity.from ?? '', a.validity.from ?? '');
}

/** By code unit: a collation would be loaded for it, and take longer than all the rest here. */
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function facturxSchemas(): ReadonlyMap<Profile, Schema> {
  return new Map(FACTURX.map((profile) => [profile, schema(`facturx/${profile}/schema`)]));
}

function schema(folder: string): Schema {
  return openSchema(join(import.meta.dirname, '../rules/packs', folder));
}

function versions(packs: readonly PackWithTexts[], id: string): readonly PackWithTexts[] {
  const found = packs.filter((pack) => pack.id === id);
  if (found.length === 0) throw new Error(`rule pack ${id} is not built; run npm run build`);
  return found;
}

function baseRuleset(pack: PackWithTexts, { syntax, as, profile }: Jurisdiction): RulesetPlugin {
  return schematronRuleset(judging(pack), {
    id: pack.id,
    source: pack.source,
    applies: (recognised, { container }) =>
      syntaxOf(recognised.flavor) === syntax &&
      judgedAs(recognised, container) === as &&
      (profile === undefined || recognised.profile === profile),
  });
}
