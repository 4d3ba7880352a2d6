import { JOB_KINDS, type JobKind } from '@conforme/proto/schema/jobs';
import type { Bilingual, Language } from '@conforme/proto/schema';
import { lettersOf } from '@conforme/proto/schema/called';
import { meantIn } from '@conforme/proto/schema/faults';
import { meantName } from '@conforme/proto/schema/meant-field';
import { JsonError, plainFrom, readJson } from '@conforme/proto/schema/read';
import type { Payer } from '../accounts/gate.ts';
import { HttpError } from '../errors.ts';
import { fault, jsonFault, validationError, type Fault } from '../faults.ts';
import { readQuery, type Called } from '../query.ts';
import type { Order } from './job.ts';
import { KINDS } from './kinds.ts';
import { inputOf, outputOf } from './named.ts';
import type { JobService } from './service.ts';
import { webhookOf } from './webhook.ts';

const NO_JSON = {
  en: 'Expected JSON: {"kind": …, "options": {…}, "input": {…}, "output": {…}, "webhook": {…}}.',
  fr: 'Attendu : du JSON, {"kind": …, "options": {…}, "input": {…}, "output": {…}, "webhook": {…}}.',
};
const inJson = (kind: string): Bilingual => ({
  en: `${NO_JSON.en}${meantIn('en', `{"kind": "${kind}"}`)}`,
  fr: `${NO_JSON.fr}${meantIn('fr', `{"kind": "${kind}"}`)}`,
});
const NO_OPTIONS = {
  en: 'Expected an object of texts, numbers and true or false.',
  fr: 'Attendu : un objet de textes, de nombres et de true ou false.',
};
/** They are parameters of an endpoint, but of no query here. */
const OPTION: Called = {
  unknown: (known) => ({
    en: `This option is not known; known are: ${known.join(', ')}.`,
    fr: `Cette option n'est pas connue ; sont connues : ${known.join(', ')}.`,
  }),
  missing: ({ en, fr }) => ({
    en: `This option is required: ${en}.`,
    fr: `Cette option est obligatoire : ${fr}.`,
  }),
};
/** A request to generate has options of its own. */
const OF_REQUESTS: Called = {
  ...OPTION,
  unknown: (known) => {
    const { en, fr } = OPTION.unknown(known);
    return {
      en: `${en} What a document is to be stands in the options of its own request.`,
      fr: `${fr} Ce que sera un document se dit dans les options de sa propre requête.`,
    };
  },
};
const FIELDS = ['kind', 'options', 'input', 'output', 'webhook'];
const unknownField = (meant: string | null): Bilingual => ({
  en: `This field is not known; known are: ${FIELDS.join(', ')}.${meantIn('en', meant)}`,
  fr: `Ce champ n'est pas connu ; sont connus : ${FIELDS.join(', ')}.${meantIn('fr', meant)}`,
});
const noKind = (meant: string | null): Bilingual => ({
  en: `Expected ${JOB_KINDS.map((kind) => `"${kind}"`).join(' or ')}.${meantIn('en', meant)}`,
  fr: `Attendu : ${JOB_KINDS.map((kind) => `"${kind}"`).join(' ou ')}.${meantIn('fr', meant)}`,
});
const NO_KEY = {
  en: 'Expected 1 to 128 printable ASCII characters.',
  fr: 'Attendu : 1 à 128 caractères ASCII imprimables.',
};

/** What an order may lead to: receivers of its end, and objects. */
type Opens = Pick<JobService, 'reaches' | 'mayName'>;

/** Who orders. */
export interface Caller {
  readonly payer: Payer;
  readonly language: Language;
  /** `Idempotency-Key`; null for none. */
  readonly key: unknown;
}

