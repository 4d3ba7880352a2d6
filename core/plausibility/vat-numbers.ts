// Validators of VAT numbers, loaded a country at a time: all of them together take a tenth of a second.

interface Validator {
  validate(value: string): { readonly isValid: boolean };
}

const LOADERS: Readonly<Record<string, () => Promise<Validator>>> = {
  AT: async () => (await import('stdnum/lib/cjs/at/index.js')).uid,
  BE: async () => (await import('stdnum/lib/cjs/be/index.js')).vat,
  BG: async () => (await import('stdnum/lib/cjs/bg/index.js')).vat,
  CY: async () => (await import('stdnum/lib/cjs/cy/index.js')).vat,
  CZ: async () => (await import('stdnum/lib/cjs/cz/index.js')).dic,
  DE: async () => (await import('stdnum/lib/cjs/de/index.js')).vat,
  DK: async () => (await import('stdnum/lib/cjs/dk/index.js')).cvr,
  EE: async () => (await import('stdnum/lib/cjs/ee/index.js')).kmkr,
  EL: async () => (await import('stdnum/lib/cjs/gr/index.js')).vat,
  FI: async () => (await import('stdnum/lib/cjs/fi/index.js')).alv,
  FR: async () => (await import('stdnum/lib/cjs/fr/index.js')).tva,
  HR: async () => (await import('stdnum/lib/cjs/hr/index.js')).oib,
  HU: async () => (await import('stdnum/lib/cjs/hu/index.js')).anum,
  IE: async () => (await import('stdnum/lib/cjs/ie/index.js')).vat,
  IT: async () => (await import('stdnum/lib/cjs/it/index.js')).iva,
  LT: async () => (await import('stdnum/lib/cjs/lt/index.js')).pvm,
  LU: async () => (await import('stdnum/lib/cjs/lu/index.js')).tva,
  LV: async () => (await import('stdnum/lib/cjs/lv/index.js')).pvn,
  MT: async () => (await import('stdnum/lib/cjs/mt/index.js')).vat,
  NL: async () => (await import('stdnum/lib/cjs/nl/index.js')).btw,
  PL: async () => (await import('stdnum/lib/cjs/pl/index.js')).nip,
  RO: async () => (await import('stdnum/lib/cjs/ro/index.js')).cui,
  SE: async () => (await import('stdnum/lib/cjs/se/index.js')).vat,
  SI: async () => (await import('stdnum/lib/cjs/si/index.js')).ddv,
  SK: async () => (await import('stdnum/lib/cjs/sk/index.js')).dph,
};

/** Spain and Portugal give numbers to companies and to people, each with digits of their own. */
const SEVERAL: Readonly<Record<string, () => Promise<readonly Validator[]>>> = {
  ES: async () => {
    const { cif, dni, nie, nif } = await import('stdnum/lib/cjs/es/index.js');
    return [nif, cif, dni, nie];
  },
  PT: async () => {
    const { nif, nipc } = await import('stdnum/lib/cjs/pt/index.js');
    return [nif, nipc];
  },
};

/** Whether a VAT number of a member state has its form and check digit; null for those of other countries. */
export async function isVatNumber(vatId: string): Promise<boolean | null> {
  const [country, number] = [vatId.slice(0, 2).toUpperCase(), vatId.slice(2)];
  const load = LOADERS[country];
  const validators = load ? [await load()] : await SEVERAL[country]?.();
  return validators?.some((each) => each.validate(number).isValid || each.validate(vatId).isValid) ?? null;
}
