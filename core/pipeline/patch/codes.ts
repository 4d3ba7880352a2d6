import { codesOf } from '@conforme/rules/packs/codes';
import { localChoice, type Labels } from '@conforme/proto/schema/local-forms';
import { localName } from '@conforme/proto/schema/local-names';
import type { PatchOperation } from '../reported.ts';
import { codeListOf, type Asserted } from './spellings.ts';

/** The code of the list that is meant: in another case, with blanks, or as people call it. */
export function meantCode(rule: Asserted, value: string): string | null {
  const known = codeListOf(rule);
  if (!known) return null;
  const codes = codesOf(known.list);
  const trimmed = value.trim();
  const inCase = [trimmed, trimmed.toUpperCase(), trimmed.toLowerCase()].find((each) => codes.has(each));
  const spelt = inCase ?? known.spellings?.[trimmed.toLowerCase()] ?? chosenCode(trimmed, known.choices);
  const meant = spelt ?? (known.named && localName(trimmed, known.named)) ?? undefined;
  return meant === undefined || meant === value || !codes.has(meant) ? null : meant;
}

const chosenCode = (text: string, choices: Labels = {}): string | undefined =>
  localChoice(text, Object.keys(choices), choices) ?? undefined;

/** @param value what the caller wrote there; of an entry of a map, its key is the code */
export function rightCode(rule: Asserted, pointer: string, value: unknown): readonly PatchOperation[] | null {
  if (typeof value !== 'string') return null;
  const entry = /^(.*\/global_ids)\/([^/]+)$/.exec(pointer);
  const meant = meantCode(rule, entry ? entry[2]! : value);
  if (meant === null) return null;
  if (!entry) return [{ op: 'replace', path: pointer, value: meant }];
  return [
    { op: 'remove', path: pointer },
    { op: 'add', path: `${entry[1]}/${meant}`, value },
  ];
}
