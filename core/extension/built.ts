import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compilerKey } from '@conforme/rules/packs/folder';
import type { PreparedPack } from './prepared.ts';

/** `manifest.json` of a folder that `npm run pack -- build` wrote. */
interface BuiltFolder {
  /** The compiler that wrote it; another one's modules may speak to another runtime. */
  readonly compiler: string;
  readonly packs: readonly (Omit<PreparedPack, 'module' | 'texts' | 'warnings'> & {
    readonly module: string;
    readonly texts: string;
  })[];
}

/** Writes compiled packs as a folder the service loads without compiling. */
export function writeBuilt(folder: string, packs: readonly PreparedPack[]): void {
  mkdirSync(folder, { recursive: true });
  const rows = packs.map(({ module, texts, warnings: _, ...rest }) => {
    const name = `${rest.id}@${rest.version}`;
    writeFileSync(path.join(folder, `${name}.js`), module);
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(texts));
    return { ...rest, module: `${name}.js`, texts: `${name}.json` };
  });
  const manifest: BuiltFolder = { compiler: compilerKey(), packs: rows };
  writeFileSync(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** @throws Error naming the plugin when another version of the compiler wrote it. */
export function readBuilt(folder: string, entry: string): PreparedPack[] {
  const read = (name: string): string => readFileSync(path.join(folder, path.basename(name)), 'utf8');
  const { compiler, packs } = JSON.parse(read('manifest.json')) as Partial<BuiltFolder>;
  if (!Array.isArray(packs)) throw new Error(`plugin ${entry}: its manifest.json is not of a built pack`);
  if (compiler !== compilerKey())
    throw new Error(`plugin ${entry}: another version built it; run npm run pack -- build again`);
  return (packs as BuiltFolder['packs']).map((row) => ({
    ...row,
    module: read(row.module),
    texts: JSON.parse(read(row.texts)) as PreparedPack['texts'],
  }));
}
