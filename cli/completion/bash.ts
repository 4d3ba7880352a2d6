import { COMMANDS } from '../commands.ts';
import { optionsOf, valuesByFlag } from './words.ts';

/** Commands first, then the options of the command and their values; everything else is a file. */
export function bash(): string {
  const values = [...valuesByFlag()].map(
    ([flags, words]) =>
      `    ${flags.join('|')}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")); return ;;`,
  );
  const options = COMMANDS.map((command) => {
    const flags = optionsOf(command).map(([name]) => `--${name}`);
    return `    ${command.name}) words="${flags.join(' ')}" ;;`;
  });
  return [
    '_conforme() {',
    '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=""',
    '  case "$before" in',
    ...values,
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

/** zsh reads what was written for bash once it is asked to. */
export function zsh(): string {
  return `autoload -U +X compinit && compinit -u\nautoload -U +X bashcompinit && bashcompinit\n${bash()}`;
}
