// Where the official run located its findings, beside where we do: both as namespace, name and position, step by step.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findKnown } from './known.ts';
import type { Known } from './known.ts';
import type { Difference } from './compare.ts';

/** `rule location`, sorted: the findings of one document as a comparable list. */
export type Placed = string[];

const list = 'locations.jsonl.gz';

/** How official verdicts spell the places of findings. */
export const NAMESPACES: Readonly<Record<string, string>> = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  ubl: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cn: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
};

/** `file` → its placed findings, for the documents of which the folder records locations under this key. */
export function readLocations(folder: string, key: string): Map<string, Placed> {
  const file = path.join(folder, list);
  const placed = new Map<string, Placed>();
  if (!existsSync(file)) return placed;
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean)) {
    const record = JSON.parse(line) as { file: string; pack: string; rule: string; location: string };
    if (record.pack !== key) continue;
    const findings = placed.get(record.file) ?? [];
    placed.set(record.file, [...findings, `${record.rule} ${canonical(record.location, {})}`]);
  }
  return placed;
}

const spelledOut = /\*\[local-name\(\)='([^']*)' and namespace-uri\(\)='([^']*)'\]/g;
const step = /\/(@?)(?:\*:([^[/]+)\[namespace-uri\(\)='([^']*)'\]|(?:Q\{([^}]*)\})?([^[/]+))(?:\[(\d+)\])?/y;

/**
 * Reads the spellings in use: ISO's `/*:name[namespace-uri()='…'][1]`, XPath's `/Q{…}name[1]`, and ours, prefixes with
 * the position left out when it is the only one and foreign names spelled out. `prefixes`: prefix → namespace.
 */
export function canonical(given: string, prefixes: Readonly<Record<string, string>>): string {
  if (given === '/') return given;
  const location = given.replace(spelledOut, (_, local: string, uri: string) => `Q{${uri}}${local}`);
  const steps: string[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < location.length) {
    const at = step.lastIndex;
    const match = step.exec(location);
    if (!match) throw new Error(`location "${location}" cannot be read from "${location.slice(at)}"`);
    const [, attribute = '', starred, uri, braced, name = '', position = '1'] = match;
    const [local = '', prefix] = (starred ?? name).split(':').reverse();
    const namespace = uri ?? braced ?? (prefix ? prefixes[prefix] : '') ?? '';
    steps.push(`${attribute}{${namespace}}${local}${attribute ? '' : `[${position}]`}`);
  }
  return `/${steps.join('/')}`;
}

/** What stands on one side only; rules that the pack does not have are left out on both. */
export function compareLocations(
  pack: string,
  file: string,
  official: Placed,
  ours: Placed,
  known: readonly Known[],
): Difference[] {
  const rest = [...ours];
  const missing = official.filter((each) => {
    const at = rest.indexOf(each);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  const sides = [
    ...missing.map((each) => ({ each, side: 'official' })),
    ...rest.map((each) => ({ each, side: 'ours' })),
  ];
  return sides.flatMap(({ each, side }) => {
    const [rule = '', location = ''] = each.split(' ');
    if (findKnown(known, pack, file, rule)) return [];
    return [
      {
        pack,
        file,
        rule,
        official: side === 'official' ? location : '–',
        ours: side === 'ours' ? location : '–',
      },
    ];
  });
}
