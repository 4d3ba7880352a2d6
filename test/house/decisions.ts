// The reasons of the house: a reference to a decision leads to a record, and the index lists every record (docs/decisions).

import { lineOf } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const PARTS = ['**Context.**', '**Decision.**', '**Consequences.**', 'Where: '];

/** "decision 4", "decisions 29 and 42", "decisions 1 to 45", "decision E2". */
const REFERENCE = /\bdecisions?\s+(E?\d+(?:(?:, | and | to )E?\d+)*)/gi;

export function checkDecisions(tree: Tree): Violation[] {
  const records = [...tree].filter(([file]) => file.startsWith(FOLDER) && file !== INDEX);
  const numbers = new Set(records.map(([, text]) => numberOf(text)));
  return [...dangling(tree, numbers), ...records.flatMap(([file, text]) => faultsOf(tree, file, text))];
}

function dangling(tree: Tree, numbers: ReadonlySet<string | undefined>): Violation[] {
  return [...tree].flatMap(([file, text]) =>
    [...text.matchAll(REFERENCE)].flatMap((reference) =>
      numbersIn(reference[1]!)
        .filter((number) => !numbers.has(number))
        .map((number) => ({
          place: `${file}:${lineOf(text, reference.index)}`,
          what: `refers to decision ${number}, which has no record in ${FOLDER}`,
        })),
    ),
  );
}

function numbersIn(list: string): string[] {
  return list.split(/, | and /).flatMap((part) => {
    const [from, to] = part.split(' to ').map(Number);
    if (to === undefined || from === undefined) return [part.toUpperCase()];
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  });
}

const numberOf = (record: string): string | undefined => /^# (E?\d+)\. /.exec(record)?.[1];

function faultsOf(tree: Tree, file: string, text: string): Violation[] {
  const name = file.slice(FOLDER.length);
  const number = numberOf(text);
  const faults: string[] = [];
  if (
    number === undefined ||
    !name.startsWith(`${number.toLowerCase().padStart(3, '0')}-`.replace(/^0+e/, 'e'))
  )
    faults.push('begins with another number than its name');
  if (!tree.get(INDEX)?.includes(`| ${number} | [`) || !tree.get(INDEX)?.includes(`](${name})`))
    faults.push(`is not in ${INDEX}`);
  for (const part of PARTS) if (!text.includes(part)) faults.push(`has no "${part}"`);
  return faults.map((what) => ({ place: file, what }));
}
