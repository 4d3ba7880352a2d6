/** What invoices are written in; each has an output of its own, `<syntax>-xml`. */
export const SYNTAXES = ['cii', 'ubl'] as const;

/** What documents are produced as: one in a container, and each syntax alone. */
export const OUTPUTS = ['facturx-pdf', 'cii-xml', 'ubl-xml'] as const;

export type OutputFormat = (typeof OUTPUTS)[number];
