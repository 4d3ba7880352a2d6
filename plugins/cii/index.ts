import type { Recognised, SyntaxPlugin } from '@conforme/core/plugin';
import { structureFindings } from '@conforme/core/syntax';
import type { Schema } from '@conforme/rules/schema';
import type { Tree } from '@conforme/rules/xml';
import { readDocument } from './document.ts';
import { isRoot, PREFIXES } from './namespaces.ts';
import { PRODUCED_PROFILES, recognise } from './profiles.ts';
import { write } from './write.ts';

/** What the syntax is given: the compiled schema of CII D22B. */
export interface CiiDependencies {
  readonly schema: Schema;
}

/** UN/CEFACT Cross Industry Invoice D22B, the syntax of Factur-X. */
export function ciiSyntax({ schema }: CiiDependencies): SyntaxPlugin {
  return Object.freeze({
    kind: 'syntax',
    id: 'cii',
    version: '1.0.0',
    requires: [],
    profiles: PRODUCED_PROFILES,
    prefixes: PREFIXES,
    detect: isRoot,
    recognise,
    structure: (tree: Tree, _recognised: Recognised) => structureFindings(schema, tree),
    explain: schema.explain,
    write,
    read: readDocument,
  } satisfies SyntaxPlugin);
}
