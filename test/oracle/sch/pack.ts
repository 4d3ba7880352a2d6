// A pack folder (docs/architecture.md, "Packs") as one stylesheet.

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emitStylesheet } from './emit.ts';
import { readSchema } from './expand.ts';
import { serialize } from './markup.ts';

interface Manifest {
  id: string;
  schematron?: string;
  codelists?: Record<string, string>;
  extends?: string | null;
  removes?: string[];
}

interface Sources {
  schema: string;
  external: Record<string, readonly string[]>;
  removes: Set<string>;
}

export interface TranslateOptions {
  isolate?: boolean;
  /** Facts of the context, each '' (unknown) unless given. */
  context?: Partial<Record<'role' | 'treatment' | 'date' | 'container', string>>;
}

export function packToXslt(folder: string, options: TranslateOptions = {}): string {
  const { schema, external, removes } = sourcesOf(path.resolve(folder));
  const unknown = { role: [''], treatment: [''], date: [''], container: [''] };
  const given = Object.entries(options.context ?? {}).map(([name, value]) => [name, [value]]);
  const bound = { ...unknown, ...(Object.fromEntries(given) as Record<string, string[]>), ...external };
  const isolate = options.isolate ?? false;
  return serialize(emitStylesheet(readSchema(schema), { external: bound, removes, isolate }));
}

function sourcesOf(folder: string): Sources {
  const manifest = readManifest(folder);
  const base = manifest.extends ? sourcesOf(path.resolve(folder, manifest.extends)) : undefined;
  const schema = manifest.schematron ? path.resolve(folder, manifest.schematron) : base?.schema;
  if (!schema) throw new Error(`${folder}/pack.json names neither "schematron" nor a pack to extend`);
  const own = Object.entries(manifest.codelists ?? {}).map(([name, file]) => [name, readCodes(folder, file)]);
  return {
    schema,
    external: { ...base?.external, ...(Object.fromEntries(own) as Record<string, readonly string[]>) },
    removes: new Set([...(base?.removes ?? []), ...(manifest.removes ?? [])]),
  };
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'pack.json');
  if (!existsSync(file)) throw new Error(`${folder} is not a pack: it has no pack.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function readCodes(folder: string, file: string): readonly string[] {
  const { codes } = JSON.parse(readFileSync(path.resolve(folder, file), 'utf8')) as { codes?: string[] };
  if (!Array.isArray(codes)) throw new Error(`${path.resolve(folder, file)} has no "codes"`);
  return codes;
}

/** The folder of a pack id under a root such as rules/packs, or the folder itself when one is given. */
export function findPack(root: string, idOrFolder: string): string {
  if (existsSync(path.join(idOrFolder, 'pack.json'))) return idOrFolder;
  const folders = packFolders(root);
  const found = folders.find((folder) => readManifest(folder).id === idOrFolder);
  if (found) return found;
  const known = folders.map((folder) => readManifest(folder).id).join(', ');
  throw new Error(`there is no pack "${idOrFolder}" under ${root} (known: ${known || 'none'})`);
}

function packFolders(root: string): string[] {
  const manifests = globSync('**/pack.json', { cwd: root });
  return manifests.map((file) => path.join(root, path.dirname(file))).sort();
}
