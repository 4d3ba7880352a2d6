import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { layerOf } from '../../scripts/image/layer.ts';
import { writeImage } from '../../scripts/image/layout.ts';
import { readImage } from './layout.ts';

// The archives are made by GNU tar, which Linux has.
describe.runIf(process.platform === 'linux')('an image', () => {
  let place: string;
  beforeEach(() => (place = mkdtempSync(path.join(tmpdir(), 'conforme-layout-test-'))));
  afterEach(() => rmSync(place, { recursive: true }));

  const about = {
    name: 'sample',
    version: '1.0.0',
    architecture: 'amd64',
    created: '2026-01-01T00:00:00.000Z',
    annotations: { 'org.opencontainers.image.title': 'sample' },
  };

  /** @param order in which the files are made */
  function folder(name: string, order: readonly string[]): string {
    const root = path.join(place, name);
    mkdirSync(path.join(root, 'opt/a'), { recursive: true });
    mkdirSync(path.join(root, 'data'));
    for (const file of order) writeFileSync(path.join(root, 'opt/a', file), `content of ${file}`);
    return root;
  }

  const image = (name: string): string => {
    const file = path.join(place, `${name}.tar`);
    writeImage(file, path.join(place, 'parts'), about, [
      layerOf(folder(name, ['x', 'y']), 'sample', ['data']),
    ]);
    return file;
  };

  test('is the same bytes for the same files', () => {
    const [a, b] = [
      layerOf(folder('a', ['x', 'y']), '', ['data']),
      layerOf(folder('b', ['y', 'x']), '', ['data']),
    ];
    expect(a.diffId).toBe(b.diffId);
    expect(a.blob.equals(b.blob)).toBe(true);
    expect(a.size).toBe('content of x'.length * 2);
  });

  test('is read from its index to its layers', () => {
    const { config, layers } = readImage(image('whole'));
    expect(config.config).toMatchObject({ User: '65532:65532', Cmd: ['serve'], Labels: about.annotations });
    expect(layers).toHaveLength(1);
    expect(layers[0]!.includes('content of y')).toBe(true);
  });

  test('whose layer is another one is not taken', () => {
    const file = image('changed');
    const bytes = readFileSync(file);
    // The compressed layer; what is around it stays as long.
    bytes[bytes.indexOf(Buffer.from([0x1f, 0x8b])) + 12]! ^= 1;
    writeFileSync(file, bytes);
    expect(() => readImage(file)).toThrow('is something else');
  });
});
