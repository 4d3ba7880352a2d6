// Writes the base documents of recipes with our own plugins, from the requests here and the examples. Once written they
// stay, so that a plugin may learn better without a thousand recorded verdicts having to be judged anew.
//   node test/conformance/recorded/make-bases.ts NAME...    then record again what starts from them

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { complete } from '@conforme/core/invoice';
import type { ProducedProfile } from '@conforme/core/plugin';
import type { Invoice } from '@conforme/proto/schema';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import { write as writeCii } from '../../../plugins/cii/write.ts';
import { completeFrench } from '../../../plugins/fr-ctc/index.ts';
import { write as writeUbl } from '../../../plugins/ubl/write.ts';
import { baseFile, syntaxOf } from './bases.ts';
import { applyEdits } from './recipe.ts';
import type { Edit } from './recipe.ts';
import { shapeOf } from './shape.ts';
import { readTree, writeTree } from './tree.ts';

interface Definition {
  request: string;
  profile: ProducedProfile;
  /** VAT category of every line, allowance and charge. */
  category?: Invoice['lines'][number]['vat_category'];
  type?: Invoice['type_code'];
  /** What the contract has no field for. */
  edits?: Edit[];
}

const here = import.meta.dirname;

export const definitions = JSON.parse(readFileSync(path.join(here, 'bases.json'), 'utf8')) as Readonly<
  Record<string, Definition>
>;

/** The base as the plugins would write it today. */
export function makeBase(name: string): string {
  const definition = definitions[name];
  if (!definition) throw new Error(`there is no base document "${name}"`);
  const write = { cii: writeCii, ubl: writeUbl }[syntaxOf(name)];
  const { bytes } = write(complete(invoiceOf(definition), [completeFrench]).invoice, definition.profile);
  const shape = shapeOf(syntaxOf(name));
  const root = readTree(bytes, name, shape.namespaces);
  return writeTree(applyEdits(root, definition.edits ?? [], shape), shape.namespaces);
}

function invoiceOf({ request, category, type }: Definition): Invoice {
  const own = path.join(here, 'requests', `${request}.json`);
  const file = existsSync(own) ? own : path.join(here, '../../../examples', `${request}.json`);
  const { ok, faults } = readGenerateRequest(readFileSync(file, 'utf8'));
  if (!ok) throw new Error(`${file}: ${JSON.stringify(faults)}`);
  const typed = { ...ok.invoice, type_code: type ?? ok.invoice.type_code };
  return category ? inCategory(typed, category) : typed;
}

const rated = new Set(['S', 'L', 'M']);

function inCategory(invoice: Invoice, category: NonNullable<Definition['category']>): Invoice {
  const taxed = {
    vat_category: category,
    vat_rate: rated.has(category) ? '20' : category === 'O' ? null : '0',
  };
  return {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, ...taxed })),
    allowances: invoice.allowances.map((each) => ({ ...each, ...taxed })),
    charges: invoice.charges.map((each) => ({ ...each, ...taxed })),
  };
}

if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : Object.keys(definitions))
    writeFileSync(baseFile(name), `${makeBase(name)}\n`);
}
