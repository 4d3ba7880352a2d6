import { legible as readable } from '../invoice/index.ts';
import type { Look } from '../plugin/index.ts';
import type { Registry } from '../registry/registry.ts';
import { open } from './open.ts';

/**
 * Any invoice we read, from whomever, as pages people read. It judges nothing and adds nothing: what the document does
 * not say is not drawn, and codes nobody knows stand as they are.
 *
 * @throws EngineError `not_an_einvoice`, or `invalid_input` for XML that is not well-formed.
 */
export async function legible(registry: Registry, bytes: Uint8Array, look: Look): Promise<Uint8Array> {
  const { syntax, tree } = await open(registry, bytes);
  return registry.renderer.render(readable(syntax.read(tree)), look);
}
