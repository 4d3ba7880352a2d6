import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SourceError } from '../schematron/error.ts';
import { PackError, requireReadable } from '../schematron/index.ts';
import type { Flag, Pack, RuleFact } from '../schematron/pack.ts';
import { forbidden } from './forbidden.ts';
import type { SefNode } from './forbidden.ts';
import { xslt3 } from './saxon.ts';
import { flagOf, ruleOf } from './svrl.ts';

/** The keys of a pack.json whose rules exist only as XSLT. */
export interface SefManifest extends Pick<Pack, 'id' | 'version' | 'syntax'> {
  readonly engine: 'saxon-js';
  readonly source?: string;
  readonly validity?: Pack['validity'];
  /** A stylesheet compiled by `xslt3 -export`, or … */
  readonly sef?: string;
  /** … one to be compiled now, for which xslt3 must be installed. */
  readonly xslt?: string;
}

/** A stylesheet and what is known of it: what `loadSef` takes, as JSON text. */
export interface SefModule {
  readonly facts: Pick<Pack, 'id' | 'version' | 'syntax' | 'source' | 'validity' | 'rules'>;
  readonly sef: SefNode;
}

export interface CompiledSef {
  readonly module: string;
  readonly rules: readonly RuleFact[];
  readonly files: readonly string[];
}

/**
 * Reads, or compiles, the stylesheet of a pack; all of it lies in `root`.
 * @throws PackError when it cannot be read, or does what rules may not do.
 */
export function compileSef(folder: string, root: string, manifest: SefManifest): CompiledSef {
  const { id, version, syntax, source = `schematron:${id}`, validity = { from: null, to: null } } = manifest;
  const own = { file: path.join(folder, 'pack.json'), line: 1, column: 1 };
  const fail = (reason: string): never => {
    throw new PackError(id, '', own, reason);
  };
  const named = manifest.sef ?? manifest.xslt;
  if (named === undefined || (manifest.sef !== undefined && manifest.xslt !== undefined))
    return fail('"engine": "saxon-js" needs either "sef" or "xslt"');
  const file = path.resolve(folder, named);
  try {
    requireReadable(root, file, named, own);
  } catch (error) {
    if (error instanceof SourceError) return fail(error.message);
    throw error;
  }
  const sef = manifest.sef === undefined ? exported(id, file, fail) : read(file, fail);
  const never = forbidden(sef);
  if (never !== null) return fail(`${named} uses ${never}; rules see the document and the context alone`);
  const rules = rulesOf(sef);
  const facts: SefModule['facts'] = { id, version, syntax, source, validity, rules };
  return { module: JSON.stringify({ facts, sef } satisfies SefModule), rules, files: [own.file, file] };
}

function read(file: string, fail: (reason: string) => never): SefNode {
  try {
    const sef = JSON.parse(readFileSync(file, 'utf8')) as SefNode;
    return sef.N === 'package' ? sef : fail(`${file} is no compiled stylesheet`);
  } catch (error) {
    if (error instanceof PackError) throw error;
    return fail(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The compiler runs as the command it is; its complaint is the reason. */
function exported(pack: string, file: string, fail: (reason: string) => never): SefNode {
  const command = xslt3(pack);
  const scratch = mkdtempSync(path.join(tmpdir(), 'sef-'));
  try {
    const target = path.join(scratch, 'pack.sef.json');
    execFileSync(process.execPath, [command, `-xsl:${file}`, `-export:${target}`, '-nogo'], {
      stdio: 'pipe',
    });
    return read(target, fail);
  } catch (error) {
    if (error instanceof PackError) throw error;
    const said = String((error as { stderr?: unknown }).stderr ?? '').trim();
    return fail(`${file} cannot be compiled: ${said || (error as Error).message}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The rules whose ids the stylesheet writes as plain text: what can be listed without a document. */
function rulesOf(sef: SefNode): RuleFact[] {
  const found = new Map<string, RuleFact>();
  const visit = (node: SefNode): void => {
    if (node.N === 'elem' && /(?:^|:)(?:failed-assert|successful-report)$/.test(node.name ?? '')) {
      const id = ruleOf(constant(node, 'id'), firstText(node));
      const flag: Flag = flagOf(constant(node, 'flag') || constant(node, 'role'));
      // The sentence is the stylesheet's own and comes with each finding, as its only value.
      const fact = { id, flag, test: constant(node, 'test'), pattern: '', context: '', message: [0] };
      if (id !== 'unnamed' && !found.has(id)) found.set(id, fact);
    }
    node.C?.forEach(visit);
  };
  visit(sef);
  return [...found.values()];
}

/** What a finding's sentence begins with: the first text of the element inside it. */
function firstText(finding: SefNode): string {
  const inside = partsOf(finding).find((part) => part.N === 'elem');
  return inside ? textIn(inside) : '';
}

const partsOf = (element: SefNode): readonly SefNode[] =>
  element.C?.flatMap((child) => (child.N === 'sequence' ? (child.C ?? []) : [child])) ?? [];

function textIn(node: SefNode): string {
  if (node.N === 'str') return String(node.val ?? '').trim();
  for (const child of node.C ?? []) {
    const text = textIn(child);
    if (text !== '') return text;
  }
  return '';
}

/** The text of an attribute an element instruction writes itself; '' when it is computed or not there. */
function constant(element: SefNode, name: string): string {
  const written = partsOf(element).find((part) => part.N === 'att' && part.name === name);
  return written ? textIn(written) : '';
}
