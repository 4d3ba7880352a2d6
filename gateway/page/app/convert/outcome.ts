// What becomes of a conversion: a document, or what stands in its way and may be gone past.

import type { ConvertJsonOut, Loss } from '@conforme/proto/schema';
import { convert, fileIn, ServiceError, type ConvertOptions, type Finding } from '../service.ts';

export type Outcome =
  | {
      readonly kind: 'made';
      readonly file: File;
      /** What the result does not carry of its source. */
      readonly losses: readonly Loss[];
      readonly findings: readonly Finding[];
      readonly sourceValid: boolean;
    }
  | { readonly kind: 'lossy'; readonly losses: readonly Loss[] }
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] };

/** @throws ServiceError for what no consent helps; the abort of its signal as it is. */
export async function outcomeOf(
  document: Blob,
  options: ConvertOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return made(await convert(document, options, signal));
  } catch (failure) {
    if (!(failure instanceof ServiceError) || failure.details.length === 0) throw failure;
    const { code, details } = failure;
    if (code === 'lossy_conversion')
      return { kind: 'lossy', losses: details as readonly unknown[] as Loss[] };
    if (code === 'invalid_input') return { kind: 'invalid', findings: details };
    throw failure;
  }
}

function made(out: ConvertJsonOut): Outcome {
  const { losses, validation, warnings, source_valid: sourceValid } = out;
  const others = validation.findings.filter(({ severity }) => severity !== 'warning');
  return { kind: 'made', file: fileIn(out), losses, findings: [...others, ...warnings], sourceValid };
}
