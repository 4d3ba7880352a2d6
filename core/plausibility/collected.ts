import { comma } from './decimals.ts';
import type { Doubt } from './doubt.ts';

/** A rate of an amount collected that is written as a share, which no rule for statuses asks. */
export const shareDoubt = (rate: string, percent: string, pointer: string): Doubt => ({
  rule: 'PLAUSIBLE-RATE',
  terms: ['MDT-224'],
  pointer,
  message: {
    en: `The VAT rate is ${rate} %; did you mean ${percent} %?`,
    fr: `Le taux de TVA est de ${comma(rate)} % ; vouliez-vous dire ${comma(percent)} % ?`,
  },
  fix: {
    en: 'Give the rate (MDT-224) in percent, for instance 20.',
    fr: 'Donnez le taux (MDT-224) en pour cent, par exemple 20.',
  },
});
