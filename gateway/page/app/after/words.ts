// The words of this view, which come with it: the first view does not carry them.

import { after } from '../language/after.ts';
import type { Said } from '../language/table.ts';
import { speakWith } from '../language/words.ts';

/** In the language of the moment, as `words` is. */
export let own: Said<typeof after>;

speakWith(after, (spoken) => (own = spoken));
