import { readFileSync } from 'node:fs';
import path from 'node:path';
import { receivedOut } from '@conforme/proto/schema/answers';
import type { ReceivedOut } from '@conforme/proto/schema/receive';
import { receivedLines } from '@conforme/proto/schema/receive-text';
import type { Run } from '../command.ts';
import { reasonOf } from '../documents/read.ts';
import { EXIT } from '../exit.ts';
import type { Given } from '../options.ts';
import type { World } from '../world.ts';
import { put } from './files.ts';
import { ofDocument } from './of-document.ts';

/** `conforme receive`. */
export const receive: Run = async (given, world) => {
  let objectionable = false;
  const exit = await ofDocument(given, world, 'receive', async (engine, document, language) => {
    const [asOf, viewFile] = [given.text('as-of'), given.text('view')];
    const answer = await engine.receive({
      document,
      ownAddresses: partsOf(given.text('own'), ','),
      known: knownIn(given, world),
      view: viewFile === undefined ? 'none' : 'html',
      check: given.text('check') ?? 'fr-ctc',
      ...(asOf !== undefined && { asOf }),
      language,
      pageLanguage: language,
    });
    const received = receivedOut(answer) as ReceivedOut;
    objectionable = isObjectionable(received);
    if (viewFile !== undefined) await put(received.view!, viewFile, world);
    const asJson = given.text('format') === 'json';
    const text = asJson ? JSON.stringify(received, null, 2) : receivedLines(received, language).join('\n');
    await put(`${text}\n`, given.text('output') ?? '-', world);
  });
  return exit === EXIT.ok && objectionable ? EXIT.findings : exit;
};

function isObjectionable({ validation, comparison, reception }: ReceivedOut): boolean {
  const isElsewhere = ['other', 'other_line'].includes(reception.addressee.verdict);
  const differs = (comparison?.summary.different ?? 0) > 0;
  return !validation.valid || differs || reception.duplicate || isElsewhere;
}

/** A key a line. */
function knownIn(given: Given, { cwd }: World): string[] {
  const file = given.text('known');
  if (file === undefined) return [];
  try {
    return partsOf(readFileSync(path.resolve(cwd, file), 'utf8'), /\s+/);
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}

const partsOf = (text: string | undefined, separator: string | RegExp): string[] =>
  (text ?? '').split(separator).filter((each) => each.trim() !== '');
