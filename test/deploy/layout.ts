import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { digestOf, run } from '../../scripts/image/layer.ts';
import type { RUNTIME } from '../../scripts/image/layout.ts';

/** An image as whoever runs it reads it. */
export interface Image {
  readonly config: {
    readonly architecture: string;
    readonly os: string;
    readonly config: typeof RUNTIME & { readonly Labels: Readonly<Record<string, string>> };
    readonly rootfs: { readonly diff_ids: readonly string[] };
  };
  /** Archives, from the lowest on. */
  readonly layers: readonly Buffer[];
}

interface Descriptor {
  readonly digest: string;
  readonly size: number;
}

/**
 * Follows an OCI image layout from its index to the layers.
 * @throws Error where a part is not what is said of it, or `docker load` would be told otherwise
 */
export function readImage(file: string): Image {
  const folder = mkdtempSync(path.join(tmpdir(), 'conforme-layout-'));
  try {
    run('tar', ['-xf', file, '-C', folder]);
    const json = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const blob = ({ digest, size }: Descriptor): Buffer => {
      const bytes = readFileSync(path.join(folder, blobOf(digest)));
      if (bytes.length !== size || digestOf(bytes) !== digest) throw new Error(`${digest} is something else`);
      return bytes;
    };
    const { imageLayoutVersion } = json('oci-layout') as { imageLayoutVersion: string };
    if (imageLayoutVersion !== '1.0.0') throw new Error(`a layout of version ${imageLayoutVersion}`);
    const { manifests } = json('index.json') as { manifests: Descriptor[] };
    const manifest = JSON.parse(blob(manifests[0]!).toString()) as {
      config: Descriptor;
      layers: Descriptor[];
    };
    const config = JSON.parse(blob(manifest.config).toString()) as Image['config'];
    const layers = manifest.layers.map((layer) => gunzipSync(blob(layer)));
    holds('the layers of the configuration', layers.map(digestOf), config.rootfs.diff_ids);
    const [docker] = json('manifest.json') as { Config: string; Layers: string[] }[];
    holds('the configuration for docker load', docker!.Config, blobOf(manifest.config.digest));
    holds(
      'the layers for docker load',
      docker!.Layers,
      manifest.layers.map(({ digest }) => blobOf(digest)),
    );
    return { config, layers };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const blobOf = (digest: string): string => `blobs/${digest.replace(':', '/')}`;

/** @throws Error unless both are alike. */
export function holds(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`);
}
