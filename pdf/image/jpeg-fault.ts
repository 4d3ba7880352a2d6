/** What kind of fault: no JPEG at all, too large, damaged, or coded in a way that PDF does not know. */
export type JpegFaultKind = 'other' | 'large' | 'damaged' | 'coding';

/** Why a JPEG cannot be put into a PDF. */
export class JpegFault extends Error {
  override readonly name = 'JpegFault';
  readonly kind: JpegFaultKind;

  constructor(message: string, kind: JpegFaultKind) {
    super(message);
    this.kind = kind;
  }
}
