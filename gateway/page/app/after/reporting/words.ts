import { enReporting, type ReportingWords } from '../../language/en-reporting.ts';
import { frReporting } from '../../language/fr-reporting.ts';
import { language } from '../../language/words.ts';

/** In the language of the moment. */
export const reportingWords = (): ReportingWords => (language === 'fr' ? frReporting : enReporting);
