// The documents of a run: what the official artefacts find valid in a corpus, and what our own writer makes.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Invoice, Party } from '@conforme/proto/schema';
import { readRecords, type Recorded } from '../conformance/records.ts';
import { invoices } from '../invoice/arbitrary.ts';
import type { FrontDoor, Refusal } from './front-door.ts';

export type Check = 'base' | 'fr-ctc';
export type Syntax = 'cii' | 'ubl';

export interface Sample {
  /** File of the corpus, or what our writer made it from. */
  readonly name: string;
  readonly set: 'corpus' | 'examples' | 'random';
  readonly syntax: Syntax;
  readonly xml: Uint8Array;
}

const FACTURX = new Set(['minimum', 'basicwl', 'basic', 'extended']);
const RELEASE = '1.4.0.04';

/** Schema and packs that judge a document on its own (decision 11), from what is recorded of it. */
function judges({ root, profile }: Recorded, check: Check): { schema: string; packs: string[] } {
  const syntax = root === 'cii' ? 'cii' : 'ubl';
  const french = check === 'fr-ctc' && profile !== 'minimum' ? [`br-fr-${syntax}@${RELEASE}`] : [];
  if (syntax === 'cii' && FACTURX.has(profile ?? ''))
    return { schema: `facturx-${profile}`, packs: [`facturx-${profile}`, ...french] };
  const schema = { cii: 'cii-d22b', 'ubl-invoice': 'ubl-invoice-2.1' }[root] ?? 'ubl-creditnote-2.1';
  const base = profile === 'extended-ctc-fr' ? `extended-ctc-fr-${syntax}@${RELEASE}` : `en16931-${syntax}`;
  return { schema, packs: [base, ...french] };
}

/** Valid: the schema holds, every pack came to an end, and none found anything but warnings. */
export function isValid(record: Recorded, check: Check): boolean {
  const { schema, packs } = judges(record, check);
  return record.schema[schema] === true && packs.every((pack) => passes(record, pack));
}

function passes({ rules, aborted = [] }: Recorded, pack: string): boolean {
  const verdict = rules[pack];
  if (!verdict || aborted.includes(pack)) return false;
  return Object.values(verdict).every(([, flag]) => flag === 'warning');
}

/** Every `every`-th valid document of a corpus, in the order of its record. */
export function corpusSamples(folder: string, check: Check, every: number): Sample[] {
  return readRecords(folder, 'cii', 'ubl-invoice', 'ubl-creditnote')
    .filter(({ file }) => file.startsWith('corpus/'))
    .filter((record) => isValid(record, check))
    .filter((_, at) => at % every === 0)
    .map(({ file, root }) => ({
      name: file,
      set: 'corpus',
      syntax: root === 'cii' ? 'cii' : 'ubl',
      xml: readFileSync(path.join(folder, file)),
    }));
}

const EXAMPLES = path.resolve(import.meta.dirname, '../../examples');

/** The examples in both syntaxes. */
export async function exampleSamples(door: FrontDoor): Promise<Sample[]> {
  const requests = globSync('*.json', { cwd: EXAMPLES }).toSorted();
  const made = requests.flatMap((file) => {
    const request = JSON.parse(readFileSync(path.join(EXAMPLES, file), 'utf8')) as Request;
    return (['cii', 'ubl'] as const).map((syntax) => written(door, 'generate', file, request, syntax));
  });
  return (await Promise.all(made)).flatMap((each) => ('xml' in each ? [each] : []));
}

interface Request {
  readonly invoice: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
}

const PROFILES = { cii: ['en16931', 'extended', 'extended-ctc-fr'], ubl: ['en16931', 'extended-ctc-fr'] };

/** A random invoice without what the service refuses before it writes: one value in two places, a rate that is missing. */
function consistent(invoice: Invoice): Invoice {
  const rated = <T extends { vat_rate: string | null }>(each: T): T => ({
    ...each,
    vat_rate: each.vat_rate ?? '20',
  });
  const party = (each: Party): Party => ({
    ...each,
    siret: null,
    electronic_address_scheme: each.electronic_address_scheme ?? '0225',
  });
  return {
    ...invoice,
    seller: party(invoice.seller),
    buyer: party(invoice.buyer),
    payment: invoice.payment && { ...invoice.payment, terms: null },
    allowances: invoice.allowances.map(rated),
    charges: invoice.charges.map(rated),
    lines: invoice.lines.map(rated),
  };
}

/** Random invoices, written without the rules being asked: their numbers add up only by chance. */
export async function randomSamples(door: FrontDoor, count: number, seed: number): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const [at, invoice] of fc.sample(invoices, { numRuns: count, seed }).entries()) {
    const syntax = at % 2 === 0 ? 'cii' : 'ubl';
    const profile = PROFILES[syntax][(at >> 1) % PROFILES[syntax].length];
    const request = { invoice: consistent(invoice), options: { profile, check: 'base' } };
    const sample = await written(door, 'preview-xml', `seed ${seed}, number ${at}`, request, syntax);
    if ('xml' in sample) found.push(sample);
  }
  return found;
}

async function written(
  door: FrontDoor,
  endpoint: 'generate' | 'preview-xml',
  name: string,
  { invoice, options }: Request,
  syntax: Syntax,
): Promise<Sample | { refusals: readonly Refusal[] }> {
  const wanted = { ...options, output: `${syntax}-xml` };
  const answer = await door.write(endpoint, { invoice, options: wanted });
  if ('refusals' in answer) return answer;
  const set = endpoint === 'generate' ? 'examples' : 'random';
  return { name: `${name} as ${syntax}`, set, syntax, xml: answer.document };
}
