// `node test/round-trip/statuses.ts FOLDER…`: every valid life-cycle status (CDAR) below the folders is read, written again and read again.
// The second document is valid and says the same; one that cannot be written names what the message holds no place for.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createRegistry } from '../../core/main.ts';
import { EngineError } from '../../core/errors.ts';
import { extractStatus, generateStatus } from '../../core/pipeline/status.ts';
import { validate } from '../../core/pipeline/validate.ts';

const registry = await createRegistry();
const context = { language: 'en', asOf: new Date().toISOString().slice(0, 10) } as const;
const wanted = { ...context, check: 'fr-ctc', explain: false } as const;
const files = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => path.join(folder, name)),
);

async function isValidStatus(document: Uint8Array): Promise<boolean> {
  try {
    const { valid, flavor } = await validate(registry, document, wanted);
    return valid && flavor === 'cdar';
  } catch (thrown) {
    if (thrown instanceof EngineError) return false;
    throw thrown;
  }
}

/** An identifier without a value says nothing: it is read, and not written. */
const said = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, each: unknown) =>
      Array.isArray(each) ? each.filter((one) => !isEmpty(one)) : each,
    ),
  );

const isEmpty = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'value' in one && one.value === null;

/** 'same', or why not. */
async function cameBack(document: Uint8Array): Promise<string> {
  const first = await extractStatus(registry, document);
  const places = first.unread.map(({ location }) => location).join(', ');
  if (places !== '') return `unread: ${places}`;
  try {
    const { content } = await generateStatus(registry, first.message, context);
    const second = await extractStatus(registry, content);
    return isDeepStrictEqual(said(second), said(first)) ? 'same' : 'DIFFERENT';
  } catch (thrown) {
    if (!(thrown instanceof EngineError)) throw thrown;
    const at = thrown.findings.map(({ rule, pointer }) => `${rule ?? ''} ${pointer ?? 'NOWHERE'}`);
    return `refused: ${at.length === 0 ? 'NOWHERE' : at.join(', ')}`;
  }
}

const outcomes = new Map<string, string[]>();
for (const file of files) {
  const document = readFileSync(file);
  if (!(await isValidStatus(document))) continue;
  const outcome = await cameBack(document);
  outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file]);
}
for (const [outcome, found] of outcomes)
  if (outcome !== 'same') console.log(`${found.length} ${outcome}\n  ${found.slice(0, 3).join('\n  ')}`);
const all = [...outcomes.values()].flat().length;
const same = outcomes.get('same')?.length ?? 0;
const failed = [...outcomes]
  .filter(([outcome]) => /DIFFERENT|NOWHERE/.test(outcome))
  .flatMap(([, found]) => found);
console.log(
  `${all} valid statuses: ${same} come back the same, ${all - same - failed.length} say what they lack`,
);
console.log(`${all - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0 || same === 0) process.exitCode = 1;
