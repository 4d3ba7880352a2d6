// What a refused request says, as findings: those of rules (400), and faults of its shape (422).

import { ServiceError, type Cause, type Finding } from './service.ts';

export interface Refusal {
  readonly findings: readonly Finding[];
  readonly causes: readonly Cause[];
}

/** Null for what is no word about what was sent. */
export function refusalOf(failure: unknown): Refusal | null {
  if (!(failure instanceof ServiceError) || (failure.status !== 400 && failure.status !== 422)) return null;
  const { details, causes, message } = failure;
  if (details.length > 0) return { findings: details.map(asFinding), causes };
  return {
    findings: [{ source: 'request', severity: 'fatal', rule: null, message, pointer: '' }],
    causes: [],
  };
}

/** A fault of the request's shape (422) speaks of fields and knows no rule. */
function asFinding(detail: Finding & { readonly msg?: string }): Finding {
  const { msg, pointer, type } = detail;
  if (msg === undefined) return { ...detail, ...(pointer != null && { pointer: ofRequest(pointer) }) };
  const fault = { source: 'request', severity: 'fatal', rule: null, ...(type && { type }) } as const;
  return { ...fault, message: msg, pointer: ofRequest(pointer ?? '') };
}

/** An invoice that travels beside a PDF is a part of its own. */
const ofRequest = (pointer: string): string => pointer.replace(/^\/invoice_json(?=\/|$)/, '/invoice');
