// What is known of the invoice as it stands. Asking costs the reader nothing while they type: preview-xml is not counted, a check
// without a key is free, and generate is called only when the check found an error, for a refusal is not counted either
// (decision 20). A document is made, and counted, when the reader requests one.

import type { GenerateJsonOut, Ledger } from '@conforme/proto/schema';
import {
  failureIn,
  fileIn,
  generate,
  previewXml,
  validate,
  embed,
  type Cause,
  type CheckOptions,
  type Finding,
  type Previewed,
  type ServiceError,
  type Validation,
} from '../service.ts';
import { refusalOf } from '../refusal.ts';
import { print } from './json-text.ts';
import { get, type Json } from './pointer.ts';

/** What the service says of the form as it is now. */
export interface Examined {
  readonly state: 'waiting' | 'asking' | 'known' | 'failed';
  readonly findings: readonly Finding[];
  /** What the findings come from. */
  readonly causes: readonly Cause[];
  /** Null while unknown. */
  readonly valid: boolean | null;
  readonly xml: string | null;
  /** How the totals came about. */
  readonly ledger: Ledger | null;
  readonly failure: ServiceError | null;
}

export const NOTHING: Examined = {
  state: 'waiting',
  findings: [],
  causes: [],
  valid: null,
  xml: null,
  ledger: null,
  failure: null,
};

/** @throws ServiceError for anything but a verdict; the abort as it is. */
export async function examine(request: Json, signal: AbortSignal): Promise<Examined> {
  const text = print(request);
  try {
    const previewed = await previewXml(text, signal);
    return await judge(text, previewed, request, signal);
  } catch (failure) {
    const refused = refusalOf(failure);
    if (refused) return { ...NOTHING, state: 'known', ...refused, valid: false };
    throw failure;
  }
}

/** The last document judged: what changes only its looks need not be judged again. */
let last: { readonly xml: string; readonly check: string; readonly result: Validation } | null = null;

async function verdictOn(
  xml: string,
  check: CheckOptions['check'],
  signal: AbortSignal,
): Promise<Validation> {
  if (last?.xml === xml && last.check === check) return last.result;
  const { result } = await validate(
    new Blob([xml], { type: 'application/xml' }),
    { check, asOf: '' },
    signal,
  );
  last = { xml, check, result };
  return result;
}

async function judge(
  text: string,
  { xml, ledger }: Previewed,
  request: Json,
  signal: AbortSignal,
): Promise<Examined> {
  const check = get(request, '/options/check') === 'base' ? 'base' : 'fr-ctc';
  const seen: Examined = { ...NOTHING, state: 'known', xml, ledger };
  try {
    const { valid, findings, causes = [] } = await verdictOn(xml, check, signal);
    if (valid) return { ...seen, valid, findings, causes };
    await generate(text, signal);
    return { ...seen, valid: true };
  } catch (failure) {
    const refused = refusalOf(failure);
    if (refused) return { ...seen, valid: false, ...refused };
    // The XML is there all the same, and is worth seeing while the verdict is waited for.
    return { ...seen, state: 'failed', failure: failureIn(failure) };
  }
}

/** A document that was made, and what it was made from. */
export interface Made {
  readonly request: Json;
  /** The reader's own pages; null where they were drawn. */
  readonly carrier: File | null;
  readonly document: File;
  readonly output: GenerateJsonOut['output'];
}

/** Makes the document, which is counted. @throws ServiceError */
export async function make(request: Json, carrier: File | null = null): Promise<Made> {
  if (carrier) return carried(request, carrier);
  const out: GenerateJsonOut = await generate(print(request));
  return { request, carrier, document: fileIn(out), output: out.output };
}

const OF_EMBED = ['profile', 'check', 'language'];

/** The reader's own pages, with the invoice inside. */
async function carried(request: Json, carrier: File): Promise<Made> {
  const options = OF_EMBED.flatMap((name) => {
    const value = get(request, `/options/${name}`);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const invoice = print(get(request, '/invoice') ?? {});
  const document = await embed(carrier, { invoice }, Object.fromEntries(options));
  return { request, carrier, document, output: 'facturx-pdf' };
}

/** What remains to be paid, as the XML says (BT-115); null when it does not. */
export function amountDue(xml: string): { readonly amount: string; readonly currency: string } | null {
  const amount = /<(?:ram:DuePayableAmount|cbc:PayableAmount)[^>]*>([^<]+)</.exec(xml)?.[1];
  const currency = /<(?:ram:InvoiceCurrencyCode|cbc:DocumentCurrencyCode)[^>]*>([^<]+)</.exec(xml)?.[1];
  return amount === undefined ? null : { amount: amount.trim(), currency: currency?.trim() ?? '' };
}
