// A publisher's release as it is downloaded: which of its Schematron files are roots, whose documents they judge, and which
// hold the same rules twice.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PackError } from '@conforme/engine/schematron';
import {
  BundledFiles,
  readSchema,
  schemaOf,
  SourceError,
  type Schema,
} from '@conforme/engine/schematron/source';
import { publishedSchemas } from '../publisher.ts';
import { guidelinesOf } from './guidelines.ts';
import { idOf, longIdOf, stemOf, versionOf } from './names.ts';
import { rootsOf } from './roots.ts';

/** One pack of a release. */
export interface ReleasedPack {
  /** The root, relative to the folder. */
  readonly file: string;
  readonly id: string;
  /** '0' where nothing says one. */
  readonly version: string;
  readonly syntax: 'cii' | 'ubl' | 'other';
  /** Document elements, for syntax `other`. */
  readonly roots: readonly string[] | null;
  /** What it demands of BT-24; null: it is for all documents of its syntax. */
  readonly guidelines: readonly string[] | null;
  /** Does it hold the rules of EN 16931 itself? */
  readonly restatesNorm: boolean;
}

export interface Release {
  readonly packs: readonly ReleasedPack[];
  /** Of roots that cannot be read, while others can. */
  readonly faults: readonly PackError[];
  /** What was chosen and why, a sentence each. */
  readonly notes: readonly string[];
}

export interface ReleaseOptions {
  /** How it was called where it was downloaded: names often carry the version. */
  readonly name: string;
  /** Only this root, relative to the folder. */
  readonly schematron?: string | undefined;
  readonly phase?: string | undefined;
  /** What the namespaces do not say. */
  readonly syntax?: 'cii' | 'ubl' | undefined;
  readonly roots?: readonly string[] | undefined;
}

interface RootRule {
  readonly flag: string;
  /** What it asks of which nodes; blanks are layout. */
  readonly said: string;
}

/** A root, read. */
interface Root {
  readonly file: string;
  /** Its own, and those of the doubles that were left out. */
  readonly texts: readonly [string, ...string[]];
  readonly syntax: ReleasedPack['syntax'];
  readonly schema: Schema;
  readonly rules: ReadonlyMap<string, RootRule>;
}

/** @throws AggregateError of PackErrors where no root can be read; Error saying which option decides. */
export function readRelease(folder: string, options: ReleaseOptions): Release {
  const notes: string[] = [];
  const { roots, faults } = rootsIn(folder, options, notes);
  const single = withoutDoubles(roots, notes);
  const plain = single.map((root) => idOf(root.file));
  const common = new Map(single.map(({ file, rules }) => [file, commonIn(rules)]));
  const packs = single.map((root, i): ReleasedPack => {
    const { file, syntax, schema, texts } = root;
    const id = plain.indexOf(plain[i]!) === plain.lastIndexOf(plain[i]!) ? plain[i]! : longIdOf(file);
    const version = versionOf({ id, place: path.join(options.name, file), texts });
    if (version === null)
      notes.push(`${file}: nothing says its version, so it is 0; --version gives another`);
    return {
      file,
      id,
      version: version ?? '0',
      syntax,
      roots: syntax === 'other' ? (options.roots ?? rootsOf(schema)) : null,
      guidelines: guidelinesOf(schema, new BundledFiles(path.join(folder, file), folder)),
      restatesNorm: common.get(file) === NORM,
    };
  });
  return { packs: withSiblings(apart(packs), common, notes), faults, notes };
}

/** Releases side by side in one folder leave their schemas the same name: then their versions are part of it. */
function apart(packs: readonly ReleasedPack[]): ReleasedPack[] {
  const taken = new Set<string>();
  const isAlone = (id: string): boolean => packs.filter((pack) => pack.id === id).length === 1;
  return packs.map((pack) => {
    const base = isAlone(pack.id) ? pack.id : `${pack.id}-${pack.version}`.toLowerCase();
    const id = [base, ...packs.map((_, i) => `${base}-${i + 2}`)].find((each) => !taken.has(each))!;
    taken.add(id);
    return { ...pack, id };
  });
}

/** Folders of schemas that are not meant to be run. */
const ASIDE = /(?:^|[\\/])(?:templates?|examples?|samples?|snippets?|tests?|unit-[\w-]+)[\\/]/i;

function rootsIn(
  folder: string,
  options: ReleaseOptions,
  notes: string[],
): { readonly roots: Root[]; readonly faults: readonly PackError[] } {
  const found = publishedSchemas(folder);
  const wanted = options.schematron === undefined ? null : path.normalize(options.schematron);
  const meant = found.filter(({ file }) => wanted === null || file === wanted);
  if (meant.length === 0)
    throw new Error(`there is no Schematron schema ${wanted ?? ''} in ${folder}; roots: ${listed(found)}`);
  const aside = meant.filter(({ file }) => wanted === null && ASIDE.test(file));
  const run = aside.length === meant.length ? meant : meant.filter((each) => !aside.includes(each));
  if (run.length < meant.length) notes.push(`left out, as examples and templates: ${listed(aside)}`);
  const faults: PackError[] = [];
  const roots = run.flatMap(({ file, syntax }) => {
    try {
      return rootOf(folder, file, options.syntax ?? syntax, options, notes);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      faults.push(new PackError(idOf(file), '', error.place, error.message));
      return [];
    }
  });
  if (faults.length > 0 && roots.length === 0)
    throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'));
  return { roots, faults };
}

const listed = (files: readonly { readonly file: string }[]): string =>
  files.map(({ file }) => file).join(', ') || 'none';

