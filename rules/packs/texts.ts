import type { RuleFact } from '@conforme/engine/schematron/pack';
import { fixFor, type ElementNames } from './fix.ts';

/** rules.json, messages/en.json and messages/fr.json of a pack, merged with those of the packs it extends. */
export interface Texts {
  /** As they are asserted, in the order of the pack. */
  readonly rules: readonly RuleFact[];
  readonly facts: Readonly<Record<string, Facts>>;
  readonly messages: Readonly<Record<Language, Messages>>;
}

export type Language = 'fr' | 'en';

export interface Facts {
  readonly terms: readonly string[];
  readonly reference: string;
  readonly family?: string;
  /** Which of its terms is at fault, where a value of the finding, counted from 1, says it. */
  readonly blames?: { readonly value: number; readonly is: string; readonly term: string };
  readonly name?: Readonly<Record<Language, string>>;
}

export interface Speech {
  readonly title?: string;
  readonly message?: string;
  readonly explanation?: string;
  readonly fix?: string;
}

export interface Messages {
  readonly rules: Readonly<Record<string, Speech>>;
  readonly families: Readonly<Record<string, Speech>>;
}

/** What a finding tells its reader (spec of findings: title, message, explanation, fix, reference). */
export interface Explanation {
  readonly title: string;
  readonly message: string;
  readonly explanation: string;
  readonly fix: string;
  readonly reference: string;
}

/** The term that a finding of a rule says is at fault; null where it does not say. */
export function blamedTerm({ facts }: Texts, rule: string, values: readonly string[]): string | null {
  const { blames } = facts[rule] ?? {};
  return blames !== undefined && values[blames.value - 1]?.trim() === blames.is ? blames.term : null;
}

/** A rule's own words win over its family's, field by field. */
function speechOf(texts: Texts, rule: string, language: Language): Speech {
  const { rules, families } = texts.messages[language];
  const family = texts.facts[rule]?.family;
  return { ...(family === undefined ? {} : families[family]), ...rules[rule] };
}

/** Who reads, and what was found. */
export interface Reader {
  readonly language: Language;
  /** What the message's `value-of` found. */
  readonly values: readonly string[];
  /** Of the rules. */
  readonly syntax: string;
  /** For who sent a document; without, the fix has names of the request. */
  readonly names?: ElementNames | undefined;
}

/**
 * A rule explained. `fallback`: what to give where the language has no words of its own (English keeps its messages in the
 * rules themselves; strangers often have nothing else).
 */
export function explain(
  texts: Texts,
  rule: string,
  { language, values, syntax, names }: Reader,
  fallback: { readonly title: string; readonly message: string },
): Explanation {
  const speech = speechOf(texts, rule, language);
  const facts = texts.facts[rule];
  const fill = (text: string): string => filled(text, rule, facts, language, values, spoken);
  const say = (text: string): string => fill(withoutEmptyQuotes(text, values, language));
  // A fix quotes what to write into JSON or XML: there a decimal has a point in every language.
  const fillRaw = (text: string): string => filled(text, rule, facts, language, values, (value) => value);
  return {
    title: speech.title === undefined ? fallback.title : fill(speech.title),
    message: speech.message === undefined ? fallback.message : say(speech.message),
    explanation: fill(speech.explanation ?? ''),
    fix: fillRaw(fixFor(speech.fix ?? '', facts?.terms ?? [], syntax, names)),
    reference: facts?.reference ?? '',
  };
}

/** What stands where a value would be quoted that the invoice does not give. */
const NOTHING: Readonly<Record<Language, string>> = { en: '(nothing)', fr: '(rien)' };

/** Nobody reads `""` as "nothing": the quotes go with the value. */
export function withoutEmptyQuotes(text: string, values: readonly string[], language: Language): string {
  return text.replaceAll(/(["“«])[\s\u00a0]*\{(\d+)\}[\s\u00a0]*(["”»])/g, (whole, _, place: string) =>
    values[Number(place) - 1]?.trim() === '' ? NOTHING[language] : whole,
  );
}

/** `{1?}…{1:}…{1;}`: the first part where the finding has that value, or with `{1=0?}` this value; else the second. Parts may have parts of other values. */
function chosen(text: string, values: readonly string[]): string {
  return text.replaceAll(
    /\{(\d+)(?:=([^{}?]+))?\?\}(.*?)(?:\{\1:\}(.*?))?\{\1;\}/gs,
    (_, place: string, wanted: string | undefined, first: string, second = '') => {
      const value = (values[Number(place) - 1] ?? '').trim();
      return chosen((wanted === undefined ? value !== '' : value === wanted) ? first : second, values);
    },
  );
}

/**
 * `{1}`… are the finding's values, `{1 date}` one that is a date, `{rule}`, `{term}` and `{name}` the rule's facts; other
 * braces stay.
 */
function filled(
  text: string,
  rule: string,
  facts: Facts | undefined,
  language: Language,
  values: readonly string[],
  say: typeof spoken,
): string {
  const words: Readonly<Record<string, string>> = {
    rule,
    term: facts?.terms.join(', ') ?? '',
    name: facts?.name?.[language] ?? rule,
  };
  return chosen(text, values).replaceAll(
    /\{(\w+)( date)?\}/g,
    (whole, key: string, date: string | undefined, at: number, all: string) => {
      if (!/^\d+$/.test(key)) return Object.hasOwn(words, key) ? words[key]! : whole;
      const value = values[Number(key) - 1] ?? '';
      return date === undefined ? say(value, language, all.slice(0, at)) : dated(value, language);
    },
  );
}

/** CII writes days as YYYYMMDD, UBL as YYYY-MM-DD; people read neither in French. */
function dated(value: string, language: Language): string {
  const day = /^(\d{4})-?(0[1-9]|1[0-2])-?([0-2]\d|3[01])$/.exec(value);
  if (!day) return value;
  const [, year, month, date] = day;
  return language === 'fr' ? `${date}/${month}/${year}` : `${year}-${month}-${date}`;
}

/**
 * The French words before a value that is a name or a quotation and no amount: invoice 2026.118 and line 1.2 are not called
 * 2026,118 and 1,2, and what stands in quotes is what the invoice says.
 */
const NAMED =
  /(?:«[\s\u00a0]*|(?:(?<!total des )lignes?|factures?|parente|groupe|numéro(?: de TVA)?|fiscal|vendeur|acheteur|bénéficiaire|objet|jointe|article) )$/iu;

/** French writes decimals with a comma; what only looks like a number (dates, codes, and what `before` announces) stays. */
export function spoken(value: string, language: Language, before = ''): string {
  if (language !== 'fr' || !/^-?\d+\.\d+$/.test(value) || NAMED.test(before)) return value;
  return value.replace('.', ',');
}
