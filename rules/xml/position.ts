/** 1-based line and column (in characters) of a place in the source text. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of a byte offset in UTF-8 text; columns count characters, not bytes. */
export function positionAt(bytes: Buffer, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let i = bytes.indexOf(10); i >= 0 && i < offset; i = bytes.indexOf(10, i + 1)) {
    line++;
    lineStart = i + 1;
  }
  return { line, column: bytes.toString('utf8', lineStart, offset).length + 1 };
}
