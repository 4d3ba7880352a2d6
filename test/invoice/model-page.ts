// Writes docs/model.md: every field of an invoice with its term and its place in both syntaxes, found by writing an invoice that
// says everything. `--check` compares instead, and fails when the page is not what the rows write.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fullInvoice, type Leaf } from '../../core/invoice/testing/index.ts';
import type { CompleteInvoice } from '@conforme/core/invoice';
import { InvoiceSchema, labelOf } from '@conforme/proto/schema';
import { PROFILE_TABLE } from '@conforme/proto/schema/profiles';
import { nodeOf, wireTypeOf } from '@conforme/proto/schema/messages';
import { termsAt } from '@conforme/proto/schema/terms';
import { ATTRIBUTE, ELEMENT, parse, type Tree } from '@conforme/engine/xml';
import type { ProducedProfile, Written } from '@conforme/core/plugin';
import { PRODUCED_PROFILES as CII_PROFILES } from '../../plugins/cii/profiles.ts';
import { write as writeCii } from '../../plugins/cii/write.ts';
import { PRODUCED_PROFILES as UBL_PROFILES } from '../../plugins/ubl/profiles.ts';
import { write as writeUbl } from '../../plugins/ubl/write.ts';

const PAGE = fileURLToPath(new URL('../../docs/model.md', import.meta.url));

/** Where a field stands in one syntax: its path, and the lowest profile that has it. */
interface Place {
  readonly path: string;
  readonly profile: ProducedProfile;
}

interface Syntax {
  readonly profiles: readonly ProducedProfile[];
  readonly write: (invoice: CompleteInvoice, profile: ProducedProfile) => Written;
  /** What every path begins with. */
  readonly root: RegExp;
}

const CII: Syntax = {
  profiles: [...CII_PROFILES.keys()],
  write: writeCii,
  root: /^(rsm:)?SupplyChainTradeTransaction\//,
};
const UBL: Syntax = { profiles: [...UBL_PROFILES.keys()], write: writeUbl, root: /^$/ };

/** Fields that give way to another one where both are given: each invoice leaves some of them out. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  [],
  ['siren'],
  ['siren', 'iban', 'payment_terms', 'name', 'vat_category'],
];

/** Pointer pattern → place, over all alternatives and from the lowest profile up. */
function placesIn(syntax: Syntax, invoice: CompleteInvoice): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const profile of syntax.profiles)
    for (const left of ALTERNATIVES) {
      const { bytes, pointers } = syntax.write(without(invoice, left), profile);
      const tree = parse(bytes);
      const elements = elementsOf(tree);
      for (const [i, element] of elements.entries())
        for (const [j, pointer] of (pointers[i] ?? []).entries()) {
          const pattern = patternOf(pointer);
          if (!places.has(pattern)) places.set(pattern, { path: pathOf(tree, element, j, syntax), profile });
        }
    }
  return places;
}

function without<T>(value: T, keys: readonly string[]): T {
  if (Array.isArray(value)) return value.map((item) => without(item, keys)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    keys.includes(key) && typeof part === 'string' ? null : without(part, keys),
  ]);
  return Object.fromEntries(entries) as T;
}

function elementsOf(tree: Tree): number[] {
  const found: number[] = [];
  for (let n = 1; n < tree.count; n++) if (tree.kind[n] === ELEMENT) found.push(n);
  return found;
}

/** The first pointer of an element is of its text, those after it of its attributes. */
function pathOf(tree: Tree, node: number, ordinal: number, { root }: Syntax): string {
  const steps: string[] = [];
  for (let n = node; n !== tree.root; n = tree.parent[n]!) steps.unshift(tree.nameOf(n).local);
  const attribute = ordinal > 0 && tree.kind[node + ordinal] === ATTRIBUTE ? node + ordinal : -1;
  const path = steps.join('/').replace(root, '').replace(LINE, 'LINE');
  return attribute < 0 ? path : `${path}/@${tree.nameOf(attribute).local}`;
}

const LINE = /^(IncludedSupplyChainTradeLineItem|InvoiceLine|CreditNoteLine)(?=\/)/;

