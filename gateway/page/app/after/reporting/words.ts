import { enAfter } from '../../language/en-after.ts';
import { enReporting } from '../../language/en-reporting.ts';
import { frAfter } from '../../language/fr-after.ts';
import { frReporting } from '../../language/fr-reporting.ts';
import { speakWith } from '../../language/words.ts';

/** Those of what follows an invoice, but where the sheet has its own; in the language of the moment. */
export let own = { ...enAfter, ...enReporting };

speakWith((lang) => (own = lang === 'fr' ? { ...frAfter, ...frReporting } : { ...enAfter, ...enReporting }));
