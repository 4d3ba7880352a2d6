// Files of Word, Excel, LibreOffice and the like are zip archives.

/**
 * As they begin, a character a byte: the header of a first entry (APPNOTE, 4.3.7), which is one of OPC (ECMA-376-2: `[Content_Types].xml`,
 * `_rels/`) or of what programs write before these, or the `mimetype` of OpenDocument (part 2, 3.3).
 */
export const OFFICE_FILE =
  /^PK[^ -~]{2}[^]{26}(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/|(?:xl\/workbook|word\/document|ppt\/presentation)\.|mimetypeapplication\/vnd\.oasis\.opendocument)/;
