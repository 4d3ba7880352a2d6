import { COMMANDS } from '../commands.ts';
import type { Say } from '../help.ts';
import type { Option } from '../options.ts';
import { optionsOf } from './words.ts';

/** One `complete` a command and one an option, each with what it is for; where an option takes a file, files are offered. */
export function fish(say: Say): string {
  const commands = COMMANDS.map(
    ({ name, summary }) =>
      `complete -c conforme -n __fish_use_subcommand -f -a ${name} -d ${quoted(say(summary))}`,
  );
  const options = COMMANDS.flatMap((command) =>
    optionsOf(command).map(([name, option]) => {
      const on = `-n '__fish_seen_subcommand_from ${command.name}'`;
      return `complete -c conforme ${on} ${shapeOf(name, option)} -d ${quoted(say(option.about))}`;
    }),
  );
  return [...commands, ...options, ''].join('\n');
}

function shapeOf(name: string, { short, value, oneOf }: Option): string {
  const flags = `-l ${name}${short === undefined ? '' : ` -s ${short}`}`;
  if (oneOf) return `${flags} -x -a ${quoted(oneOf.join(' '))}`;
  return value === undefined ? flags : `${flags} -r`;
}

/** In quotes of fish a backslash and the quote itself are escaped, nothing else. */
function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, (character) => `\\${character}`)}'`;
}
