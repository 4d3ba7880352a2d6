import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FindingOut, ValidationOut } from '@conforme/proto/schema';
import { createRegistry, fixed } from '@conforme/core/main';
import { inProcess } from '@conforme/core/server';
import { buildGateway } from '@conforme/gateway/app';
import { AUTHORISED, KEY } from '../../gateway/testing/engine.ts';
import { testGate } from '../../gateway/testing/accounts.ts';
import { compareVerdicts, type Difference } from './compare.ts';
import { canonical, compareLocations, NAMESPACES, readLocations } from './locations.ts';
import { readRecords, type Recorded, type Verdict } from './records.ts';

/**
 * node test/conformance/front-door.ts DIR: POST /v1/invoices/validate on every document, for both values of `check`, must
 * give what the packs of decision 11 were recorded to say, at the recorded places. This file states decision 11 on its
 * own, from the recorded profile, so that it does not agree with the service by construction.
 */

interface Expected {
  readonly schema: string;
  readonly base: string;
  readonly french: string | null;
}

const FACTURX = new Set(['minimum', 'basicwl', 'basic', 'extended']);
/** The release in force when the other one's locations were recorded, and the one in force today. */
const RELEASES = [
  { asOf: '2026-09-15', version: '1.4.0.03' },
  { asOf: '2026-11-21', version: '1.4.0.04' },
] as const;

function expectedFor({ root, profile }: Recorded, version: string): Expected {
  const syntax = root === 'cii' ? 'cii' : 'ubl';
  const french = profile === 'minimum' ? null : `br-fr-${syntax}@${version}`;
  if (syntax === 'cii' && FACTURX.has(profile ?? ''))
    return { schema: `facturx-${profile}`, base: `facturx-${profile}`, french };
  const schema = { cii: 'cii-d22b', 'ubl-invoice': 'ubl-invoice-2.1' }[root] ?? 'ubl-creditnote-2.1';
  const base = profile === 'extended-ctc-fr' ? `extended-ctc-fr-${syntax}@${version}` : `en16931-${syntax}`;
  return { schema, base, french };
}

async function ask(app: FastifyInstance, document: Buffer, query: string): Promise<ValidationOut> {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/invoices/validate?${query}`,
    payload: document,
    headers: AUTHORISED,
  });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<ValidationOut>();
}

const of = (findings: readonly FindingOut[], source: string): FindingOut[] =>
  findings.filter((finding) => finding.source === source && finding.rule !== null);

function tally(findings: readonly FindingOut[]): Verdict {
  const verdict: Verdict = {};
  for (const { rule, severity } of findings) verdict[rule!] = [(verdict[rule!]?.[0] ?? 0) + 1, severity];
  return verdict;
}

type Places = (key: string) => Map<string, string[]>;

/** What differs for one pack of one document. */
function differences(
  record: Recorded,
  key: string,
  findings: readonly FindingOut[],
  places: Places,
): Difference[] {
  if (record.aborted?.includes(key)) return [];
  const rules = compareVerdicts(record.rules[key] ?? {}, tally(findings)).map((each) => ({
    ...each,
    pack: key,
    file: record.file,
  }));
  const recorded = places(key).get(record.file);
  if (rules.length > 0 || !recorded) return rules;
  const ours = findings
    .map(({ rule, location }) => `${rule} ${canonical(location ?? '/', NAMESPACES)}`)
    .sort();
  return compareLocations(key, record.file, recorded.toSorted(), ours, []);
}

function judgeAnswer(
  record: Recorded,
  expected: Expected,
  check: string,
  out: ValidationOut,
  places: Places,
): Difference[] {
  const sound = record.schema[expected.schema];
  const schemaSays = !out.findings.some(({ source, severity }) => source === 'xsd' && severity === 'fatal');
  const place = { pack: expected.schema, file: record.file, rule: '(schema)' };
  if (sound !== schemaSays) return [{ ...place, official: String(sound), ours: String(schemaSays) }];
  const wanted = check === 'base' ? ['schematron:base'] : ['schematron:base', 'schematron:fr-ctc'];
  if (!sound) {
    const skipped = out.checks_skipped.join() === wanted.join() && !out.valid;
    return skipped ? [] : [{ ...place, official: 'rules skipped', ours: out.checks_run.join() }];
  }
  const french = check === 'base' ? null : expected.french;
  return [
    ...differences(record, expected.base, of(out.findings, 'schematron:base'), places),
    ...(french ? differences(record, french, of(out.findings, 'schematron:fr-ctc'), places) : []),
  ];
}

async function main(folder: string): Promise<void> {
  const records = readRecords(folder, 'cii', 'ubl-invoice', 'ubl-creditnote');
  const app = await buildGateway({
    transport: inProcess(fixed(await createRegistry()), () => new Date()),
    gate: await testGate({ ownKey: KEY }),
    version: 'test',
  });
  const known = new Map<string, Map<string, string[]>>();
  const places: Places = (key) => {
    if (!known.has(key)) known.set(key, readLocations(folder, key));
    return known.get(key)!;
  };
  const found: Difference[] = [];
  let asked = 0;
  for (const record of records) {
    const document = readFileSync(path.join(folder, record.file));
    for (const { asOf, version } of RELEASES)
      for (const check of ['base', 'fr-ctc']) {
        const out = await ask(app, document, `check=${check}&as_of=${asOf}`);
        found.push(...judgeAnswer(record, expectedFor(record, version), check, out, places));
        asked++;
      }
  }
  await app.close();
  for (const { pack, file, rule, official, ours } of found.slice(0, 20))
    console.log(`  ${file} ${pack} ${rule}: recorded ${official}, ours ${ours}`);
  console.log(`${records.length} documents, ${asked} requests, ${found.length} differences`);
  console.log(`${asked - found.length} passed, ${found.length} failed`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node test/conformance/front-door.ts DIR');
await main(folder);
