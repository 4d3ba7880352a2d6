import { location } from '@conforme/engine/xml';
import { duplicate, identityOf, type Other } from '../plausibility/identity.ts';
import type { Doubt, Doubtful } from '../plausibility/index.ts';
import type { ReadInvoice } from '../invoice/index.ts';
import type { Language, Recognised } from '../plugin/index.ts';
import { onDemand } from '../plugin/on-demand.ts';
import { currencyDoubt } from './currencies.ts';
import { unknownGuideline } from './guideline.ts';
import { listedOf } from './listed.ts';
import { nodeOfValue } from './offending.ts';
import { readInvoice, type FoundDocument, type OpenedDocument } from './open.ts';
import type { ReportedFinding } from './reported.ts';

/** Brings validators in, which most calls of other kinds do without. */
const doubting = onDemand(() => import('../plausibility/index.ts'));

const TITLE = { en: 'Plausibility', fr: 'Vraisemblance' };

const EXPLANATION = {
  en: 'No rule forbids it, and it is no part of the verdict; it is most often a slip all the same.',
  fr: "Aucune règle ne l'interdit, et le verdict n'en dépend pas ; c'est pourtant le plus souvent une erreur.",
};

interface DoubtOptions {
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly language: Language;
  /** Doubts that are listed. */
  readonly maxFindings?: number;
  /** Where else the same invoice is. */
  readonly sameAs?: Other | null;
  /** Where they are in the document is left out: they are only counted. */
  readonly withoutPlaces?: boolean;
}

/** What tells an invoice from all others, and where its number stands. */
export interface Identity {
  /** A hash (core/plausibility/identity.ts). */
  readonly key: string;
  readonly location: string;
  readonly line: number;
  readonly column: number;
}

/** A judgement with the doubts about its document, and which invoice that is; neither for what is no invoice. */
export async function doubted<J extends { readonly findings: readonly ReportedFinding[] }>(
  judged: J,
  document: FoundDocument,
  options: DoubtOptions,
): Promise<J & { readonly identity: Identity | null }> {
  const { syntax } = document;
  if (syntax === null) return { ...judged, identity: null };
  const opened = { ...document, syntax };
  const invoice = await readInvoice(opened);
  const doubts = await doubtsInside(opened, invoice, options);
  const isWhole = judged.findings.every(({ source, rule }) => source !== 'xsd' || rule !== 'unknown');
  const sure = isWhole ? doubts : doubts.filter(({ rule }) => rule === null || !OF_ABSENCE.has(rule));
  return { ...judged, findings: [...judged.findings, ...sure], identity: identityIn(opened, invoice) };
}

/** What a document seems to lack may stand in an element that was not understood. */
const OF_ABSENCE: ReadonlySet<string> = new Set(['PLAUSIBLE-DUE-DATE', 'PLAUSIBLE-DIRECT-DEBIT']);

/**
 * What is doubtful about an invoice, in the coordinates of its document.
 * @param invoice what was read of the document
 */
export async function doubtsInside(
  document: OpenedDocument,
  invoice: ReadInvoice,
  { asOf, language, maxFindings, sameAs, withoutPlaces = false }: DoubtOptions,
): Promise<readonly ReportedFinding[]> {
  const twice = sameAs ? [duplicate(sameAs)] : [];
  const doubts = [...unknownGuideline(document.recognised), ...(await doubtsAbout(invoice, asOf)), ...twice];
  const findings = listed(doubts, language, maxFindings).map(
    ({ pointer, pointers: _pointers, terms, ...finding }): ReportedFinding => ({
      ...finding,
      ...(terms && { terms }),
      ...(!withoutPlaces && pointer && terms?.[0] && placeOf(document, pointer, terms[0])),
    }),
  );
  const other = currencyDoubt(document, invoice);
  if (other === null) return findings;
  const { pointer: _, pointers: _all, ...finding } = findingOf(other.doubt, language);
  return [...findings, { ...finding, ...(!withoutPlaces && placeAt(document, other.node)) }];
}

type Place = Pick<Identity, 'location' | 'line' | 'column'>;

function placeOf(document: OpenedDocument, pointer: string, term: string): Place {
  const { syntax, tree } = document;
  return placeAt(document, nodeOfValue(tree, term, pointer, syntax));
}

function placeAt({ syntax, tree }: OpenedDocument, node: number): Place {
  return { location: location(tree, node, syntax.prefixes), ...tree.position(node) };
}

function identityIn(document: OpenedDocument, invoice: ReadInvoice): Identity | null {
  const keyOf = identityOf(invoice);
  if (keyOf === null) return null;
  return {
    ...placeOf(document, '/invoice/number', 'BT-1'),
    get key() {
      return keyOf();
    },
  };
}

/**
 * What is doubtful about an invoice of a request, at its fields, as findings beside those of the rules (decision 46).
 *
 * @param written what the document made of it was recognised to be
 */
export async function plausibility(
  invoice: Doubtful,
  written: Recognised,
  { asOf, language }: DoubtOptions,
): Promise<readonly ReportedFinding[]> {
  return listed([...unknownGuideline(written), ...(await doubtsAbout(invoice, asOf))], language);
}

async function doubtsAbout(invoice: Doubtful, today: string): Promise<readonly Doubt[]> {
  const { doubtsOf } = await doubting();
  return doubtsOf(invoice, { today });
}

/** As of findings, the first are listed and the others counted. */
function listed(doubts: readonly Doubt[], language: Language, most?: number): readonly ReportedFinding[] {
  const findings = doubts.map((doubt) => {
    const { rule, message } = doubt;
    return {
      source: 'plausibility',
      finding: { severity: 'warning', rule, message: message.en },
      doubt,
    } as const;
  });
  return listedOf({ findings }, language, ({ doubt }) => findingOf(doubt, language), most);
}

/** A doubt in the words of a language, as a finding. */
export function findingOf(
  { rule, terms, pointer, message, fix }: Doubt,
  language: Language,
): ReportedFinding {
  return {
    source: 'plausibility',
    severity: 'warning',
    rule,
    message: message[language],
    location: null,
    test: null,
    terms,
    title: TITLE[language],
    explanation: EXPLANATION[language],
    fix: fix[language],
    pointer,
    pointers: [pointer],
  };
}
