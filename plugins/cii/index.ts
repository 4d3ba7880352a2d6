import type { SyntaxPlugin } from '@conforme/core/plugin';
import { isRoot, PREFIXES } from './namespaces.ts';
import { PRODUCED_PROFILES, recognise } from './profiles.ts';
import { readDocument } from './document.ts';
import { write } from './write.ts';

/** What the syntax is given from outside: compiled schemas. */
export interface CiiDependencies {
  readonly structure: SyntaxPlugin['structure'];
}

/** UN/CEFACT Cross Industry Invoice D22B, the syntax of Factur-X. */
export function ciiSyntax({ structure }: CiiDependencies): SyntaxPlugin {
  return Object.freeze({
    kind: 'syntax',
    id: 'cii',
    version: '1.0.0',
    requires: [],
    profiles: PRODUCED_PROFILES,
    prefixes: PREFIXES,
    detect: isRoot,
    recognise,
    structure,
    write,
    read: readDocument,
  });
}
