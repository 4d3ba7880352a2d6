import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/** A package of others that a production install holds, as package-lock.json has it. */
export interface ThirdParty {
  /** Where npm puts it, from the root of the repository. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null where its manifest has none. */
  readonly license: string | null;
  /** Of one platform among several: not installed on the others. */
  readonly platform: boolean;
}

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly os?: unknown;
  readonly cpu?: unknown;
}

const BELOW = 'node_modules/';

/** All packages of others but those for development alone, by their place. */
export function thirdParties(lockFile: string = path.join(ROOT, 'package-lock.json')): ThirdParty[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes(BELOW) && !entry.dev && !entry.link)
    .map(([place, entry]) => ({
      place,
      name: place.slice(place.lastIndexOf(BELOW) + BELOW.length),
      version: entry.version ?? '',
      license: entry.license ?? null,
      platform: entry.os !== undefined || entry.cpu !== undefined,
    }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
}
