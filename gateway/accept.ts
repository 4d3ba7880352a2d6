import type { IncomingHttpHeaders } from 'node:http';

interface Range {
  readonly type: string;
  readonly quality: number;
}

/** Media ranges of an Accept header (RFC 9110, 12.5.1), with their quality. */
function ranges(header: string): Range[] {
  return header.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    return { type, quality: Number.isFinite(value) ? value : 0 };
  });
}

const JSON_TYPE = /application\/json/i;

/** True when JSON is accepted by name and not less than the document itself: a bare wildcard means the document. */
export function prefersJson(header: string | undefined, documentType: string): boolean {
  if (header === undefined || !JSON_TYPE.test(header)) return false;
  const given = ranges(header);
  const json = given.find(({ type }) => type === 'application/json')?.quality ?? 0;
  const document = given.find(({ type }) => type === documentType)?.quality ?? 0;
  return json > 0 && json >= document;
}

/** The language of who asks: English where they do not say. */
export function readersLanguage({ headers }: { readonly headers: IncomingHttpHeaders }): 'fr' | 'en' {
  return language(headers['accept-language'], 'en');
}

/** `fr` or `en`, whichever the reader prefers; `fallback` when neither. */
export function language<T extends 'fr' | 'en' | null>(
  header: string | undefined,
  fallback: T,
): 'fr' | 'en' | T {
  if (header === undefined) return fallback;
  const known = ranges(header)
    .map(({ type, quality }) => ({ tag: type.split('-')[0], quality }))
    .filter(({ tag, quality }) => (tag === 'fr' || tag === 'en') && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return known[0] ? (known[0].tag as 'fr' | 'en') : fallback;
}
