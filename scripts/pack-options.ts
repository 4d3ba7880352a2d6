import type { parseArgs } from 'node:util';

/** Of all commands; each says in its usage which it takes. */
export const OPTIONS = {
  out: { type: 'string' },
  into: { type: 'string' },
  force: { type: 'boolean' },
  id: { type: 'string' },
  version: { type: 'string' },
  syntax: { type: 'string' },
  schematron: { type: 'string' },
  xsd: { type: 'string', multiple: true },
  phase: { type: 'string' },
  root: { type: 'string', multiple: true },
  guideline: { type: 'string', multiple: true },
  check: { type: 'string' },
  replaces: { type: 'string', multiple: true },
} as const;

export type Given = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** How it was called: where paths are meant, and under which name. */
export interface Caller {
  readonly here: string;
  readonly command: string;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const complain = (line: string): void => void process.stderr.write(`${line}\n`);
