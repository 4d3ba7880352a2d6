import type { FlowSyntax } from './types.ts';

const BY_FLAVOR: Readonly<Record<string, FlowSyntax>> = {
  'factur-x': 'CII',
  'ubl-2.1-invoice': 'UBL',
  'ubl-2.1-creditnote': 'UBL',
  cdar: 'CDAR',
  ereporting: 'FRR',
};

/** What a flow of a document is, by its flavor as a validation names it; null for what no flow carries. */
export const flowSyntaxOf = (flavor: string, isPdf: boolean): FlowSyntax | null =>
  isPdf ? 'Factur-X' : (BY_FLAVOR[flavor] ?? null);
