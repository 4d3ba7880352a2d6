// Values that are not written as the schema or a rule asks, read as people write them.

import { localDay, localDays, localDecimal } from '@conforme/proto/schema/local-forms';
import { isDay } from '@conforme/proto/schema/values';
import type { Language } from '../../plugin/index.ts';

const dayIn = (text: string, language: Language): string | null => localDay(localDays(text, isDay), language);

const OF_TYPE: Readonly<Record<string, (text: string, language: Language) => string | null>> = {
  'xs:decimal': localDecimal,
  'xs:date': dayIn,
};

/** Of a finding of the schema: what stands there, and the type that is asked for, are its last values. */
export function meantValue(values: readonly string[], language: Language): string | null {
  const [text = '', type = ''] = values.slice(-2);
  return OF_TYPE[type]?.(text, language) ?? null;
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
  const day = OF_DAYS.test(rule) ? dayIn(text, language) : null;
  const written = (syntax === 'ubl' ? day : day?.replaceAll('-', '')) ?? null;
  return written === text || !written?.startsWith('20') ? null : written;
}
