import type { Bilingual } from '@conforme/proto/schema';
import { fastObject } from '@conforme/proto/schema/fast-object';
import { meantIn } from '@conforme/proto/schema/faults';
import { localBoolean, localChoice, localDay, localDays } from '@conforme/proto/schema/local-forms';
import { meantName } from '@conforme/proto/schema/meant-field';
import { FORMS, wordsOf } from '@conforme/proto/schema/forms';
import { isDay } from '@conforme/proto/schema/values';
import { fault, validationError, type Fault } from './faults.ts';

/** The values a query parameter may have: what reads them, the words of the fault, and what the API description says. */
interface Kind {
  readonly accepts: (value: string) => boolean;
  /** Where a value has more than one spelling: the one it is known by. */
  readonly read?: (value: string) => string;
  readonly expected: Bilingual;
  /** What was meant by a value that is none. */
  readonly meant?: (value: string) => string | null;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Empty by default. */
export interface Parameter extends Kind {
  readonly default: string;
  readonly description: string;
  /** It has no default: a request without it is refused. */
  readonly required?: true;
}

export function oneOf(values: readonly string[]): Kind {
  const quoted = values.map((value) => `"${value}"`);
  // A plus sign that a query does not escape arrives as a space (URL Standard, 5.1).
  const read = (value: string): string => (values.includes(value) ? value : value.replaceAll(' ', '+'));
  return {
    accepts: (value) => values.includes(read(value)),
    read,
    expected: { en: quoted.join(' or '), fr: quoted.join(' ou ') },
    meant: (value) => localChoice(value, values),
    schema: { type: 'string', enum: values },
  };
}

export const BOOLEAN: Kind = {
  accepts: (value) => isTrue(value) || value === 'false' || value === '0',
  expected: { en: 'true or false', fr: 'true ou false' },
  meant: localBoolean,
  schema: { type: 'boolean' },
};

/** Both spellings of yes that the contract takes. */
export function isTrue(value: string): boolean {
  return value === 'true' || value === '1';
}

const DAY: Kind = {
  accepts: isDay,
  meant: (value) => localDay(localDays(value, isDay), 'fr'),
  expected: {
    en: 'a day of the calendar as YYYY-MM-DD',
    fr: 'un jour du calendrier sous la forme AAAA-MM-JJ',
  },
  schema: { type: 'string', format: 'date' },
};

/** A whole number from 1 to `most`. */
const upTo = (most: number): Kind => ({
  accepts: (value) => /^[1-9][0-9]*$/.test(value) && Number(value) <= most,
  expected: { en: `a whole number from 1 to ${most}`, fr: `un nombre entier de 1 à ${most}` },
  schema: { type: 'integer', minimum: 1, maximum: most },
});

/** A word for the rules of a pack to compare with; what they know is theirs to say (decision 41). */
const WORD: Kind = {
  ...formed(FORMS.word.pattern),
  expected: {
    en: 'a word of at most 64 letters, digits and ._-',
    fr: "un mot d'au plus 64 lettres, chiffres et ._-",
  },
};

/** A text of a form of the contract. */
function formed(pattern: string): Kind {
  const form = new RegExp(pattern);
  const [en, fr] = wordsOf(pattern);
  return { accepts: (value) => form.test(value), expected: { en, fr }, schema: { type: 'string', pattern } };
}

/** A property of an object of options (proto/schema/queries.ts). */
interface Option {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maximum?: number;
  readonly anyOf?: readonly Option[];
  readonly default?: unknown;
  readonly description?: string;
}

/** The parameters of a query that choose what these options choose. */
export function parametersOf<const P extends Readonly<Record<string, object>>>({
  properties,
  required = [],
}: {
  readonly properties: P;
  readonly required?: readonly string[] | undefined;
}): Readonly<Record<keyof P & string, Parameter>> {
  const parameters = Object.entries<Option>(properties).map(([name, option]) => {
    const { default: fallback = null, description = '' } = option;
    const needed = required.includes(name) ? { required: true as const } : {};
    return [
      name,
      { ...kindOf(option), ...needed, default: fallback === null ? '' : String(fallback), description },
    ];
  });
  return Object.fromEntries(parameters) as Record<keyof P & string, Parameter>;
}

/** What may be null is left out of a query. */
function kindOf(option: Option): Kind {
  const { type, enum: values, format, pattern = FORMS.word.pattern, maximum, anyOf } = option;
  const given = anyOf?.find((branch) => branch.type !== 'null');
  if (given) return kindOf(given);
  if (values) return oneOf(values);
  if (type === 'boolean') return BOOLEAN;
  if (type === 'integer') return upTo(maximum!);
  if (format === 'date') return DAY;
  return pattern === FORMS.word.pattern ? WORD : formed(pattern);
}

/** What a request calls what is read here. */
export interface Called {
  /** Said of a name that is not among those that are known. */
  readonly unknown: (known: readonly string[]) => Bilingual;
  readonly missing: (expected: Bilingual) => Bilingual;
}

const PARAMETER: Called = {
  unknown: (known) => ({
    en: `This query parameter is not known; ${known.length > 0 ? `known are: ${known.join(', ')}` : 'there are none here'}.`,
    fr: `Ce paramètre de l'adresse n'est pas connu ; ${known.length > 0 ? `sont connus : ${known.join(', ')}` : "il n'y en a aucun ici"}.`,
  }),
  missing: ({ en, fr }) => ({
    en: `This query parameter is required: ${en}.`,
    fr: `Ce paramètre de l'adresse est obligatoire : ${fr}.`,
  }),
};

/** Which of several values counts is nothing to guess. */
export const repeated = (name: string, values: readonly string[]): Bilingual => ({
  en: `${name} was given more than once (${values.map((value) => `"${value}"`).join(', ')}): give it once.`,
  fr: `${name} est donné plusieurs fois (${values.map((value) => `« ${value} »`).join(', ')}) : ne le donnez qu'une fois.`,
});

type Given = Readonly<Record<string, string | string[]>>;
type Parameters = Readonly<Record<string, Parameter>>;

/**
 * Reads query parameters, all faults at once (decision 16: an unknown value is 422, never ignored). An unknown
 * parameter is refused too: a misspelled `check` must not silently change what is judged.
 */
export function readQuery<K extends string>(
  query: unknown,
  parameters: Readonly<Record<K, Parameter>>,
  called: Called = PARAMETER,
): Record<K, string> {
  const given = query as Given;
  const { defaults, required } = known(parameters);
  const values: Record<string, string> = { ...defaults };
  let isSound = required.every((name) => Object.hasOwn(given, name));
  // Most requests give one of a dozen: those that are not given are not looked at.
  for (const name of Object.keys(given)) {
    const value = valueOf(given[name]!, name, parameters);
    if (value === null) isSound = false;
    else values[name] = value;
  }
  if (!isSound) throw validationError(faultsOf(given, parameters, called));
  return values as Record<K, string>;
}

interface Known {
  readonly defaults: Readonly<Record<string, string>>;
  readonly required: readonly string[];
}

/** By the parameters of an endpoint, which are one object for good. */
const knownCache = new WeakMap<Parameters, Known>();

function known(parameters: Parameters): Known {
  const cached = knownCache.get(parameters);
  if (cached) return cached;
  const entries = Object.entries(parameters);
  const defaults = fastObject(entries.map(([name, parameter]) => [name, parameter.default]));
  const required = entries.flatMap(([name, parameter]) => (parameter.required ? [name] : []));
  const made = { defaults: defaults as Known['defaults'], required };
  knownCache.set(parameters, made);
  return made;
}

/** Null where it is at fault. */
function valueOf(value: string | string[], name: string, parameters: Parameters): string | null {
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (!parameter || typeof value !== 'string' || !parameter.accepts(value)) return null;
  return parameter.read?.(value) ?? value;
}

/** The unknown ones first, then the others in the order of the parameters. */
function faultsOf(given: Given, parameters: Parameters, { unknown, missing }: Called): Fault[] {
  const strange = Object.keys(given).filter((name) => !Object.hasOwn(parameters, name));
  const names = Object.keys(parameters);
  const faults = strange.map((name) =>
    fault(['query', name], 'extra_forbidden', asking(unknown(names), meantName(name, names))),
  );
  for (const [name, { required, expected, meant }] of Object.entries(parameters)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined && required) faults.push(fault(['query', name], 'missing', missing(expected)));
    if (value === undefined || valueOf(value, name, parameters) !== null) continue;
    if (typeof value !== 'string') {
      faults.push(fault(['query', name], 'duplicate', repeated(name, value)));
      continue;
    }
    const { en, fr } = expected;
    const said = { en: `Expected ${en}.`, fr: `Attendu : ${fr}.` };
    faults.push(fault(['query', name], 'enum', asking(said, meant?.(value) ?? null)));
  }
  return faults;
}

/** A sentence, and behind it the question whether this was meant. */
export const asking = ({ en, fr }: Bilingual, meant: string | null): Bilingual => ({
  en: `${en}${meantIn('en', meant)}`,
  fr: `${fr}${meantIn('fr', meant)}`,
});
