// What free text says of the three things French law wants mentioned, so that no mention contradicts the invoice it is added
// to (decision 42). Words of the languages that invoices to and from France are written in: French, English, German, Dutch,
// Italian and Spanish.

/** What a mention is about: the words that name it, in notes and, less strictly, in payment terms. */
export interface Topic {
  readonly anywhere: RegExp;
  /** In payment terms (BT-20) these words can mean nothing else. */
  readonly inTerms?: RegExp;
}

type Stance = 'affirmed' | 'denied';

const NEGATION_BEFORE =
  /(?<!\p{L})(?:pas|aucune?s?|sans|ni|nulle?|no|not|non|without|neither|nor|kein\p{L}*|ohne|geen|zonder|senza|nessun\p{L}*|sin|ningún|ninguna)(?:[^\p{L}]+\p{L}+){0,3}[^\p{L}]*$/iu;
const NEGATION_AFTER =
  /^\p{L}*(?:(?!\p{L})[^\p{L}%\d]*(?:\p{L}+[^\p{L}%\d]+){0,6}?)?(?:n['’]\p{L}+|(?:ne|pas|néant|exclue?s?|nil|none|not|never|nein|nicht|entfällt|ausgeschlossen|niet|geen|non|no)(?!\p{L})|0+(?:[.,]0+)?\s*%)/iu;

/** Commas and stops end a clause, except within numbers; a colon does not: `Escompte : néant`. */
const CLAUSE_END = /[;,.](?!\d)|[\n\r!]/u;

/** True when a text and this topic's mention cannot both hold: one promises what the other refuses. */
export function contradicts(mention: string, text: string, topic: Topic, isTerms: boolean): boolean {
  // Most texts are about something else; a mention always is about its topic.
  const taken = stances(text, topic, isTerms);
  if (taken.length === 0) return false;
  const [own] = stances(mention, topic, false);
  return own !== undefined && taken.some((stance) => stance !== own);
}

/** Every stance a text takes, clause by clause. */
function stances(text: string, topic: Topic, isTerms: boolean): Stance[] {
  return text.split(CLAUSE_END).flatMap((clause) => {
    const word = topic.anywhere.exec(clause) ?? (isTerms && topic.inTerms?.exec(clause)) ?? null;
    return word ? [stanceOf(clause, word)] : [];
  });
}

function stanceOf(clause: string, { 0: word, index }: RegExpExecArray): Stance {
  const isDenied =
    NEGATION_BEFORE.test(clause.slice(0, index)) || NEGATION_AFTER.test(clause.slice(index + word.length));
  return isDenied ? 'denied' : 'affirmed';
}
