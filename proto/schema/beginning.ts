// What is sent, by how it begins: patterns of its first bytes, a character a byte.

const BEGINNING = 128;

export const beginningOf = (bytes: Uint8Array, length = BEGINNING): string =>
  String.fromCharCode(...bytes.subarray(0, length));

export const PDF = /^%PDF-/;
/** With and without a byte order mark, as JSON. */
export const XML = /^(?:\u00ef\u00bb\u00bf)?\s*</;
export const JSON_OBJECT = /^(?:\u00ef\u00bb\u00bf)?\s*\{/;
/** RAR, 7z and gzip. */
export const OTHER_ARCHIVE = /^(?:Rar![^ -~]{2}|7z\u00bc\u00af|[^ -~]\u008b[^ -~])/;

/**
 * Files of Word, Excel, LibreOffice and the like are zip archives: the header of a first entry (APPNOTE, 4.3.7), which is one of OPC
 * (ECMA-376-2: `[Content_Types].xml`, `_rels/`) or of what programs write before these, or the `mimetype` of OpenDocument (part 2, 3.3).
 */
export const OFFICE_FILE =
  /^PK[^ -~]{2}[^]{26}(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/|(?:xl\/workbook|word\/document|ppt\/presentation)\.|mimetypeapplication\/vnd\.oasis\.opendocument)/;
