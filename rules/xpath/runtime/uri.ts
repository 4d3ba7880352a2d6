import { EvaluationError, quoted } from './error.ts';

const hex = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const escaped = (character: string): string => [...new TextEncoder().encode(character)].map(hex).join('');

/** Characters no URI may hold (RFC 3987, 3.1); what is escaped already stays. */
export function iriToUri(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]|["<>\\^`\{\|\}]/gv, escaped);
}

/** Only what is not ASCII, as HTML has it for attributes. */
export function escapeHtmlUri(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/gv, escaped);
}

/** A reference against a base (RFC 3986, 5); an absolute one stays as it is. */
export function resolveUri(relative: string | undefined, base: string): string | undefined {
  if (relative === undefined || /^[a-zA-Z][a-zA-Z0-9+.\-]*:/v.test(relative)) return relative;
  try {
    return new URL(relative, base).href;
  } catch {
    throw new EvaluationError('FORG0002', `${quoted(base)} is no absolute URI`);
  }
}

const FORMS: ReadonlySet<string> = new Set(['NFC', 'NFD', 'NFKC', 'NFKD']);

export function normalizeUnicode(text: string, form = 'NFC'): string {
  const name = form.trim().toUpperCase();
  if (name === '') return text;
  if (!FORMS.has(name)) throw new EvaluationError('FOCH0003', `${quoted(form)} is no normalization form`);
  return text.normalize(name);
}
