import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilePack, emit, loadPack } from '@conforme/engine/schematron';
import type { Pack, RawFinding } from '@conforme/engine/schematron';
import { parse } from '@conforme/engine/xml';
import { edited } from './testing/edits.ts';

const here = import.meta.dirname;
const read = (file: string): string => readFileSync(path.join(here, 'testing', file), 'utf8');
const invoice = read('ubl-invoice.xml');
const cases = read('ubl-fires.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [rule: string, edits: string] => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2)];
  });

/** Code and text of a reason cannot be compared; the two VAT totals are looked for where none can stand. */
const never = ['BR-CO-05', 'BR-CO-06', 'BR-CO-07', 'BR-CO-08', 'BR-DEC-13', 'BR-DEC-15'];

const scratch = mkdtempSync(path.join(tmpdir(), 'en16931-ubl-'));
let pack: Pack;
beforeAll(async () => {
  const runtime = pathToFileURL(path.resolve(here, '../../engine/xpath/runtime/index.ts')).href;
  const module = path.join(scratch, 'pack.mjs');
  writeFileSync(module, emit(compilePack(path.join(here, 'ubl')), runtime));
  pack = loadPack(await import(/* @vite-ignore */ pathToFileURL(module).href));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

const judge = (bytes: Uint8Array): RawFinding[] =>
  pack.run(parse(Buffer.from(bytes)), { role: '', treatment: '', date: '', container: '' });

describe('the EN 16931 pack for UBL', () => {
  it('finds no fault with a full invoice, read or written again', () => {
    expect(judge(Buffer.from(invoice))).toEqual([]);
    expect(judge(edited(invoice, ''))).toEqual([]);
  });

  it('has a document of ours for every rule that can fire', () => {
    const rules = cases.map(([rule]) => rule);
    expect([...rules, ...never].sort()).toEqual(pack.rules.map(({ id }) => id).sort());
  });

  it.each(cases)('%s fires after %s', (rule, edits) => {
    const findings = judge(edited(invoice, edits));
    const fired = findings.filter((finding) => finding.rule === rule);
    expect(fired, `found ${findings.map((finding) => finding.rule).join(' ')}`).not.toEqual([]);
    expect(fired.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([]);
    // Words that a pattern is given keep the blanks and line ends of its source.
    expect(fired.map(({ message }) => message).filter((message) => /\s{2}/.test(message))).toEqual([]);
  });
});
