// What becomes of a flow: first as a file, as any platform would take it, then as what it is.

import { legalDay } from '@conforme/core/pipeline/day';
import { validate, type Validation } from '@conforme/core/pipeline/validate';
import { flowSyntaxOf } from '@conforme/library/platform';
import { takeInvoice } from './invoices.ts';
import { detail, refused, type Bench, type Outcome } from './outcome.ts';
import { isAboutDocument } from './refusal.ts';
import { takeReport } from './reports.ts';
import { takeStatus } from './statuses.ts';
import type { HeldFlow } from './store.ts';

export async function outcomeOf(held: HeldFlow, bench: Bench): Promise<Outcome> {
  const fault = faultOf(held, bench);
  if (fault) return refused([fault]);
  const validation = await validated(held.file, bench);
  if (validation === null)
    return refused([detail('FlowTypeError', 'The file is neither an invoice, nor a status, nor a report.')]);
  const { flowSyntax } = held.flow;
  const syntax = flowSyntaxOf(validation.flavor, validation.pdf !== null);
  if (syntax !== flowSyntax)
    return refused([
      detail('FlowTypeError', `The file is ${syntax ?? validation.flavor}, not ${flowSyntax}.`, 'flowSyntax'),
    ]);
  const take = syntax === 'CDAR' ? takeStatus : syntax === 'FRR' ? takeReport : takeInvoice;
  return take(held, validation, bench);
}

function faultOf(held: HeldFlow, { store }: Bench) {
  const { file, declared, sha256 } = held;
  if (file.length === 0) return detail('EmptyFlow', 'The file is empty.');
  if (declared !== null && declared !== sha256)
    return detail('ChecksumMismatch', `The file has the SHA-256 ${sha256}.`, 'sha256');
  if (store.hasTwin(held)) return detail('AlreadyExistingFlow', 'The same file was sent before.');
  return null;
}

/** Null for what the engine does not read. */
export async function validated(file: Uint8Array, { registry, now }: Bench): Promise<Validation | null> {
  const asOf = legalDay(now());
  const options = { check: 'fr-ctc', language: 'en', explain: true, asOf } as const;
  return validate(registry, file, options).catch((error: unknown) => {
    if (isAboutDocument(error)) return null;
    throw error;
  });
}
