import type { DocumentContainer, Profile, Recognised, SyntaxPlugin } from '@conforme/core/plugin';
import { judgedAs } from '@conforme/core/plugin/judged-as';
import { facturxProfileOf, PROFILE_TABLE } from '@conforme/core/plugin/profiles';
import { deferred, structureFindings } from '@conforme/core/syntax/plugin';
import type { Schema } from '@conforme/engine/schema';
import type { Tree } from '@conforme/engine/xml';
import { isRoot, PREFIXES } from './namespaces.ts';
import { PRODUCED_PROFILES, recognise } from './profiles.ts';

/** What the syntax is given: the compiled schemas of CII D22B, and of the Factur-X profiles. */
export interface CiiDependencies {
  readonly schema: Schema;
  readonly facturx: ReadonlyMap<Profile, Schema>;
}

/** Decision 11, schemas: inside a PDF, a profile with rules of its own is held to the structure of a Factur-X profile. */
function schemaFor(
  { schema, facturx }: CiiDependencies,
  recognised: Recognised,
  container: DocumentContainer,
): Schema {
  const as = judgedAs(recognised, container);
  if (as === 'facturx') return (recognised.profile && facturx.get(recognised.profile)) ?? schema;
  const isOwn = PROFILE_TABLE[as].rules === 'own';
  return (isOwn && container === 'pdf' ? facturx.get(facturxProfileOf(as)) : null) ?? schema;
}

/** UN/CEFACT Cross Industry Invoice D22B, the syntax of Factur-X. */
export function ciiSyntax(dependencies: CiiDependencies): SyntaxPlugin {
  return Object.freeze({
    kind: 'syntax',
    id: 'cii',
    version: '1.0.0',
    requires: [],
    outputs: ['facturx-pdf', 'cii-xml'],
    profiles: PRODUCED_PROFILES,
    prefixes: PREFIXES,
    detect: isRoot,
    recognise,
    structure: (tree: Tree, recognised: Recognised, container: DocumentContainer, most?: number) =>
      structureFindings(schemaFor(dependencies, recognised, container), tree, most),
    explain: dependencies.schema.explain,
    terms: dependencies.schema.terms,
    placeOf: dependencies.schema.placeOf,
    ...deferred('cii', () => import('./tables.ts')),
  } satisfies SyntaxPlugin);
}
