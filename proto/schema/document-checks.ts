// Checks of documents that stand in JSON.

import { CUT_OFF, whatElse } from './encoded-text.ts';
import type { Check } from './walk.ts';

/** Exactly one of these is given. */
export const oneOf =
  (...names: readonly string[]): Check =>
  (value, walk) => {
    const given = names.filter((name) => value[name] !== null);
    if (given.length !== 1) walk.fault('one_of', [names.join(', ')], [given[1] ?? names[0]!]);
  };

/** RFC 4648, sections 4 and 5, and the line breaks of RFC 2045. */
const BEYOND_BASE64 = /[^A-Za-z0-9+/_\-\s=]/;
const PADDING = /^(?:=\s*){1,2}$/;

/** A search for what must not be there takes a third of the time that matching all that may be there does: of 20 MB 25 ms. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=');
  return !BEYOND_BASE64.test(text) && (padding < 0 || PADDING.test(text.slice(padding)));
}

/** Blanks and line breaks may stand anywhere: what has any is not counted. */
const isCutOff = (text: string): boolean => text.length % 4 === 1 && !/\s/.test(text);

export const base64 =
  (name: string): Check =>
  (value, walk) => {
    const given = value[name];
    if (typeof given !== 'string') return;
    if (isBase64(given) && !isCutOff(given)) return;
    const said = whatElse(given) ?? (isBase64(given) ? CUT_OFF : null);
    walk.fault('base64', said === null ? [] : [said[walk.language]], [name]);
  };
