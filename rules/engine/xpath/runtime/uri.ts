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

const PARTS =
  /^(?:(?<scheme>[^:\/?#]*):)?(?:\/\/(?<host>[^\/?#]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>[^]*))?$/v;
const SCHEME = /^[a-zA-Z][a-zA-Z0-9+.\-]*$/v;
const BROKEN_ESCAPE = /%(?![0-9a-fA-F]{2})/v;

/** A reference against a base, character by character as they are written (RFC 3986, 5.2); an absolute one stays as it is. */
export function resolveUri(relative: string | undefined, base: string): string | undefined {
  if (relative === undefined) return undefined;
  const to = PARTS.exec(relative)!.groups!;
  if (to['scheme'] !== undefined && SCHEME.test(to['scheme'])) return relative;
  if (to['scheme'] !== undefined || BROKEN_ESCAPE.test(relative)) throw unresolved(relative, 'URI');
  const { scheme = '', host, path = '', query, fragment } = PARTS.exec(base)!.groups!;
  if (!SCHEME.test(scheme) || fragment !== undefined || (host === undefined && !path.startsWith('/')))
    throw unresolved(base, 'absolute URI without a fragment');
  const own = to['host'] !== undefined || to['path'] !== '';
  const found = withoutDots(to['host'] !== undefined ? to['path']! : merged(host, path, to['path']!));
  return [
    `${scheme}:`,
    written('//', to['host'] ?? host),
    own ? found : path,
    written('?', own ? to['query'] : (to['query'] ?? query)),
    written('#', to['fragment']),
  ].join('');
}

const unresolved = (text: string, what: string): EvaluationError =>
  new EvaluationError('FORG0002', `${quoted(text)} is no ${what}`);

const written = (sign: string, part: string | undefined): string => (part === undefined ? '' : sign + part);

/** A relative path takes the place of what stands behind the last slash of the base. */
function merged(host: string | undefined, path: string, relative: string): string {
  if (relative.startsWith('/')) return relative;
  return path === '' && host !== undefined ? `/${relative}` : path.replace(/[^\/]*$/v, relative);
}

/** `.` is the folder itself, `..` the one above, and above the highest there is none (RFC 3986, 5.2.4). */
function withoutDots(path: string): string {
  const kept: string[] = [];
  const all = path.split('/');
  for (const [index, segment] of all.entries()) {
    const dots = segment === '.' || segment === '..';
    if (segment === '..' && kept.length > 1) kept.pop();
    if (!dots) kept.push(segment);
    else if (index === all.length - 1) kept.push('');
  }
  return kept.join('/');
}

const FORMS: ReadonlySet<string> = new Set(['NFC', 'NFD', 'NFKC', 'NFKD']);

export function normalizeUnicode(text: string, form = 'NFC'): string {
  const name = form.trim().toUpperCase();
  if (name === '') return text;
  if (!FORMS.has(name)) throw new EvaluationError('FOCH0003', `${quoted(form)} is no normalization form`);
  return text.normalize(name);
}
