// One of our rule packs, compiled from its sources and loaded, without dist/: what is judged is always what is written.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compilePack, emit, loadPack, passesOf } from '@conforme/engine/schematron';
import type { Pack, Passes, RuleContext } from '@conforme/engine/schematron';

const runtime = fileURLToPath(new URL('../../rules/engine/xpath/runtime/index.ts', import.meta.url));

/** Nothing known besides the document. */
export const unknownContext: RuleContext = { role: '', treatment: '', date: '', container: '' };

export async function compileInMemory(folder: string, passes: Passes = passesOf('all')): Promise<Pack> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'pack-'));
  try {
    const file = path.join(scratch, 'pack.mjs');
    writeFileSync(file, emit(compilePack(folder, undefined, null, passes), pathToFileURL(runtime).href));
    return loadPack(await import(pathToFileURL(file).href));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
