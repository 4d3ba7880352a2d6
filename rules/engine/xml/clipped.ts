/** Most characters of a document that a finding repeats in one place: a name or a value may be as long as the document. */
export const LONGEST_ECHO = 200;

/** The beginning of what is longer than a finding repeats. */
export const clipped = (text: string): string =>
  text.length > LONGEST_ECHO ? `${text.slice(0, LONGEST_ECHO - 1).toWellFormed()}…` : text;
