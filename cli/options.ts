import { parseArgs } from 'node:util';
import { nearest } from '@conforme/proto/schema/nearest';
import { UsageError } from './exit.ts';

/** One option of a command. */
export interface Option {
  readonly short?: string;
  /** What its value is called in the help; an option without one is a switch. */
  readonly value?: string;
  readonly oneOf?: readonly string[];
  /** What else a value must be. */
  readonly accepts?: { readonly test: (value: string) => boolean; readonly expected: string };
  readonly about: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What was given: text for options with a value, true for switches. */
export interface Given {
  readonly rest: readonly string[];
  text(name: string): string | undefined;
  has(name: string): boolean;
}

type Tokens = NonNullable<ReturnType<typeof parseArgs>['tokens']>;
type OptionToken = Extract<Tokens[number], { kind: 'option' }>;

/**
 * Reads the rest of a command line.
 * @throws UsageError for the first option that is unknown (with the nearest known one) or whose value does not fit.
 */
export function readOptions(command: string, args: readonly string[], options: Options): Given {
  const shapes = Object.entries(options).map(([name, { value, short }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) } as const,
  ]);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(shapes),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string | true>();
  const rest: string[] = [];
  for (const token of tokens ?? []) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const value = valueOf(command, token, options);
    requireOnce(command, token.name, values.get(token.name), value);
    values.set(token.name, value);
  }
  return {
    rest,
    has: (name) => values.has(name),
    text: (name) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** Of the language the last word counts, which may follow one of an alias. */
function requireOnce(command: string, name: string, before: string | true | undefined, now: string | true) {
  if (before === undefined || before === now || name === 'lang') return;
  throw new UsageError(`--${name} was given more than once: ${before}, ${now}`, command);
}

function valueOf(command: string, { name, rawName, value, inlineValue }: OptionToken, options: Options) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) throw new UsageError(unknown(command, rawName, name, options), command);
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value`, command);
    return true;
  }
  // `--output --quiet` is a forgotten value, not a file with that name; `--output=--quiet` says so if it is.
  // A number below zero is no option.
  const forgotten = value === undefined || (inlineValue === false && /^-[^\d]/.test(value));
  if (forgotten) throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value}`, command);
  requireFit(command, rawName, value, option);
  if (name === 'output') requireNoForm(command, rawName, value, options);
  return value;
}

/** `-o ubl-xml` is no file of that name; `-o ./ubl-xml` is. */
function requireNoForm(command: string, rawName: string, value: string, options: Options): void {
  const [other] = Object.entries(options).find(([, { oneOf }]) => oneOf?.includes(value)) ?? [];
  if (other !== undefined)
    throw new UsageError(`${rawName} names a file; did you mean --${other} ${value}?`, command);
}

function requireFit(command: string, name: string, value: string, { oneOf, accepts }: Option): void {
  if (oneOf && !oneOf.includes(value)) {
    const near = nearest(value, oneOf) ?? withPart(value, oneOf);
    const meant = near === null ? '' : ` Did you mean ${near}?`;
    throw new UsageError(`${name} is one of ${oneOf.join(', ')}, not ${value}.${meant}`, command);
  }
  if (accepts && !accepts.test(value))
    throw new UsageError(`${name} is ${accepts.expected}, not ${value}`, command);
}

/** The one value that has it for a part: ubl for ubl-xml. */
function withPart(value: string, oneOf: readonly string[]): string | null {
  const [found = null, ...others] = oneOf.filter((each) => each.split('-').includes(value.toLowerCase()));
  return others.length === 0 ? found : null;
}

function unknown(command: string, rawName: string, name: string, options: Options): string {
  const near = nearest(name, Object.keys(options));
  const meant = near === null ? '' : `; did you mean --${near}?`;
  return `${command} has no option ${rawName}${meant}`;
}
