import { LANGUAGES, type Language } from '@conforme/proto/schema/choices';
import { nearest } from '@conforme/proto/schema/nearest';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT, UsageError, type Exit } from './exit.ts';
import { helpOf, overview, sayIn, type Say } from './help.ts';
import { languageOf } from './language.ts';
import { readOptions } from './options.ts';
import { keepSources } from './sources.ts';
import type { World } from './world.ts';

export { EXIT } from './exit.ts';
export type { PlatformWish, RunningPlatform, Sink, World } from './world.ts';

const HELP: ReadonlySet<string> = new Set(['--help', '-h']);

/** Carries a command line out. Never rejects: errors are reported on standard error and by the exit code. */
export async function run(args: readonly string[], world: World): Promise<number> {
  try {
    return await dispatch(args, world);
  } catch (error) {
    return await reported(error, world);
  }
}

async function dispatch(args: readonly string[], world: World): Promise<number> {
  const [language, [name, ...rest]] = languageFirst(args);
  const say = (): Promise<Say> => sayIn(requestedLanguage([...language, ...rest]) ?? languageOf(world.env));
  if (name === undefined) {
    await world.err.write(overview(await say()));
    return EXIT.usage;
  }
  if (HELP.has(name) || name === 'help') {
    const command = rest.find((arg, at) => !arg.startsWith('-') && rest[at - 1] !== '--lang');
    await world.out.write(
      command === undefined ? overview(await say()) : helpOf(commandOf(command), await say()),
    );
    return EXIT.ok;
  }
  const command = commandOf(name);
  // Behind `--` stand names of files, whatever they look like.
  const ends = rest.indexOf('--');
  if (rest.slice(0, ends < 0 ? rest.length : ends).some((arg) => HELP.has(arg))) {
    await world.out.write(helpOf(command, await say()));
    return EXIT.ok;
  }
  return carryOut(command, Object.hasOwn(command.options, 'lang') ? [...language, ...rest] : rest, world);
}

/** `--lang fr validate …` as well as `validate --lang fr …`. */
function languageFirst(args: readonly string[]): [language: readonly string[], rest: readonly string[]] {
  const length = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') ? 1 : 0;
  return [args.slice(0, length), args.slice(length)];
}

/** Help is given whatever else stands there, right or wrong; of that, only this counts. */
function requestedLanguage(args: readonly string[]): Language | undefined {
  const given = args.flatMap((arg, at) =>
    arg === '--lang' ? [args[at + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  );
  return LANGUAGES.find((language) => language === given.at(-1));
}

async function carryOut(
  { name, options, load }: Command,
  rest: readonly string[],
  world: World,
): Promise<number> {
  if (typeof load !== 'string') {
    const given = readOptions(name, rest, options);
    keepSources(given, name, world.cwd);
    return (await load())(given, world);
  }
  const outside = world.outside[load];
  if (!outside) throw new UsageError(`${name} is not part of this installation`);
  return outside(rest);
}

function commandOf(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command) return command;
  const near = nearest(
    name,
    COMMANDS.map((each) => each.name),
  );
  const meant = near === null ? '' : `; did you mean ${near}?`;
  throw new UsageError(`there is no command ${name}${meant}`);
}

async function reported(error: unknown, { err }: World): Promise<Exit> {
  const message = error instanceof Error ? error.message : String(error);
  await err.write(`conforme: ${message}\n`);
  if (!(error instanceof UsageError)) return EXIT.engine;
  const command = error.command === null ? '' : ` ${error.command}`;
  await err.write(`conforme${command} --help says what there is.\n`);
  return EXIT.usage;
}
