// What callers choose of a call beside its document: parameters of the query over HTTP (gateway/query.ts), options of the library.

import type { Static } from 'typebox';
import { choice, date, defaulted, flag, object, orNull, text, whole } from './builders.ts';
import type { Complete } from './canonical.ts';
import { CHECKS, LANGUAGES, OUTPUTS, PROFILES, RENDER_FORMATS, VALIDATE_CHECKS } from './choices.ts';
import { FORMS } from './forms.ts';
import { FINDINGS } from './limits.ts';

const CHECK = '`base`: the rules of EN 16931 only; `fr-ctc`: those and the French BR-FR rules.';

const word = (description: string) => orNull(text(null, description, { pattern: FORMS.word.pattern }));

const asOf = orNull(date(null, 'Judge by the rule packs in force on this day; today without.'));

export const ValidateOptionsSchema = object('ValidateOptions', 'How a document is judged.', {
  check: defaulted(
    choice(
      VALIDATE_CHECKS,
      null,
      `${CHECK} \`fr-ctc+etat\`: warnings of source \`schematron:etat\` (rules of the State for messages, beyond the official Schematron) are errors.`,
    ),
    'fr-ctc',
  ),
  explain: defaulted(flag('Add terms, title, explanation, fix, line and column to each finding.'), false),
  ledger: defaulted(
    flag('Add how the totals of the document came about: our sums beside its own, step by step.'),
    false,
  ),
  plausibility: defaulted(
    flag(
      'Add findings of source `plausibility`: what no rule forbids and is probably wrong. They change neither `valid` nor the counts.',
    ),
    false,
  ),
  as_of: asOf,
  role: word('Handed to the rules as `$role`.'),
  treatment: word('Handed to the rules as `$treatment`, for example B2C.'),
  max_findings: defaulted(
    whole(
      1,
      FINDINGS.most,
      'Findings that are listed. When there are more, one further finding of severity `info` counts all of them by rule; `error_count`, ' +
        '`warning_count` and `valid` are those of all.',
    ),
    FINDINGS.listed,
  ),
});

export const ExtractOptionsSchema = object('ExtractOptions', 'How a document is read.', {
  include_xml: defaulted(flag('Whether the answer holds the XML text.'), true),
});

export const RenderOptionsSchema = object('RenderOptions', 'How a document is shown.', {
  format: defaulted(choice(RENDER_FORMATS, null, 'A PDF, or one HTML file.'), 'pdf'),
  language: orNull(
    choice(LANGUAGES, null, 'Language of the page; without, that of Accept-Language, else French.'),
  ),
});

export const ConvertOptionsSchema = object('ConvertOptions', 'What a document is converted to, and how.', {
  to: choice(OUTPUTS, null, 'What to produce.'),
  profile: orNull(
    choice(
      PROFILES,
      null,
      'Profile of the result; without, that of the source, or the smallest of the output that holds as much. A CIUS then keeps its BT-24.',
    ),
  ),
  check: defaulted(choice(CHECKS, null, `${CHECK} The source and the result are judged by them.`), 'fr-ctc'),
  allow_loss: defaulted(
    flag('Convert although values with a business term are lost; else `lossy_conversion`.'),
    false,
  ),
  allow_invalid: defaulted(
    flag('Convert although the source fails rules; the result may then fail them, too.'),
    false,
  ),
  explain: defaulted(flag('Add the ledger of the totals to the envelope.'), false),
  plausibility: defaulted(
    flag('Warn of what no rule forbids and is probably wrong in the source. It is no part of the verdicts.'),
    false,
  ),
  language: orNull(
    choice(
      LANGUAGES,
      null,
      'Language of pages that are drawn; without, that of Accept-Language, else French.',
    ),
  ),
});

/** The parts of embed that choose. */
export const EmbedOptionsSchema = object('EmbedOptions', 'How an invoice is put into a PDF.', {
  profile: defaulted(choice(PROFILES, null, 'Profile of the XML made from `invoice_json`.'), 'en16931'),
  check: defaulted(choice(CHECKS, null, 'Rules the XML is judged by.'), 'fr-ctc'),
  language: defaulted(choice(LANGUAGES, null, 'Language of the metadata.'), 'fr'),
  flatten: defaulted(
    flag(
      'Fields and signatures of the PDF become part of its pages as they look; else a signed PDF is refused.',
    ),
    false,
  ),
  plausibility: defaulted(flag('Warn of what no rule forbids and is probably wrong in the invoice.'), true),
});

const SIDE =
  'A pack as `br-fr-cii@1.4.0.03`; all packs of a version whose identifiers begin so, `br-fr@1.4.0.03`; or a day (YYYY-MM-DD): the packs in force then.';

/** Of the rule packs. */
export const RulesetsOptionsSchema = object('RulesetsOptions', 'Which day it is for the rule packs.', {
  as_of: asOf,
});

/** Of two sides of rule packs. */
export const RulesetDiffOptionsSchema = object('RulesetDiffOptions', 'Which rule packs are compared.', {
  from: text(null, SIDE, { pattern: FORMS.rulesets.pattern }),
  to: text(null, SIDE, { pattern: FORMS.rulesets.pattern }),
});

export type ValidateOptions = Complete<Static<typeof ValidateOptionsSchema>>;
export type ExtractOptions = Complete<Static<typeof ExtractOptionsSchema>>;
export type RenderOptions = Complete<Static<typeof RenderOptionsSchema>>;
export type ConvertOptions = Complete<Static<typeof ConvertOptionsSchema>>;
export type EmbedOptions = Complete<Static<typeof EmbedOptionsSchema>>;
export type RulesetsOptions = Complete<Static<typeof RulesetsOptionsSchema>>;
export type RulesetDiffOptions = Complete<Static<typeof RulesetDiffOptionsSchema>>;
