/** Well inside what every file system and header takes, percent-encoded too. */
const LONGEST_NAME = 100;

/** Decision 38; the number of a foreign document may hold anything, and be of any length. */
export function fileNameOf(number: string): string {
  return number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, LONGEST_NAME);
}
