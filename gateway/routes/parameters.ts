// The query parameters and choices of all endpoints: routes read them from here, and the API description tells of them from here.

import { CHECKS, LANGUAGES, PROFILES, RENDER_FORMATS } from '@conforme/proto/schema';
import { BOOLEAN, DAY, oneOf, WORD, type Parameter } from '../query.ts';

const asOf: Parameter = {
  ...DAY,
  default: '',
  description: 'Judge by the rule packs in force on this day; today without.',
};

export const VALIDATE_PARAMETERS = {
  check: {
    ...oneOf(CHECKS),
    default: 'fr-ctc',
    description: '`base`: the rules of EN 16931 only; `fr-ctc`: those and the French BR-FR rules.',
  },
  explain: {
    ...BOOLEAN,
    default: 'false',
    description: 'Add terms, title, explanation, fix, line and column to each finding.',
  },
  as_of: asOf,
  role: { ...WORD, default: '', description: 'Handed to the rules as `$role`.' },
  treatment: { ...WORD, default: '', description: 'Handed to the rules as `$treatment`, for example B2C.' },
} as const satisfies Record<string, Parameter>;

export const EXTRACT_PARAMETERS = {
  include_xml: { ...BOOLEAN, default: 'true', description: 'Whether the answer holds the XML text.' },
} as const satisfies Record<string, Parameter>;

export const RENDER_PARAMETERS = {
  format: { ...oneOf(RENDER_FORMATS), default: 'pdf', description: 'A PDF, or one HTML file.' },
  language: {
    ...oneOf(LANGUAGES),
    default: '',
    description: 'Language of the page; without, that of Accept-Language, else French.',
  },
} as const satisfies Record<string, Parameter>;

export const RULESETS_PARAMETERS = { as_of: asOf } as const satisfies Record<string, Parameter>;

interface Choice {
  readonly values: readonly string[];
  readonly default: string;
  readonly description: string;
}

/** The parts of embed that choose; the others are its documents. */
export const EMBED_CHOICES = {
  profile: {
    values: PROFILES,
    default: 'en16931',
    description: 'Profile of the XML made from `invoice_json`.',
  },
  check: { values: CHECKS, default: 'fr-ctc', description: 'Rules the XML is judged by.' },
  language: { values: LANGUAGES, default: 'fr', description: 'Language of the metadata.' },
  flatten: {
    values: ['true', 'false'],
    default: 'false',
    description:
      'Fields and signatures of the PDF become part of its pages as they look; else a signed PDF is refused.',
  },
} as const satisfies Record<string, Choice>;
