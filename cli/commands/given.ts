import type { Language } from '@conforme/proto/schema';
import { languageOf } from '../language.ts';
import type { Given } from '../options.ts';
import type { Sink, World } from '../world.ts';

/** The option, else the environment; separated by commas, as the service reads it. */
export function pluginsOf(given: Given, { env }: World): readonly string[] {
  const entries = (given.text('plugins') ?? env['CONFORME_PLUGINS'] ?? '')
    .split(',')
    .map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}

/** The same without the word that says what to do. */
export const narrowed = (given: Given, rest: readonly string[]): Given => ({
  rest,
  text: (name) => given.text(name),
  has: (name) => given.has(name),
});

export function langOf(given: Given, { env }: World): Language {
  return (given.text('lang') as Language | undefined) ?? languageOf(env);
}

/** On a terminal that knows colours, unless its user wants none (https://no-color.org). */
export function hasColour({ isTerminal }: Sink, env: World['env']): boolean {
  return isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}
