import type { Language } from '@conforme/core/plugin';

type Name = readonly [fr: string, en: string];

/** Why something is taken off (UNTDID 5189). */
const ALLOWANCES: Readonly<Record<string, Name>> = {
  '41': ['Prime d’avance sur délai', 'Bonus for works ahead of schedule'],
  '42': ['Autre prime', 'Other bonus'],
  '60': ['Remise consommateur du fabricant', 'Manufacturer’s consumer discount'],
  '64': ['Accord particulier', 'Special agreement'],
  '65': ['Remise pour défaut de production', 'Production error discount'],
  '66': ['Remise nouveau point de vente', 'New outlet discount'],
  '67': ['Remise sur échantillon', 'Sample discount'],
  '68': ['Remise fin de série', 'End-of-range discount'],
  '70': ['Remise Incoterm', 'Incoterm discount'],
  '71': ['Remise de seuil', 'Point of sales threshold allowance'],
  '88': ['Déduction sur matières', 'Material deduction'],
  '95': ['Remise', 'Discount'],
  '100': ['Rabais particulier', 'Special rebate'],
  '102': ['Remise à long terme', 'Fixed long-term discount'],
  '103': ['Remise temporaire', 'Temporary discount'],
  '104': ['Remise courante', 'Standard discount'],
  '105': ['Remise de fin d’année', 'Yearly turnover discount'],
};

/** Why something is put on (UNTDID 7161), of its 178 codes those that invoices use most. */
const CHARGES: Readonly<Record<string, Name>> = {
  AA: ['Publicité', 'Advertising'],
  ABL: ['Emballage supplémentaire', 'Additional packaging'],
  ADR: ['Autres services', 'Other services'],
  ADT: ['Enlèvement', 'Pick-up'],
  CG: ['Nettoyage', 'Cleaning'],
  DL: ['Livraison', 'Delivery'],
  FC: ['Transport', 'Freight'],
  FI: ['Frais financiers', 'Financing'],
  HD: ['Manutention', 'Handling'],
  IS: ['Frais de facturation', 'Invoicing'],
  LA: ['Étiquetage', 'Labelling'],
  PC: ['Emballage', 'Packing'],
  SH: ['Manutention spéciale', 'Special handling'],
  TAC: ['Test', 'Testing'],
  WH: ['Entreposage', 'Warehousing'],
};

/** The code itself where it has no name. */
export function reasonName(kind: 'allowance' | 'charge', code: string, language: Language): string {
  const names = kind === 'allowance' ? ALLOWANCES : CHARGES;
  return names[code]?.[language === 'fr' ? 0 : 1] ?? code;
}
