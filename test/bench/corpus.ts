// The documents of a run. What lies in ../shared/perf is taken from there, the rest from our own writer.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDF_WORKS, type WorkName } from './peers.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lab = path.resolve(root, '../shared/perf');
const pdfLab = path.resolve(root, '../shared/pdf');
const own = path.join(root, '.cache/bench/documents');

export type Syntax = 'cii' | 'ubl';
export type Size = 'small' | '1000' | '10000';

export interface BenchDocument {
  readonly name: string;
  readonly syntax: Syntax;
  readonly lines: number;
  readonly file: string;
  /** What is asked of it; large ones are asked less, so that a run stays within minutes. */
  readonly works: readonly WorkName[];
}

/** A document of our own writer; all of them are made when one is missing. */
export function ownDocument(size: Size, syntax: Syntax): string {
  return ownFile(`${size}-${syntax}.xml`);
}

function ownFile(name: string): string {
  const file = path.join(own, name);
  if (!existsSync(file))
    execFileSync(process.execPath, ['test/bench/documents.ts', own], { cwd: root, stdio: 'inherit' });
  return file;
}

const SYNTAXES: readonly Syntax[] = ['cii', 'ubl'];

/**
 * Small ones, an invalid one and a thousand lines, as the lab has them; and a pair of our own writer that differs in
 * nothing but its lines, to see what ten times the lines cost.
 */
export function benchDocuments(): BenchDocument[] {
  return [
    ...SYNTAXES.flatMap((syntax) => [
      documentOf('small', syntax, 4, either(`small-${syntax}.xml`, 'small', syntax)),
      ...(syntax === 'cii' ? [documentOf('invalid', syntax, 4, invalid())] : []),
    ]),
    ...SYNTAXES.map((syntax) =>
      documentOf('1000', syntax, 1000, either(`big-${syntax}.xml`, '1000', syntax)),
    ),
    ...SYNTAXES.flatMap((syntax) => [
      documentOf('grow-1000', syntax, 1000, ownDocument('1000', syntax)),
      documentOf('grow-10000', syntax, 10_000, ownDocument('10000', syntax)),
    ]),
  ];
}

/** What the peers that write PDF are given besides a PDF. */
export interface PdfFiles {
  readonly xml: string;
  readonly request: string;
  /** Of 200 lines. */
  readonly large: string;
  /** The request's invoice with its sums. */
  readonly model: string;
}

export function pdfFiles(): PdfFiles {
  const [xml, request, model] = ['ten-lines.xml', 'ten-lines-request.json', 'ten-lines-model.json'];
  const large = path.join(root, 'examples/two-hundred-lines.json');
  return { xml: ownFile(xml!), request: ownFile(request!), large, model: ownFile(model!) };
}

/** One page each: as an office program writes it, and with fonts that are not embedded. Without the lab, a page of ours. */
export function pdfDocuments(): BenchDocument[] {
  const common = { syntax: 'cii', lines: 10 } as const;
  const [office, bare] = ['lo-writer.pdf', 'fop-std14.pdf'].map((file) => path.join(pdfLab, file));
  if (!existsSync(office!)) {
    return [{ ...common, name: 'own-pdf', file: ownFile('ten-lines.pdf'), works: PDF_WORKS }];
  }
  return [
    { ...common, name: 'office-pdf', file: office!, works: PDF_WORKS },
    { ...common, name: 'bare-pdf', file: bare!, works: ['attach'] },
  ];
}

function documentOf(name: string, syntax: Syntax, lines: number, file: string): BenchDocument {
  const works: readonly WorkName[] = name.startsWith('grow')
    ? ['en', 'full']
    : lines > 4
      ? ['schema', 'en', 'full']
      : ['schema', 'en', 'schema+en', 'full'];
  return { name: `${name}-${syntax}`, syntax, lines, file, works };
}

function either(file: string, size: Size, syntax: Syntax): string {
  const ready = path.join(lab, file);
  return existsSync(ready) ? ready : ownDocument(size, syntax);
}

function invalid(): string {
  const ready = path.join(lab, 'bad-cii.xml');
  if (existsSync(ready)) return ready;
  const file = path.join(own, 'invalid-cii.xml');
  const sound = readFileSync(ownDocument('small', 'cii'), 'utf8');
  mkdirSync(own, { recursive: true });
  writeFileSync(file, spoil(sound));
  return file;
}

/** Wrong totals and an unknown currency: schema-valid, and fatal to the rules. @throws Error when there is nothing to spoil. */
export function spoil(sound: string): string {
  const spoilt = sound
    .replace(/(<ram:GrandTotalAmount[^>]*>)[^<]*/, '$11.23')
    .replace(/(<ram:InvoiceCurrencyCode>)[^<]*/, '$1ZZZ');
  if (spoilt === sound) throw new Error('the document has no total and no currency to spoil');
  return spoilt;
}
