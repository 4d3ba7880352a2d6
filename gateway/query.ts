import type { Bilingual } from '@conforme/proto/schema';
import { FORMS, wordsOf } from '@conforme/proto/schema/forms';
import { isDay } from '@conforme/proto/schema/values';
import { fault, validationError, type Fault } from './faults.ts';

/** The values a query parameter may have: what reads them, the words of the fault, and what the API description says. */
interface Kind {
  readonly accepts: (value: string) => boolean;
  /** Where a value has more than one spelling: the one it is known by. */
  readonly read?: (value: string) => string;
  readonly expected: Bilingual;
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
    schema: { type: 'string', enum: values },
  };
}

export const BOOLEAN: Kind = {
  accepts: (value) => isTrue(value) || value === 'false' || value === '0',
  expected: { en: 'true or false', fr: 'true ou false' },
  schema: { type: 'boolean' },
};

/** Both spellings of yes that the contract takes. */
export function isTrue(value: string): boolean {
  return value === 'true' || value === '1';
}

const DAY: Kind = {
  accepts: isDay,
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

const UNKNOWN = {
  en: 'This query parameter is not known.',
  fr: "Ce paramètre de l'adresse n'est pas connu.",
};

const MISSING = {
  en: 'This query parameter is required.',
  fr: "Ce paramètre de l'adresse est obligatoire.",
};

/**
 * Reads query parameters, all faults at once (decision 16: an unknown value is 422, never ignored). An unknown
 * parameter is refused too: a misspelled `check` must not silently change what is judged.
 */
export function readQuery<K extends string>(
  query: unknown,
  parameters: Readonly<Record<K, Parameter>>,
): Record<K, string> {
  const given = query as Readonly<Record<string, string | string[]>>;
  const faults: Fault[] = [];
  for (const name of Object.keys(given))
    if (!Object.hasOwn(parameters, name)) faults.push(fault(['query', name], 'extra_forbidden', UNKNOWN));
  const values = {} as Record<K, string>;
  for (const name of Object.keys(parameters) as K[]) {
    const parameter = parameters[name];
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined && parameter.required) faults.push(fault(['query', name], 'missing', MISSING));
    else if (value === undefined) values[name] = parameter.default;
    else if (typeof value === 'string' && parameter.accepts(value))
      values[name] = parameter.read?.(value) ?? value;
    else {
      const { en, fr } = parameter.expected;
      faults.push(fault(['query', name], 'enum', { en: `Expected ${en}.`, fr: `Attendu : ${fr}.` }));
    }
  }
  if (faults.length > 0) throw validationError(faults);
  return values;
}
