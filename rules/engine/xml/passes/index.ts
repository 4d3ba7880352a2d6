import { pass as fragments } from './fragments.ts';
import { pass as ordinary } from './ordinary.ts';
import type { ReaderPass } from './pass.ts';
import { pass as rootTag } from './root-tag.ts';

export { ALL_READER_PASSES, NO_READER_PASSES } from './pass.ts';
export type { ReaderPass, ReaderPasses, ReaderPassName } from './pass.ts';

export const READER_PASSES: readonly ReaderPass[] = [ordinary, fragments, rootTag];