function rootOf(
  folder: string,
  file: string,
  syntax: 'cii' | 'ubl' | 'both' | null,
  { phase, roots, schematron }: ReleaseOptions,
  notes: string[],
): Root[] {
  const { schema: markup } = readSchema(path.join(folder, file), folder);
  const schema = schemaOf(markup, phase);
  // Without ids of their own, rules are what they test.
  const rules = new Map(
    schema.patterns.flatMap((pattern) =>
      pattern.rules.flatMap(({ context, asserts }) =>
        asserts.map(({ id, flag, test }): [string, RootRule] => {
          const said = `${context.value} ${test.value}`.replaceAll(/\s+/g, ' ');
          return [id.startsWith('NOID-') ? test.value : id, { flag, said }];
        }),
      ),
    ),
  );
  const texts = [readFileSync(path.join(folder, file), 'utf8')] as const;
  const root = { file, texts, schema, rules };
  if (syntax === 'cii' || syntax === 'ubl') return [{ ...root, syntax }];
  const reason = doubt(syntax, roots ?? rootsOf(schema));
  if (reason === null) return [{ ...root, syntax: 'other' }];
  if (schematron !== undefined) throw new Error(`${file} ${reason}`);
  notes.push(`${file}: left out, as it ${reason}`);
  return [];
}

/** Why a schema is for no documents we know of; null where its document elements are known. */
function doubt(syntax: 'both' | null, roots: readonly string[]): string | null {
  if (syntax === 'both')
    return 'names the namespaces of CII and of UBL invoices: --schematron with --syntax cii or --syntax ubl decides';
  if (roots.length === 0)
    return "names no document element: --schematron with --root '{namespace}Name' says which documents it judges";
  return null;
}

/** Of roots with the same rules, or of one and its preprocessed form, one; else every document is judged twice. */
function withoutDoubles(roots: readonly Root[], notes: string[]): Root[] {
  const groups: [Root, ...Root[]][] = [];
  for (const root of roots) {
    const group = groups.find(([first]) => isDouble(first, root));
    if (group) group.push(root);
    else groups.push([root]);
  }
  return groups.map((group) => {
    const [best, ...rest] = [...group].sort(byPreference) as [Root, ...Root[]];
    for (const other of rest) notes.push(`${other.file}: left out, ${sameness(best, other)}`);
    return { ...best, texts: [best.texts[0], ...rest.flatMap(({ texts }) => texts)] };
  });
}

/** Self-billing has the ids of billing, and other tests: both count. */
function isDouble(a: Root, b: Root): boolean {
  if (a.syntax !== b.syntax) return false;
  if (isPreprocessed(a) !== isPreprocessed(b) && stemOf(a.file) === stemOf(b.file)) return true;
  return (
    a.rules.size > 0 &&
    a.rules.size === b.rules.size &&
    [...a.rules].every(([id, { said }]) => b.rules.get(id)?.said === said)
  );
}

const isPreprocessed = ({ file }: Root): boolean => /preprocessed/i.test(file);

/** The source before what was made of it, the strict before the lenient, then the shorter path. */
function byPreference(a: Root, b: Root): number {
  const rank = (root: Root): number[] => [
    isPreprocessed(root) ? 1 : 0,
    -[...root.rules.values()].filter(({ flag }) => flag === 'fatal').length,
    root.file.split(path.sep).length,
    root.file.length,
  ];
  const [left, right] = [rank(a), rank(b)];
  const at = left.findIndex((value, i) => value !== right[i]);
  return at < 0 ? 0 : left[at]! - right[at]!;
}

function sameness(best: Root, other: Root): string {
  if (isPreprocessed(other) && !isPreprocessed(best)) return `the preprocessed form of ${best.file}`;
  const flags = [...other.rules].filter(([id, { flag }]) => best.rules.get(id)?.flag !== flag).length;
  const same = `it has the ${best.rules.size} rules of ${best.file}`;
  return flags === 0 ? same : `${same}, ${flags} with another flag; --schematron takes it instead`;
}

const NORM = 'EN 16931 itself';
/** What rules that several specifications share are known by. */
const COMMON: readonly (readonly [name: string, rules: readonly string[]])[] = [
  [NORM, ['BR-01', 'BR-02', 'BR-CO-10']],
  ['what all of PINT has in common', ['ibr-001', 'ibr-002', 'ibr-co-10']],
];

const commonIn = (rules: Root['rules']): string | null =>
  COMMON.find(([, ids]) => ids.every((id) => rules.has(id)))?.[0] ?? null;

/**
 * The rules of EN 16931, and those PINT has in common, demand no guideline; where a publisher hands them on beside those of a
 * CIUS, they are meant for the documents of that CIUS, above all of the one in the same folder.
 */
function withSiblings(
  packs: readonly ReleasedPack[],
  common: ReadonlyMap<string, string | null>,
  notes: string[],
): ReleasedPack[] {
  return packs.map((pack) => {
    const what = common.get(pack.file);
    if (pack.guidelines !== null || !what || pack.syntax === 'other') return pack;
    const all = packs.filter(
      ({ syntax, file, guidelines }) => syntax === pack.syntax && !common.get(file) && guidelines !== null,
    );
    const folder = path.dirname(pack.file);
    const near = all.filter(({ file }) => path.dirname(file) === folder);
    const siblings = near.length > 0 ? near : all;
    if (siblings.length === 0) return pack;
    const demanded = [...new Set(siblings.flatMap((each) => each.guidelines ?? []))].sort();
    // A folder called selfbilling, beside one called billing.
    const own = demanded.filter((each) => each.includes(`:${path.basename(folder)}-`));
    notes.push(
      `${pack.file}: ${what}; taken for the guidelines of ${siblings.map(({ id }) => id).join(', ')}, published with it`,
    );
    return { ...pack, guidelines: own.length > 0 ? own : demanded };
  });
}
