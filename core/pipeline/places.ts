import { termsAt } from '@conforme/proto/schema/terms';
import type { GenerateOptions, OutputFormat } from '@conforme/proto/schema';
import { Decimal } from '@conforme/engine/decimal';
import { EngineError } from '../errors.ts';
import { sourcesOf, type Completed, type CompleteInvoice } from '../invoice/index.ts';
import type { Language, SyntaxPlugin, Written } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { uncarried } from './carried.ts';
import type { ReportedFinding } from './reported.ts';

type Destination = Pick<GenerateOptions, 'profile' | 'output'> & { readonly guideline?: string | null };

/** What BASIC WL leaves out by decision, and what the contract uses in place of something else. */
const optionsOf = (profile: string) => ({ withoutLines: profile === 'basicwl', departments: true });

/** Values of an invoice that a document has no place for, as JSON Pointers into the complete invoice. */
export interface MissingPlaces {
  readonly refused: readonly string[];
  /** What BASIC WL leaves out of EN 16931-1, as it always did; the caller is warned of it. */
  readonly leftOut: readonly string[];
}

const NONE_MISSING: MissingPlaces = { refused: [], leftOut: [] };

/** What of an invoice has no place in the profile it was written in: fields to refuse, and those a profile without lines leaves out. */
export function missingPlaces(
  syntax: SyntaxPlugin,
  { invoice }: Completed,
  written: Written,
  { profile }: Destination,
): MissingPlaces {
  const missing = uncarried(invoice, written, optionsOf(profile));
  if (missing.length === 0) return NONE_MISSING;
  if (profile !== 'basicwl') return { refused: missing, leftOut: [] };
  const beyond = uncarried(invoice, syntax.write(invoice, 'en16931'), optionsOf('en16931'));
  const isRefused = (pointer: string): boolean =>
    beyond.some((at) => isWithin(pointer, at)) || isSummed(invoice, pointer);
  return { refused: missing.filter(isRefused), leftOut: missing.filter((pointer) => !isRefused(pointer)) };
}

/** BT-114 is part of the amount due (BR-CO-16): without it the totals that are left contradict each other. */
function isSummed({ totals }: CompleteInvoice, pointer: string): boolean {
  return pointer === '/invoice/totals/rounding' && !Decimal.of(totals.rounding!).isZero();
}

/** A warning for each value that BASIC WL leaves out. */
export function leftOutWarnings(
  { leftOut }: MissingPlaces,
  { origins }: Completed,
  destination: Destination,
  language: Language,
): readonly ReportedFinding[] {
  return leftOut.map((pointer) => ({
    ...finding(pointer, sourcesOf(origins, [pointer]), destination, [], language),
    severity: 'warning',
    explanation: WORDS[language].leftOut,
    fix: WORDS[language].choose('en16931'),
  }));
}

/**
 * The refusal of an invoice with such values: a finding for each, with the profiles that have a place for it.
 * Every syntax of the registry must be loaded.
 */
export function withoutPlaces(
  registry: Registry,
  { invoice, origins }: Completed,
  { refused: missing }: MissingPlaces,
  destination: Destination,
  language: Language,
): EngineError {
  const candidates = candidatesOf(registry, invoice);
  const findings = missing.map((pointer) => {
    const pointers = sourcesOf(origins, [pointer]);
    const places = candidates.filter((candidate) => !candidate.missing.some((at) => isWithin(pointer, at)));
    return finding(pointer, pointers, destination, places, language);
  });
  const { profile, output } = destination;
  const messages = {
    en: `Profile ${profile} of ${output} has no place for ${count(missing.length, 'value', 'values')} of the invoice.`,
    fr: `Le profil ${profile} de ${output} n'a pas de place pour ${count(missing.length, 'valeur', 'valeurs')} de la facture.`,
  };
  return new EngineError('invalid_input', messages, findings);
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** One profile of one syntax, and what it does not carry of the invoice. */
interface Candidate {
  readonly profile: string;
  readonly outputs: readonly OutputFormat[];
  readonly missing: readonly string[];
}

/**
 * Called only when something has no place, so it may write the invoice once for every profile there is. For a value of a line,
 * a profile that writes no lines is none to choose.
 */
function candidatesOf(registry: Registry, invoice: CompleteInvoice): readonly Candidate[] {
  return registry.all('syntax').flatMap((syntax) =>
    [...syntax.profiles.keys()].map((profile) => ({
      profile,
      outputs: syntax.outputs,
      missing: uncarried(invoice, syntax.write(invoice, profile), {
        ...optionsOf(profile),
        withoutLines: false,
      }),
    })),
  );
}

function isWithin(pointer: string, at: string): boolean {
  return pointer === at || pointer.startsWith(`${at}/`) || at.startsWith(`${pointer}/`);
}

const WORDS = {
  en: {
    title: 'No place in this profile',
    message: (field: string, { profile, output }: Destination) =>
      `${field} has no place in profile ${profile} of ${output}.`,
    explanation:
      'A profile carries the terms it defines and no others; what it cannot carry is refused, so that nothing of the invoice is lost.',
    leftOut:
      'BASIC WL carries less than EN 16931: the value stands in the invoice that was sent, and not in the XML.',
    choose: (places: string) => `Choose a profile that carries it: ${places}. Or leave the field out.`,
    elsewhere: (field: string) => `Give it in ${field}, and leave the field out.`,
    none: 'No profile carries it beside the rest of this invoice. Leave the field out.',
  },
  fr: {
    title: 'Sans place dans ce profil',
    message: (field: string, { profile, output }: Destination) =>
      `${field} n'a pas de place dans le profil ${profile} de ${output}.`,
    explanation:
      "Un profil porte les termes qu'il définit et aucun autre ; ce qu'il ne peut pas porter est refusé, pour que rien de la facture ne se perde.",
    leftOut:
      "BASIC WL porte moins qu'EN 16931 : la valeur figure dans la facture envoyée, et non dans le XML.",
    choose: (places: string) => `Choisissez un profil qui le porte : ${places}. Ou omettez le champ.`,
    elsewhere: (field: string) => `Donnez-le dans ${field}, et omettez le champ.`,
    none: 'Aucun profil ne le porte avec le reste de cette facture. Omettez le champ.',
  },
} as const;

/** All references of a line have the same fields, but the line of its order is a term of its own. */
const ORDER_LINE = /^\/invoice\/lines\/\d+\/order\/line_id$/;

function finding(
  pointer: string,
  pointers: readonly string[],
  destination: Destination,
  places: readonly Candidate[],
  language: Language,
): ReportedFinding {
  const { title, message, explanation, choose, elsewhere, none } = WORDS[language];
  const named = places.map(({ profile, outputs }) => `${profile} (${outputs.join(', ')})`);
  return {
    source: 'xsd',
    severity: 'fatal',
    rule: null,
    message: message(pointer.slice('/invoice/'.length), destination),
    location: null,
    test: null,
    terms: termsAt(pointer),
    title,
    explanation,
    fix: ORDER_LINE.test(pointer)
      ? elsewhere('order_line_reference (BT-132)')
      : named.length > 0
        ? choose(named.join(', '))
        : none,
    pointer: pointers[0]!,
    pointers,
  };
}
