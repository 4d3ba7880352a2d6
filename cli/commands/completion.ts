import { bash, zsh } from '../completion/bash.ts';
import { fish } from '../completion/fish.ts';
import { powershell } from '../completion/powershell.ts';
import type { Run } from '../command.ts';
import { EXIT, UsageError } from '../exit.ts';
import { sayIn, type Say } from '../help.ts';
import { languageOf } from '../language.ts';

const SHELLS: Readonly<Record<string, ((say: Say) => string) | undefined>> = { bash, zsh, fish, powershell };

/** `conforme completion bash|zsh|fish|powershell`: a script for the shell. */
export const completion: Run = async ({ rest: [shell = ''] }, { env, out }) => {
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (!script) throw new UsageError('completion knows bash, zsh, fish and powershell', 'completion');
  await out.write(script(await sayIn(languageOf(env))));
  return EXIT.ok;
};
