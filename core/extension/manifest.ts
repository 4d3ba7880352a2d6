import path from 'node:path';
import { SYNTAXES } from '@conforme/proto/schema';
import { PackError, placeOfKey, readManifest } from '@conforme/engine/schematron';
import { RECOGNISED_PROFILES } from '../plugin/profiles.ts';
import { TO_ALL, type Applies } from '../ruleset/applies.ts';

/** The keys of a third party's pack.json for the service, beyond those the compiler reads. */
export interface Conditions {
  readonly applies: Applies;
  /** Sources of ours that do not judge the documents this pack judges. */
  readonly replaces: readonly string[];
}

/** A key of pack.json: whether its value is right, and what it should be. */
interface Key {
  accepts(value: unknown): boolean;
  readonly expected: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDay = (value: unknown): boolean => value === null || /^\d{4}-\d\d-\d\d$/.test(String(value));
const oneOf = (...values: readonly string[]): Key => ({
  accepts: (value) => values.includes(value as string),
  expected: values.map((value) => `"${value}"`).join(' or '),
});
const listOf = (...values: readonly string[]): Key => ({
  accepts: (value) => isList(value) && value.length > 0 && value.every((each) => values.includes(each)),
  expected: `a list of ${values.map((value) => `"${value}"`).join(', ')}`,
});

const TEXT: Key = { accepts: isText, expected: 'a text' };
const LIST: Key = { accepts: isList, expected: 'a list of texts' };
const PATHS: Key = {
  accepts: (value) => isText(value) || isList(value),
  expected: 'a path or a list of them',
};

const ANYTHING: Key = { accepts: () => true, expected: '' };

export const ROOTS = 'a list of document elements as "{namespace}Name" or "{namespace}*"';
export const isRoots = (value: unknown): value is string[] =>
  isList(value) && value.length > 0 && value.every((each) => /^\{[^{}]*\}(?:\*|[^\s{}*:]+)$/.test(each));

const PLAIN_NAME: Key = {
  accepts: (value) => isText(value) && /^[A-Za-z0-9][\w.-]{0,99}$/.test(value),
  expected: 'a plain name of letters, digits, ".", "_" and "-"',
};

/** Keys of packs that are stylesheets: refused in one sentence, whichever of them are there. */
const OF_STYLESHEETS = ['engine', 'sef', 'xslt'];

/** Every key a third party's pack.json may have. */
const KEYS: Readonly<Record<string, Key>> = {
  id: PLAIN_NAME,
  version: PLAIN_NAME,
  kind: oneOf('schematron'),
  description: TEXT,
  syntax: oneOf(...SYNTAXES, 'other'),
  source: TEXT,
  validity: {
    accepts: (value) => isObject(value) && ['from', 'to'].every((end) => isDay(value[end] ?? null)),
    expected: '{ "from": day or null, "to": day or null }',
  },
  schematron: TEXT,
  xsd: PATHS,
  ...Object.fromEntries(OF_STYLESHEETS.map((name) => [name, ANYTHING])),
  phase: TEXT,
  facts: PATHS,
  messages: PATHS,
  codelists: {
    accepts: (value) => isObject(value) && Object.values(value).every(isText),
    expected: 'an object of paths',
  },
  extends: TEXT,
  removes: LIST,
  keeps: LIST,
  overlay: { accepts: isObject, expected: '{ "flag", "except" }' },
  applies: { accepts: isObject, expected: 'an object' },
  replaces: listOf('xsd', 'schematron:base', 'schematron:fr-ctc'),
};

const APPLIES_KEYS: Readonly<Record<string, Key>> = {
  guidelines: {
    accepts: (value) => isList(value) && value.length > 0,
    expected: 'a list of guidelines (BT-24)',
  },
  profiles: listOf(...RECOGNISED_PROFILES),
  container: oneOf('pdf', 'xml'),
  check: oneOf('always', 'base', 'fr-ctc'),
  roots: { accepts: isRoots, expected: ROOTS },
};

/** Names `schematron:<id>` would take from us. */
export const RESERVED: ReadonlySet<string> = new Set(['base', 'fr-ctc', 'cdar', 'flux1', 'flux10', 'etat']);

/**
 * Reads and checks a third party's pack.json.
 * @throws AggregateError of PackErrors, one a fault, each with its line.
 */
export function readConditions(folder: string): Conditions {
  const manifest = readManifest(folder) as unknown as Record<string, unknown>;
  const reasons = isObject(manifest) ? faultsOf(manifest) : [['', 'it is no JSON object'] as const];
  if (reasons.length > 0) throw pointed(folder, manifest, reasons);
  return conditionsOf(manifest);
}

/** The same of a manifest that stands in no file yet. @throws AggregateError of Errors, one a fault. */
export function conditionsIn(manifest: Readonly<Record<string, unknown>>): Conditions {
  const faults = faultsOf(manifest).map(
    ([, reason]) => new Error(`pack ${String(manifest['id'])}: ${reason}`),
  );
  if (faults.length > 0) throw new AggregateError(faults, faults.map(({ message }) => message).join('\n'));
  return conditionsOf(manifest);
}

/** Where a checked pack.json applies. */
export function conditionsOf(manifest: object): Conditions {
  const { applies, replaces = [] } = manifest as {
    applies?: Partial<Omit<Applies, 'checks'>> & { check?: string };
    replaces?: readonly string[];
  };
  if (!applies) return { applies: TO_ALL, replaces };
  const { check = 'always', ...rest } = applies;
  const checks = check === 'always' ? null : ([check] as Applies['checks']);
  return { applies: { ...TO_ALL, ...rest, checks }, replaces };
}

/** The key as it is reported, `applies.check`; '' for the whole. */
type Fault = readonly [key: string, reason: string];

function faultsOf(manifest: Record<string, unknown>): Fault[] {
  const { id, source, applies, replaces } = manifest;
  const faults = [...wrongKeys(manifest, KEYS, ''), ...missingKeys(manifest)];
  const stylesheet = OF_STYLESHEETS.find((name) => manifest[name] !== undefined);
  if (stylesheet !== undefined) faults.push([stylesheet, noStylesheet(stylesheet)]);
  if (isObject(applies)) faults.push(...wrongKeys(applies, APPLIES_KEYS, 'applies.'));
  if (isText(id) && RESERVED.has(id)) faults.push(['id', `"${id}" is a source of this service`]);
  if (isText(source) && source !== `schematron:${String(id)}`)
    faults.push(['source', `"source" of a third party is "schematron:${String(id)}", or left out`]);
  // Else one pack could switch the law off for everybody.
  if (replaces !== undefined && !(isObject(applies) && applies['guidelines']))
    faults.push(['replaces', '"replaces" needs "applies.guidelines": it holds for a guideline of your own']);
  if (isList(replaces) && replaces.includes('xsd') && manifest['xsd'] === undefined)
    faults.push([
      'replaces',
      '"replaces" of "xsd" needs an "xsd" of your own: something must judge the structure',
    ]);
  return [...faults, ...faultsOfOthers(manifest)];
}

const noStylesheet = (key: string): string =>
  `"${key}" is not supported, because stylesheets are not run: bring the Schematron (.sch) that the stylesheet was made from`;

/** A pack of syntax `other` judges no invoices, and nothing of ours judges its documents. */
function faultsOfOthers({ syntax, applies, replaces, xsd }: Record<string, unknown>): Fault[] {
  const { roots, profiles } = isObject(applies) ? applies : {};
  if (syntax !== 'other')
    return roots === undefined ? [] : [['applies.roots', '"applies.roots" needs "syntax": "other"']];
  const faults: Fault[] = [];
  if (roots === undefined)
    faults.push(['syntax', '"syntax" "other" needs "applies.roots": the documents it judges']);
  if (profiles !== undefined) faults.push(['applies.profiles', 'only invoices have "applies.profiles"']);
  if (replaces !== undefined)
    faults.push(['replaces', 'only packs of invoices have something to "replaces"']);
  if (xsd !== undefined) faults.push(['xsd', '"xsd" is for invoices, "syntax" "cii" or "ubl"']);
  return faults;
}

function missingKeys(manifest: Record<string, unknown>): Fault[] {
  return ['id', 'version', 'syntax']
    .filter((key) => manifest[key] === undefined)
    .map((key) => [key, `"${key}" is missing`]);
}

function wrongKeys(object: object, keys: typeof KEYS, prefix: string): Fault[] {
  return Object.entries(object).flatMap(([name, value]): Fault[] => {
    const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
    const full = `${prefix}${name}`;
    if (!key) return [[full, `"${full}" is no key of pack.json`]];
    return value === null || key.accepts(value) ? [] : [[full, `"${full}" is not ${key.expected}`]];
  });
}

/** Each fault at the key it is about; one that is missing, at the file's beginning. */
function pointed(
  folder: string,
  manifest: { readonly id?: unknown },
  faults: readonly Fault[],
): AggregateError {
  const file = path.join(folder, 'pack.json');
  const name = isObject(manifest) && isText(manifest.id) ? manifest.id : path.basename(folder);
  const errors = faults.map(([key, reason]) => {
    const place = placeOfKey(file, key.split('.'));
    return new PackError(name, '', place, reason);
  });
  return new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
}
