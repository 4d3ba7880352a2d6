import type { Finding } from '../plugin/index.ts';
import type { Schema } from '@conforme/engine/schema';
import type { Tree } from '@conforme/engine/xml';

/**
 * Findings of the schema. Their kinds stand where rules have their ids.
 *
 * @param most findings that are listed; those beyond them are counted, one a kind
 */
export function structureFindings(schema: Schema, tree: Tree, most?: number): readonly Finding[] {
  return schema.validate(tree, most).map(({ node, kind, message, values, terms, times }) => ({
    severity: 'fatal',
    rule: kind,
    message,
    node,
    values,
    terms,
    ...(times !== undefined && { times }),
  }));
}
