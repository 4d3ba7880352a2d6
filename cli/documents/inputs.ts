import { globSync, readdirSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../exit.ts';
import { reasonOf, unnameable } from './read.ts';

/** One document to come. */
export interface Input {
  /** As reports show it. */
  readonly name: string;
  readonly source:
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'stdin' }
    /** A folder that cannot be listed: what is in it is not known. */
    | { readonly kind: 'unreadable'; readonly reason: string };
}

export interface Inputs {
  readonly inputs: readonly Input[];
  /** One document was named, by itself: its report may be an object rather than a list. */
  readonly single: boolean;
}

/** File types of invoices, without reports of ours. A file given by name is read whatever its type. */
const INVOICES = /(?<!\.(?:svrl|junit))\.(?:xml|pdf)$/i;

/**
 * All documents that the arguments name: files, `-`, folders with all that lies below, and patterns, which shells that
 * know none leave to us. Nothing is read yet, and none is taken twice.
 * @throws UsageError when an argument names nothing.
 */
export function inputsOf(args: readonly string[], cwd: string, command: string): Inputs {
  if (args.length === 0) throw new UsageError(`${command} needs a file, a folder, a pattern or -`, command);
  const seen = new Set<string>();
  const inputs: Input[] = [];
  let plain = 0;
  for (const arg of args) {
    const { found, isPlain } = named(arg, cwd, command);
    if (isPlain) plain++;
    for (const input of found) {
      const key = input.source.kind === 'file' ? input.source.path : input.name;
      if (seen.has(key)) continue;
      seen.add(key);
      inputs.push(input);
    }
  }
  if (inputs.length === 0)
    throw new UsageError(`there is no *.xml and no *.pdf in ${args.join(', ')}`, command);
  return { inputs, single: args.length === 1 && plain === 1 };
}

function named(arg: string, cwd: string, command: string): { found: readonly Input[]; isPlain: boolean } {
  if (arg === '-') return { found: [{ name: 'stdin', source: { kind: 'stdin' } }], isPlain: true };
  const stat = statSync(path.resolve(cwd, arg), { throwIfNoEntry: false });
  if (stat?.isDirectory()) return { found: [...below(arg, cwd)], isPlain: false };
  if (stat) return { found: [fileInput(arg, cwd)], isPlain: true };
  if (!/[*?[\]{}]/.test(arg))
    throw new UsageError(`there is no file or folder ${arg}${unnameable(arg)}`, command);
  const found = globSync(arg, { cwd, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => shown(arg, cwd, path.join(entry.parentPath, entry.name)))
    .toSorted(byText)
    .map((name) => fileInput(name, cwd));
  if (found.length === 0) throw new UsageError(`no file fits ${arg}`, command);
  return { found, isPlain: false };
}

/** Relative where the pattern was. */
function shown(pattern: string, cwd: string, file: string): string {
  const absolute = path.resolve(cwd, file);
  return path.isAbsolute(pattern) ? absolute : path.relative(cwd, absolute);
}

function fileInput(name: string, cwd: string): Input {
  return { name, source: { kind: 'file', path: path.resolve(cwd, name) } };
}

/** In the order of names, folder by folder. A link to a folder is not followed: it may lead back to where it lies. */
function* below(folder: string, cwd: string): Generator<Input> {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.resolve(cwd, folder), { withFileTypes: true });
  } catch (error) {
    yield { name: folder, source: { kind: 'unreadable', reason: reasonOf(error) } };
    return;
  }
  for (const entry of entries.toSorted((left, right) => byText(left.name, right.name))) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* below(name, cwd);
    else if (INVOICES.test(entry.name)) yield fileInput(name, cwd);
  }
}

/** By code unit: the order of a report should not depend on where it is made. */
function byText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
