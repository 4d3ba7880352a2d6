import type { Edit } from '../../state/testing/cases.ts';

/** What the extracts of both syntaxes say alike, each value once; days as YYYY-MM-DD. */
export const B = {
  number: 'F-1',
  issued: '2026-09-20',
  framework: 'B1',
  profile: 'urn.cpro.gouv.fr:1p0:einvoicingextract#Full',
  group: '100000029',
  seller: '100000033',
  sellerVat: 'FR33',
  buyer: '100000047',
  buyerVat: 'FR48',
  preceding: 'F-25',
  precedingDay: '2026-08-25',
  due: '2026-10-20',
  from: '2026-09-01',
  to: '2026-09-02',
  point: '72',
  code: 'VATEX-EU-132',
  base: '101.00',
  vat: '20.22',
  exempt: '50.00',
  total: '151.00',
  totalVat: '20.21',
  allowance: '92.00',
  lineAllowance: '136.00',
  quantity: '4.0625',
  net: '24.615384',
  gross: '30.000001',
  discount: '5.384617',
  lineDelivered: '2026-08-16',
  lineFrom: '2026-08-17',
  lineTo: '2026-08-18',
} as const;

/** How the syntaxes differ where their rules and the values to change do not. */
export interface Spelling {
  readonly of: 'CII' | 'UBL';
  /** The rule of the SIREN of both parties, which the syntaxes call differently. */
  readonly siren: string;
  readonly day: (iso: string) => string;
  /** The preceding invoice of the header. */
  readonly reference: string;
  readonly typed: (type: string) => Edit;
  readonly legal: (siren: string, scheme: string, value: string) => Edit;
  /** By its term, the text to take out, where a term is to be missing; or the change that does it. */
  readonly parts: Readonly<Record<string, string | RegExp | Edit>>;
  /** Adds a preceding invoice without date to the line. */
  readonly lineReference: Edit;
  readonly taxOfRow: Edit;
  readonly taxOfAllowance: Edit;
  readonly vatQualifier: Edit;
  readonly groupScheme: Edit;
  readonly paymentMeans: Edit;
  readonly transport: Edit;
}
