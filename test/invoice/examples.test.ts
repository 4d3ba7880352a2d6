import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { complete, essence, type Party } from '../../core/invoice/index.ts';
import { readDocument } from '../../plugins/cii/document.ts';
import { PRODUCED_PROFILES } from '../../plugins/cii/profiles.ts';
import { write } from '../../plugins/cii/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import type { GenerateRequest } from '../../proto/schema/index.ts';
import { readGenerateRequest } from '../../proto/schema/read.ts';
import { loadSchema } from '../../rules/engine/schema/index.ts';
import { parse } from '../../rules/engine/xml/index.ts';

const folder = path.join(import.meta.dirname, '../../examples');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const d22b = loadSchema(path.join(import.meta.dirname, '../../rules/packs/cii-d22b'));

function request(name: string): GenerateRequest {
  const { ok, faults } = readGenerateRequest(readFileSync(path.join(folder, name), 'utf8'));
  if (!ok) throw new Error(`${name}: ${JSON.stringify(faults)}`);
  return ok;
}

test('the examples the README promises are there', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) expect(readme).toContain(`\`${name}\``);
});

describe.each(names)('%s', (name) => {
  const { invoice, options } = request(name);
  const completed = complete(invoice, [completeFrench]).invoice;

  test('comes back from its own profile whole', () => {
    const reading = readDocument(parse(write(completed, options.profile).bytes));
    expect(reading).toEqual({ invoice: essence(completed), unread: [], beyond: false });
  });

  test.each([...PRODUCED_PROFILES.keys()])('satisfies the schema of CII as %s', (profile) => {
    const findings = d22b.validate(parse(write(completed, profile).bytes));
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  test('names companies whose numbers have correct check digits', () => {
    for (const party of [completed.seller, completed.buyer]) checkNumbers(party);
  });
});

function checkNumbers({ siren, siret, vat_id: vat }: Party): void {
  if (siren !== null) expect(luhn(siren), siren).toBe(0);
  if (siret !== null) expect(luhn(siret), siret).toBe(0);
  if (vat?.startsWith('FR')) expect(vat).toBe(frenchVat(siren ?? ''));
}

function luhn(digits: string): number {
  const values = [...digits].toReversed().map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10;
}

function frenchVat(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}
