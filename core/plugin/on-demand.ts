/**
 * A module that is imported when it is first needed, and kept: to ask for it again takes Node's loader some 20 µs, a fiftieth of the
 * making of an invoice.
 */
export function onDemand<M>(bring: () => Promise<M>): () => Promise<M> {
  let brought: Promise<M> | undefined;
  return () => (brought ??= bring());
}
