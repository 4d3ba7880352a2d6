import type { CompleteInvoice } from '@conforme/core/invoice';
import { InputError, type ProducedProfile, type Written } from '@conforme/core/plugin';
import { serialise, XmlWriteError } from '@conforme/rules/xml';
import { documentOf } from './document.ts';
import { NO_REASONS, reasonsOf } from './exemption.ts';
import { kindOf } from './kind.ts';
import { COMPONENTS } from './namespaces.ts';
import { PRODUCED_PROFILES } from './profiles.ts';

/** @throws InputError when a text of the invoice holds a character that no XML document can hold. */
export function write(invoice: CompleteInvoice, profile: ProducedProfile): Written {
  const guideline = PRODUCED_PROFILES.get(profile);
  if (guideline === undefined) throw new RangeError(`UBL has no profile ${profile}`);
  const kind = kindOf(invoice.type_code);
  const reasons = profile === 'extended-ctc-fr' ? reasonsOf(invoice) : NO_REASONS;
  const document = documentOf(invoice, kind, { guideline, currency: invoice.currency, reasons });
  try {
    return serialise(document, { namespaces: new Map([['', kind.uri], ...COMPONENTS]) });
  } catch (thrown) {
    if (thrown instanceof XmlWriteError) throw unwritable(thrown);
    throw thrown;
  }
}

function unwritable({ message, pointer }: XmlWriteError): InputError {
  const fix = 'Remove the control character from the text.';
  return new InputError(message, [
    { source: 'xsd', rule: null, message, ...(pointer === null ? {} : { pointer }), fix },
  ]);
}
