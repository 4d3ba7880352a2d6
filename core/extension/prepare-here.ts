import { compileFolder, type CompiledPack } from '@conforme/rules/packs/folder';
import { compileStructure } from '@conforme/rules/packs/structure';
import { readManifest } from '@conforme/engine/schematron';
import { readBuilt } from './built.ts';
import { locate, type Located } from './locate.ts';
import { readConditions, type Conditions } from './manifest.ts';
import { PluginError, type Outcome } from './prepare.ts';
import type { Prepared, PreparedModule, PreparedPack } from './prepared.ts';

/** `preparePlugins` without a thread. */
export function prepareHere(entries: readonly string[]): Outcome {
  const prepared: Prepared[] = [];
  const faults: string[] = [];
  for (const entry of entries) {
    try {
      prepared.push(...prepareEntry(locate(entry), faults));
    } catch (error) {
      faults.push(...faultsOf(error));
    }
  }
  return faults.length > 0 ? { faults } : { prepared };
}

/** A faulty pack does not hide the faults of the next. */
function prepareEntry(located: Located, faults: string[]): Prepared[] {
  const { entry, root, packs, modules, built } = located;
  if (built) return readBuilt(root, entry);
  const stamp = String(Date.now());
  const compiled = packs.flatMap((folder): Prepared[] => {
    try {
      return [preparePack(folder, root)];
    } catch (error) {
      faults.push(...faultsOf(error));
      return [];
    }
  });
  return [
    ...compiled,
    ...modules.map((file): PreparedModule => ({ kind: 'module', entry, file, root, stamp })),
  ];
}

export function preparePack(folder: string, root: string): PreparedPack {
  const conditions = readConditions(folder);
  return { ...preparedOf(compileFolder(folder, root), conditions), ...structureOf(folder, root) };
}

function structureOf(folder: string, root: string): Pick<PreparedPack, 'xsd'> {
  const xsd = compileStructure(folder, root, readManifest(folder));
  return xsd === undefined ? {} : { xsd };
}

export function preparedOf(
  { id, version, module, texts, manifest, warnings }: CompiledPack,
  conditions: Conditions,
): PreparedPack {
  return { kind: 'pack', id, version, syntax: manifest.syntax, module, texts, warnings, ...conditions };
}

/** One message a fault, however they were thrown. */
export function faultsOf(error: unknown): readonly string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(faultsOf);
  if (error instanceof PluginError) return error.faults;
  return [error instanceof Error ? error.message : String(error)];
}
