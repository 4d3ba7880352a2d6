import type { DocumentContainer, Recognised, SyntaxPlugin } from '@conforme/core/plugin';
import { deferred, structureFindings } from '@conforme/core/syntax/plugin';
import type { Schema } from '@conforme/engine/schema';
import type { Name, Tree } from '@conforme/engine/xml';
import { kindOfRoot } from './kind.ts';
import { PREFIXES } from './namespaces.ts';
import { PRODUCED_PROFILES, recognise } from './profiles.ts';

/** What the syntax is given: the compiled schema of UBL 2.1, both documents in one. */
export interface UblDependencies {
  readonly schema: Schema;
}

/** OASIS Universal Business Language 2.1, Invoice and CreditNote. */
export function ublSyntax({ schema }: UblDependencies): SyntaxPlugin {
  return Object.freeze({
    kind: 'syntax',
    id: 'ubl',
    version: '1.0.0',
    requires: [],
    outputs: ['ubl-xml'],
    profiles: PRODUCED_PROFILES,
    prefixes: PREFIXES,
    detect: (root: Name) => kindOfRoot(root) !== null,
    recognise,
    structure: (tree: Tree, _recognised: Recognised, _container: DocumentContainer, most?: number) =>
      structureFindings(schema, tree, most),
    explain: schema.explain,
    terms: schema.terms,
    placeOf: schema.placeOf,
    ...deferred('ubl', () => import('./tables.ts')),
  } satisfies SyntaxPlugin);
}
