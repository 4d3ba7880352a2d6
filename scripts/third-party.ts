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
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly os?: unknown;
  readonly cpu?: unknown;
}

const BELOW = 'node_modules/';

/** The workspace whose packages for development scripts/build-page.ts puts into what browsers load. */
const BUNDLER = 'gateway';

type Packages = Readonly<Record<string, Entry>>;

const LOCK = path.join(ROOT, 'package-lock.json');

const packagesIn = (lockFile: string): Packages =>
  (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Packages }).packages;

/** All packages of others that a production install has, by their place: not those for development alone. */
export function thirdParties(lockFile: string = LOCK): ThirdParty[] {
  return listed(packagesIn(lockFile), (_place, entry) => !entry.dev);
}

/** All packages of others that are shipped: those, and what the page is bundled with. */
export function shipped(lockFile: string = LOCK): ThirdParty[] {
  const packages = packagesIn(lockFile);
  const bundled = bundledIn(packages);
  return listed(packages, (place, entry) => !entry.dev || bundled.has(place));
}

/** Places of what is bundled: those packages, and what they need in turn. They lie at the root, where npm puts what is one version. */
function bundledIn(packages: Packages): ReadonlySet<string> {
  const places = new Set<string>();
  const add = (names: Readonly<Record<string, string>> = {}): void => {
    for (const place of Object.keys(names).map((name) => BELOW + name)) {
      if (places.has(place) || !packages[place]) continue;
      places.add(place);
      add(packages[place].dependencies);
    }
  };
  add(packages[BUNDLER]?.devDependencies);
  return places;
}

function listed(packages: Packages, isWanted: (place: string, entry: Entry) => boolean): ThirdParty[] {
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes(BELOW) && !entry.link && isWanted(place, entry))
    .map(([place, entry]) => ({
      place,
      name: place.slice(place.lastIndexOf(BELOW) + BELOW.length),
      version: entry.version ?? '',
      license: entry.license ?? null,
      platform: entry.os !== undefined || entry.cpu !== undefined,
    }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
}
