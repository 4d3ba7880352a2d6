// How rules are called in generated code, and where they stand.

import path from 'node:path';
import { Name, identifierOf } from '../xpath/emit/index.ts';
import type { Place } from './error.ts';
import type { Layer } from './manifest.ts';
import type { Assert, Pattern } from './schema.ts';

/** The rule in the name of its function: by its assertions, as many as fit. */
export function aboutRule(asserts: readonly Assert[], { id }: Pattern): string {
  const shown = asserts.slice(0, MOST_SHOWN).map((each) => each.id);
  const others = asserts.length - shown.length;
  return `rule ${shown.join(' ') || id}${others > 0 ? ` and ${others} more` : ''}`;
}

const MOST_SHOWN = 4;

/** An assertion's number, with its name beside it for people. */
export const numberOf = (index: number, { id }: Assert): Name =>
  new Name('', `${index} /* ${identifierOf(id)} */`);

export const lineOf = ({ file, line }: Place, layer: Layer): string =>
  `${path.relative(path.dirname(layer.file), file)}:${line}`;

/** `file:line`, where the rule is a stranger's: reports of ours name no file of this machine. */
export const placeIn = ({ root }: Layer, { file, line }: Place): string =>
  root === null ? '' : `${path.relative(root, file)}:${line}`;
