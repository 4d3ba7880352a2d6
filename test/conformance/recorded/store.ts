// The recorded documents of a pack, one JSON line each: the recipe and what the official artefact said of it.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Verdict } from '../records.ts';
import type { Recipe } from './recipe.ts';
import { documentOf } from './search.ts';

export interface RecordedDocument extends Recipe {
  /** Start of the document's SHA-256: a recipe that comes to another document proves nothing. */
  readonly sha: string;
  readonly rules: Verdict;
  /** The official artefact stopped with an error: only that ours reports something fatal is asked. */
  readonly aborted?: true;
}

/** The official schema's answer. */
export interface RecordedShape extends Recipe {
  readonly sha: string;
  readonly valid: boolean;
}

const folder = path.join(import.meta.dirname, 'verdicts');
const schemaFolder = path.join(import.meta.dirname, 'schemas');

export function shaOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** @throws Error when the recipe no longer comes to the document that was judged. */
export function recordedText(recorded: Recipe & { sha: string }): string {
  const text = documentOf(recorded);
  if (shaOf(text) === recorded.sha) return text;
  throw new Error(
    `${labelOf(recorded)} is not the document that was recorded: its base or a schema table has changed; record it again`,
  );
}

export function labelOf({ base, edits }: Recipe): string {
  return [base, ...edits.map((edit) => JSON.stringify(edit))].join(' ');
}

const fileOf = (key: string): string => path.join(folder, `${key}.jsonl`);
const schemaFileOf = (name: string): string => path.join(schemaFolder, `${name}.jsonl`);

export function recordedPacks(): string[] {
  return existsSync(folder) ? namesIn(folder) : [];
}

export function recordedSchemas(): string[] {
  return existsSync(schemaFolder) ? namesIn(schemaFolder) : [];
}

function namesIn(at: string): string[] {
  const files = readdirSync(at).filter((file) => file.endsWith('.jsonl'));
  return files.map((file) => path.basename(file, '.jsonl')).sort();
}

export function readRecorded(key: string): RecordedDocument[] {
  return existsSync(fileOf(key)) ? (readLines(fileOf(key)) as RecordedDocument[]) : [];
}

export function readSchemaRecorded(name: string): RecordedShape[] {
  return readLines(schemaFileOf(name)) as RecordedShape[];
}

function readLines(file: string): unknown[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as unknown;
    } catch (cause) {
      throw new Error(`${file}:${index + 1}: not a JSON line`, { cause });
    }
  });
}

export function writeRecorded(key: string, documents: readonly RecordedDocument[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(key), linesOf(documents));
}

export function writeSchemaRecorded(name: string, documents: readonly RecordedShape[]): void {
  mkdirSync(schemaFolder, { recursive: true });
  writeFileSync(schemaFileOf(name), linesOf(documents));
}

function linesOf(documents: readonly unknown[]): string {
  return documents.map((each) => `${JSON.stringify(each)}\n`).join('');
}

/** A document of ours for a release that no registry package holds: which rules it fires is our own word. */
export interface OwnDocument extends Recipe {
  readonly sha: string;
  readonly fires: readonly string[];
}

const ownFileOf = (key: string): string => path.join(import.meta.dirname, 'own', `${key}.jsonl`);

export function readOwn(key: string): OwnDocument[] {
  return existsSync(ownFileOf(key)) ? (readLines(ownFileOf(key)) as OwnDocument[]) : [];
}
