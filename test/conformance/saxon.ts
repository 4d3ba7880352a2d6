// Our own packs under Saxon: tells a slip of a pack from a slip of our engine. Needs the oracle (test/oracle/setup.ts).

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runSheets } from '../oracle/official.ts';
import { layersToXslt } from '../oracle/sch/pack.ts';
import { setUpOracle } from '../oracle/setup.ts';
import type { Judged } from './compare.ts';

/** folder of each pack → verdicts by pack and file. */
export async function judgeWithSaxon(
  packs: ReadonlyMap<string, string>,
  files: readonly string[],
): Promise<(pack: string, file: string) => Judged> {
  setUpOracle();
  const scratch = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  try {
    const sheets: Record<string, string> = {};
    for (const [id, folder] of packs) {
      layersToXslt(folder, { isolate: true }).forEach((text, layer) => {
        const sheet = path.join(scratch, `${id}.${layer}.xsl`);
        writeFileSync(sheet, text);
        sheets[`${id}@${layer}`] = pathToFileURL(sheet).href;
      });
    }
    const verdicts = new Map<string, Judged>();
    for await (const { pack, file, rules, aborted } of runSheets(sheets, files)) {
      const key = `${pack.slice(0, pack.lastIndexOf('@'))} ${file}`;
      verdicts.set(
        key,
        merge(verdicts.get(key) ?? { rules: {} }, aborted ? { rules, error: aborted } : { rules }),
      );
    }
    return (pack, file) => verdicts.get(`${pack} ${file}`) ?? { rules: {}, error: 'no verdict' };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The verdict of one more layer of the same pack. */
function merge(before: Judged, layer: Judged): Judged {
  const rules = { ...before.rules };
  for (const [rule, [count, flag]] of Object.entries(layer.rules))
    rules[rule] = [(rules[rule]?.[0] ?? 0) + count, flag];
  const error = before.error ?? layer.error;
  return error === undefined ? { rules } : { rules, error };
}
