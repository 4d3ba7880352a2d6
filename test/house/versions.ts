// One version: every package of ours has that of the root, asks the others for it, and documents name files and images by it.

import { lineOf } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** `conforme-0.2.0.tgz`, `conforme-cli-0.2.0.tgz`, `conforme:0.2.0`, and where a file states it by itself. */
const NAMED = /\bconforme(?:-cli)?[-:](\d+\.\d+\.\d+)/g;
const STATED: Readonly<Record<string, RegExp>> = {
  'deploy/helm/conforme/Chart.yaml': /^(?:appV|v)ersion: (\S+)$/gm,
  'server.json': /"version": "([^"]+)"/g,
  'plugins/pdfa/version.ts': /VERSION = '([^']+)'/g,
  'plugins/visual/index.ts': /version: '([^']+)'/g,
};

export function checkVersions(tree: Tree): Violation[] {
  const { version, workspaces = [] } = manifestOf(tree, '')!;
  const ours = workspaces.flatMap((folder) => ofPackage(tree, folder, version));
  const named = [...tree]
    .filter(([file]) => /\.(md|yaml|service)$/.test(file) && file !== 'CHANGELOG.md')
    .flatMap(([file, text]) => others(file, text, NAMED, version));
  const stated = Object.entries(STATED).flatMap(([file, pattern]) =>
    others(file, tree.get(file) ?? '', pattern, version),
  );
  return [...ours, ...named, ...stated];
}

function manifestOf(tree: Tree, folder: string): Manifest | null {
  const text = tree.get(folder === '' ? 'package.json' : `${folder}/package.json`);
  return text === undefined ? null : (JSON.parse(text) as Manifest);
}

function ofPackage(tree: Tree, folder: string, version: string): Violation[] {
  const own = manifestOf(tree, folder);
  const place = `${folder}/package.json`;
  if (own === null) return [{ place, what: 'is not there' }];
  const asked = Object.entries(own.dependencies ?? {}).filter(([name]) => name.startsWith('@conforme/'));
  return [[own.name, own.version] as const, ...asked]
    .filter(([, stated]) => stated !== version)
    .map(([name, stated]) => ({ place, what: `has ${name} ${stated}, not ${version}` }));
}

function others(file: string, text: string, pattern: RegExp, version: string): Violation[] {
  return [...text.matchAll(pattern)]
    .filter(([, stated]) => stated !== version)
    .map((found) => ({
      place: `${file}:${lineOf(text, found.index)}`,
      what: `says ${found[1]}, not ${version}`,
    }));
}
