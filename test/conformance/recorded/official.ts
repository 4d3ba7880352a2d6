// The official verdicts of recipes: their documents are written to a scratch folder and judged in one JVM.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSheets } from '../../oracle/official.ts';
import type { OfficialLine } from '../../oracle/official.ts';
import { hasOfficialSheet, officialSheet } from '../../oracle/setup.ts';
import type { Judge } from './judge.ts';
import type { Recipe } from './recipe.ts';
import { documentOf } from './search.ts';
import { shaOf } from './store.ts';
import type { RecordedDocument } from './store.ts';

export function isOfficial({ pack }: Judge): boolean {
  return hasOfficialSheet(pack);
}

/** Every recipe under every pack: key → documents, in the order of the recipes. */
export async function judgeOfficially(
  judges: readonly Judge[],
  recipes: readonly Recipe[],
): Promise<Map<string, RecordedDocument[]>> {
  const verdicts = new Map(judges.map(({ key }) => [key, [] as RecordedDocument[]]));
  if (recipes.length === 0) return verdicts;
  const scratch = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  try {
    const texts = recipes.map(documentOf);
    const files = texts.map((text, index) => writeText(scratch, index, text));
    const sheets = Object.fromEntries(judges.map(({ key, pack }) => [key, officialSheet(pack.id)]));
    for await (const line of runSheets(sheets, files)) {
      const index = Number(path.basename(line.file, '.xml'));
      const { base, edits } = recipes[index] ?? { base: '', edits: [] };
      verdicts.get(line.pack)?.push(recorded({ base, edits }, texts[index] ?? '', line));
    }
    return verdicts;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function writeText(folder: string, index: number, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${index}.xml`);
  writeFileSync(file, text);
  return file;
}

function recorded({ base, edits }: Recipe, text: string, { rules, aborted }: OfficialLine): RecordedDocument {
  const document = { base, edits, sha: shaOf(text), rules: aborted ? {} : named(rules) };
  return aborted ? { ...document, aborted: true } : document;
}

/** Assertions without a name of their own are called as the comparison knows them. */
function named({ NOID, ...rules }: OfficialLine['rules']): OfficialLine['rules'] {
  return NOID ? { ...rules, 'NOID-0': NOID } : rules;
}
