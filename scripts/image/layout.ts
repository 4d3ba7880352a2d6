import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf, run, USER, type Layer } from './layer.ts';

/** The labels of the image. */
export interface About {
  readonly name: string;
  readonly version: string;
  readonly architecture: string;
  readonly created: string;
  readonly annotations: Readonly<Record<string, string>>;
}

const CONFIG = 'application/vnd.oci.image.config.v1+json';
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const INDEX = 'application/vnd.oci.image.index.v1+json';
const LAYER = 'application/vnd.oci.image.layer.v1.tar+gzip';

interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/** What a container is started with. */
export const RUNTIME = {
  User: `${USER}:${USER}`,
  ExposedPorts: { '8080/tcp': {}, '8081/tcp': {}, '50051/tcp': {} },
  Env: [
    'PATH=/usr/local/bin',
    'NODE_ENV=production',
    'HOST=0.0.0.0',
    'DATA_DIR=/data',
    // Stored where a container may write; without such a place nothing is stored.
    'NODE_COMPILE_CACHE=/cache',
  ],
  Entrypoint: ['/usr/local/bin/conforme'],
  Cmd: ['serve'],
  Volumes: { '/data': {} },
  WorkingDir: '/work',
  StopSignal: 'SIGTERM',
} as const;

/**
 * One file that is an OCI image layout and what `docker load` reads.
 * @param folder for the parts; made anew
 */
export function writeImage(file: string, folder: string, about: About, layers: readonly Layer[]): void {
  rmSync(folder, { recursive: true, force: true });
  const store = path.join(folder, 'blobs/sha256');
  mkdirSync(store, { recursive: true });
  const keep = (mediaType: string, content: Buffer): Descriptor => {
    const digest = digestOf(content);
    writeFileSync(path.join(folder, blobOf(digest)), content);
    return { mediaType, digest, size: content.length };
  };
  const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  const stored = layers.map(({ blob }) => keep(LAYER, blob));
  const config = keep(CONFIG, json(configOf(about, layers)));
  const { annotations } = about;
  const manifest = keep(
    MANIFEST,
    json({ schemaVersion: 2, mediaType: MANIFEST, config, layers: stored, annotations }),
  );
  const tag = `${about.name}:${about.version}`;
  const named = {
    ...manifest,
    platform: { architecture: about.architecture, os: 'linux' },
    annotations: { 'org.opencontainers.image.ref.name': about.version, 'io.containerd.image.name': tag },
  };
  const write = (name: string, value: unknown): void => writeFileSync(path.join(folder, name), json(value));
  write('oci-layout', { imageLayoutVersion: '1.0.0' });
  write('index.json', { schemaVersion: 2, mediaType: INDEX, manifests: [named] });
  const parts = stored.map(({ digest }) => blobOf(digest));
  write('manifest.json', [{ Config: blobOf(config.digest), RepoTags: [tag], Layers: parts }]);
  pack(file, folder);
}

const blobOf = (digest: string): string => `blobs/${digest.replace(':', '/')}`;

function configOf({ architecture, created, annotations }: About, layers: readonly Layer[]): object {
  return {
    created,
    architecture,
    os: 'linux',
    config: { ...RUNTIME, Labels: annotations },
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: layers.map(({ about: comment }) => ({ created, created_by: 'npm run image', comment })),
  };
}

function pack(file: string, folder: string): void {
  const plain = ['--format=gnu', '--sort=name', '--mtime=@0', '--numeric-owner', '--owner=0', '--group=0'];
  const parts = ['blobs', 'index.json', 'manifest.json', 'oci-layout'];
  run('tar', ['-cf', file, ...plain, '--mode=u+rwX,go+rX,go-w', '-C', folder, ...parts]);
}
