import { ACCENT_COLOR } from '@conforme/proto/schema/options';
import { EngineError } from '../errors.ts';
import type { CompleteInvoice } from '../invoice/index.ts';
import type { DrawnPages, Look, RendererPlugin } from '../plugin/index.ts';
import { staged } from './stage.ts';

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

/** The pages of an invoice for a container to put it into: not written where the renderer can wait with that. @throws as `drawn` */
export function pagesFor(
  renderer: RendererPlugin,
  invoice: CompleteInvoice,
  look: Look,
): Promise<Uint8Array | DrawnPages> {
  return staged('render', () =>
    drawn<Uint8Array | DrawnPages>(() => renderer.draw?.(invoice, look) ?? renderer.render(invoice, look)),
  );
}

/** @throws EngineError `render_error` where drawing fails for a reason that is not the caller's. */
export async function drawn<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw();
  } catch (thrown) {
    // The language of its message does not matter here: it is rethrown as it came.
    if (EngineError.from(thrown, 'en').code !== 'internal_error') throw thrown;
    throw new EngineError('render_error', UNDRAWN, [], { cause: thrown });
  }
}
