/** The documents of an answer, and the text it may be written as. */
export function contentsOf(answer: object): readonly Uint8Array[] {
  const { generated, preview, content, xml, body } = answer as Readonly<Record<string, unknown>>;
  const inner = generated ?? preview;
  const own = [content, xml, body].filter((each) => each instanceof Uint8Array);
  return inner ? [...own, ...contentsOf(inner)] : own;
}
