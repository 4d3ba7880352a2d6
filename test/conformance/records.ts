// A folder of documents with the verdicts of the official artefacts, one JSON line a document.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Official verdict of one pack on one document: rule → [count, flag]. */
export type Verdict = Record<string, [number, string]>;

export interface Recorded {
  file: string;
  root: string;
  /** As the guideline of the document says; absent or null when it is none of the six. */
  profile?: string | null;
  schema: Record<string, boolean>;
  rules: Record<string, Verdict>;
  aborted?: string[];
  mutation?: string[];
}

const lists = ['corpus.jsonl', 'bases.jsonl', 'mutants.jsonl', 'examples.jsonl'];

/** Documents with one of these root elements; all when none is named. Those that are told of without being there are left out. */
export function readRecords(folder: string, ...roots: string[]): Recorded[] {
  const present = lists.map((list) => path.join(folder, list)).filter((list) => existsSync(list));
  if (present.length === 0) throw new Error(`${folder} holds none of ${lists.join(', ')}`);
  const all = present.flatMap(readLines);
  const records = roots.length === 0 ? all : all.filter(({ root }) => roots.includes(root));
  if (records.length === 0)
    throw new Error(`${folder} records no document with root "${roots.join('" or "')}"`);
  return records;
}

function readLines(list: string): Recorded[] {
  const lines = readFileSync(list, 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : readLine(line, `${list}:${index + 1}`)));
}

function readLine(line: string, place: string): Recorded[] {
  let record: Partial<Omit<Recorded, 'file'>> & { file?: string | null };
  try {
    record = JSON.parse(line) as typeof record;
  } catch (cause) {
    throw new Error(`${place}: not a JSON line`, { cause });
  }
  const { file, root, schema, rules } = record;
  if (file === null) return [];
  if (!file || !root) throw new Error(`${place}: a verdict line needs "file" and "root"`);
  return [{ ...record, file, root, schema: schema ?? {}, rules: rules ?? {} }];
}

/** A versioned verdict (`br-fr-cii@1.4.0.04`) speaks for that version only; an unversioned one for the pack. */
export function verdictKey(records: readonly Recorded[], id: string, version: string): string {
  const key = findKey(records, id, version);
  if (!key) throw new Error(`no document has a verdict of ${id} ${version}`);
  return key;
}

export function hasVerdicts(
  records: readonly Recorded[],
  { id, version }: { id: string; version: string },
): boolean {
  return findKey(records, id, version) !== undefined;
}

function findKey(records: readonly Recorded[], id: string, version: string): string | undefined {
  return [`${id}@${version}`, id].find((each) => records.some((record) => each in record.rules));
}
