// The closed value lists of what follows an invoice; apart from their schemas, because the command line names them at every start.

/** MDT-105: of invoices, and from 250 on those of the portal. */
export const STATUSES = [
  '200',
  '201',
  '202',
  '203',
  '204',
  '205',
  '206',
  '207',
  '208',
  '209',
  '210',
  '211',
  '212',
  '213',
  '220',
  '221',
  '250',
  '251',
  '300',
  '301',
  '400',
  '401',
  '500',
  '501',
  '601',
] as const;

/** MDT-40. */
export const ACTORS = ['WK', 'BY', 'SE'] as const;

/** Of Flux 1. */
export const LEVELS = ['base', 'full'] as const;

/** VAT regimes of Flux 10. */
export const REPORT_REGIMES = [
  'real-normal-monthly',
  'real-normal-quarterly',
  'simplified',
  'franchise',
] as const;
