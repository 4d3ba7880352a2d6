/** What kind of fault: no PNG at all, too large, damaged, or damaged in its rows alone. */
export type PngFaultKind = 'other' | 'large' | 'damaged' | 'rows';

/** Why a PNG cannot be read. */
export class PngFault extends Error {
  override readonly name = 'PngFault';
  readonly kind: PngFaultKind;

  constructor(message: string, kind: PngFaultKind) {
    super(message);
    this.kind = kind;
  }
}
