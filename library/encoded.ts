/** A file as JSON holds it. */
export interface Encoded {
  readonly content_base64: string;
}

/** The same with bytes in the place of base64. */
export function withContent<T extends Encoded>({
  content_base64: encoded,
  ...rest
}: T): Omit<T, 'content_base64'> & { readonly content: Uint8Array } {
  return { ...rest, content: Uint8Array.from(atob(encoded), (unit) => unit.charCodeAt(0)) };
}
