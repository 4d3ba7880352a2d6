import { settingsFrom, type Settings } from './settings.ts';

/** Where a command speaks. */
export interface Say {
  /** The result. */
  out(line: string): void;
  /** Messages beside it. */
  note(line: string): void;
}

export const ON_TERMINAL: Say = {
  out: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
};

/** The words of a command are not understood; with a message, one of them. */
export class Usage extends Error {}

/** Runs a command on accounts. @returns 0, 1 when it cannot be done, 2 when it is not understood. */
export async function accountCommand(
  usage: string,
  env: NodeJS.ProcessEnv,
  say: Say,
  command: (settings: Settings) => Promise<void>,
): Promise<number> {
  try {
    await command(settingsFrom(env));
    return 0;
  } catch (thrown) {
    const { message } = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (message !== '') say.note(message);
    if (!isUsage(thrown)) return 1;
    say.note(usage);
    return 2;
  }
}

function isUsage(thrown: unknown): boolean {
  if (thrown instanceof Usage) return true;
  return thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS');
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
