// Our compiled packs and the same packs under SaxonJS must find the same, at the same places, in damaged examples.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readGenerateRequest } from '@conforme/proto/schema/read';
import type { Pack } from '@conforme/engine/schematron';
import { location, parse } from '@conforme/engine/xml';
import { complete } from '@conforme/core/invoice';
import { isLeftOut } from '../cases.ts';
import { write } from '../../plugins/cii/write.ts';
import { completeFrench } from '../../plugins/fr-ctc/index.ts';
import { canonical } from '../conformance/locations.ts';
import { documentText, mutate } from './mutate.ts';
import { compileInMemory, unknownContext } from './our-pack.ts';
import { compileSheet } from './saxonjs.ts';
import type { SaxonSheet } from './saxonjs.ts';
import { packToXslt } from './sch/pack.ts';
import { readMarkup } from './sch/markup.ts';
import type { Markup } from './sch/markup.ts';

/** Another seed widens the search: CONFORME_FUZZ_SEED=2 CONFORME_FUZZ_RUNS=500 npx vitest run test/oracle/packs */
const seed = Number(process.env['CONFORME_FUZZ_SEED'] ?? 1);
const runs = Number(process.env['CONFORME_FUZZ_RUNS'] ?? 32);

const root = path.resolve(import.meta.dirname, '../..');
const examples = ['services', 'goods-allowances-charges', 'multi-vat-exemption', 'credit-note'];

function exampleDocument(name: string): Markup {
  const { ok } = readGenerateRequest(readFileSync(path.join(root, 'examples', `${name}.json`), 'utf8'));
  if (!ok) throw new Error(`examples/${name}.json is no request`);
  const { bytes } = write(complete(ok.invoice, [completeFrench]).invoice, 'en16931');
  return readMarkup(bytes, name);
}

const damage = fc.record({ kind: fc.nat(99), at: fc.nat(9999), value: fc.nat(99) });
const damages = fc.sample(fc.array(damage, { minLength: 1, maxLength: 6 }), { seed, numRuns: runs });
const bases = examples.map(exampleDocument);
const documents = damages.map((each, index) => documentText(mutate(bases[index % bases.length]!, each)));

interface Placed {
  /** `rule severity`; no flag is fatal (decision 6). */
  finding: string;
  at: string;
  failed: boolean;
}

function oursOf(pack: Pack, text: string): Placed[] {
  const tree = parse(Buffer.from(text));
  return pack.run(tree, unknownContext).map(({ rule, flag, node, error }) => {
    return {
      finding: `${rule} ${flag}`,
      at: canonical(location(tree, node, new Map()), {}),
      failed: error !== undefined,
    };
  });
}

function foreignOf(sheet: SaxonSheet, text: string): Placed[] {
  return sheet.findings(text).map(({ id, flag, location: at }) => {
    return { finding: `${id} ${flag || 'fatal'}`, at: canonical(at, {}), failed: false };
  });
}

/**
 * A rule whose context cannot be evaluated at a node is fatal there for us (decision 9); for XSLT 3.0 (5.5.4) the pattern
 * just does not match, and a later rule may take the node. Such nodes are left out on both sides.
 */
function comparable(ours: Placed[], foreign: Placed[]): [string[], string[]] {
  const said = new Set(foreign.map(({ finding, at }) => `${finding} ${at}`));
  const undecided = new Set(
    ours.filter((o) => o.failed && !said.has(`${o.finding} ${o.at}`)).map(({ at }) => at),
  );
  const list = (all: Placed[]): string[] =>
    all.filter(({ at }) => !undecided.has(at)).map(({ finding, at }) => `${finding} ${at}`);
  return [list(ours).sort(), list(foreign).sort()];
}

describe.skipIf(isLeftOut()).each(['en16931/cii', 'br-fr/cii'])('%s', (folder) => {
  let pack: Pack;
  let sheet: SaxonSheet;
  beforeAll(async () => {
    pack = await compileInMemory(path.join(root, 'rules/packs', folder));
    sheet = compileSheet(packToXslt(path.join(root, 'rules/packs', folder), { isolate: true }));
  }, 600_000);

  test(`${runs} documents of seed ${seed} get the same findings`, () => {
    let found = 0;
    for (const text of documents) {
      const [ours, foreign] = comparable(oursOf(pack, text), foreignOf(sheet, text));
      expect(ours, text).toEqual(foreign);
      found += ours.length;
    }
    expect(found, 'damaged documents without a single finding prove nothing').toBeGreaterThan(runs / 4);
  });
});
