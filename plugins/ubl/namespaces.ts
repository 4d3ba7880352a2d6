import { numbering } from '@conforme/core/syntax/plugin';

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Prefix → URI of what both documents are made of; the document element has the default namespace. */
export const COMPONENTS: ReadonlyMap<string, string> = new Map([
  ['cac', `${SCHEMA}CommonAggregateComponents-2`],
  ['cbc', `${SCHEMA}CommonBasicComponents-2`],
]);

/** URI → prefix, as the rules of EN 16931 spell locations. */
export const PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${SCHEMA}Invoice-2`, 'ubl'],
  [`${SCHEMA}CreditNote-2`, 'cn'],
  ...[...COMPONENTS].map(([prefix, uri]) => [uri, prefix] as const),
  [`${SCHEMA}CommonExtensionComponents-2`, 'ext'],
]);

/** An element of UBL as these tables write it (`cbc:ID`). */
export type ElementName = `${'cac' | 'cbc'}:${string}`;

export const numberOf = numbering<ElementName>(COMPONENTS);
