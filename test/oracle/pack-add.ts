// `conforme pack add` on real releases, as far as registry packages carry their Schematron: ids, versions, guidelines, and that what
// it writes judges the documents it says, and no others:
//   node test/oracle/pack-add.ts
// No registry package carries the .sch of EN 16931, XRechnung 3 or Peppol (test/oracle/published/README.md); their layouts are those of
// rules/packs/release/release.test.ts and test/e2e/pack-add.test.ts.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kit, type Kit } from '@conforme/core/testkit';
import { registryFolder, setUpPublished } from './published/registry.ts';

const EN = 'urn:cen.eu:en16931:2017';
const KOSIT = `${EN}#compliant#urn:xoev-de:kosit:standard:xrechnung_`;
const ORDER = 'urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100';

interface Expected {
  /** `id@version syntax` → guidelines; null: all documents. */
  readonly packs: Readonly<Record<string, readonly string[] | null>>;
  /** A document element that it judges and that is no invoice. */
  readonly other?: string;
}

const facturx = (level: string, before = ''): string[] =>
  ['factur-x.eu:1p0', 'zugferd.de:2p0'].map((of) => `${before}urn:${of}:${level}`);

const RELEASES: Readonly<Record<string, Expected>> = {
  XR_21: { packs: { 'xrechnung-cii@2.1.1-1.6.0 cii': [`${KOSIT}2.1`] } },
  XR_22: { packs: { 'xrechnung-cii@2.2.0-1.7.2 cii': [`${KOSIT}2.2`] } },
  XR_23: {
    packs: {
      'xrechnung-cii@2.3.1-1.8.0 cii': [
        `${KOSIT}2.3`,
        `${KOSIT}2.3#conformant#urn:xoev-de:kosit:extension:xrechnung_2.3`,
      ],
    },
  },
  ZF_250: {
    packs: {
      'factur-x-minimum@1.09.2 cii': facturx('minimum'),
      'factur-x-basic-wl@1.09.2 cii': facturx('basicwl'),
      'factur-x-basic@1.09.2 cii': facturx('basic', `${EN}#compliant#`),
      'factur-x-en16931@1.09.2 cii': [EN],
      'factur-x-extended@1.09.2 cii': facturx('extended', `${EN}#conformant#`),
    },
  },
  OX_10: {
    packs: Object.fromEntries(
      ['basic', 'comfort', 'extended'].map((profile) => [
        `scrdmccbdaciomessagestructure-100pd20b-${profile}@0 other`,
        null,
      ]),
    ),
    other: `<SCRDMCCBDACIOMessageStructure xmlns="${ORDER}"/>`,
  },
};

interface Written {
  readonly id: string;
  readonly version: string;
  readonly syntax: string;
  readonly applies?: { readonly guidelines?: readonly string[] };
}

/** What is otherwise than expected; none where all is well. */
async function differences(release: string, { packs, other }: Expected, into: string): Promise<string[]> {
  const pack = path.join(import.meta.dirname, '../../scripts/pack.ts');
  const source = path.join(registryFolder, 'schematron', release);
  const { status, stderr } = spawnSync(process.execPath, [pack, 'add', source, '--into', into], {
    encoding: 'utf8',
  });
  if (status !== 0) return [stderr];
  const ids = Object.keys(packs).map((name) => name.slice(0, name.indexOf('@')));
  const read = (id: string): Written =>
    JSON.parse(readFileSync(path.join(into, id, 'pack.json'), 'utf8')) as Written;
  const found = Object.fromEntries(
    ids
      .map(read)
      .map(({ id, version, syntax, applies }) => [`${id}@${version} ${syntax}`, applies?.guidelines ?? null]),
  );
  const told = JSON.stringify(found) === JSON.stringify(packs) ? [] : [`it wrote ${JSON.stringify(found)}`];
  return [...told, ...(await misjudged(await kit(into), packs, other))];
}

/** Each pack is asked of each of its guidelines, and of no other; one for other documents, of those. */
async function misjudged(
  plugin: Kit,
  packs: Expected['packs'],
  other: string | undefined,
): Promise<string[]> {
  const wrong: string[] = [];
  const guidelines = [
    ...new Set([...Object.values(packs).flatMap((each) => each ?? []), `${EN}#compliant#urn:x`]),
  ];
  const documents = guidelines.map((guideline) => [guideline, plugin.invoice({}, { guideline })] as const);
  for (const [guideline, document] of documents) {
    const { checksRun, checksSkipped } = await plugin.judge(document, { check: 'base' });
    // Skipped is what would have judged, had the document kept to the schema of its guideline.
    const asked = new Set([...checksRun, ...checksSkipped]);
    for (const [name, own] of Object.entries(packs)) {
      const isAsked = asked.has(`schematron:${name.slice(0, name.indexOf('@'))}`);
      if (isAsked !== (own?.includes(guideline) ?? false))
        wrong.push(`${name} ${isAsked ? 'judges' : 'does not judge'} ${guideline}`);
    }
  }
  if (other === undefined) return wrong;
  const { flavor, checksRun } = await plugin.judge(other);
  const all = Object.keys(packs).length;
  return flavor === 'other' && checksRun.length === all
    ? wrong
    : [...wrong, `${other} was judged by ${checksRun.join(', ')}`];
}

setUpPublished();
let failed = 0;
for (const [release, expected] of Object.entries(RELEASES)) {
  const into = mkdtempSync(path.join(tmpdir(), 'added-'));
  const wrong = await differences(release, expected, into);
  rmSync(into, { recursive: true });
  if (wrong.length > 0) failed++;
  process.stdout.write(
    wrong.length === 0 ? `passed: ${release}\n` : `FAILED: ${release}: ${wrong.join('; ')}\n`,
  );
}
process.stdout.write(`${Object.keys(RELEASES).length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
