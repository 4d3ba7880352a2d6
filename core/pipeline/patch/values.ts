// Values that are not written as the schema or a rule asks, read as people write them.

import { FORMS } from '@conforme/proto/schema/forms';
import {
  eitherOf,
  localBoolean,
  localDays,
  localDecimal,
  localText,
  namedDays,
} from '@conforme/proto/schema/local-forms';
import { nearest } from '@conforme/proto/schema/nearest';
import { isDay } from '@conforme/proto/schema/values';
import type { Language } from '../../plugin/index.ts';
import { inPercent } from './vat.ts';

/** The day that is meant, or those that may be. */
const daysIn = (text: string, language: Language): readonly string[] =>
  namedDays(localDays(text, isDay), language);

const OF_TYPE: Readonly<Record<string, (text: string, language: Language) => string | null>> = {
  'xs:boolean': localBoolean,
  'xs:decimal': localDecimal,
  'xs:date': (text, language) => eitherOf(daysIn(text, language), language) || null,
};

/** Of an element that the schema does not know, the one of those that it names which is spelt nearly so. */
export function meantElement(values: readonly string[]): string | null {
  const [name = '', , expected = ''] = values.slice(-3);
  return nearest(name, expected.split(', '));
}

/** Of a finding of the schema: what stands there, and the type that is asked for, are its last values. */
export function meantValue(values: readonly string[], language: Language): string | null {
  const [text = '', type = ''] = values.slice(-2);
  return OF_TYPE[type]?.(text, language) ?? null;
}

/** Of a rule on the rates of France: the rate that is given as a share, which the rule names first. */
export const meantRate = (rule: string, text: string): string | null =>
  rule.startsWith('BR-FR-16_') ? inPercent(text) : null;

/** The rules on the SIREN of a party, which name first what stands for it. */
const OF_SIREN = /^BR-FR-(?:10_BT-30|32-LEGALID)$/;

/** A SIREN with blanks in it, or what holds one: a SIRET, a French VAT number. */
export function meantSiren(rule: string, text: string): string | null {
  const meant = OF_SIREN.test(rule) ? localText(text, new RegExp(FORMS.siren.pattern)) : null;
  return meant === text ? null : meant;
}

/** The rules on the form of days, which name the day first. */
export const OF_DAYS = /^(?:CII-DT-097|BR-FR-03_.+)$/;

/** YYYY-MM-DD in UBL, YYYYMMDD in CII, as format 102 has it. */
export function meantDay(
  rule: string,
  text: string,
  language: Language,
  syntax: string | null,
): string | null {
  if (!OF_DAYS.test(rule)) return null;
  const written = daysIn(text, language)
    .map((day) => (syntax === 'ubl' ? day : day.replaceAll('-', '')))
    .filter((day) => day !== text && day.startsWith('20'));
  return written.length === 0 ? null : eitherOf(written, language);
}
