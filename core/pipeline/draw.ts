import { EngineError } from '../errors.ts';

/** @throws EngineError `render_error` where drawing fails for a reason that is not the caller's. */
export async function drawn(draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await draw();
  } catch (thrown) {
    const known = EngineError.from(thrown);
    if (known.code !== 'internal_error') throw known;
    throw new EngineError('render_error', 'The visual invoice could not be drawn.', [], { cause: thrown });
  }
}
