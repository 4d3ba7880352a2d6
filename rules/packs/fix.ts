// What to do about a finding, for two readers from one source: who sent JSON reads names of the request, who sent a document its elements.

/** What an element is called by the term it carries; null where the document has no such place. */
export type ElementNames = (term: string) => string | null;

/** `{request?}…{request:}…{request;}`: the first part for who sent JSON, the second for who sent a document. */
const READERS = /\{request\?\}(.*?)(?:\{request:\}(.*?))?\{request;\}/gs;

/** `{cii?}…{cii:}…{cii;}`, in what is for who sent a document: the first part for CII, the second for UBL. */
const SYNTAXES = /\{cii\?\}(.*?)(?:\{cii:\}(.*?))?\{cii;\}/gs;

/** `` `totals.line_total|BT-106` ``: a field of the request and the term it is; `{term}` is that of the rule. */
const FIELD = /`([^`|]+)\|([^`|]+)`/g;

/** So near behind an element its term is not said twice. */
const NEAR = /^[^.;]{0,60}/;

/**
 * @param terms of the rule
 * @param syntax of the rules, and so of the document
 * @param names of elements, for who sent a document; without, names of the request are given.
 */
export function fixFor(
  text: string,
  terms: readonly string[],
  syntax: string,
  names: ElementNames | undefined,
): string {
  const chosen = text
    .replaceAll(READERS, (_, request: string, document = '') => (names ? document : request))
    .replaceAll(SYNTAXES, (_, cii: string, ubl = '') => (syntax === 'cii' ? cii : ubl));
  if (!names) return chosen.replaceAll(FIELD, '$1');
  return chosen.replaceAll(FIELD, (whole, _field: string, term: string, at: number) => {
    const name = firstName(term === '{term}' ? terms : [term], names);
    const [behind] = NEAR.exec(chosen.slice(at + whole.length))!;
    const isSaid = behind.split(/[ (),`|]/).includes(term);
    if (name === null) return term;
    return isSaid ? name : `${name} (${term})`;
  });
}

function firstName(terms: readonly string[], names: ElementNames): string | null {
  for (const term of terms) {
    const name = names(term);
    if (name !== null) return name;
  }
  return null;
}
