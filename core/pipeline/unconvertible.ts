import type { Bilingual } from '@conforme/proto/schema';
import { PROFILE_TABLE } from '@conforme/proto/schema/profiles';
import { isDay } from '@conforme/proto/schema/values';
import { Decimal } from '@conforme/engine/decimal';
import { EngineError } from '../errors.ts';
import type { CompleteInvoice } from '../invoice/index.ts';
import type { Language, Written } from '../plugin/index.ts';
import type { Destination } from './destination.ts';
import { isFacturX, type Adapted } from './expressible/index.ts';
import type { OpenedDocument } from './open.ts';
import { sentence, type SourcedFinding } from './report.ts';
import type { ReportedFinding } from './reported.ts';
import { failedRules, listedOf } from './listed.ts';
import { traced } from './traced.ts';
import type { Judgement } from './validate.ts';

/** What a document cannot do without, and the source does not give. */
interface Obstacle {
  readonly term: string;
  readonly pointer: string;
  readonly message: Bilingual;
  readonly fix: Bilingual;
}

/** @throws EngineError for a source of which no valid document of this kind can be made, whatever is left out. */
export function refuseImpossible(
  invoice: CompleteInvoice,
  destination: Destination,
  language: Language,
): void {
  const obstacle = OBSTACLES.map((find) => find(invoice, destination)).find((each) => each !== null);
  if (!obstacle) return;
  const { term, pointer, message, fix } = obstacle;
  const finding: ReportedFinding = {
    source: 'xsd',
    severity: 'fatal',
    rule: null,
    message: message[language],
    location: null,
    test: null,
    terms: [term],
    title: TITLE[language],
    explanation: EXPLANATION[language],
    fix: fix[language],
    pointer,
    pointers: [pointer],
  };
  throw new EngineError('invalid_input', message, [finding]);
}

const TITLE: Bilingual = { en: 'No such document can be made', fr: 'Un tel document est impossible' };

const EXPLANATION: Bilingual = {
  en: 'A conversion says what its source says and invents nothing; what the other document requires must stand in the source.',
  fr: "Une conversion dit ce que dit la source et n'invente rien ; ce que l'autre document exige doit figurer dans la source.",
};

type Find = (invoice: CompleteInvoice, destination: Destination) => Obstacle | null;

function withoutLines({ lines }: CompleteInvoice, { profile, output }: Destination): Obstacle | null {
  if (lines.length > 0 || PROFILE_TABLE[profile].level === 'lean') return null;
  return {
    term: 'BG-25',
    pointer: '/invoice/lines',
    message: {
      en: `The source has no invoice lines (BG-25), and profile ${profile} of ${output} requires at least one; none can be made of totals.`,
      fr: `La source n'a aucune ligne de facture (BG-25), et le profil ${profile} de ${output} en exige au moins une ; des totaux n'en donnent aucune.`,
    },
    fix: {
      en: 'Convert it to profile basicwl (cii-xml, facturx-pdf), or convert a document of the same invoice that has lines.',
      fr: 'Convertissez-la vers le profil basicwl (cii-xml, facturx-pdf), ou convertissez un document de la même facture qui a des lignes.',
    },
  };
}

function withoutDay({ issue_date: day }: CompleteInvoice, { output }: Destination): Obstacle | null {
  if (output !== 'ubl-xml' || day === '' || isDay(day)) return null;
  return {
    term: 'BT-2',
    pointer: '/invoice/issue_date',
    message: {
      en: `The day of issue (BT-2) is ${day}, which no calendar has; UBL takes days of the calendar only, and no invoice can do without this one.`,
      fr: `La date d'émission (BT-2) est ${day}, qui n'existe dans aucun calendrier ; UBL n'accepte que les jours du calendrier, et nulle facture ne peut se passer de celui-ci.`,
    },
    fix: { en: 'Correct the day in the source.', fr: 'Corrigez la date dans la source.' },
  };
}

/** MINIMUM has no VAT breakdown, and every other profile demands one. */
function withoutBreakdown({ totals }: CompleteInvoice, { profile, output }: Destination): Obstacle | null {
  if (totals.vat_breakdown.length > 0) return null;
  return {
    term: 'BG-23',
    pointer: '/invoice/totals/vat_breakdown',
    message: {
      en: `The source has no VAT breakdown (BG-23), and profile ${profile} of ${output} requires one; none can be made of totals.`,
      fr: `La source n'a pas de ventilation de la TVA (BG-23), et le profil ${profile} de ${output} en exige une ; des totaux n'en donnent aucune.`,
    },
    fix: {
      en: 'Convert a document of the same invoice that has one.',
      fr: 'Convertissez un document de la même facture qui en a une.',
    },
  };
}

