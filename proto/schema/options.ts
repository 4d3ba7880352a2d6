// What a caller may choose besides the invoice.

import { choice, defaulted, flag, object, orNull, part, text } from './builders.ts';
import {
  CHECK_LABELS,
  CHECKS,
  LANGUAGE_LABELS,
  LANGUAGES,
  OUTPUT_LABELS,
  OUTPUTS,
  PROFILES,
} from './choices.ts';
import { FORMS } from './forms.ts';
import { InvoiceSchema } from './invoice.ts';

/** Of the headings of a page, by default. */
export const ACCENT_COLOR = '#1f3a5f';

// The logo's scheme and address are judged when it is fetched (decision 37): a refused logo is a 400 with its reason.
export const GenerateOptionsSchema = object(
  'GenerateOptions',
  { en: 'How to produce the document.', fr: 'Comment produire le document.' },
  {
    profile: defaulted(
      choice(PROFILES, null, {
        en: ['Profile', 'Conformance level.'],
        fr: ['Profil', 'Niveau de détail de Factur-X.'],
      }),
      'en16931',
    ),
    output: defaulted(
      choice(
        OUTPUTS,
        null,
        {
          en: ['Output', 'What to produce; `facturx-pdf` is a PDF/A-3 with the CII XML attached.'],
          fr: ['Format produit', 'Le PDF Factur-X est un PDF/A-3 qui porte le XML CII.'],
        },
        OUTPUT_LABELS,
      ),
      'facturx-pdf',
    ),
    language: defaulted(
      choice(
        LANGUAGES,
        null,
        {
          en: ['Language', 'Language of the visual PDF and of the messages.'],
          fr: ['Langue du document', 'Langue des pages du PDF et des messages.'],
        },
        LANGUAGE_LABELS,
      ),
      'fr',
    ),
    check: defaulted(
      choice(
        CHECKS,
        null,
        {
          en: ['Check', '`base`: the EN 16931 rules; `fr-ctc`: those and the French BR-FR rules.'],
          fr: ['Règles', 'EN 16931 seule, ou avec les règles françaises BR-FR.'],
        },
        CHECK_LABELS,
      ),
      'fr-ctc',
    ),
    logo_url: orNull(
      text(null, {
        en: ['Logo URL', 'HTTPS URL of a PNG, JPEG or SVG logo for the head of the PDF.'],
        fr: ['Logo', 'Adresse https d’un PNG, JPEG ou SVG pour l’en-tête du PDF.'],
      }),
    ),
    accent_color: defaulted(
      text(
        null,
        {
          en: ['Accent color', 'Colour of the headings in the PDF.'],
          fr: ['Couleur', 'Couleur des titres du PDF.'],
        },
        { pattern: FORMS.colour.pattern },
      ),
      ACCENT_COLOR,
    ),
    footer_text: orNull(
      text(null, {
        en: ['Footer text', 'Free text at the foot of every PDF page.'],
        fr: ['Pied de page', 'Texte au pied de chaque page du PDF.'],
      }),
    ),
    explain: defaulted(
      flag({
        en: [
          'Explain',
          'Add to the JSON answer the ledger of the totals: how each came about, step by step.',
        ],
        fr: [
          'Expliquer les totaux',
          'Ajoute à la réponse JSON le détail des totaux\u00a0: comment chacun se forme, pas à pas.',
        ],
      }),
      false,
    ),
    plausibility: defaulted(
      flag({
        en: [
          'Plausibility',
          'Warn of what no rule forbids and is probably wrong: check digits, amounts, days. Never part of the verdict.',
        ],
        fr: [
          'Vraisemblance',
          'Avertir de ce qu’aucune règle n’interdit et qui est sans doute faux\u00a0: clés, montants, dates. Le verdict n’en dépend pas.',
        ],
      }),
      true,
    ),
    guideline: orNull(
      text('BT-24', {
        en: [
          'Guideline',
          'Specification identifier of a CIUS or an extension; that of the profile when left out.',
        ],
        fr: [
          'Spécification',
          'Identifiant d’une CIUS ou d’une extension\u00a0; celui du profil quand il est omis.',
        ],
      }),
    ),
  },
);

// `options` may be left out but not be null: the contract gives it no such value.
export const GenerateRequestSchema = object(
  'GenerateRequest',
  { en: 'An invoice and how to produce it.', fr: 'Une facture et comment la produire.' },
  {
    invoice: part(InvoiceSchema, null, { en: ['Invoice', 'The invoice.'], fr: ['Facture', 'La facture.'] }),
    options: defaulted(
      part(GenerateOptionsSchema, null, {
        en: ['Options', 'How to produce it; every option has a default.'],
        fr: ['Options', 'Comment la produire\u00a0; chaque option a une valeur par défaut.'],
      }),
      {},
    ),
  },
);
