// A pack folder (docs/plugins.md, section 8) as one stylesheet.

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
  keeps?: string[];
}

/** One schema of a pack: what it extends comes first, its own rules last. */
interface Layer {
  schema: string;
  codelists: Record<string, readonly string[]>;
  removes: ReadonlySet<string>;
  keeps: ReadonlySet<string> | null;
}

export interface TranslateOptions {
  isolate?: boolean;
  /** Facts of the context, each '' (unknown) unless given. */
  context?: Partial<Record<'role' | 'treatment' | 'date' | 'container', string>>;
}

/** A pack of several layers becomes several stylesheets, because each layer has its own names. */
export function packToXslt(folder: string, options: TranslateOptions = {}): string {
  const layers = layersOf(path.resolve(folder));
  const [layer, ...more] = layers;
  if (!layer || more.length > 0)
    throw new Error(`${folder} has ${layers.length} schemas; ask for each by layersToXslt`);
  return layerToXslt(layer, options);
}

export function layersToXslt(folder: string, options: TranslateOptions = {}): string[] {
  return layersOf(path.resolve(folder)).map((layer) => layerToXslt(layer, options));
}

function layerToXslt(
  { schema, codelists, removes, keeps }: Layer,
  { isolate = false, context = {} }: TranslateOptions,
): string {
  const unknown = { role: [''], treatment: [''], date: [''], container: [''] };
  const given = Object.entries(context).map(([name, value]) => [name, [value]]);
  const external = { ...unknown, ...(Object.fromEntries(given) as Record<string, string[]>), ...codelists };
  return serialize(emitStylesheet(readSchema(schema), { external, removes, keeps, isolate }));
}

function layersOf(folder: string): Layer[] {
  const manifest = readManifest(folder);
  const own = Object.entries(manifest.codelists ?? {}).map(([name, file]) => [name, readCodes(folder, file)]);
  const codelists = Object.fromEntries(own) as Layer['codelists'];
  const base = manifest.extends ? layersOf(path.resolve(folder, manifest.extends)) : [];
  const inherited = base.map((layer) => ({
    ...layer,
    codelists: { ...layer.codelists, ...codelists },
    removes: new Set([...layer.removes, ...(manifest.removes ?? [])]),
    keeps: manifest.keeps ? new Set(manifest.keeps) : layer.keeps,
  }));
  if (!manifest.schematron) {
    if (inherited.length > 0) return inherited;
    throw new Error(`${folder}/pack.json names neither "schematron" nor a pack to extend`);
  }
  return [
    ...inherited,
    { schema: path.resolve(folder, manifest.schematron), codelists, removes: new Set(), keeps: null },
  ];
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
