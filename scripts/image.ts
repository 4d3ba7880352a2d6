// `npm run image`: a container image, made without a container engine: the OCI image layout and what `docker load` reads, in one
// file. The base is Debian's libraries, Node the one package.json names, on top what `npm run dist` packs with the packages of
// others as they are locked. Prints the size of each layer and the name of the file.
//   node scripts/image.ts [--tree DIR]     with --tree only the files over a base of yours, for deploy/Dockerfile

import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stageFolders, stageNode, stagePackage, stageThirdParties } from './image/application.ts';
import { stageBase } from './image/base.ts';
import { layerOf, run, type Layer } from './image/layer.ts';
import { writeImage, type About } from './image/layout.ts';
import { commit, releaseDate } from './release.ts';

const ROOT = path.join(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache/image');
/** Of all files of an image; what it may not grow above. */
const MOST_BYTES = 250e6;

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

function main(): void {
  const { values } = parseArgs({ options: { tree: { type: 'string' } } });
  if (values.tree !== undefined) {
    stageNode(values.tree);
    stageThirdParties(values.tree);
    stagePackage(values.tree, packed());
    stageFolders(values.tree);
    return;
  }
  rmSync(CACHE, { recursive: true, force: true });
  const { layers, base, node } = stageLayers();
  const about = aboutImage(base, node);
  const file = path.join(ROOT, 'dist', `${about.name}-${about.version}-image-${about.architecture}.tar`);
  writeImage(file, path.join(CACHE, 'layout'), about, layers);
  tell(layers, file);
}

const packed = (): string => run(process.execPath, [path.join(ROOT, 'scripts/dist.ts')]).trim();

/** What changes rarely lies below what changes often. */
function stageLayers(): { layers: Layer[]; base: readonly string[]; node: string } {
  const folder = (name: string): string => {
    const place = path.join(CACHE, name);
    mkdirSync(place, { recursive: true });
    return place;
  };
  const base = stageBase(folder('base'), path.join(CACHE, 'debian'));
  const node = stageNode(folder('node'));
  stageThirdParties(folder('packages'));
  stagePackage(folder('conforme'), packed());
  stageFolders(folder('conforme'));
  const layers = [
    layerOf(folder('base'), `Debian: ${base.join(', ')}`),
    layerOf(folder('node'), `Node ${node}`),
    layerOf(folder('packages'), 'packages of others'),
    layerOf(folder('conforme'), 'Conforme', ['cache', 'data', 'work']),
  ];
  return { layers, base, node };
}

function aboutImage(base: readonly string[], node: string): About {
  const { name, version, description, license } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Manifest;
  const created = releaseDate();
  const key = 'org.opencontainers.image';
  const revision = commit('%H');
  return {
    name,
    version,
    architecture: ARCHITECTURES[process.arch] ?? process.arch,
    created,
    annotations: {
      [`${key}.title`]: name,
      [`${key}.description`]: description,
      [`${key}.version`]: version,
      [`${key}.licenses`]: license,
      [`${key}.created`]: created,
      ...(revision && { [`${key}.revision`]: revision }),
      'conforme.base': base.join(' '),
      'conforme.node': node,
    },
  };
}

/** @throws Error when the files are more than an image may hold. */
function tell(layers: readonly Layer[], file: string): void {
  const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1).padStart(6)} MB`;
  for (const { about, size, blob } of layers)
    process.stdout.write(`${mb(size)}  ${mb(blob.length)} compressed  ${about}\n`);
  const whole = layers.reduce((sum, { size }) => sum + size, 0);
  process.stdout.write(`${mb(whole)}  of at most ${mb(MOST_BYTES).trim()} unpacked\n`);
  if (whole > MOST_BYTES) throw new Error('the image is larger than it may be');
  process.stdout.write(`${mb(statSync(file).size)}  ${file}\n`);
}

main();
