import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { complete } from '../../core/invoice/index.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { ublSyntax } from '../../plugins/ubl/index.ts';
import type { Invoice } from '../../proto/schema/index.ts';
import { readGenerateRequest } from '../../proto/schema/read.ts';
import { loadSchema } from '../../rules/engine/schema/index.ts';
import { parse } from '../../rules/engine/xml/index.ts';
import { inUbl } from './in-ubl.ts';

const folder = path.join(import.meta.dirname, '../../examples');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const ubl = ublSyntax({ schema: loadSchema(path.join(import.meta.dirname, '../../rules/packs/ubl-2.1')) });
await ubl.load!();

function invoiceOf(name: string): Invoice {
  const { ok, faults } = readGenerateRequest(readFileSync(path.join(folder, name), 'utf8'));
  if (!ok) throw new Error(`${name}: ${JSON.stringify(faults)}`);
  return ok.invoice;
}

describe.each(names)('%s in UBL', (name) => {
  const { invoice } = complete(invoiceOf(name), [completeFrench]);

  test.each([...ubl.profiles])('as %s is recognised, valid and whole', (profile, guideline) => {
    const tree = parse(ubl.write(invoice, profile).bytes);
    const recognised = ubl.recognise(tree);
    const flavor = invoice.type_code === '381' ? 'ubl-2.1-creditnote' : 'ubl-2.1-invoice';
    expect(recognised).toEqual({ syntax: 'ubl', flavor, profile, guideline });
    expect(ubl.structure(tree, recognised, 'xml')).toEqual([]);
    expect(ubl.read(tree)).toEqual({ invoice: inUbl(invoice), unread: [], beyond: false });
  });
});
