// What is sent, by how it begins.

const BEGINNING = 128;

export const beginningOf = (bytes: Buffer): string => bytes.toString('latin1', 0, BEGINNING);

export const PDF = /^%PDF-/;
/** With and without a byte order mark, as JSON. */
export const XML = /^(?:\u00ef\u00bb\u00bf)?\s*</;
export const JSON_OBJECT = /^(?:\u00ef\u00bb\u00bf)?\s*\{/;
/** RAR, 7z and gzip. */
export const OTHER_ARCHIVE = /^(?:Rar![^ -~]|7z\u00bc\u00af|[^ -~]\u008b)/;