/** What the words of an order mean (`JobOrder` of the contract). @throws HttpError 422 with every fault. */
export function orderOf(words: Words, { payer, language, key }: Caller, service: Opens): Order {
  const { account, plan } = payer;
  const { kind, options = {}, input = null, output = null, webhook = null, ...others } = words;
  const faults: Fault[] = Object.keys(others).map((name) =>
    fault(['body', 'job', name], 'extra_forbidden', unknownField(meantWord(name))),
  );
  if (key !== null && (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)))
    faults.push(fault(['header', 'idempotency-key'], 'string_pattern', NO_KEY));
  if (!isKind(kind)) {
    // What has another name is not missing besides.
    const isElsewhere = kind === undefined && Object.keys(others).some((name) => meantWord(name) === 'kind');
    const wrong = isElsewhere ? [] : [fault(['body', 'job', 'kind'], 'enum', noKind(meantKind(kind)))];
    throw validationError([...faults, ...wrong]);
  }
  const read = readOptions(kind, options);
  const mayName = (url: string): boolean => service.mayName(account, url);
  const [named, wanted] = [inputOf(input, mayName), outputOf(output, mayName)];
  const hook = webhookOf(webhook, (url) => service.reaches(url));
  const all = [...faults, ...read.faults, ...named.faults, ...wanted.faults, ...hook.faults];
  if (all.length > 0) throw validationError(all);
  const created = new Date().toISOString();
  const plain = { account, plan, kind, options: read.values, language, key: key as string | null, created };
  return { ...plain, input: named.value, output: wanted.value, webhook: hook.webhook };
}

/** What the fields and the kinds of an order are called besides, in letters alone. */
const CALLED: Readonly<Record<string, string>> = {
  kind: 'type action operation task genre',
  options: 'option parameters params parametres',
  webhook: 'callback callbackurl webhookurl notify notification url',
  validate: 'validation check verify valider controler controle verifier',
  generate: 'generation create write generer creer creation',
  extract: 'extraction read extraire lire',
  convert: 'conversion convertir transformer transform',
  render: 'rendering show afficher visualiser rendu',
};

function calledOf(word: string, known: readonly string[]): string | null {
  const letters = lettersOf(word);
  return known.find((each) => CALLED[each]?.split(' ').includes(letters)) ?? meantName(word, known);
}

const meantWord = (name: string): string | null => calledOf(name, FIELDS);
const meantKind = (kind: unknown): string | null =>
  typeof kind === 'string' ? calledOf(kind, JOB_KINDS) : null;

type Words = Readonly<Record<string, unknown>>;

/** The words of an order that comes as text. @throws HttpError 422. */
export function wordsIn(text: string): Words {
  const path = ['body', 'job'];
  try {
    const value = plainFrom(readJson(text));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Words;
  } catch (thrown) {
    if (!(thrown instanceof JsonError)) throw thrown;
    // What cannot be read at all is seldom meant to be JSON: it is said what is.
    if (thrown.type !== 'json_invalid') throw validationError([jsonFault(thrown, path)]);
  }
  const kind = meantKind(text.trim().replaceAll(/^"|"$/g, ''));
  throw validationError([fault(path, 'json_invalid', kind === null ? NO_JSON : inJson(kind))]);
}

const isKind = (kind: unknown): kind is JobKind => JOB_KINDS.includes(kind as JobKind);

interface ReadOptions {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
}

/** As the query of the endpoint would have them. */
function readOptions(kind: JobKind, options: unknown): ReadOptions {
  const entries = typeof options === 'object' && options !== null ? Object.entries(options as object) : null;
  if (
    entries === null ||
    entries.some(([, value]) => !['string', 'number', 'boolean'].includes(typeof value))
  )
    return { values: {}, faults: [fault(['body', 'job', 'options'], 'object', NO_OPTIONS)] };
  const given = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  try {
    return {
      values: readQuery(given, KINDS[kind].query, kind === 'generate' ? OF_REQUESTS : OPTION),
      faults: [],
    };
  } catch (thrown) {
    if (!(thrown instanceof HttpError)) throw thrown;
    const faults = thrown.details as readonly Fault[];
    return {
      values: {},
      faults: faults.map((each) =>
        fault(['body', 'job', 'options', ...each.loc.slice(1)], each.type, each.msg as never),
      ),
    };
  }
}
