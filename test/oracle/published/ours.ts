// A publisher's schema compiled by us as it lies there, and what the compiled pack says of a document.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFolder } from '@conforme/rules/packs/folder';
import { manifestFor } from '@conforme/rules/packs/publisher';
import { revive } from '@conforme/rules/packs/revive';
import type { Pack } from '@conforme/engine/schematron';
import { XmlError, location, parse } from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import { canonical } from '../../conformance/locations.ts';
import { unknownContext } from '../our-pack.ts';
import { plain } from './compare.ts';

/** A finding as both sides can tell it: rule as `Official.java` names it, location as `canonical` writes it. */
export interface Finding {
  readonly rule: string;
  readonly flag: string;
  readonly at: string;
  readonly text: string;
  readonly failed: boolean;
}

export interface Compiled {
  readonly pack: Pick<Pack, 'run'>;
  readonly milliseconds: number;
}

/**
 * As `npm run pack -- build` compiles a publisher's folder.
 * @param root what they include lies in; left out: their own folder and the one above.
 * @throws PackError when the source needs what the compiler does not have.
 */
export function compileSource(schema: string, root?: string): Compiled {
  const folder = path.resolve(root ?? path.dirname(path.dirname(schema)));
  const found = {
    file: path.relative(folder, schema),
    id: 'published',
    version: '0',
    syntax: 'ubl' as const,
  };
  const started = performance.now();
  const pack = revive(compileFolder(folder, folder, manifestFor(found)));
  return { pack, milliseconds: performance.now() - started };
}

/** The same document is judged by many packs in turn. */
export class Documents {
  #file = '';
  #tree: Tree | null = null;

  /** Null for what is not well-formed: no pack is asked then. */
  tree(file: string): Tree | null {
    if (this.#file === file) return this.#tree;
    this.#file = file;
    this.#tree = read(file);
    return this.#tree;
  }
}

function read(file: string): Tree | null {
  try {
    return parse(readFileSync(file));
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

export function judge(pack: Pick<Pack, 'run'>, tree: Tree): { findings: Finding[]; micros: number } {
  const started = performance.now();
  const raw = pack.run(tree, unknownContext);
  const micros = (performance.now() - started) * 1000;
  const findings = raw.map(({ rule, flag, node, message, error }) => {
    const text = plain(message);
    const at = canonical(location(tree, node, new Map()), {});
    return { rule: nameOf(rule, text), flag, at, text, failed: error !== undefined };
  });
  return { findings, micros };
}

/** Running numbers of an editor are no names, and unnamed assertions have none: as in Official.java. */
function nameOf(rule: string, text: string): string {
  if (!rule.startsWith('FX-SCH-') && !rule.startsWith('NOID-')) return rule;
  return /^\s*\[([^\]]+)\]/.exec(text)?.[1] ?? 'NOID';
}