/** `/invoice/lines/0/attributes/w1` → `lines[].attributes[]`. */
function patternOf(pointer: string): string {
  return pointer
    .slice('/invoice/'.length)
    .replaceAll(/\/(global_ids|attributes)\/[^/]+/g, '/$1[]')
    .replaceAll(/\/\d+(?=\/|$)/g, '[]')
    .replaceAll('/', '.');
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly terms: readonly string[];
  /** The parties and documents it stands in, from the outside in. */
  readonly owners: readonly string[];
}

function fieldOf({ pointer }: Leaf): Field {
  let schema = InvoiceSchema as Parameters<typeof nodeOf>[0];
  let label = '';
  const owners: string[] = [];
  for (const step of pointer.split('/').slice(2)) {
    const property = nodeOf(schema).properties?.[step];
    if (!property) continue;
    label = labelOf(property, 'en') ?? label;
    let type = wireTypeOf(property);
    while (type.kind === 'list') type = type.of;
    if (type.kind !== 'message') continue;
    schema = type.schema;
    owners.push(nodeOf(schema)['x-message'] ?? '');
  }
  return { name: patternOf(pointer), label, terms: termsAt(pointer), owners };
}

/** Every role has the fields of a party; they are listed for the roles whose fields have terms. */
const FULL_ROLES = /^(seller|buyer|payee|tax_representative)\b/;

function isListed({ name, owners, terms }: Field): boolean {
  const role = owners.includes('Party');
  return !role || FULL_ROLES.test(name) || terms.length > 0 || name.endsWith('.name');
}

/** Shortcuts are spelled out elsewhere, so no document has a place for them. */
const SHORTCUT =
  /^(operation_type|already_paid|french_mentions\b.*|prepaid_amount|rounding_amount|tax_total_accounting|tax_exemption_reason(_code)?|(seller|buyer)\.siret|payment\.terms)$/;

/** Two profiles share a level of Factur-X; the one that is not Factur-X's own goes by its own name. */
const nameOf = (profile: ProducedProfile): string => {
  const { xmp, rules } = PROFILE_TABLE[profile];
  return rules === 'own' ? profile.toUpperCase() : xmp;
};

const cell = (place: Place | undefined): string =>
  place === undefined ? '–' : `\`${place.path}\` (${nameOf(place.profile)})`;

function page(): string {
  const { invoice, leaves } = fullInvoice();
  const cii = placesIn(CII, invoice);
  const ubl = placesIn(UBL, invoice);
  const fields = leaves
    .map(fieldOf)
    .filter((field, i, all) => all.findIndex(({ name }) => name === field.name) === i);
  const listed = fields.filter((field) => isListed(field) && !SHORTCUT.test(field.name));
  const rows = listed.map(({ name, terms, label }) => [
    `\`${name}\``,
    terms.join(', '),
    label,
    cell(cii.get(name)),
    cell(ubl.get(name)),
  ]);
  const only = listed.filter(({ name }) => cii.has(name) && !ubl.has(name)).length;
  return `# The invoice, field by field

Generated by \`npm run generate\` from the schema and from what the rows of the two syntaxes write; do not edit it.

- **Field** is the name in \`invoice\` of a request; \`[]\` stands for the items of a list or the entries of a map. Shortcuts (${'`siret`'}, ${'`operation_type`'},
  ${'`already_paid`'} and the like) are spelled out before anything is written, so they have no place of their own.
- **CII** and **UBL** are the places, and the lowest profile that has them. CII paths begin below \`SupplyChainTradeTransaction\` (or at the document element), UBL paths
  at the document element; \`LINE\` is a line.
- A dash: the syntax has no place. A request that says such a field is refused with the profiles that have one, and a conversion lists it as a loss. ${only} of ${listed.length}
  fields have a place in CII and none in UBL 2.1; [plugins/ubl](../plugins/ubl/README.md) says why, term by term.
- Parties of all roles have the fields of a party. Listed are those of the seller, the buyer, the payee and the tax representative; of the others what has a term, and the name, whose
  place shows where the party stands.

${markdown(['Field', 'Term', 'Meaning', 'CII', 'UBL'], rows)}
`;
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const made = page();
if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(PAGE, 'utf8') === made;
  if (!isCurrent) process.stderr.write('docs/model.md is not what the rows write; run npm run generate\n');
  process.exitCode = isCurrent ? 0 : 1;
} else writeFileSync(PAGE, made);
