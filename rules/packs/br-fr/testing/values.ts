/** What the invoices of both syntaxes say alike, each value once, so that a test can change it by its text. */

/** Every party with an identifier, an address and the SIREN both begin with. */
export const PARTIES = [
  { role: 'seller', siren: '111111111', id: 'BT-29', address: 'BT-34' },
  { role: 'buyer', siren: '222222222', id: 'BT-46', address: 'BT-49' },
  { role: 'payee', siren: '333333333', id: 'BT-60', address: 'EXT-FR-FE-29' },
  { role: 'buyerAgent', siren: '444444444', id: 'EXT-FR-FE-06', address: 'EXT-FR-FE-12' },
  { role: 'payer', siren: '555555555', id: 'EXT-FR-FE-46', address: 'EXT-FR-FE-52' },
  { role: 'salesAgent', siren: '666666666', id: 'EXT-FR-FE-69', address: 'EXT-FR-FE-75' },
  { role: 'invoicee', siren: '777777777', id: 'EXT-FR-FE-92', address: 'EXT-FR-FE-98' },
  { role: 'invoicer', siren: '888888888', id: 'EXT-FR-FE-115', address: 'EXT-FR-FE-121' },
] as const;

export type Role = (typeof PARTIES)[number]['role'];

/** The places of delivery have a SIRET but no address. */
export const PLACE = '999999999';
export const LINE_PLACE = '101010101';

export const siretOf = (siren: string): string => `${siren}00017`;

/** Dates by the rule that judges them, as YYYY-MM-DD. */
export const DATES = {
  issued: '2026-09-01',
  taxPoint: '2026-09-02',
  due: '2026-09-30',
  preceding: '2026-08-26',
  delivered: '2026-08-27',
  from: '2026-08-03',
  to: '2026-08-04',
  linePreceding: '2026-08-15',
  lineDelivered: '2026-08-16',
  lineFrom: '2026-08-17',
  lineTo: '2026-08-18',
} as const;

/** Amounts need not add up: no rule of these packs asks it of an ordinary invoice. */
export const AMOUNTS = {
  'BT-92_BT-99': '1092.00',
  'BT-93_BT-100': '1093.00',
  'BT-106': '1106.00',
  'BT-107': '1107.00',
  'BT-108': '1108.00',
  'BT-109': '1109.00',
  'BT-110': '1110.00',
  'BT-112': '1112.00',
  'BT-113': '1113.00',
  'BT-114': '1114.00',
  'BT-115': '1115.00',
  'BT-116': '1116.00',
  'BT-117': '1117.00',
  'BT-131': '1131.00',
  'BT-136_BT-141': '1136.00',
  'BT-137_BT-142': '1137.00',
} as const;

export const QUANTITIES = { 'BT-129': '12.129', 'BT-149': '12.149' } as const;
export const PRICES = { 'BT-146': '3.146', 'BT-147': '3.147', 'BT-148': '3.148' } as const;

export interface SubLine {
  readonly id: string;
  readonly status: 'GROUP' | 'DETAIL';
  readonly parent?: string;
  readonly seller: string;
  readonly sub: string;
  readonly amount: string;
}

/** The lines of two sub-invoices, the issuer's own and another, each with one line that counts. */
export const SUB_LINES: readonly SubLine[] = [
  { id: 'G1', status: 'GROUP', seller: '111111111', sub: 'F-2026-1', amount: '100.00' },
  { id: 'D1', status: 'DETAIL', parent: 'G1', seller: '111111111', sub: 'F-2026-1', amount: '100.00' },
  { id: 'G2', status: 'GROUP', seller: '222222222', sub: 'F-2', amount: '200.00' },
  { id: 'D2', status: 'DETAIL', parent: 'G2', seller: '222222222', sub: 'F-2', amount: '200.00' },
];

export const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${content}</${name}>`;

/** One change of a document, told by the text to change. */
export type Edit = readonly [from: string, to: string];

/** @throws Error when the document has no such text: the test would prove nothing. */
export function edited(document: string, ...edits: readonly Edit[]): string {
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the document has no ${from}`);
    return text.replace(from, () => to);
  }, document);
}

/** Makes the seller a member of a single taxable person. */
export const group231: Edit = ['schemeID="0224">R-111111111', 'schemeID="0231">111111111'];
