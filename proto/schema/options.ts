// What a caller may choose besides the invoice.

import { choice, defaulted, flag, object, orNull, part, text } from './builders.ts';
import { CHECKS, LANGUAGES, OUTPUTS, PROFILES } from './choices.ts';
import { FORMS } from './forms.ts';
import { InvoiceSchema } from './invoice.ts';

// The logo's scheme and address are judged when it is fetched (decision 37): a refused logo is a 400 with its reason.
export const GenerateOptionsSchema = object('GenerateOptions', 'How to produce the document.', {
  profile: defaulted(choice(PROFILES, null, 'Conformance level.'), 'en16931'),
  output: defaulted(
    choice(OUTPUTS, null, 'What to produce; `facturx-pdf` is a PDF/A-3 with the CII XML attached.'),
    'facturx-pdf',
  ),
  language: defaulted(choice(LANGUAGES, null, 'Language of the visual PDF and of the messages.'), 'fr'),
  check: defaulted(
    choice(CHECKS, null, '`base`: the EN 16931 rules; `fr-ctc`: those and the French BR-FR rules.'),
    'fr-ctc',
  ),
  logo_url: orNull(text(null, 'HTTPS URL of a PNG or SVG logo for the head of the PDF.')),
  accent_color: defaulted(
    text(null, 'Colour of the headings in the PDF.', { pattern: FORMS.colour.pattern }),
    '#1f3a5f',
  ),
  footer_text: orNull(text(null, 'Free text at the foot of every PDF page.')),
  explain: defaulted(
    flag('Add to the JSON answer the ledger of the totals: how each came about, step by step.'),
    false,
  ),
});

// `options` may be left out but not be null: the contract gives it no such value.
export const GenerateRequestSchema = object('GenerateRequest', 'An invoice and how to produce it.', {
  invoice: part(InvoiceSchema, null, 'The invoice.'),
  options: defaulted(part(GenerateOptionsSchema, null, 'How to produce it; every option has a default.'), {}),
});
