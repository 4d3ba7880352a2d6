import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { SourceError } from './error.ts';
import type { Place } from './error.ts';

/** More than any published schema or code list by a factor of ten. */
export const LARGEST_FILE: number = 16 * 1024 * 1024;

/**
 * What a file of a pack must be before it is read: a plain one of sane size and, where the pack is a stranger's, inside
 * its own folder. A file that does not exist is left to its reader to tell.
 * @throws SourceError
 */
export function requireReadable(root: string | null, file: string, given: string, place: Place): void {
  requireInside(root, file, given, place);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new SourceError(`${given} is not a file`, place);
  if (found.size > LARGEST_FILE)
    throw new SourceError(`${given} is larger than ${LARGEST_FILE / 1024 / 1024} MB`, place);
}

/**
 * Links are followed: one that leads out of the folder lies outside.
 * @param root the stranger's folder; null for our own packs, which share files.
 * @param given the path as the pack writes it.
 */
export function requireInside(root: string | null, file: string, given: string, place: Place): void {
  if (root === null) return;
  const real = existsSync(file) && !isInside(realpathSync(root), realpathSync(file));
  if (real || !isInside(path.resolve(root), file))
    throw new SourceError(`${given} lies outside the folder of the pack`, place);
}

function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return !path.isAbsolute(relative) && relative !== '..' && !relative.startsWith(`..${path.sep}`);
}
