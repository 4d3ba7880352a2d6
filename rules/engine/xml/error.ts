import { positionAt } from './position.ts';

/** A document that is not well-formed XML, or uses what we refuse by construction (DTD, depth). */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly line: number;
  readonly column: number;

  constructor(reason: string, bytes: Buffer, offset: number) {
    const { line, column } = positionAt(bytes, Math.min(offset, bytes.length));
    super(`${reason} (line ${line}, column ${column})`);
    this.line = line;
    this.column = column;
  }
}
