import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import type { Option } from './options.ts';

const EXIT_CODES = `Exit codes: 0 ok, 1 findings, 2 usage, 3 not an invoice, 4 engine or file error. Of many documents, the gravest.`;

/** All commands, a line each. */
export function overview(): string {
  const rows = COMMANDS.map(({ name, summary }) => [name, summary] as const);
  return [
    'conforme: writes, embeds, validates and reads Factur-X, CII and UBL invoices.',
    '',
    'Usage: conforme COMMAND [OPTION …] [FILE …]',
    '',
    ...table(rows),
    '',
    'conforme COMMAND --help says more, with examples. conforme --version prints the version.',
    EXIT_CODES,
    '',
  ].join('\n');
}

/** One command, with its options and examples. */
export function helpOf({ name, summary, takes, about, options, examples }: Command): string {
  const rows = Object.entries(options).map(
    ([option, shape]) => [flagOf(option, shape), shape.about] as const,
  );
  return [
    `conforme ${name}: ${summary}.`,
    '',
    `Usage: ${['conforme', name, takes].filter(Boolean).join(' ')}${rows.length > 0 ? ' [OPTION …]' : ''}`,
    '',
    ...about,
    '',
    ...(rows.length > 0 ? ['Options:', ...table(rows), ''] : []),
    'Examples:',
    ...examples.flatMap(([line, what]) => [`  ${line}`, `      ${what}`]),
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
