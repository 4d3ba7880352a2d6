// What people call units.

/** A word, in small letters → the code of UN/ECE Recommendation 20 that it means. */
export const UNIT_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    DAY: 'jour jours journée journées day days tag tage j jr jrs',
    HUR: 'heure heures hour hours hr hrs std stunde stunden h',
    MIN: 'minute minutes min mn',
    WEE: 'semaine semaines week weeks woche wochen',
    MON: 'mois month months monat monate',
    ANN: 'an ans année années year years jahr jahre',
    KGM: 'kg kilo kilos kilogramme kilogrammes kilogram kilograms',
    GRM: 'g gr gramme grammes gram grams',
    TNE: 'tonne tonnes',
    LTR: 'l litre litres liter liters',
    MTR: 'm mètre mètres metre metres meter meters',
    KMT: 'km kilomètre kilomètres kilometre kilometres kilometer kilometers',
    CMT: 'cm',
    MMT: 'mm',
    MTK: 'm2 m²',
    MTQ: 'm3 m³',
    KWH: 'kwh',
    H87: 'pièce pièces piece pieces pcs pce stück stk',
    C62: 'unité unités unit units u',
    LS: 'forfait forfaits ff lump-sum pauschale',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code])),
);
