import { KINDS, type Schema } from '@conforme/engine/schema';
import type { Language, RuleRef, RulesetPlugin, RuleText } from '../plugin/index.ts';
import { structureFindings } from '../syntax/structure.ts';

/** No Schematron rule has a colon in its id, which distinguishes findings of a schema from those of rules. */
const PREFIX = 'xsd:';

/** The rules that a schema comes to: its kinds of finding. */
export const structureRules: readonly RuleRef[] = KINDS.map((kind) => ({
  id: `${PREFIX}${kind}`,
  severity: 'fatal',
}));

export function structureRun(schema: Schema): NonNullable<RulesetPlugin['structure']> {
  return (tree, most) =>
    structureFindings(schema, tree, most).map((finding) => ({
      ...finding,
      rule: `${PREFIX}${finding.rule}`,
    }));
}

/** Null for what is none of the schema's. */
export function explainStructure(
  schema: Schema,
  rule: string,
  language: Language,
  values: readonly string[],
): RuleText | null {
  return rule.startsWith(PREFIX) ? schema.explain(rule.slice(PREFIX.length), language, values) : null;
}
