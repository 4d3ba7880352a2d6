// The words of this view, which come with it: the first view does not carry them.

import { enAfter, type AfterWords } from '../language/en-after.ts';
import { frAfter } from '../language/fr-after.ts';
import { language } from '../language/words.ts';

/** In the language of the moment. */
export const afterWords = (): AfterWords => (language === 'fr' ? frAfter : enAfter);
