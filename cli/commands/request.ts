import type { GenerateRequest, Language, ValidationFault } from '@conforme/proto/schema';
import { UNTOLD } from '@conforme/proto/schema/findings';
import type { ExactObject } from '@conforme/proto/schema/json';
import { acceptGenerateRequest, JsonError, readJson, type Exact } from '@conforme/proto/schema/read';
import { placeOf } from '../documents/json-place.ts';
import { EXIT, type Exit } from '../exit.ts';
import type { Given } from '../options.ts';
import type { Complaint, FindingDetail } from './complain.ts';

/** A request as read, and how the engine's findings about it find their line. */
export interface ReadRequest {
  readonly request: GenerateRequest;
  readonly placed: (finding: FindingDetail) => FindingDetail;
}

export type Requested = { readonly ok: ReadRequest } | { readonly complaint: Complaint; readonly exit: Exit };

/** Options of the command line under their names in the request. */
const OPTIONS: Readonly<Record<string, string>> = {
  'output-format': 'output',
  profile: 'profile',
  check: 'check',
  language: 'language',
  'accent-color': 'accent_color',
  'logo-url': 'logo_url',
  footer: 'footer_text',
};

/** Reads {"invoice": …, "options": …}, or an invoice alone; options of the command line win over those of the text. */
export function readRequest(text: string, given: Given, language: Language): Requested {
  let value: Exact;
  try {
    value = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return { complaint: notJson(error, language), exit: EXIT.notAnInvoice };
  }
  const isBare = isObject(value) && !Object.hasOwn(value, 'invoice');
  const whole: Exact = isBare ? { invoice: value } : value;
  const placed = (finding: FindingDetail): FindingDetail => placedIn(text, finding, isBare);
  const read = acceptGenerateRequest(isObject(whole) ? withOptions(whole, given) : whole, { language });
  if (!read.faults) return { ok: { request: read.ok, placed } };
  return { complaint: faulty(read.faults, placed, language), exit: EXIT.findings };
}

const SAYS = {
  en: {
    json: 'This is not JSON: something else is expected here.',
    faults: 'The request does not match the schema.',
  },
  fr: {
    json: "Ceci n'est pas du JSON : autre chose est attendu ici.",
    faults: 'La requête ne correspond pas au schéma.',
  },
} as const;

/** Faults of a request as a complaint. @param placed gives each its line */
export function faulty(
  faults: readonly ValidationFault[],
  placed: ReadRequest['placed'],
  language: Language,
): Complaint {
  const findings = faults.map((fault) => placed(findingOf(fault)));
  return { code: 'validation_error', message: SAYS[language].faults, findings };
}

/** How findings about a request that is handed on as it stands find their line; of an invoice alone (`isBare`), too. */
export const placedAsGiven =
  (text: string, isBare = false) =>
  (finding: FindingDetail): FindingDetail =>
    placedIn(text, finding, isBare);

/** Text that is no JSON, as a complaint. */
export function notJson({ type, line, column }: JsonError, language: Language): Complaint {
  const message = SAYS[language].json;
  const finding = { ...UNTOLD, source: 'request', rule: type, message, line, column };
  return { code: 'validation_error', message, findings: [finding] };
}

function isObject(value: Exact | undefined): value is ExactObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value.constructor === Object;
}

function withOptions(request: ExactObject, given: Given): ExactObject {
  const own = isObject(request['options']) ? request['options'] : {};
  const chosen = Object.entries(OPTIONS).flatMap(([option, name]) => {
    const value = given.text(option);
    return value === undefined ? [] : [[name, value] as const];
  });
  const output = outputFor(given, own['output']);
  const explain = given.has('explain') && { explain: true };
  const added = { ...(output !== null && { output }), ...explain, ...Object.fromEntries(chosen) };
  if (Object.keys(added).length === 0 || (request['options'] !== undefined && !isObject(request['options'])))
    return request;
  return { ...request, options: { ...own, ...added } };
}

/** A name that ends in .xml is never given a PDF. */
function outputFor(given: Given, own: Exact | undefined): string | null {
  const file = given.text('output')?.toLowerCase() ?? '';
  if (file.endsWith('.pdf')) return 'facturx-pdf';
  const isXml = typeof own === 'string' && own.endsWith('-xml');
  return file.endsWith('.xml') && !isXml ? 'cii-xml' : null;
}

function findingOf({ msg, type, pointer, patch = null }: ValidationFault): FindingDetail {
  return { ...UNTOLD, source: 'request', rule: type, message: msg, pointer, patch };
}

/** Pointers lead into {"invoice": …}; of an invoice alone they begin one step later. */
function placedIn(text: string, finding: FindingDetail, isBare: boolean): FindingDetail {
  if (finding.pointer === null) return finding;
  const own = (pointer: string): string => (isBare ? pointer.replace(/^\/invoice(?=\/|$)/, '') : pointer);
  const pointer = own(finding.pointer);
  const patch =
    finding.patch?.map((step) => ({
      ...step,
      path: own(step.path),
      ...(step.from && { from: own(step.from) }),
    })) ?? null;
  return { ...finding, pointer, pointers: finding.pointers.map(own), patch, ...placeOf(text, pointer) };
}
