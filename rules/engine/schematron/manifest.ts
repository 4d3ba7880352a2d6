import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { PackError, SourceError } from './error.ts';
import { requireInside, requireReadable } from './inside.ts';
import { readJson } from './json.ts';
import type { Flag } from './schema.ts';

/** pack.json, as docs/plugins.md, section 8, describes it. */
export interface Manifest {
  readonly id: string;
  /** 'schematron' unless it says otherwise; other kinds are compiled elsewhere. */
  readonly kind?: string;
  readonly version: string;
  /** For people: what is to be known of the version and its dates. */
  readonly description?: string;
  readonly syntax: string;
  readonly source: string;
  readonly validity: { readonly from: string | null; readonly to: string | null };
  /** Which documents it judges; whoever loads packs reads it. */
  readonly applies?: Readonly<Record<string, unknown>>;
  readonly schematron?: string;
  /** XML Schema documents the structure is held to; third parties' packs alone. Read by `rules/packs/structure.ts`. */
  readonly xsd?: string | readonly string[];
  /** One file or several; where two speak of the same rule, the later one counts. */
  readonly facts?: string | readonly string[];
  /** One folder or several, as `facts`. */
  readonly messages?: string | readonly string[];
  readonly codelists?: Readonly<Record<string, string>>;
  /** The phase of the schema that is compiled; its default one, or all patterns, when left out. */
  readonly phase?: string;
  /** Another folder, or a pack of the library as `id@version`. */
  readonly extends?: string | null;
  readonly removes?: readonly string[];
  /** What alone is taken over from the extended pack; all that is not removed when left out. */
  readonly keeps?: readonly string[];
  readonly overlay?: Overlay;
}

/** Another flag for every rule but a few: the calendar of a transition, whose rules themselves stay as they are. */
export interface Overlay {
  readonly flag: Flag;
  readonly except: readonly string[];
}

/** One schema of a pack with the code lists bound to it and the rules taken out of it. */
export interface Layer {
  readonly file: string;
  /** The folder its files must lie in; null: anywhere. */
  readonly root: string | null;
  readonly codelists: ReadonlyMap<string, readonly string[]>;
  /** Null: the schema's own default. */
  readonly phase: string | null;
  readonly removes: ReadonlySet<string>;
  /** Null: every rule that is not removed. */
  readonly keeps: ReadonlySet<string> | null;
}

/** Is a rule of the schema one of the pack? */
export const isKept = (rule: string, { removes, keeps }: Layer): boolean =>
  !removes.has(rule) && (keeps?.has(rule) ?? true);

/** What a pack folder comes to: its own schema last, those it extends before. */
export interface PackSource {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly layers: readonly Layer[];
  readonly overlay: Overlay | null;
  /** pack.json and code lists, of the packs it extends too. */
  readonly files: readonly string[];
  /** Files and folders of facts and messages, the most specific first. */
  readonly texts: readonly {
    readonly facts: string | null;
    readonly messages: string | null;
    /** As `Layer.root`. */
    readonly root: string | null;
  }[];
}

/** Whose pack it is. */
export interface Origin {
  /** The folder a stranger's files must lie in; null for our own packs, which share files. */
  readonly root: string | null;
  /** Folders of packs that can be extended by name, `id@version`. */
  readonly library: ReadonlyMap<string, string>;
}

export const OURS: Origin = { root: null, library: new Map() };

/** Only the JSON; what it must hold is checked where the pack is read. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'pack.json');
  const place = { file, line: 1, column: 1 };
  if (!existsSync(file)) throw new PackError(path.basename(folder), '', place, 'there is no pack.json');
  try {
    requireReadable(null, file, 'pack.json', place);
    return readJson(file) as Manifest;
  } catch (error) {
    const at = error instanceof SourceError ? error.place : place;
    throw new PackError(path.basename(folder), '', at, (error as Error).message);
  }
}

/** A pack and, before its own layer, those of the packs it extends. */
export function readPack(
  folder: string,
  origin: Origin = OURS,
  open: readonly string[] = [],
  given: Manifest | null = null,
): PackSource {
  const written = given ?? readManifest(folder);
  const manifest = origin.root === null ? written : { ...strangersDefaults(written), ...written };
  const own = path.join(folder, 'pack.json');
  const fail = (reason: string): never => {
    throw new PackError(manifest.id, '', { file: own, line: 1, column: 1 }, reason);
  };
  for (const key of ['id', 'version', 'syntax', 'source'] as const)
    if (typeof manifest[key] !== 'string') fail(`"${key}" is missing`);
  // They name files; a pack of strangers must not choose where those lie.
  for (const key of ['id', 'version'] as const)
    if (!/^[\w.-]+$/.test(manifest[key]) || manifest[key].startsWith('.'))
      fail(`"${key}" is not a plain name`);
  if (manifest.overlay && !isOverlay(manifest.overlay)) fail('"overlay" needs a flag and a list "except"');
  if (open.includes(folder)) fail('the pack extends itself');
  const inside = (given: string): string => withinPack(folder, given, origin, fail);
  const base = manifest.extends ? extended(manifest.extends, inside, origin, [...open, folder], fail) : null;
  if (!base && !manifest.schematron && !manifest.xsd)
    fail('it names neither a schematron file, nor an xsd, nor a pack to extend');
  const lists = readLists(manifest, inside, fail);
  const inherited = base?.layers.map((layer) => inherit(layer, lists.bound, manifest)) ?? [];
  const layer = {
    file: inside(manifest.schematron ?? ''),
    root: origin.root,
    codelists: lists.bound,
    phase: manifest.phase ?? null,
    removes: new Set<string>(),
    keeps: null,
  };
  return {
    folder,
    manifest,
    layers: manifest.schematron ? [...inherited, layer] : inherited,
    overlay: manifest.overlay ?? base?.overlay ?? null,
    files: [own, ...lists.files, ...(base?.files ?? [])],
    texts: [...textsOf(manifest, inside, origin), ...(base?.texts ?? [])],
  };
}

