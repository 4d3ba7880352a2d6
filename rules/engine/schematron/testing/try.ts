import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { instantiate } from '../../xpath/instantiate.ts';
import { ALL } from '../../xpath/passes/pass.ts';
import type { Passes } from '../../xpath/passes/pass.ts';
import { parse } from '../../xml/index.ts';
import { compilePack, emit, loadPack } from '../index.ts';
import type { Pack, RawFinding, RuleContext } from '../index.ts';

export const UNKNOWN: RuleContext = { role: '', treatment: '', date: '', container: '' };

/** A schema around patterns, functions and variables; prefix i is urn:i. */
export function schema(inside: string): string {
  return `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    queryBinding="xslt2"><sch:ns prefix="i" uri="urn:i"/><sch:ns prefix="f" uri="urn:f"/>${inside}</sch:schema>`;
}

/** Compiles a pack given as files, without building it. pack.json is made up where it is not given. */
export function packOf(
  files: Readonly<Record<string, string>>,
  manifest: object = {},
  passes: Passes = ALL,
): Pack {
  return loadPack(instantiate(textOf(files, manifest, passes), '{ pack }'));
}

/** The module such a pack compiles to. */
export function textOf(
  files: Readonly<Record<string, string>>,
  manifest: object = {},
  passes: Passes = ALL,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
  const given = {
    id: 'trial',
    version: '1',
    syntax: 'cii',
    source: 'schematron:base',
    validity: { from: null, to: null },
  };
  try {
    write(folder, {
      'pack.json': JSON.stringify({ ...given, schematron: 'main.sch', ...manifest }),
      ...files,
    });
    return emit(compilePack(folder, undefined, null, passes));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Findings of one schema on one document. */
export function judge(inside: string, document: string, context: RuleContext = UNKNOWN): RawFinding[] {
  const pack = packOf({ 'main.sch': schema(inside) });
  return pack.run(parse(Buffer.from(document)), context);
}
