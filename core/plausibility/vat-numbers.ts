import { onDemand } from '../plugin/on-demand.ts';
import { isValid, type Validator } from './check-digits.ts';

// Validators of VAT numbers, loaded a country at a time: all of them together take a tenth of a second.

const LOADERS: Readonly<Record<string, () => Promise<readonly Validator[]>>> = {
  AT: onDemand(async () => [(await import('stdnum/lib/cjs/at/index.js')).uid]),
  BE: onDemand(async () => [(await import('stdnum/lib/cjs/be/index.js')).vat]),
  BG: onDemand(async () => [(await import('stdnum/lib/cjs/bg/index.js')).vat]),
  CY: onDemand(async () => [(await import('stdnum/lib/cjs/cy/index.js')).vat]),
  CZ: onDemand(async () => [(await import('stdnum/lib/cjs/cz/index.js')).dic]),
  DE: onDemand(async () => [(await import('stdnum/lib/cjs/de/index.js')).vat]),
  DK: onDemand(async () => [(await import('stdnum/lib/cjs/dk/index.js')).cvr]),
  EE: onDemand(async () => [(await import('stdnum/lib/cjs/ee/index.js')).kmkr]),
  EL: onDemand(async () => [(await import('stdnum/lib/cjs/gr/index.js')).vat]),
  FI: onDemand(async () => [(await import('stdnum/lib/cjs/fi/index.js')).alv]),
  FR: onDemand(async () => [(await import('stdnum/lib/cjs/fr/index.js')).tva]),
  HR: onDemand(async () => [(await import('stdnum/lib/cjs/hr/index.js')).oib]),
  HU: onDemand(async () => [(await import('stdnum/lib/cjs/hu/index.js')).anum]),
  IE: onDemand(async () => [(await import('stdnum/lib/cjs/ie/index.js')).vat]),
  IT: onDemand(async () => [(await import('stdnum/lib/cjs/it/index.js')).iva]),
  LT: onDemand(async () => [(await import('stdnum/lib/cjs/lt/index.js')).pvm]),
  LU: onDemand(async () => [(await import('stdnum/lib/cjs/lu/index.js')).tva]),
  LV: onDemand(async () => [(await import('stdnum/lib/cjs/lv/index.js')).pvn]),
  MT: onDemand(async () => [(await import('stdnum/lib/cjs/mt/index.js')).vat]),
  NL: onDemand(async () => [(await import('stdnum/lib/cjs/nl/index.js')).btw]),
  PL: onDemand(async () => [(await import('stdnum/lib/cjs/pl/index.js')).nip]),
  RO: onDemand(async () => [(await import('stdnum/lib/cjs/ro/index.js')).cui]),
  SE: onDemand(async () => [(await import('stdnum/lib/cjs/se/index.js')).vat]),
  SI: onDemand(async () => [(await import('stdnum/lib/cjs/si/index.js')).ddv]),
  SK: onDemand(async () => [(await import('stdnum/lib/cjs/sk/index.js')).dph]),
  // Spain and Portugal give numbers to companies and to people, each with digits of their own.
  ES: onDemand(async () => {
    const { cif, dni, nie, nif } = await import('stdnum/lib/cjs/es/index.js');
    return [nif, cif, dni, nie];
  }),
  PT: onDemand(async () => {
    const { nif, nipc } = await import('stdnum/lib/cjs/pt/index.js');
    return [nif, nipc];
  }),
};

/** Whether a VAT number of a member state has its form and check digit; null for those of other countries. */
export async function isVatNumber(vatId: string): Promise<boolean | null> {
  const [country, number] = [vatId.slice(0, 2).toUpperCase(), vatId.slice(2)];
  const validators = await LOADERS[country]?.();
  return validators?.some((each) => isValid(each, number) || isValid(each, vatId)) ?? null;
}
