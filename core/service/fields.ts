// Fields of messages, read as strictly as from a stranger.

import { CHECKS, LANGUAGES, PROFILES, type ValidationFault } from '@conforme/proto/schema';
import { acceptInvoiceMessage } from '@conforme/proto/schema/codec';
import { faultAt } from '@conforme/proto/schema/faults';
import { notUtf8 } from '@conforme/proto/schema/malformed-text';
import { readInvoice } from '@conforme/proto/schema/read';
import type { EmbedRequest } from '@conforme/proto/v1';
import type { EmbedRequest as PipelineRequest, EmbedSource } from '../pipeline/embed.ts';
import type { Language } from '../plugin/index.ts';
import { faultsError } from './errors.ts';
import { oneOf } from './values.ts';

/** Reads a message to its end, so that its faults come all at once (decision 3). */
export function allFaultsOf<T>(language: Language, read: (faults: ValidationFault[]) => T): T {
  const faults: ValidationFault[] = [];
  const value = read(faults);
  if (faults.length > 0) throw faultsError(faults, language);
  return value;
}

/** @throws ConnectError for bytes that are not UTF-8 */
export function textOf(bytes: Uint8Array, path: readonly string[], language: Language): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const { en, fr } = notUtf8(bytes);
    throw faultsError([faultAt(path, 'not_utf8', [en, fr], language)], language);
  }
}

export function readEmbed(
  message: EmbedRequest,
  language: Language,
  faults: ValidationFault[],
): PipelineRequest {
  return {
    pdf: message.pdf,
    profile: oneOf('profile', PROFILES, message.profile ?? 'en16931', faults),
    check: oneOf('check', CHECKS, message.check ?? 'fr-ctc', faults),
    language: oneOf('language', LANGUAGES, message.language ?? 'fr', faults),
    flatten: message.flatten ?? false,
    plausibility: message.plausibility ?? true,
    source: sourceOf(message, language, faults),
  };
}

/** After a fault, what is returned is never used. */
function sourceOf(
  { source, check, profile }: EmbedRequest,
  language: Language,
  faults: ValidationFault[],
): EmbedSource {
  if (source.case === 'xml') return { xml: source.value };
  const none = { xml: new Uint8Array() };
  if (source.case === 'invoiceText') {
    const text = textOf(source.value, ['invoice_json'], language);
    const read = readInvoice(text, { prefix: ['invoice_json'], language, options: { check, profile } });
    if (!read.faults) return { invoice: read.ok };
    faults.push(...read.faults);
    return none;
  }
  if (source.case !== 'invoice') {
    faults.push(faultAt(['invoice'], 'missing', ['xml or invoice'], 'en'));
    return none;
  }
  const read = acceptInvoiceMessage(source.value, { prefix: ['invoice'], options: { check, profile } });
  if (!read.faults) return { invoice: read.ok };
  faults.push(...read.faults);
  return none;
}