/** BASIC WL has no place for BT-114, without which the amount due does not follow from the totals (BR-CO-16). */
function withRounding({ totals }: CompleteInvoice, { profile, output }: Destination): Obstacle | null {
  const isRounded = !(Decimal.parse(totals.rounding ?? '0') ?? Decimal.zero).isZero();
  if (!isRounded || PROFILE_TABLE[profile].level !== 'lean') return null;
  return {
    term: 'BT-114',
    pointer: '/invoice/totals/rounding',
    message: {
      en: `The amount due of the source is rounded by ${totals.rounding} (BT-114), for which profile ${profile} of ${output} has no place; without it the totals do not add up.`,
      fr: `Le montant à payer de la source est arrondi de ${totals.rounding} (BT-114), pour lequel le profil ${profile} de ${output} n'a pas de place ; sans lui, les totaux ne concordent pas.`,
    },
    fix: { en: 'Convert it to profile en16931.', fr: 'Convertissez-la vers le profil en16931.' },
  };
}

/** Italian VAT that the buyer pays to the State (BT-151): the schemas of Factur-X do not have it. */
function withSplitPayment({ totals }: CompleteInvoice, destination: Destination): Obstacle | null {
  const at = totals.vat_breakdown.findIndex(({ category }) => category === 'B');
  if (at < 0 || !isFacturX(destination)) return null;
  return {
    term: 'BT-118',
    pointer: `/invoice/totals/vat_breakdown/${at}/category`,
    message: {
      en: 'The source has VAT of category B (split payment, BT-118), which Factur-X does not know.',
      fr: 'La source a de la TVA de catégorie B (paiement scindé, BT-118), que Factur-X ne connaît pas.',
    },
    fix: {
      en: 'Convert it to profile en16931 of cii-xml or ubl-xml.',
      fr: 'Convertissez-la vers le profil en16931 de cii-xml ou ubl-xml.',
    },
  };
}

const OBSTACLES: readonly Find[] = [
  withoutLines,
  withoutBreakdown,
  withoutDay,
  withRounding,
  withSplitPayment,
];

/** What became of a source. */
export interface Attempt {
  readonly adapted: Adapted;
  readonly written: Written;
  readonly destination: Destination;
}

/** How many of the rules that fail stand in the message; the details have all. */
const NAMED = 3;

/**
 * The refusal of a result that fails rules which its source does not. Each finding names the values of the source it is about, as
 * extract gives them.
 */
export function resultRefused(
  judgement: Judgement,
  opened: OpenedDocument,
  attempt: Attempt,
  language: Language,
): EngineError {
  const { profile, output } = attempt.destination;
  const fatal = judgement.findings.filter(({ finding }) => finding.severity === 'fatal');
  const reasons = (reader: Language): string => reasonsIn(fatal, opened, reader);
  const count = failedRules(judgement);
  const message = {
    en: `Converted to profile ${profile} of ${output}, the invoice fails ${count} rule${count === 1 ? '' : 's'}: ${reasons('en')}`,
    fr: `Convertie dans le profil ${profile} de ${output}, la facture ne respecte pas ${count} règle${count === 1 ? '' : 's'} : ${reasons('fr')}`,
  };
  const list = (sourced: SourcedFinding): ReportedFinding => inSource(sourced, opened, attempt, language);
  return new EngineError('invalid_input', message, listedOf(judgement, language, list));
}

function reasonsIn(fatal: readonly SourcedFinding[], opened: OpenedDocument, language: Language): string {
  const named = fatal.slice(0, NAMED).map((sourced) => sentence(sourced, opened, language));
  return [...named, ...(fatal.length > NAMED ? ['…'] : [])].join(' ');
}

function inSource(
  sourced: SourcedFinding,
  opened: OpenedDocument,
  { adapted, written }: Attempt,
  language: Language,
): ReportedFinding {
  const from = { given: adapted.invoice, pointers: written.pointers, origins: NO_ORIGINS };
  const { reported, pointers: found } = traced(sourced, opened, from, language);
  const pointers = [...new Set(found.flatMap((pointer) => adapted.sourcesOf(pointer)))];
  return { ...reported, pointer: pointers[0] ?? '/invoice', pointers };
}

const NO_ORIGINS: ReadonlyMap<string, readonly string[]> = new Map();
