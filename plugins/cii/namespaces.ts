import { numbering } from '@conforme/core/syntax/plugin';
import type { Name } from '@conforme/engine/xml';

/** Prefix → URI of CII D22B, in the order they are declared. */
export const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
  ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
  ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
  ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
]);

/** URI → prefix, as locations are written with. */
export const PREFIXES: ReadonlyMap<string, string> = new Map(
  [...NAMESPACES].map(([prefix, uri]) => [uri, prefix]),
);

/** An element of CII as these tables write it (`ram:ID`). */
export type ElementName = `${'rsm' | 'ram' | 'udt' | 'qdt'}:${string}`;

/** The document element of every CII invoice, D16B and D22B alike. */
export const ROOT = 'rsm:CrossIndustryInvoice';

export const numberOf = numbering<ElementName>(NAMESPACES);

/** True for the document element of CII, whatever its prefix. */
export function isRoot({ uri, local }: Name): boolean {
  return `${PREFIXES.get(uri)}:${local}` === ROOT;
}
