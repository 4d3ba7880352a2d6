import { ACCENT_COLOR } from '@conforme/proto/schema/options';
import { EngineError } from '../errors.ts';
import type { Look } from '../plugin/index.ts';

/** The default look of a page. */
export const PLAIN_LOOK: Omit<Look, 'language'> = {
  accentColor: ACCENT_COLOR,
  footerText: null,
  logo: null,
};

const UNDRAWN = {
  en: 'The visual invoice could not be drawn.',
  fr: "La facture visuelle n'a pas pu être dessinée.",
};

/** @throws EngineError `render_error` where drawing fails for a reason that is not the caller's. */
export async function drawn(draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await draw();
  } catch (thrown) {
    // The language of its message does not matter here: it is rethrown as it came.
    if (EngineError.from(thrown, 'en').code !== 'internal_error') throw thrown;
    throw new EngineError('render_error', UNDRAWN, [], { cause: thrown });
  }
}
