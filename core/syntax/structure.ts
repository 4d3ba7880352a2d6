import type { Finding } from '../plugin/index.ts';
import type { Schema } from '@conforme/rules/schema';
import type { Tree } from '@conforme/rules/xml';

/** What the schema says of a document. Its kinds of finding stand where rules have their ids. */
export function structureFindings(schema: Schema, tree: Tree): readonly Finding[] {
  return schema.validate(tree).map(({ node, kind, message, values, terms }) => ({
    severity: 'fatal',
    rule: kind,
    message,
    node,
    values,
    terms,
  }));
}
