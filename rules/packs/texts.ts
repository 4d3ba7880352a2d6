import type { RuleFact } from '@conforme/engine/schematron/pack';

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

/** A rule's own words win over its family's, field by field. */
function speechOf(texts: Texts, rule: string, language: Language): Speech {
  const { rules, families } = texts.messages[language];
  const family = texts.facts[rule]?.family;
  return { ...(family === undefined ? {} : families[family]), ...rules[rule] };
}

/**
 * A rule explained. `values` are what its message's `value-of` found, `fallback` what to give where the language has no
 * words of its own (English keeps its messages in the rules themselves; strangers often have nothing else).
 */
export function explain(
  texts: Texts,
  rule: string,
  language: Language,
  values: readonly string[],
  fallback: { readonly title: string; readonly message: string },
): Explanation {
  const speech = speechOf(texts, rule, language);
  const facts = texts.facts[rule];
  const shown = values.map((value) => spoken(value, language));
  const fill = (text: string): string => filled(text, rule, facts, language, shown);
  // A fix quotes what to write into JSON or XML: there a decimal has a point in every language.
  const fillRaw = (text: string): string => filled(text, rule, facts, language, values);
  return {
    title: speech.title === undefined ? fallback.title : fill(speech.title),
    message: speech.message === undefined ? fallback.message : fill(speech.message),
    explanation: fill(speech.explanation ?? ''),
    fix: fillRaw(speech.fix ?? ''),
    reference: facts?.reference ?? '',
  };
}

/** `{1}`… are the finding's values, `{rule}`, `{term}` and `{name}` the rule's facts; other braces stay. */
function filled(
  text: string,
  rule: string,
  facts: Facts | undefined,
  language: Language,
  values: readonly string[],
): string {
  const words: Readonly<Record<string, string>> = {
    rule,
    term: facts?.terms.join(', ') ?? '',
    name: facts?.name?.[language] ?? rule,
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
    if (/^\d+$/.test(key)) return values[Number(key) - 1] ?? '';
    return Object.hasOwn(words, key) ? words[key]! : whole;
  });
}

/** French writes decimals with a comma; what only looks like a number from afar (dates, codes) stays. */
export function spoken(value: string, language: Language): string {
  return language === 'fr' && /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
}
