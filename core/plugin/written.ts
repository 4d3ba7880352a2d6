/**
 * An XML document as written, and for each of its elements, in document order, the JSON Pointers into the
 * complete invoice (`/invoice/lines/0/quantity`) of the values it carries; empty for pure structure.
 */
export interface Written {
  readonly bytes: Uint8Array;
  readonly pointers: readonly (readonly string[])[];
}
