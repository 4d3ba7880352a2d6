// From files to what they are: an invoice, or a status of one.

import { noInvoice } from '../answer.ts';
import { base64Of } from '../base64.ts';
import { decodeXml, isPdf } from '../check/document.ts';
import { extract, previewXml, validate } from '../service.ts';
import { lacksKey } from '../session.ts';
import { refusalOf } from '../refusal.ts';
import { print } from '../write/json-text.ts';
import { get, isObject, type Json, type JsonObject } from '../write/pointer.ts';
import { requestIn } from '../write/starting.ts';
import { entriesIn, type Entry } from './entry.ts';
import { readStatus } from './requests.ts';
import { factsOf, type Subject } from './subject.ts';

export type Loaded =
  | { readonly kind: 'invoice'; readonly subject: Subject }
  | { readonly kind: 'statuses'; readonly entries: readonly Entry[] };

/** The document element of a status (CDAR). */
const STATUS = /<(?:\w+:)?CrossDomainAcknowledgementAndResponse[\s>]/;

/** @throws ServiceError for what is neither */
export async function load(file: File): Promise<Loaded> {
  if (await isPdf(file)) return { kind: 'invoice', subject: await documented(file) };
  const text = decodeXml(new Uint8Array(await file.arrayBuffer()));
  if (text.trimStart().startsWith('{')) return { kind: 'invoice', subject: await written(file.name, text) };
  if (STATUS.test(text.slice(0, 10_000)))
    return { kind: 'statuses', entries: entriesIn(await readStatus(file), file, null) };
  return { kind: 'invoice', subject: await documented(file) };
}

async function documented(file: File): Promise<Subject> {
  const [judged, read] = await Promise.all([
    validate(file, { check: 'fr-ctc', asOf: '' }),
    extract(file, false),
  ]);
  return {
    name: file.name,
    source: { document_base64: await base64Of(file) },
    facts: factsOf(read.fields as unknown as JsonObject),
    failures: judged.result.findings.filter(({ severity }) => severity === 'fatal'),
  };
}

/** With the key, completed as its document would be; without, or where that is refused, as it is. */
async function written(name: string, text: string): Promise<Subject> {
  const request = requestIn(text);
  const invoice = request === null ? undefined : get(request, '/invoice');
  if (!isObject(invoice)) throw noInvoice(name);
  const xml = await completed(request!);
  if (xml) return { ...(await documented(xml)), name };
  if (factsOf(invoice).number === '') throw noInvoice(name);
  return { name, source: { invoice }, facts: factsOf(invoice), failures: null };
}

async function completed(request: Json): Promise<File | null> {
  if (lacksKey()) return null;
  try {
    const { xml } = await previewXml(print(request));
    return new File([xml], 'invoice.xml', { type: 'application/xml' });
  } catch (failure) {
    if (refusalOf(failure)) return null;
    throw failure;
  }
}

/** The invoice that is being written, as a file like any other. */
export const fileOfRequest = (request: Json): File =>
  new File([print(request)], `${numberIn(request) || 'invoice'}.json`, { type: 'application/json' });

const numberIn = (request: Json): string => factsOf((get(request, '/invoice') ?? {}) as JsonObject).number;
