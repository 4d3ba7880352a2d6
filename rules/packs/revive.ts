import { loadPack } from '@conforme/engine/schematron/pack';
import { instantiate } from '@conforme/engine/xpath/instantiate';
import { withTexts } from './index.ts';
import type { PackWithTexts } from './index.ts';
import type { Texts } from './texts.ts';

/** A compiled pack brought to life, without a file: what is replaced later leaves nothing behind. */
export function revive(compiled: { readonly module: string; readonly texts: Texts }): PackWithTexts {
  return withTexts(loadPack(instantiate(compiled.module, '{ pack }')), compiled.texts);
}
