import { join } from 'node:path';
import { ciiSyntax } from '@conforme/plugin-cii';
import { frCtcRuleset } from '@conforme/plugin-fr-ctc';
import { invoiceRenderer, pdfaContainer } from '@conforme/plugin-pdfa';
import { loadPacks, type PackWithTexts } from '@conforme/rules/packs';
import { loadSchema } from '@conforme/rules/schema';
import type { Profile, Recognised, RulesetPlugin } from './plugin/index.ts';
import { judging } from './registry/judging.ts';
import { Registry } from './registry/registry.ts';
import { schematronRuleset } from './registry/ruleset.ts';

export { inProcess, listen, type GrpcServer } from './service/server.ts';

/** Profiles whose documents the EN 16931 rules for CII judge; BASIC WL has no lines, MINIMUM not even a breakdown. */
const EN16931_PROFILES: ReadonlySet<Profile | null> = new Set<Profile | null>([
  'basic',
  'en16931',
  'extended',
  'extended-ctc-fr',
  null,
]);

/** Composition root: the one place that names the plugins. @throws when a pack or plugin is missing or does not fit. */
export async function createRegistry(): Promise<Registry> {
  const loaded = await loadPacks();
  const packs = new Map(loaded.map((pack) => [pack.id, pack]));
  const schema = loadSchema(join(import.meta.dirname, '../rules/packs/cii-d22b'));
  return new Registry([
    ciiSyntax({ schema }),
    base(pack(packs, 'en16931-cii'), ({ profile }) => EN16931_PROFILES.has(profile)),
    base(pack(packs, 'facturx-basicwl-cii'), ({ profile }) => profile === 'basicwl'),
    ...versions(loaded, 'br-fr-cii').map((version) => frCtcRuleset(judging(version))),
    pdfaContainer,
    invoiceRenderer,
  ]);
}

function pack(packs: ReadonlyMap<string, PackWithTexts>, id: string): PackWithTexts {
  const found = packs.get(id);
  if (!found) throw new Error(`rule pack ${id} is not built; run npm run build`);
  return found;
}

/** Of several versions of a pack the registry takes the one in force on the day that is asked for. */
function versions(packs: readonly PackWithTexts[], id: string): PackWithTexts[] {
  const found = packs.filter((pack) => pack.id === id);
  if (found.length === 0) throw new Error(`rule pack ${id} is not built; run npm run build`);
  return found;
}

function base(from: PackWithTexts, applies: (recognised: Recognised) => boolean): RulesetPlugin {
  return schematronRuleset(judging(from), {
    id: from.id,
    source: from.source,
    applies: (recognised) => recognised.flavor === 'factur-x' && applies(recognised),
  });
}
