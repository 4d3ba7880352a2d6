import type { Run } from '../command.ts';
import { COMMANDS } from '../commands.ts';
import { EXIT, UsageError } from '../exit.ts';

/** `conforme completion bash|zsh`. */
export const completion: Run = async ({ rest }, { out }) => {
  const [shell] = rest;
  if (shell !== 'bash' && shell !== 'zsh')
    throw new UsageError('completion knows bash and zsh', 'completion');
  // zsh reads bash's completions once asked to.
  await out.write(shell === 'zsh' ? `autoload -U +X bashcompinit && bashcompinit\n${script()}` : script());
  return EXIT.ok;
};

/** Commands first, then the options of the command and their values; everything else is a file. */
function script(): string {
  const options = COMMANDS.map(
    ({ name, options }) =>
      `    ${name}) words="${['help', ...Object.keys(options)].map((option) => `--${option}`).join(' ')}" ;;`,
  );
  return [
    '_conforme() {',
    '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=""',
    '  case "$before" in',
    ...valueCases().map(
      ([names, values]) => `    ${names}) COMPREPLY=($(compgen -W "${values}" -- "$word")); return ;;`,
    ),
    '  esac',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${COMMANDS.map(({ name }) => name).join(' ')}" -- "$word")); return`,
    '  fi',
    '  case "${COMP_WORDS[1]}" in',
    ...options,
    '  esac',
    '  case "$word" in',
    '    -*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;',
    '    *) COMPREPLY=($(compgen -f -- "$word")) ;;',
    '  esac',
    '}',
    'complete -o filenames -F _conforme conforme',
    '',
  ].join('\n');
}

/** Options that take one of some words; what one command calls them is what all do. */
function valueCases(): readonly (readonly [names: string, values: string])[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of COMMANDS)
    for (const [name, { oneOf, short }] of Object.entries(options)) {
      if (!oneOf) continue;
      const names = short === undefined ? `--${name}` : `--${name}|-${short}`;
      const known = values.get(names) ?? new Set<string>();
      for (const value of oneOf) known.add(value);
      values.set(names, known);
    }
  return [...values].map(([names, words]) => [names, [...words].join(' ')] as const);
}
