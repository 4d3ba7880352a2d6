// What a shell may complete: commands, the options of each, and the values of options that take one of some words.

import { COMMANDS } from '../commands.ts';
import type { Option } from '../options.ts';

const HELP: Option = { about: 'more about a command, with examples' };

/** Options of a command, `--help` first. */
export function optionsOf({ options }: (typeof COMMANDS)[number]): readonly (readonly [string, Option])[] {
  return [['help', HELP], ...Object.entries(options)];
}

/** `--check` (and `-c`, where it has a short name) → its values; what one command calls them is what all do. */
export function valuesByFlag(): ReadonlyMap<readonly string[], readonly string[]> {
  const flags = new Map<string, readonly string[]>();
  const values = new Map<string, Set<string>>();
  for (const [name, { oneOf, short }] of COMMANDS.flatMap(({ options }) => Object.entries(options))) {
    if (!oneOf) continue;
    flags.set(name, short === undefined ? [`--${name}`] : [`--${name}`, `-${short}`]);
    const known = values.get(name) ?? new Set<string>();
    for (const value of oneOf) known.add(value);
    values.set(name, known);
  }
  return new Map([...flags].map(([name, spellings]) => [spellings, [...values.get(name)!]]));
}
