// A publisher's folder as packs: what the release states of itself, and what the options override.

import { SYNTAXES } from '@conforme/proto/schema';
import { conditionsIn } from '../core/extension/manifest.ts';
import { PluginError } from '../core/extension/prepare.ts';
import { faultsOf, preparedOf } from '../core/extension/prepare-here.ts';
import type { PreparedPack } from '../core/extension/prepared.ts';
import { compileFolder } from '../rules/packs/folder.ts';
import { manifestFor } from '../rules/packs/publisher.ts';
import { readRelease, type ReleasedPack } from '../rules/packs/release/release.ts';
import { compileStructure } from '../rules/packs/structure.ts';
import { complain, say, type Given } from './pack-options.ts';

/** One pack of a release, compiled. */
export interface TakenPack {
  readonly released: ReleasedPack;
  /** Its pack.json, with paths relative to the release. */
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly prepared: PreparedPack;
  /** Every file it was made from. */
  readonly files: readonly string[];
}

/** What of a release can be used, and why the rest cannot. */
export interface Taken {
  readonly packs: readonly TakenPack[];
  readonly faults: readonly string[];
}

/**
 * Compiles a release, and reports what was chosen.
 * @param name of the release, as it was downloaded.
 * @throws PluginError with every fault where nothing of it can be used; Error saying which option decides.
 */
export function takeRelease(root: string, name: string, given: Given): Taken {
  const { schematron, phase, root: roots } = given;
  const syntax = SYNTAXES.find((each) => each === given.syntax);
  if (given.syntax !== syntax)
    throw new Error(`--syntax is ${SYNTAXES.join(' or ')}; --root names other documents`);
  const release = readRelease(root, { name, schematron, phase, syntax, roots });
  const { packs } = release;
  for (const note of release.notes) say(note);
  if (packs.length === 0 && release.faults.length === 0)
    throw new Error(`there is no Schematron in ${name} that can be used`);
  if (packs.length > 1 && (given.id !== undefined || given.version !== undefined))
    throw new Error(
      `--id and --version are for one schema, and there are several; choose with --schematron: ${packs.map(({ file }) => file).join(', ')}`,
    );
  const faults = release.faults.flatMap(faultsOf);
  const taken = packs.flatMap((released) => {
    try {
      return [take(root, name, released, given)];
    } catch (error) {
      faults.push(...faultsOf(error));
      return [];
    }
  });
  if (taken.length === 0) throw new PluginError(faults);
  return { packs: taken.map((pack) => ({ ...pack, prepared: withoutRoot(root, pack.prepared) })), faults };
}

/** Places are relative to the release: where it was unpacked is gone when they are read. */
function withoutRoot(root: string, prepared: PreparedPack): PreparedPack {
  const warnings = prepared.warnings ?? [];
  return { ...prepared, warnings: warnings.map((text) => text.replaceAll(`${root}/`, '')) };
}

function take(root: string, name: string, released: ReleasedPack, given: Given): TakenPack {
  const named = { ...released, id: given.id ?? released.id, version: given.version ?? released.version };
  const { guideline, check, replaces, xsd } = given;
  const compiler = { ...manifestFor(named, given.phase), ...(xsd && { xsd }) };
  const { source: _, validity: __, ...plain } = compiler;
  const guidelines = guideline ?? released.guidelines;
  const applies = {
    ...(released.roots && { roots: released.roots }),
    ...(guidelines && { guidelines }),
    ...(check !== undefined && { check }),
  };
  const manifest = {
    ...plain,
    description: `${released.file} of ${name}`,
    ...(Object.keys(applies).length > 0 && { applies }),
    ...(replaces && { replaces }),
  };
  const conditions = conditionsIn(manifest);
  const compiled = compileFolder(root, root, compiler);
  const model = compileStructure(root, root, compiler);
  const prepared = { ...preparedOf(compiled, conditions), ...(model && { xsd: model }) };
  if (guidelines === null && released.syntax !== 'other') complain(everyInvoice(prepared));
  if (released.restatesNorm && released.syntax !== 'other' && !replaces)
    say(
      `${prepared.id} holds EN 16931 itself, which schematron:base judges already: both will, unless --replaces schematron:base (with a guideline) lets it judge instead`,
    );
  return { released, manifest, prepared, files: compiled.files };
}

const everyInvoice = ({ id, syntax }: PreparedPack): string =>
  `warning: ${id} judges EVERY ${syntax.toUpperCase()} invoice, as its rules demand no guideline: an invoice of another country becomes invalid by them. --guideline 'urn:…*' says which it judges`;
