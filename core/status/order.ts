import type { Bilingual } from '@conforme/proto/schema';
import { STATUS_CODES, type StatusCode } from './codes.ts';
import { OBJECT_NAMES, TECHNICAL_CODES } from './technical.ts';

/** A step that public sources show. No State or FNFE text in reach closes the list, so what is missing here is doubtful, not forbidden. */
interface Steps {
  readonly to: readonly string[];
  readonly source: Source;
}

export type Source = 'general-file' | 'implementations';

/** `general-file`: general file of the State, 3.6.4, and published example chains. `implementations`: public implementations alone. */
const STEPS: Readonly<Record<string, Steps>> = {
  '': { to: ['200', '213', '501'], source: 'general-file' },
  200: { to: ['201', '213'], source: 'general-file' },
  201: { to: ['202', '221', '213'], source: 'general-file' },
  202: { to: ['203', '213', '501'], source: 'general-file' },
  203: { to: ['204', '205', '206', '207', '208', '210', '211', '212', '213'], source: 'general-file' },
  204: { to: ['205', '206', '207', '208', '210', '211'], source: 'implementations' },
  205: { to: ['211', '212'], source: 'general-file' },
  206: { to: ['210', '211', '212', '220'], source: 'implementations' },
  207: { to: ['205', '206', '210', '220'], source: 'implementations' },
  208: { to: ['209', '210'], source: 'general-file' },
  209: { to: ['204', '205', '206', '207', '210', '211'], source: 'implementations' },
  211: { to: ['212'], source: 'general-file' },
  212: { to: ['212'], source: 'general-file' },
};

const NO_STEPS: (typeof STEPS)[string] = { to: [], source: 'general-file' };

/** Optional statuses of platforms and the buyer's receipt: they may be left out of a history. */
const SKIPPABLE = new Set(['201', '202', '203', '204', '205', '211']);

/** After these the invoice has come to its end (general file, 3.6.4). */
const FINAL = new Set(['210', '213', '220', '501']);

/** Of the published list (BR-FR-CDV-CL-06), where parties agree on them; only 225 is in a chain, of implementations. */
const AGREED = new Set(['214', '224', '225', '226', '227', '228']);

export interface NextStatus {
  readonly status: StatusCode;
  readonly source: Source;
  /** Statuses that would usually come between. */
  readonly skipped: readonly string[];
}

/** What may follow a status, nearest first; of one way to a status the shortest. */
export function following(code: string): readonly NextStatus[] {
  const found = new Map<string, NextStatus>();
  let ends: readonly { readonly code: string; readonly skipped: readonly string[] }[] = [
    { code, skipped: [] },
  ];
  while (ends.length > 0) {
    const further: (typeof ends)[number][] = [];
    for (const { code: from, skipped } of ends) {
      // A history is the caller's, and may name what every object has.
      const { to, source } = Object.hasOwn(STEPS, from) ? STEPS[from]! : NO_STEPS;
      for (const next of to) {
        const status = STATUS_CODES.get(next);
        if (!status || found.has(next)) continue;
        found.set(next, { status, source, skipped });
        if (SKIPPABLE.has(next)) further.push({ code: next, skipped: [...skipped, next] });
      }
    }
    ends = further;
  }
  return [...found.values()];
}

/** What is wrong with a history. */
export interface OrderFinding {
  /** Position of the status in the history. */
  readonly index: number;
  readonly rule: 'unknown' | 'after-final' | 'order' | 'first';
  readonly severity: 'fatal' | 'warning' | 'info';
  readonly message: Bilingual;
}

export interface Outlook {
  readonly findings: readonly OrderFinding[];
  /** None after a final status. */
  readonly next: readonly NextStatus[];
}

/** What may follow a history of statuses, and where the history itself is out of order. */
export function outlook(history: readonly string[]): Outlook {
  const objects = new Set(history.map((code) => TECHNICAL_CODES.get(code)?.about));
  // The portal answers each object once; 501 alone is read as a status of an invoice.
  const isOfPortal = objects.size === 1 && !objects.has(undefined) && history.some((code) => code !== '501');
  if (isOfPortal) return { findings: [], next: [] };
  const findings = history.flatMap((code, i): OrderFinding[] => {
    const finding = step(history[i - 1] ?? '', code);
    return finding ? [{ index: i, ...finding }] : [];
  });
  const isOver = history.some((code) => FINAL.has(code));
  return { findings, next: isOver ? [] : following(history.at(-1) ?? '') };
}

function step(from: string, to: string): Omit<OrderFinding, 'index'> | null {
  if (!STATUS_CODES.has(to) && !AGREED.has(to))
    return { rule: 'unknown', severity: 'warning', message: unknown(to) };
  if (FINAL.has(from)) return { rule: 'after-final', severity: 'fatal', message: afterFinal(from, to) };
  if (AGREED.has(to)) return { rule: 'order', severity: 'warning', message: agreed(to) };
  if (from !== '' && !STATUS_CODES.has(from)) return null;
  if (following(from).some(({ status }) => status.code === to)) return null;
  if (from === '') return { rule: 'first', severity: 'info', message: notFirst(to) };
  return { rule: 'order', severity: 'warning', message: outOfOrder(from, to) };
}

function unknown(code: string): Bilingual {
  const technical = TECHNICAL_CODES.get(code);
  const about = technical && OBJECT_NAMES[technical.about];
  return {
    en: `Status ${code} is ${about ? `about ${about.en}, not about an invoice` : "none of an invoice's life cycle"}.`,
    fr: `Le statut ${code} ${about ? `porte sur ${about.fr}, pas sur une facture` : "n'est pas un statut du cycle de vie d'une facture"}.`,
  };
}

const agreed = (code: string): Bilingual => ({
  en: `Status ${code} is for parties that agreed on it; no published text says what it follows.`,
  fr: `Le statut ${code} est réservé aux parties qui en ont convenu ; aucun texte publié ne dit ce qu'il suit.`,
});

const afterFinal = (from: string, to: string): Bilingual => ({
  en: `Status ${to} cannot follow ${from}, which ends the life of the invoice (general file of the State, 3.6.4).`,
  fr: `Le statut ${to} ne peut pas suivre ${from}, qui clôt la vie de la facture (dossier général de l'État, 3.6.4).`,
});

const notFirst = (to: string): Bilingual => ({
  en: `What came before ${to} is not given, and taken to be in order: an invoice begins with 200, 213 or 501 (general file of the State, 3.6.4).`,
  fr: `Ce qui précède ${to} n'est pas donné et est supposé en ordre : une facture commence par 200, 213 ou 501 (dossier général de l'État, 3.6.4).`,
});

const outOfOrder = (from: string, to: string): Bilingual => ({
  en: `Status ${to} after ${from} is in no published chain; no closed list is published, so this is advice.`,
  fr: `Le statut ${to} après ${from} n'est dans aucun enchaînement publié ; faute de liste close, c'est un conseil.`,
});
