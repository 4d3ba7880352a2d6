import { statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './exit.ts';
import type { Given } from './options.ts';

/** What is read stays as it is: an invoice that was received is the original. @throws UsageError where -o leads to a file that is read. */
export function keepSources({ rest, text }: Given, command: string, cwd: string): void {
  const output = text('output');
  const target = output === undefined || output === '-' ? null : identityOf(output, cwd);
  if (target === null || !rest.some((name) => identityOf(name, cwd) === target)) return;
  throw new UsageError(`${output} is the file that is read and would be overwritten: name another`, command);
}

/** The same for all names and links of a file; null for what is no file. */
function identityOf(name: string, cwd: string): string | null {
  try {
    const stat = statSync(path.resolve(cwd, name), { bigint: true });
    return stat.isFile() ? `${stat.dev}:${stat.ino}` : null;
  } catch {
    return null;
  }
}
