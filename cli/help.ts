import type { Language } from '@conforme/proto/schema';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import type { Option } from './options.ts';

/** A sentence of the manual, in the reader's language. */
export type Say = (english: string) => string;

/** French readers need a table that no other start should wait for. */
export async function sayIn(language: Language): Promise<Say> {
  if (language === 'en') return (english) => english;
  const { FRENCH } = await import('./manual/french.ts');
  return (english) => FRENCH[english] ?? english;
}

const EXIT_CODES =
  'Exit codes: 0 ok, 1 findings, 2 usage, 3 not an invoice, 4 engine or file error. Of many documents, the gravest.';

/** All commands, a line each. */
export function overview(say: Say): string {
  const rows = COMMANDS.map(({ name, summary }) => [name, say(summary)] as const);
  return [
    say('conforme: writes, embeds, validates and reads Factur-X, CII and UBL invoices.'),
    '',
    say('Usage: conforme COMMAND [OPTION …] [FILE …]'),
    '',
    ...table(rows),
    '',
    say('conforme COMMAND --help says more, with examples. conforme --version prints the version.'),
    say(EXIT_CODES),
    '',
  ].join('\n');
}

/** One command, with its options and examples. */
export function helpOf({ name, summary, takes, about, options, examples }: Command, say: Say): string {
  const rows = Object.entries(options).map(
    ([option, shape]) => [flagOf(option, shape), say(shape.about)] as const,
  );
  return [
    `conforme ${name}: ${say(summary)}.`,
    '',
    `${say('Usage:')} ${['conforme', name, takes].filter(Boolean).join(' ')}${rows.length > 0 ? ' [OPTION …]' : ''}`,
    '',
    ...about.map(say),
    '',
    ...(rows.length > 0 ? [say('Options:'), ...table(rows), ''] : []),
    say('Examples:'),
    ...examples.flatMap(([line, what]) => [`  ${line}`, `      ${say(what)}`]),
    '',
  ].join('\n');
}

function flagOf(name: string, { short, value }: Option): string {
  const letter = short === undefined ? '    ' : `-${short}, `;
  return `${letter}--${name}${value === undefined ? '' : ` ${value}`}`;
}

/** Two columns; what is wider than the first gets a line of its own. */
function table(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.min(28, Math.max(...rows.map(([left]) => left.length)));
  return rows.flatMap(([left, right]) =>
    left.length > width
      ? [`  ${left}`, `  ${' '.repeat(width)}  ${right}`]
      : [`  ${left.padEnd(width)}  ${right}`],
  );
}
