/** A fault of an expression that is known without any document: found when a pack is built. */
export class XPathError extends Error {
  override readonly name = 'XPathError';
  /** Where in the expression, in characters. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
