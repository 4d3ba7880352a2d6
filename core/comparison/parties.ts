import type { Party, ReadInvoice } from '@conforme/proto/schema';
import { different, notFound, same, type Compared, type Sought } from './compared.ts';
import type { Label } from './labels.ts';
import { folded, type Place, type Sheet } from './sheet.ts';
import { findColumn, findInLines, findName, lettersOf } from './texts.ts';

type Read = ReadInvoice['seller'];

const ROLES = [
  { at: 'seller', name: 'BT-27', registration: 'BT-30', vat: 'BT-31' },
  { at: 'buyer', name: 'BT-44', registration: 'BT-47', vat: 'BT-48' },
] as const;

/** How a labelled identifier of a kind goes on behind its label. */
const FORMS: Readonly<Record<string, RegExp>> = {
  SIREN: /^[ \t:.°-]{0,4}((?:\d ?){9})(?!\d| ?\d{3})/,
  'VAT-ID': /^[ \t:.°-]{0,4}([a-z]{2} ?(?:[a-z\d] ?){2}(?:\d ?){6,10}[a-z]?\d{0,2})(?![a-z\d])/,
};

interface Identifier extends Sought {
  readonly kind: keyof typeof FORMS | null;
}

/** Names and identifiers of seller and buyer. */
export function partiesOn(sheet: Sheet, labels: readonly Label[], invoice: ReadInvoice): readonly Compared[] {
  const names = ROLES.flatMap(({ at, name }): readonly Compared[] => {
    const xml = invoice[at]?.name;
    if (!xml) return [];
    const sought = { term: name, pointer: `/invoice/${at}/name`, xml };
    const place = findName(sheet, lettersOf(folded(xml))) ?? findColumn(sheet, xml);
    return [place ? same(sought, place) : notFound(sought)];
  });
  return [...names, ...identifiersOn(sheet, labels, invoice)];
}

function identifiersOn(sheet: Sheet, labels: readonly Label[], invoice: ReadInvoice): readonly Compared[] {
  const sought = ROLES.flatMap((role) => identifiersOf(invoice[role.at], role));
  const places = sought.map(({ xml, kind }) => find(sheet, lettersOf(folded(xml)), kind));
  const known = new Set(allIdentifiers(invoice));
  const strangers = Object.keys(FORMS).map((kind) => [kind, strangersOf(labels, kind, known)] as const);
  return sought.map((each, at) => {
    const place = places[at];
    if (place) return same(each, place);
    const missing = sought.filter(({ kind }, other) => kind === each.kind && !places[other]);
    const others = strangers.find(([kind]) => kind === each.kind)?.[1] ?? [];
    // With two missing, or two that the XML does not know, it is open whose is whose.
    return missing.length === 1 && others.length === 1 ? different(each, others[0]!) : notFound(each);
  });
}

function identifiersOf(party: Read, role: (typeof ROLES)[number]): readonly Identifier[] {
  const at = `/invoice/${role.at}`;
  const of = (field: keyof Party, term: string, kind: Identifier['kind']): readonly Identifier[] => {
    const xml = party?.[field];
    return typeof xml === 'string' && lettersOf(folded(xml)).length > 2
      ? [{ term, pointer: `${at}/${field}`, xml, kind }]
      : [];
  };
  return [
    ...of('siren', role.registration, 'SIREN'),
    ...(party?.siren ? [] : of('legal_registration_id', role.registration, null)),
    ...of('vat_id', role.vat, 'VAT-ID'),
  ];
}

/** A SIREN stands in the SIRET, and in the French VAT number, of its company as well. */
function find(sheet: Sheet, letters: string, kind: Identifier['kind']): Place | null {
  const alone = findInLines(sheet, letters);
  if (alone || kind !== 'SIREN') return alone;
  const longer = new RegExp(
    `(?<![\\p{L}\\d])(?:fr ?\\w\\w ?)?${[...letters].join(' ?')}(?: ?\\d){0,5}(?![\\p{L}\\d])`,
    'u',
  );
  for (const line of sheet.lines) {
    const match = longer.exec(line.folded);
    if (match) return { line, from: match.index, to: match.index + match[0].length };
  }
  return null;
}

/** Everything of the XML that is or holds an identifier of a party. */
function allIdentifiers(invoice: ReadInvoice): readonly string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const letters = lettersOf(folded(value));
      texts.push(letters, letters.slice(0, 9), letters.slice(-9));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const [key, value] of Object.entries(invoice)) if (key !== 'lines') visit(value);
  return texts;
}

/** Labelled identifiers of a kind that the XML does not know, each once. */
function strangersOf(labels: readonly Label[], kind: string, known: ReadonlySet<string>): readonly Place[] {
  const found = new Map<string, Place>();
  for (const { line, to, term } of labels) {
    const match = term === kind ? FORMS[kind]!.exec(line.folded.slice(to, to + 40)) : null;
    if (!match) continue;
    const letters = lettersOf(match[1]!);
    const from = to + match[0].length - match[1]!.length;
    if (!known.has(letters)) found.set(letters, { line, from, to: to + match[0].trimEnd().length });
  }
  return [...found.values()];
}
