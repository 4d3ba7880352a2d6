import type { Completion, Derivation, Invoice } from '@conforme/core/invoice';
import { trace } from '@conforme/core/invoice/origins';

type Mention = Exclude<keyof Invoice['french_mentions'], 'enabled'>;

/** BR-FR-05: the note subject codes an invoice between professionals must have, and where their texts come from. */
const MENTIONS: readonly (readonly [subject: string, mention: Mention])[] = [
  ['PMT', 'recovery_fee'],
  ['PMD', 'late_payment_penalties'],
  ['AAB', 'early_payment_discount'],
];

/**
 * The field that would have given the mention a rule misses: BR-FR-05_BT-22_PMT asks for the note with subject PMT; the
 * rules for UBL number the mentions in the same order.
 */
export function mentionField(rule: string): string | null {
  const which = /^BR-FR-05_BT-22[_-]([A-Z]{3}|[123])$/.exec(rule)?.[1];
  const mention = MENTIONS.find(([code], i) => code === which || String(i + 1) === which)?.[1];
  return mention === undefined ? null : `/invoice/french_mentions/${mention}`;
}

/** Adds the mentions whose subject no note has; the caller's notes stay as they are (decision 29). */
export function addMentions(completion: Completion): Completion {
  const { notes, french_mentions: mentions } = completion.invoice;
  const given = new Set(notes.map((note) => note.subject_code));
  const missing = mentions.enabled ? MENTIONS.filter(([subject]) => !given.has(subject)) : [];
  if (missing.length === 0) return completion;
  const added = missing.map(([subject, mention]) => ({ text: mentions[mention], subject_code: subject }));
  return {
    invoice: { ...completion.invoice, notes: [...notes, ...added] },
    origins: trace(
      completion.origins,
      missing.flatMap(([, mention], i) => derivations(mention, notes.length + i)),
    ),
  };
}

/** The note and both its parts come from the one sentence; its subject code is what the sentence is for. */
function derivations(mention: Mention, index: number): Derivation[] {
  const at = `/invoice/notes/${index}`;
  const from = [`/invoice/french_mentions/${mention}`];
  return [at, `${at}/text`, `${at}/subject_code`].map((pointer) => [pointer, from]);
}
