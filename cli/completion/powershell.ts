import { COMMANDS } from '../commands.ts';
import { optionsOf, valuesByFlag } from './words.ts';

/** For Windows PowerShell 5.1 and PowerShell 7. Where nothing is returned, the shell offers files. */
export function powershell(): string {
  const options = COMMANDS.map(
    (command) => `    '${command.name}' = @(${list(optionsOf(command).map(([name]) => `--${name}`))})`,
  );
  const values = [...valuesByFlag()].flatMap(([flags, words]) =>
    flags.map((flag) => `    '${flag}' = @(${list(words)})`),
  );
  return [
    'Register-ArgumentCompleter -Native -CommandName conforme -ScriptBlock {',
    '  param($word, $line, $position)',
    '  $options = @{',
    ...options,
    '  }',
    '  $values = @{',
    ...values,
    '  }',
    '  $before = @($line.CommandElements | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { "$_" })',
    `  $words = @(${list(COMMANDS.map(({ name }) => name))})`,
    '  if ($before.Count -gt 1) {',
    '    $words = @()',
    '    if ($values.ContainsKey($before[-1])) { $words = $values[$before[-1]] }',
    "    elseif ($word -like '-*' -and $options.ContainsKey($before[1])) { $words = $options[$before[1]] }",
    '  }',
    '  $words | Where-Object { $_ -like "$word*" } | ForEach-Object {',
    "    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)",
    '  }',
    '}',
    '',
  ].join('\n');
}

function list(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