/** A stranger's ruleset is a source of its own (decision 7), and in force until it says otherwise. */
const strangersDefaults = ({ id }: Manifest): Pick<Manifest, 'source' | 'validity'> => ({
  source: `schematron:${id}`,
  validity: { from: null, to: null },
});

/** A path a pack gives, which for a stranger's must not leave its folder. */
function withinPack(
  folder: string,
  given: string,
  { root }: Origin,
  fail: (reason: string) => never,
): string {
  const file = path.resolve(folder, given);
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
  try {
    (isFolder ? requireInside : requireReadable)(root, file, given, { file: folder, line: 1, column: 1 });
  } catch (error) {
    return fail((error as SourceError).message);
  }
  return file;
}

/** The pack that is extended: a folder by its path, one of the library by its name. */
function extended(
  given: string,
  inside: (given: string) => string,
  origin: Origin,
  open: readonly string[],
  fail: (reason: string) => never,
): PackSource {
  const shared = origin.library.get(given);
  if (shared !== undefined) return readPack(shared, OURS, open);
  if (!given.includes('@') || given.startsWith('.')) return readPack(inside(given), origin, open);
  const [id] = given.split('@');
  const versions = [...origin.library.keys()].filter((name) => name.startsWith(`${id}@`));
  const there = versions.length > 0 ? `there is ${versions.join(', ')}` : 'no version of it is there';
  return fail(`it extends ${given}, which is not in the library; ${there}`);
}

const isOverlay = ({ flag, except }: Partial<Overlay>): boolean =>
  ['fatal', 'warning', 'info'].includes(flag ?? '') && Array.isArray(except);

function textsOf(
  { facts, messages }: Manifest,
  inside: (given: string) => string,
  { root }: Origin,
): PackSource['texts'] {
  const resolved = (given: string | readonly string[] = []): string[] => [given].flat().map(inside);
  return [
    ...resolved(facts).map((file) => ({ facts: file, messages: null, root })),
    ...resolved(messages).map((files) => ({ facts: null, messages: files, root })),
  ].reverse();
}

/** The extending pack may bind lists anew and take rules out; it cannot change a rule in place. */
function inherit(layer: Layer, lists: Layer['codelists'], { removes = [], keeps, phase }: Manifest): Layer {
  const kept = keeps?.filter((id) => layer.keeps?.has(id) ?? true);
  const known = [...lists].filter(([name]) => layer.codelists.has(name));
  return {
    ...layer,
    codelists: new Map([...layer.codelists, ...known]),
    phase: phase ?? layer.phase,
    removes: new Set([...layer.removes, ...removes]),
    keeps: kept ? new Set(kept) : layer.keeps,
  };
}

interface Lists {
  readonly bound: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly string[];
}

/** Lists are read now: a missing or malformed one fails the build, not a document. */
function readLists(
  manifest: Manifest,
  inside: (given: string) => string,
  fail: (reason: string) => never,
): Lists {
  const entries = Object.entries(manifest.codelists ?? {}).map(([name, relative]) => {
    const file = inside(relative);
    if (!existsSync(file)) fail(`the code list ${relative} does not exist`);
    return { name, file, codes: codesOf(file, manifest.id, fail) };
  });
  return {
    bound: new Map(entries.map(({ name, codes }) => [name, codes])),
    files: entries.map(({ file }) => file),
  };
}

function codesOf(file: string, pack: string, fail: (reason: string) => never): readonly string[] {
  const { codes } = Object(listOf(file, pack)) as { codes?: unknown };
  if (!Array.isArray(codes) || codes.some((code) => typeof code !== 'string'))
    return fail(`${file} has no list "codes" of strings`);
  return codes as string[];
}

function listOf(file: string, pack: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    throw error instanceof SourceError ? new PackError(pack, '', error.place, error.message) : error;
  }
}
