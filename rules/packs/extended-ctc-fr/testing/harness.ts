import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import type { Pack, RawFinding } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';

/** One thing to change in a document: the first place of a text, or what a pattern finds. */
export interface Change {
  readonly from: string | RegExp;
  readonly to: string;
}

/** A pack of this folder as the engine runs it, and a sound document to change. */
export interface Bench {
  readonly pack: Pack;
  /** Rules that speak of the changed document, each as often as it does. */
  found(...changes: readonly Change[]): string[];
  findings(...changes: readonly Change[]): readonly RawFinding[];
}

const root = path.resolve(import.meta.dirname, '..');
const runtime = pathToFileURL(path.resolve(root, '../../engine/xpath/runtime/index.ts')).href;

export async function compile(folder: string): Promise<Pack> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'extended-ctc-fr-'));
  try {
    const module = path.join(scratch, 'pack.mjs');
    writeFileSync(module, emit(compilePack(path.join(root, folder)), runtime));
    return loadPack(await import(/* @vite-ignore */ pathToFileURL(module).href));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

export async function bench(folder: string, file: string): Promise<Bench> {
  const pack = await compile(folder);
  const sound = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const context = { role: '', treatment: '', date: '', container: '' };
  const findings: Bench['findings'] = (...changes) =>
    pack.run(parse(new TextEncoder().encode(changes.reduce(change, sound))), context);
  return { pack, findings, found: (...changes) => findings(...changes).map(({ rule }) => rule) };
}

function change(text: string, { from, to }: Change): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to change: the document has no ${String(from)}`);
  return changed;
}

export const swap = (from: string | RegExp, to: string): Change => ({ from, to });
export const drop = (what: string | RegExp): Change => ({ from: what, to: '' });

/** Category code and rate by the name its rules bear, and what exempts it. */
export const categories = [
  { rule: 'S', code: 'S', rate: '20.00', taxed: true },
  { rule: 'Z', code: 'Z', rate: '0.00', taxed: false },
  { rule: 'E', code: 'E', rate: '0.00', taxed: false },
  { rule: 'AE', code: 'AE', rate: '0.00', taxed: false },
  { rule: 'IC', code: 'K', rate: '0.00', taxed: false },
  { rule: 'G', code: 'G', rate: '0.00', taxed: false },
  { rule: 'O', code: 'O', rate: '', taxed: false },
  { rule: 'AF', code: 'L', rate: '20.00', taxed: true },
  { rule: 'AG', code: 'M', rate: '20.00', taxed: true },
] as const;
export type Category = (typeof categories)[number];
