// The documents that sources are judged on: those of a folder, those damaged, and invoices turned into orders.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readRecords } from '../../conformance/records.ts';
import { DAMAGES } from '../damages.ts';
import { documentText, mutate } from '../mutate.ts';
import { readMarkup } from '../sch/markup.ts';
import type { Source } from './sources.ts';

/** Root elements of a syntax, as the records call them; orders are made from invoices. */
const roots: Readonly<Record<Source['syntax'], readonly string[]>> = {
  cii: ['cii'],
  order: ['cii'],
  ubl: ['ubl-invoice', 'ubl-creditnote'],
  any: [],
};

export interface Choice {
  readonly folder: string;
  /** Every n-th document. */
  readonly every: number;
  /** Seed of damages done to each; null leaves them whole. */
  readonly damage: number | null;
}

/** Paths of the documents; those that are made lie in `scratch`. */
export function documentsFor(choice: Choice, syntax: Source['syntax'], scratch: string): string[] {
  const files = whole(choice.folder, syntax).filter((_, index) => index % choice.every === 0);
  const made = syntax === 'order' ? files.map((file, index) => write(scratch, index, ordered(file))) : files;
  return choice.damage === null ? made : damaged(made, choice.damage, scratch);
}

/** Of a folder without records, all its documents. */
function whole(folder: string, syntax: Source['syntax']): string[] {
  const files =
    roots[syntax].length > 0
      ? readRecords(folder, ...roots[syntax]).map(({ file }) => file)
      : globSync('**/*.xml', { cwd: folder });
  return files.map((file) => path.join(folder, file)).sort();
}

function write(scratch: string, index: number, text: string): string {
  const file = path.join(scratch, `${String(index).padStart(5, '0')}.xml`);
  writeFileSync(file, text);
  return file;
}

/** Order-X has the elements of CII in other versions of their namespaces, below another root. */
function ordered(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll('CrossIndustryInvoice', 'SCRDMCCBDACIOMessageStructure')
    .replaceAll('AggregateBusinessInformationEntity:100', 'AggregateBusinessInformationEntity:128')
    .replaceAll('QualifiedDataType:100', 'QualifiedDataType:128')
    .replaceAll('UnqualifiedDataType:100', 'UnqualifiedDataType:128');
}

/** Countries with rules of their own in Peppol BIS, and the schemes of identifiers whose check digits it knows. */
const countries = ['DE', 'DK', 'GR', 'IS', 'IT', 'NL', 'NO', 'SE', 'FR'];
const schemes = [
  '0007',
  '0088',
  '0106',
  '0151',
  '0184',
  '0190',
  '0192',
  '0201',
  '0208',
  '0210',
  '9906',
  '9907',
];

/** An invoice as it would look in another country, its identifiers under other schemes. */
function moved(text: string, index: number): string {
  const country = countries[index % countries.length]!;
  let next = index;
  return text
    .replaceAll(/((?:IdentificationCode|CountryID)(?:\s[^>]*)?>)[A-Z]{2}</g, `$1${country}<`)
    .replaceAll(/((?:CompanyID|schemeID="VA")(?:\s[^>]*)?>)[A-Z]{2}(?=\d)/g, `$1${country}`)
    .replaceAll(/schemeID="\d{4}"/g, () => `schemeID="${schemes[next++ % schemes.length]!}"`);
}

/** Documents that the reader of the oracle refuses are left out. */
function damaged(files: readonly string[], seed: number, scratch: string): string[] {
  const one = fc.record({ kind: fc.nat(99), at: fc.nat(9999), value: fc.nat(99_999) });
  const damages = fc.sample(fc.array(one, { minLength: 1, maxLength: 5 }), { seed, numRuns: files.length });
  return files.flatMap((file, index) => {
    try {
      const text = moved(readFileSync(file, 'utf8'), index);
      const root = readMarkup(Buffer.from(text), path.basename(file));
      return [write(scratch, 50_000 + index, documentText(mutate(root, damages[index]!, DAMAGES)))];
    } catch (error) {
      if (error instanceof Error) return [];
      throw error;
    }
  });
}
