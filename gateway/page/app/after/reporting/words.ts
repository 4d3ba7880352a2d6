import { enReporting } from '../../language/en-reporting.ts';
import { frReporting } from '../../language/fr-reporting.ts';
import { enAfter } from '../../language/en-after.ts';
import { frAfter } from '../../language/fr-after.ts';
import { language } from '../../language/words.ts';

/** Those of what follows an invoice, but where the sheet has its own. */
const [EN, FR] = [
  { ...enAfter, ...enReporting },
  { ...frAfter, ...frReporting },
];

/** In the language of the moment. */
export const reportingWords = (): typeof EN => (language === 'fr' ? FR : EN);
