import { after } from '../../language/after.ts';
import { reporting } from '../../language/reporting.ts';
import type { Said } from '../../language/table.ts';
import { speakWith } from '../../language/words.ts';

/** Those of what follows an invoice, but where the sheet has its own; in the language of the moment. */
const both = { ...after, ...reporting };
export let own: Said<typeof both>;

speakWith(both, (spoken) => (own = spoken));
