// The words of this view, which come with it: the first view does not carry them.

import { enAfter, type AfterWords } from '../language/en-after.ts';
import { frAfter } from '../language/fr-after.ts';
import { speakWith } from '../language/words.ts';

/** In the language of the moment, as `words` is. */
export let own: AfterWords = enAfter;

speakWith((lang) => (own = lang === 'fr' ? frAfter : enAfter));
